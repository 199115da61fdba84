"""Play the ladder: every bot alone among copies of every other, with 3, 4 and 5 players and in every edition.

Without --newcomer all bots of --bots are measured against each other; with it only the newcomer, among copies of each
of them, and each of them among copies of it. A run that was interrupted goes on where it stopped when the same folder
is given again, and more --games take over those of the shorter run.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from maquignon.command import Problem
from maquignon.command.bot_list import bot_list
from maquignon.command.cell_games import add_cells, play_cells, pool, tables
from maquignon.command.tournament import known_bots, require_extras
from maquignon.command.writing import require_file, require_folder

if TYPE_CHECKING:
    from maquignon.play.ladder.findings import Findings

EXAMPLES: Final = """
examples:
  maquignon ladder --save ladder --bots ours,exec:examples/first_bot.py --games 20 --page ladder.md
  maquignon ladder --save ladder --bots easy,medium,hard,expert:0 --games 200 --page levels.md
  maquignon ladder --save steps --bots easy,medium,hard,expert:0 --steps --games 200 --page steps.md
  maquignon ladder --save mine --newcomer 'exec:./my-bot --fast' --bots easy,medium,hard,expert:0 --games 40
  maquignon ladder --save mine --newcomer exec:./my-bot --edition koehandel --players 4 --games 100
"""


ASKED: Final = ("bots", "newcomer", "edition", "players")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = bot_list() + EXAMPLES
    add_cells(parser)
    parser.add_argument("--newcomer", metavar="NAME", help="measure only this bot, against the pool")
    parser.add_argument("--steps", action="store_true", help="only bots that stand next to each other in --bots")
    parser.add_argument("--page", type=Path, metavar="FILE", help="write everything as a page of Markdown")


def run(args: argparse.Namespace) -> int:
    import json

    from maquignon.play.ladder.cells import cells

    bots, settings = pool(args.bots), tables(args)
    if args.steps and args.newcomer is not None:
        raise Problem("--steps is for the pool alone: a newcomer has no place in its order.")
    newcomer = None if args.newcomer is None else known_bots(args.newcomer)[0]
    asked = list(cells(bots, newcomer, settings, steps=args.steps))
    if not asked:
        raise Problem("A ladder needs at least two different bots.")
    require_extras()
    require_folder(args.save)
    if args.page is not None:
        require_file(args.page)
    from maquignon.play.ladder.findings import findings_of

    found = findings_of(play_cells(asked, args), args.seed)
    if args.page is not None:
        from maquignon.play.ladder.page import page

        args.page.write_text(page(found, _command(args)), encoding="utf-8")
    print(json.dumps(found.to_json(), indent=2) if args.json else "\n".join(_lines(found, args.page)))
    return 0


def _command(args: argparse.Namespace) -> str:
    words = ["maquignon ladder --save FOLDER"]
    words += [f"--{name} {getattr(args, name)}" for name in ASKED if getattr(args, name)]
    words += ["--steps"] if args.steps else []
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
