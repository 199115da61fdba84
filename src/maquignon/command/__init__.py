"""The command `maquignon`: one file per subcommand, imported only when it is asked for."""

import argparse
import importlib
import io
import sys
from collections.abc import Sequence
from typing import Final, Protocol

from maquignon import __version__

COMMANDS: Final[dict[str, str]] = {
    "editions": "list the editions, where they differ, the variants and the house rules",
    "play": "play a whole game in this terminal, against bots",
    "join": "join a live table, with people in browsers and other terminals",
    "host": "open a live table, invite others to it, and sit down",
    "lobby": "list the public tables of a server",
    "rules": "tell the rules of an edition in plain words",
    "simulate": "let bots play many games against each other",
    "train": "train the learned player by self-play",
    "judgement": "train the judgement of positions: how likely everybody is to win",
    "calibration": "measure how well the judgement fits games of any bots",
    "arena": "measure bots against each other, with intervals, ratings and a report",
    "dataset": "play many games and write them as tables of numbers, for statistics and learning",
    "ladder": "play every bot alone among copies of every other, and write the matrix as a page",
    "league": "run a league of bots to a signed page that anybody can check",
    "bot": "check a program that is to play, or let it take a seat at a live table",
    "serve": "serve the game to browsers and programs, here and in the local network",
    "replay": "tell a recorded game in sentences, or print where it stands",
    "verify": "prove that the pile of a recorded game was what the server had promised",
    "export": "export finished games from a server's archive as records",
    "backup": "copy a server's data while it may be running",
    "copy": "move all data from a folder into a PostgreSQL database, or back",
    "cluster": "look at the servers that share a database",
    "restore": "put a backup back in the place of a server's data",
    "doctor": "check a server's data, and say what is wrong with them and what to do",
}
"""Name of the subcommand (and of its module in this package, with _ for -) and what it does."""


class Problem(Exception):
    """Something the person at the keyboard can put right: one sentence on stderr, exit status 1."""


class Subcommand(Protocol):
    def add_arguments(self, parser: argparse.ArgumentParser) -> None: ...
    def run(self, args: argparse.Namespace) -> int: ...


def main(argv: Sequence[str] | None = None) -> int:
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal that lacks a letter is no reason to stop
    arguments = sys.argv[1:] if argv is None else list(argv)
    name = next((word for word in arguments if not word.startswith("-")), None)
    try:
        return _run(name, arguments) if name in COMMANDS else _top_level(arguments)
    except Problem as problem:
        print(f"maquignon: {problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        sys.stderr.close()  # whoever read our output has gone; that is no error of ours
        return 0


def _run(name: str, arguments: list[str]) -> int:
    module: Subcommand = importlib.import_module(f"{__name__}.{name.replace('-', '_')}")
    parser = argparse.ArgumentParser(prog=f"maquignon {name}", description=module.__doc__)
    module.add_arguments(parser)
    arguments.remove(name)
    return module.run(parser.parse_args(arguments))


def _top_level(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="maquignon",
        description="The horse-trading card game: auctions, bluffs and blind offers for three to five players.",
        epilog="`maquignon COMMAND --help` explains each.",
    )
    parser.add_argument("--version", action="version", version=f"maquignon {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for name, help_line in COMMANDS.items():
        commands.add_parser(name, help=help_line)
    parser.parse_args(arguments)
    parser.print_help()
    return 0
