"""Let bots play many games against each other and say how they did.

The same seed gives the same games, whatever the number of jobs. The bots move round the table, one seat a game.
"""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from maquignon.command import Problem
from maquignon.command.bot_list import bot_list
from maquignon.command.terms import add_terms, agree_on, house_rules_of, variants_of
from maquignon.command.tournament import add_tournament, ended_politely, known_bots, let_experts_look_ahead
from maquignon.command.writing import require_folder

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
    add_tournament(parser, games="how many games")
    parser.add_argument("--save", type=Path, metavar="FOLDER", help="write every game into this folder as a record")


def run(args: argparse.Namespace) -> int:
    import json

    from maquignon.command.results import result_lines
    from maquignon.play.match import BadChoice

    plan = _plan(args)
    try:
        with ended_politely():
            standings = _play(plan, args.jobs)
    except BadChoice as fault:
        raise Problem(str(fault)) from fault
    except OSError as error:
        raise Problem(f"The games cannot be saved: {error}.") from error
    print(json.dumps(standings.to_json(), indent=2) if args.json else "\n".join(result_lines(standings)))
    return 0


def _plan(args: argparse.Namespace) -> "Plan":
    from maquignon.play.many import Plan

    names = known_bots(args.bots)
    let_experts_look_ahead(names)
    players = args.players
    if players is None:
        players = USUAL_PLAYERS if len(names) == 1 else len(names)
    if len(names) not in (1, players):
        raise Problem(f"{len(names)} bots cannot seat {players} players: name one for all, or one for each.")
    agree_on(args, players)
    bots = tuple(names * players if len(names) == 1 else names)
    if args.save is not None:
        require_folder(args.save)
    return Plan(
        args.edition, variants_of(args), house_rules_of(args), bots, args.games, args.seed, args.save, args.seconds
    )


def _play(plan: "Plan", jobs: int) -> "Standings":
    from maquignon.command.progress import track
    from maquignon.play.many import play_many
    from maquignon.play.standings import Standings

    standings = Standings(plan)
    for number, tally in track(play_many(plan, jobs), plan.games):
        standings.add(number, tally)
    return standings
