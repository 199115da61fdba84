"""Measure bots against each other: every deal is played from every seat, and every figure has its interval.

With as many bots as players they share one table; of more bots each table seats some, all equally often; of fewer each
takes several seats. --mixes plays every pair of bots at every mixed table instead: one against the rest, balanced, the
rest against one. The same seed gives the same games, whatever the number of jobs.
"""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from maquignon.command import Problem
from maquignon.command.bot_list import bot_list
from maquignon.command.progress import track
from maquignon.command.terms import add_terms, agree_on, house_rules_of, variants_of
from maquignon.command.tournament import (
    add_tournament,
    ended_politely,
    known_bots,
    let_experts_look_ahead,
    require_extras,
)
from maquignon.command.writing import require_file, require_folder

if TYPE_CHECKING:
    from maquignon.play.arena.games import Outcome
    from maquignon.play.arena.plan import Arena

EXAMPLES: Final = """
examples:
  maquignon arena --seats merchant,thrifty,thrifty,thrifty --games 2000 --jobs 2
  maquignon arena --seats merchant,thrifty --players 4 --mixes --games 400
  maquignon arena --seats medium,miser,gambler,talker,thrifty,random --players 4 --report arena.html
  maquignon arena --seats 'merchant,thrifty,exec:./my-bot --fast' --save run   (go on later with the same words)
"""
USUAL_PLAYERS: Final = 4


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = bot_list() + EXAMPLES
    add_terms(parser)
    parser.add_argument("--players", type=int, metavar="N", help="3, 4 or 5; without it one for each bot, or 4")
    parser.add_argument("--seats", required=True, metavar="NAMES", help="the bots, with commas between them")
    parser.add_argument("--mixes", action="store_true", help="every pair of bots at every mixed table")
    add_tournament(parser, games="how many games for each contest, rounded up to whole rounds of seats")
    parser.add_argument(
        "--save", type=Path, metavar="FOLDER", help="keep all games here; the same command goes on there"
    )
    parser.add_argument("--report", type=Path, metavar="FILE", help="write a page of HTML with charts")


def run(args: argparse.Namespace) -> int:
    import json

    arena = _arena(args)
    require_extras()
    from maquignon.play.arena.results import results_of
    from maquignon.play.match import BadChoice

    if args.report is not None:
        require_file(args.report)
    try:
        with ended_politely():
            outcomes = _play(arena, args.jobs, args.save)
    except BadChoice as fault:
        raise Problem(str(fault)) from fault
    except OSError as error:
        raise Problem(f"The games cannot be saved: {error}.") from error
    results = results_of(arena, outcomes)
    if args.report is not None:
        from maquignon.play.arena.report import report

        args.report.write_text(report(results), encoding="utf-8")
    if args.json:
        print(json.dumps(results.to_json(), indent=2))
    else:
        from maquignon.command.arena_lines import arena_lines

        print("\n".join(arena_lines(results, args.save, args.report)))
    return 0


def _arena(args: argparse.Namespace) -> "Arena":
    from maquignon.play.arena.plan import Arena
    from maquignon.rules.state import MOST_SEATS
    from maquignon.rules.terms.charter import FEWEST_SEATS

    bots = tuple(known_bots(args.seats))
    let_experts_look_ahead(bots)
    players = args.players
    if players is None:
        players = len(bots) if FEWEST_SEATS <= len(bots) <= MOST_SEATS and not args.mixes else USUAL_PLAYERS
    agree_on(args, players)
    if args.mixes and len(set(bots)) < 2:
        raise Problem("Mixed tables need at least two different bots.")
    variants, rules = variants_of(args), house_rules_of(args)
    return Arena(args.edition, variants, rules, bots, players, args.games, args.seed, args.mixes, args.seconds)


def _play(arena: "Arena", jobs: int, folder: Path | None) -> "list[Outcome]":
    from maquignon.play.arena.games import play_fixtures

    if folder is not None:
        return _play_on(arena, jobs, folder)
    fixtures = list(arena.fixtures())
    return list(track(play_fixtures(arena, fixtures, jobs), len(fixtures)))


def _play_on(arena: "Arena", jobs: int, folder: Path) -> "list[Outcome]":
    """What was played before and what is played now; each game is in the logbook as soon as it is over."""
    from maquignon.play.arena.games import play_fixtures
    from maquignon.play.arena.logbook import BadLogbook, Logbook

    records = folder / "games"
    require_folder(folder)
    require_folder(records)
    try:
        logbook = Logbook(folder, arena)
    except BadLogbook as error:
        raise Problem(str(error)) from None
    done, left = len(logbook.played), logbook.left()
    with logbook:
        try:
            for outcome in track(play_fixtures(arena, left, jobs, records), done + len(left), done=done):
                logbook.write(outcome)
        except KeyboardInterrupt:
            number = len(logbook.played)
            print(f"{number} games are in {folder}; the same command goes on from there.", file=sys.stderr)
            raise
    return logbook.played
