"""Let bots play many games against each other and say how they did.

The same seed gives the same games, whatever the number of jobs. The bots move round the table, one seat a game.
"""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from maquignon.command import Problem
from maquignon.command.bot_list import bot_list
from maquignon.command.terms import add_terms, agree_on, house_rules_of, variants_of

if TYPE_CHECKING:
    from maquignon.play.many import Plan
    from maquignon.play.standings import Standings

EXAMPLES: Final = """
examples:
  maquignon simulate --bots thrifty,random,random --games 1000
  maquignon simulate --edition koehandel --players 5 --bots random --jobs 2
  maquignon simulate --edition bluff --variants coup-double --seed 7 --save games
  maquignon simulate --house-rule opening_deal=1 --house-rule 'start_notes=[0, 10, 10, 50]' --json
"""
USUAL_PLAYERS: Final = 4


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = bot_list() + EXAMPLES
    add_terms(parser)
    parser.add_argument("--players", type=int, metavar="N", help="3, 4 or 5; without it one for each bot named, or 4")
    parser.add_argument(
        "--bots",
        default="thrifty",
        metavar="NAMES",
        help="who plays: one for all, or one for each player with commas between them (thrifty)",
    )
    parser.add_argument("--games", type=_at_least_one, default=100, metavar="N", help="how many games (100)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the number that all dice start from (0)")
    parser.add_argument("--jobs", type=_at_least_one, default=1, metavar="N", help="how many processes play (1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of tables")
    parser.add_argument("--save", type=Path, metavar="DIR", help="write every game into this folder as a record")


def run(args: argparse.Namespace) -> int:
    import json

    from maquignon.command.results import result_lines
    from maquignon.play.match import BadChoice

    plan = _plan(args)
    try:
        standings = _play(plan, args.jobs)
    except BadChoice as fault:
        raise Problem(str(fault)) from fault
    except OSError as error:
        raise Problem(f"The games cannot be saved: {error}.") from error
    print(json.dumps(standings.to_json(), indent=2) if args.json else "\n".join(result_lines(standings)))
    return 0


def _at_least_one(text: str) -> int:
    number = int(text) if text.isascii() and text.isdigit() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"a whole number from 1 on, not {text!r}")
    return number


def _plan(args: argparse.Namespace) -> "Plan":
    from maquignon.bots.names import UnknownBot, split_names
    from maquignon.bots.roster import require_known
    from maquignon.play.many import Plan

    names = split_names(args.bots)
    try:
        for name in names:
            require_known(name)
    except UnknownBot as error:
        raise Problem(str(error)) from None
    players = args.players
    if players is None:
        players = USUAL_PLAYERS if len(names) == 1 else len(names)
    if len(names) not in (1, players):
        raise Problem(f"{len(names)} bots cannot seat {players} players: name one for all, or one for each.")
    agree_on(args, players)
    bots = tuple(names * players if len(names) == 1 else names)
    if args.save is not None:
        _require_writable(args.save)
    return Plan(args.edition, variants_of(args), house_rules_of(args), bots, args.games, args.seed, args.save)


def _require_writable(folder: Path) -> None:
    from tempfile import TemporaryFile

    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise Problem(f"The folder {str(folder)!r} cannot be written: {error.strerror}.") from None


def _play(plan: "Plan", jobs: int) -> "Standings":
    from rich.console import Console
    from rich.progress import Progress

    from maquignon.play.many import play_many
    from maquignon.play.standings import Standings

    standings = Standings(plan)
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        for number, tally in progress.track(play_many(plan, jobs), total=plan.games, description="Playing"):
            standings.add(number, tally)
    return standings
