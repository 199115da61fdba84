"""Play a whole game in this terminal, against bots. Type ? at any question to learn what you can type."""

import argparse
import shutil
import sys
from io import StringIO, TextIOWrapper
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from maquignon.command import Problem
from maquignon.command.bot_list import bot_list
from maquignon.command.language import add_language, language_of
from maquignon.command.terms import add_terms, agree_on, house_rules_of, variants_of
from maquignon.command.tournament import ended_politely, known_bots

if TYPE_CHECKING:
    from maquignon.languages import Language
    from maquignon.notation.header import Header
    from maquignon.terminal.local import LocalGame
    from maquignon.terminal.screen import Desk
    from maquignon.terminal.scribe import Scribe

EXAMPLES: Final = """
examples:
  maquignon play
  maquignon play --edition bluff --players 5 --lang fr
  maquignon play --bots miser,gambler,talker --save game.mq.jsonl
  maquignon play --edition koehandel --variants coup-double --house-rule opening_deal=2
"""
NAMES: Final = ("Ana", "Ben", "Cleo", "Dan", "Eve")
LONGEST_NAME: Final = 20
PLAYERS: Final = 4
WIDEST: Final = 100
INTERRUPTED: Final = 130


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = bot_list() + EXAMPLES
    add_terms(parser)
    add_language(parser)
    parser.add_argument("--players", type=int, metavar="N", help=f"how many play, you included: 3 to 5 ({PLAYERS})")
    parser.add_argument(
        "--bots", default="medium", metavar="NAMES", help="who plays against you (medium); several with commas"
    )
    parser.add_argument("--name", default=NAMES[0], help=f"your name ({NAMES[0]})")
    parser.add_argument("--seed", type=int, metavar="N", help="the same number gives the same pile and the same bots")
    parser.add_argument("--save", type=Path, metavar="FILE", help="write the game down in a new file, as it goes")
    parser.add_argument(
        "--plain", action="store_true", help="sentences only, for screen readers; by itself when not in a terminal"
    )


def run(args: argparse.Namespace) -> int:
    from maquignon.terminal.begin import begin
    from maquignon.terminal.scribe import Scribe

    language, bots, rng = language_of(args), _bots(args), Random(args.seed)
    scribe = Scribe(_header(args, bots, rng))
    _keep(args.save, scribe)
    screen = _screen(args)
    width = min(shutil.get_terminal_size().columns, WIDEST)
    local = begin(scribe, bots, rng, screen, language, width)
    with ended_politely():
        return _play(local, screen, language, args.save)


def _bots(args: argparse.Namespace) -> list[str]:
    """One name for each other seat; a single one sits on all of them."""
    if not args.bots.strip(" ,"):
        raise Problem("Name at least one bot to play against.")
    names = known_bots(args.bots)
    players = _players(args, names)
    if len(names) == 1:
        return names * (players - 1)
    if players != len(names) + 1:
        raise Problem(f"{players} players are you and {players - 1} bots, but {len(names)} are named.")
    return names


def _players(args: argparse.Namespace, bots: list[str]) -> int:
    from maquignon.rules.state import MOST_SEATS
    from maquignon.rules.terms.charter import FEWEST_SEATS

    players: int = args.players if args.players is not None else len(bots) + 1 if len(bots) > 1 else PLAYERS
    if not FEWEST_SEATS <= players <= MOST_SEATS:
        raise Problem(f"The game is for {FEWEST_SEATS} to {MOST_SEATS} players, not {players}.")
    return players


def _header(args: argparse.Namespace, bots: list[str], rng: Random) -> "Header":
    from maquignon.notation.header import Header

    players = len(bots) + 1
    agree_on(args, players)
    return Header(
        edition=args.edition,
        players=_names(args.name, players),
        first=rng.randrange(players),
        variants=tuple(variants_of(args)),
        house_rules=house_rules_of(args),
        tags={"bots": bots, "seed": args.seed},
    )


def _names(name: str, players: int) -> tuple[str, ...]:
    mine = " ".join(name.split())
    if not mine or not mine.isprintable() or len(mine) > LONGEST_NAME:
        raise Problem(f"A name has 1 to {LONGEST_NAME} letters.")
    others = [other for other in NAMES if other.casefold() != mine.casefold()]
    return (mine, *others[: players - 1])


def _screen(args: argparse.Namespace) -> "Desk":
    """Drawn where the terminal can, plain otherwise; letters that it does not know are replaced, never fatal."""
    from rich.console import Console

    from maquignon.terminal.drawing import DrawnScreen
    from maquignon.terminal.screen import PlainScreen

    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    console = Console()
    if sys.stdin is None:  # closed by whoever started us
        return PlainScreen(StringIO(), sys.stdout)
    if args.plain or not sys.stdin.isatty() or console.is_dumb_terminal or not console.is_terminal:
        return PlainScreen(sys.stdin, sys.stdout)
    return DrawnScreen(console)


def _keep(path: Path | None, scribe: "Scribe") -> None:
    if path is not None:
        try:
            scribe.keep(path)
        except (OSError, ValueError) as error:
            raise Problem(f"{path} cannot be written: {getattr(error, 'strerror', None) or error}.") from None


def _play(local: "LocalGame", screen: "Desk", language: "Language", path: Path | None) -> int:
    from maquignon.languages import speech
    from maquignon.terminal.person import Quit
    from maquignon.terminal.screen import EndOfInput

    say, status = speech(language).say, 0
    try:
        local.play()
    except Quit:
        screen.say(say("terminal-goodbye"))
    except EndOfInput:
        screen.say(say("terminal-end-of-input"))
    except KeyboardInterrupt:
        screen.gap()
        screen.say(say("terminal-goodbye"))
        status = INTERRUPTED
    finally:
        local.scribe.close()
    if path is not None:
        screen.say(say("terminal-saved", file=str(path)))
    return status
