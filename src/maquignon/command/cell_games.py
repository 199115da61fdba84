"""What the ladder and the league have in common: a pool of bots, and the games of all its cells."""

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from maquignon.command import Problem
from maquignon.command.progress import track
from maquignon.command.tournament import add_tournament, ended_politely, known_bots, let_experts_look_ahead

if TYPE_CHECKING:
    from maquignon.play.arena.games import Outcome
    from maquignon.play.arena.plan import Arena
    from maquignon.play.ladder.cells import Cell, Setting

OURS: Final = "ours"
"""Stands for all bots of the roster."""


def add_cells(parser: argparse.ArgumentParser) -> None:
    """Who plays, at which tables, and where the games are kept."""
    from pathlib import Path

    from maquignon.rules.terms.editions import EDITIONS

    parser.add_argument(
        "--save", type=Path, required=True, metavar="FOLDER", help="keep the games here, and go on there"
    )
    parser.add_argument(
        "--bots", default=OURS, metavar="NAMES", help=f"the pool, with commas between them ({OURS}: all there are)"
    )
    parser.add_argument("--edition", choices=EDITIONS, metavar="NAME", help="only at tables of this edition")
    parser.add_argument("--players", type=int, choices=(3, 4, 5), metavar="N", help="only at tables of so many")
    add_tournament(parser, games="how many games for each cell, rounded up to whole rounds of seats")


def pool(names: str) -> list[str]:
    from maquignon.bots.names import split_names
    from maquignon.play.ladder.cells import our_pool

    found: list[str] = []
    for name in split_names(names):
        found += our_pool() if name == OURS else known_bots(name)
    return found


def tables(args: argparse.Namespace) -> "list[Setting]":
    """The tables that are asked for."""
    from maquignon.play.ladder.cells import settings_of

    settings = settings_of(args.edition, args.players)
    if not settings:
        raise Problem(
            f"The ladder is not played with {args.players} players of {args.edition}: 4 of any, 3 or 5 of koehandel."
        )
    return settings


def play_cells(asked: "Sequence[Cell]", args: argparse.Namespace) -> "dict[Cell, list[Outcome]]":
    """What was played before and what is played now."""
    from maquignon.play.arena.logbook import BadLogbook
    from maquignon.play.match import BadChoice

    let_experts_look_ahead([name for cell in asked for name in (cell.row, cell.column)])
    try:
        with ended_politely():
            return _play(asked, args)
    except (BadChoice, BadLogbook) as error:
        raise Problem(str(error)) from error
    except OSError as error:
        raise Problem(f"The games cannot be saved: {error}.") from error


def _play(asked: "Sequence[Cell]", args: argparse.Namespace) -> "dict[Cell, list[Outcome]]":
    arenas = {cell: cell.arena(args.games, args.seed, args.seconds) for cell in asked}
    played: dict[Cell, list[Outcome]] = {cell: [] for cell in asked}
    try:
        for cell, outcome in track(_games(arenas, args), sum(arena.deals * arena.players for arena in arenas.values())):
            played[cell].append(outcome)
    except KeyboardInterrupt:
        number = sum(map(len, played.values()))
        print(f"{number} games are in {args.save}; the same command goes on from there.", file=sys.stderr)
        raise
    return played


def _games(arenas: "Mapping[Cell, Arena]", args: argparse.Namespace) -> "Iterator[tuple[Cell, Outcome]]":
    """Each game is in its logbook as soon as it is over."""
    from maquignon.play.arena.games import play_fixtures
    from maquignon.play.arena.logbook import Logbook

    for cell, arena in arenas.items():
        with Logbook(cell.folder(args.save), arena) as logbook:
            yield from ((cell, outcome) for outcome in list(logbook.played))
            for outcome in play_fixtures(arena, logbook.left(), args.jobs):
                logbook.write(outcome)
                yield cell, outcome
