"""What the commands that lead to a live table have in common: who comes, how it is shown, and what can go wrong."""

import argparse
import getpass
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from io import StringIO, TextIOWrapper
from typing import TYPE_CHECKING, Final

from maquignon.command import Problem
from maquignon.command.language import add_language

if TYPE_CHECKING:
    from maquignon.languages import Language
    from maquignon.terminal.live.coming import Intent

INTERRUPTED: Final = 130
WIDEST: Final = 100
LONGEST_NAME: Final = 24
SERVER: Final = "MAQUIGNON_AT"
ABOUT_SERVER: Final = f"the server (${SERVER}, or this computer's: http://localhost:8000)"


def add_server(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--server", default=usual_server(), metavar="URL", help=ABOUT_SERVER)


def usual_server() -> str:
    return os.environ.get(SERVER) or "http://localhost:8000"


def add_guest(parser: argparse.ArgumentParser) -> None:
    """`--name`, `--lang` and `--plain`."""
    parser.add_argument("--name", help="your name at the table (your login name); the same name is the same player")
    add_language(parser)
    parser.add_argument(
        "--plain", action="store_true", help="sentences only, for screen readers; by itself when not in a terminal"
    )


def name_of(args: argparse.Namespace, language: "Language") -> str:
    if args.name is not None:
        return str(args.name)
    from maquignon.languages import speech

    try:
        return getpass.getuser()[:LONGEST_NAME].capitalize()
    except (OSError, KeyError, ImportError):  # nobody in particular is logged in
        return speech(language).say("name-guest")


@contextmanager
def told_kindly(server: str, language: "Language") -> Iterator[None]:
    """What can go wrong on the way to a table, as a sentence."""
    from maquignon.client import CommandRefused, Unreachable
    from maquignon.languages import speech
    from maquignon.terminal.live.refusing import why_refused
    from maquignon.terminal.live.table_address import HERE, NoPlace, NoServer

    say = speech(language).say
    try:
        yield
    except NoPlace as error:
        raise Problem(say("live-no-place", typed=str(error)[:80])) from None
    except NoServer as error:
        raise Problem(say("live-no-server", typed=str(error)[:80])) from None
    except CommandRefused as refused:
        raise Problem(why_refused(refused, language)) from None
    except Unreachable:
        more = [say("live-start-a-server")] if server == HERE else []
        raise Problem(" ".join([say("live-unreachable", server=server), *more])) from None


def spend_evening(intent: "Intent", args: argparse.Namespace) -> int:
    """At the table until somebody has enough of it: drawn where that is possible, in sentences otherwise."""
    import asyncio

    with told_kindly(intent.where.server, intent.language):
        try:
            if _can_be_drawn(args, intent.language):
                _drawn(intent)
            else:
                asyncio.run(_in_sentences(intent))
        except KeyboardInterrupt:
            print(file=sys.stderr)
            return INTERRUPTED
    return 0


def _can_be_drawn(args: argparse.Namespace, language: "Language") -> bool:
    """In a terminal that can, unless sentences are wanted; a package that is missing is named."""
    from maquignon.languages import speech

    if args.plain or not (sys.stdin and sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    if os.environ.get("TERM", "") in ("dumb", "unknown"):
        return False
    if find_spec("textual") is None:
        print(speech(language).say("live-no-tui"))
        return False
    return True


def _drawn(intent: "Intent") -> None:
    from maquignon.terminal.drawn.app import TableApp

    app = TableApp(intent, WIDEST)
    farewell = app.run()
    if app.failure is not None:
        raise app.failure
    print(farewell or "")


async def _in_sentences(intent: "Intent") -> None:
    from maquignon.terminal.live.coming import coming
    from maquignon.terminal.live.herald import LeftTable
    from maquignon.terminal.live.lines import typed_lines
    from maquignon.terminal.screen import PlainScreen

    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace", line_buffering=True)
    screen = PlainScreen(StringIO(), sys.stdout)
    width = min(shutil.get_terminal_size().columns, WIDEST)
    async with coming(intent, screen, width) as evening:
        try:
            await evening.spend(typed_lines(sys.stdin.fileno() if sys.stdin else -1))
        except LeftTable as left:
            screen.say(str(left))
