"""Measure how well the judgement fits games of any bots: log loss and calibration error, by phase of the game.

Every game draws its bots from those named. The same seed gives the same figures.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from maquignon.command import Problem
from maquignon.command.terms import add_terms, agree_on
from maquignon.command.tournament import known_bots, let_experts_look_ahead
from maquignon.command.writing import require_file

if TYPE_CHECKING:
    from maquignon.judgement.calibration import Quality
    from maquignon.play.match import Match
    from maquignon.rules.terms.edition import Edition


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_terms(parser)
    parser.add_argument("--players", type=int, default=4, metavar="N", help="3, 4 or 5 (4)")
    parser.add_argument("--bots", default="thrifty", metavar="NAMES", help="who may sit down, with commas (thrifty)")
    parser.add_argument("--games", type=int, default=200, metavar="N", help="how many games (200)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the number that all dice start from (0)")
    parser.add_argument("--plot", type=Path, metavar="FILE.svg", help="draw how forecasts and results agree")


def run(args: argparse.Namespace) -> int:
    from maquignon.command.progress import track
    from maquignon.judgement.drawing import draw
    from maquignon.play.forecasts import measure

    if args.games < 1:
        raise Problem("At least one game is needed to measure anything.")
    names, edition = known_bots(args.bots), agree_on(args, args.players)
    let_experts_look_ahead(names)
    if args.plot:
        require_file(args.plot)
    parts = measure(track(_games(args, names, edition), args.games), args.seed)
    print("\n".join(map(line, parts)))
    if args.plot:
        args.plot.write_text(draw(parts), encoding="utf-8")
    return 0


def _games(args: argparse.Namespace, names: list[str], edition: "Edition") -> "Iterator[Match]":
    from maquignon.play.many import Sitting

    for number in range(args.games):
        key = f"{args.seed}/{number}"
        yield Sitting(tuple(Random(key).choices(names, k=args.players)), key, key).play(edition)


def line(part: "Quality") -> str:
    """What there is to say about one phase."""
    return (
        f"{part.name:11} {part.positions:8,} positions   log loss {part.log_loss:.3f} "
        f"(equal share {part.equal_share:.3f})   calibration error {100 * part.calibration_error:.1f} points"
    )
