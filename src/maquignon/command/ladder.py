"""Play the ladder: every bot alone among copies of every other, with 3, 4 and 5 players and in every edition.

Without --newcomer all bots of --bots are measured against each other; with it only the newcomer, among copies of each
of them, and each of them among copies of it. A run that was interrupted goes on where it stopped when the same folder
is given again, and more --games take over those of the shorter run.
"""

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from maquignon.command import Problem
from maquignon.command.bot_list import bot_list
from maquignon.command.progress import track
from maquignon.command.tournament import (
    add_tournament,
    ended_politely,
    known_bots,
    let_experts_look_ahead,
    require_extras,
    require_writable,
)

if TYPE_CHECKING:
    from maquignon.play.arena.games import Outcome
    from maquignon.play.arena.plan import Arena
    from maquignon.play.ladder.cells import Cell
    from maquignon.play.ladder.findings import Findings

OURS: Final = "ours"
"""Stands for all bots of the roster."""

EXAMPLES: Final = """
examples:
  maquignon ladder --save ladder --bots ours,exec:examples/first_bot.py --games 20 --page ladder.md
  maquignon ladder --save ladder --bots easy,medium,hard,expert:0 --games 200 --page levels.md
  maquignon ladder --save mine --newcomer 'exec:./my-bot --fast' --bots easy,medium,hard,expert:0 --games 40
  maquignon ladder --save mine --newcomer exec:./my-bot --edition koehandel --players 4 --games 100
"""


ASKED: Final = ("bots", "newcomer", "edition", "players")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    from maquignon.rules.terms.editions import EDITIONS

    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = bot_list() + EXAMPLES
    parser.add_argument("--save", type=Path, required=True, metavar="DIR", help="keep the games here, and go on there")
    parser.add_argument(
        "--bots", default=OURS, metavar="NAMES", help=f"the pool, with commas between them ({OURS}: all there are)"
    )
    parser.add_argument("--edition", choices=EDITIONS, metavar="NAME", help="only at tables of this edition")
    parser.add_argument("--players", type=int, choices=(3, 4, 5), metavar="N", help="only at tables of so many")
    parser.add_argument("--newcomer", metavar="NAME", help="measure only this bot, against the pool")
    parser.add_argument("--page", type=Path, metavar="FILE", help="write everything as a page of Markdown")
    add_tournament(parser, games="how many games for each cell, rounded up to whole rounds of seats")


def run(args: argparse.Namespace) -> int:
    import json

    from maquignon.play.ladder.cells import cells, settings_of

    bots, settings = _pool(args.bots), settings_of(args.edition, args.players)
    if not settings:
        raise Problem(
            f"The ladder is not played with {args.players} players of {args.edition}: 4 of any, 3 or 5 of koehandel."
        )
    newcomer = None if args.newcomer is None else known_bots(args.newcomer)[0]
    asked = list(cells(bots, newcomer, settings))
    if not asked:
        raise Problem("A ladder needs at least two different bots.")
    require_extras()
    require_writable(args.save)
    if args.page is not None:
        require_writable(args.page.parent)
    let_experts_look_ahead([*bots, newcomer or ""])
    found = _find(asked, args)
    if args.page is not None:
        from maquignon.play.ladder.page import page

        args.page.write_text(page(found, _command(args)), encoding="utf-8")
    print(json.dumps(found.to_json(), indent=2) if args.json else "\n".join(_lines(found, args.page)))
    return 0


def _pool(names: str) -> list[str]:
    from maquignon.bots.names import split_names
    from maquignon.play.ladder.cells import our_pool

    pool: list[str] = []
    for name in split_names(names):
        pool += our_pool() if name == OURS else known_bots(name)
    return pool


def _find(asked: "Sequence[Cell]", args: argparse.Namespace) -> "Findings":
    from maquignon.play.arena.logbook import BadLogbook
    from maquignon.play.ladder.findings import findings_of
    from maquignon.play.match import BadChoice

    try:
        with ended_politely():
            played = _play(asked, args)
    except (BadChoice, BadLogbook) as error:
        raise Problem(str(error)) from error
    except OSError as error:
        raise Problem(f"The games cannot be saved: {error}.") from error
    return findings_of(played, args.seed)


def _play(asked: "Sequence[Cell]", args: argparse.Namespace) -> "dict[Cell, list[Outcome]]":
    """What was played before and what is played now; each game is in its logbook as soon as it is over."""
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
    from maquignon.play.arena.games import play_fixtures
    from maquignon.play.arena.logbook import Logbook

    for cell, arena in arenas.items():
        with Logbook(cell.folder(args.save), arena) as logbook:
            yield from ((cell, outcome) for outcome in list(logbook.played))
            for outcome in play_fixtures(arena, logbook.left(), args.jobs):
                logbook.write(outcome)
                yield cell, outcome


def _command(args: argparse.Namespace) -> str:
    words = ["maquignon ladder --save DIR"]
    words += [f"--{name} {getattr(args, name)}" for name in ASKED if getattr(args, name)]
    return " ".join([*words, f"--games {args.games} --seed {args.seed}"])


def _lines(found: "Findings", page: Path | None) -> Iterator[str]:
    from maquignon.command.columns import columns
    from maquignon.play.ladder.page import habit_rows, matrix_rows

    yield from columns(habit_rows(found))
    for setting in found.settings:
        yield ""
        yield f"{setting.edition}, {setting.players} players: wins of the row's bot among copies of the column's, in %;"
        yield f"an equal would win {100 / setting.players:.1f}"
        yield from columns(matrix_rows(found, setting))
    if page is not None:
        yield ""
        yield f"The page is {page}."
