"""Play many games and write them as tables of numbers, for statistics and learning (docs/howto/dataset.md).

Players that run compiled make a million games in a minute or two; any bot can be named as well, and takes its time. The
same seed gives the same games. What is there is kept: the same command goes on where it was interrupted.
"""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from maquignon.command import Problem
from maquignon.command.bot_list import bot_list
from maquignon.command.terms import add_terms, agree_on, house_rules_of, variants_of
from maquignon.command.tournament import at_least_one, ended_politely
from maquignon.command.writing import require_folder

if TYPE_CHECKING:
    from maquignon.play.dataset.crate import Crate
    from maquignon.play.dataset.plan import Dataset

EXAMPLES: Final = """
examples:
  maquignon dataset games --games 1000000 --players turbo:sensible
  maquignon dataset auctions --edition bluff --players turbo:sensible,turbo:merchant,turbo:bluffer --actions
  maquignon dataset tables --players turbo:anything --format parquet
  maquignon dataset bots --players medium,thrifty,random --games 2000 --jobs 2
"""
USUAL_PLAYERS: Final = 4


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = bot_list() + EXAMPLES
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where the tables go")
    add_terms(parser)
    parser.add_argument("--games", type=at_least_one, default=100_000, metavar="N", help="how many games (100000)")
    parser.add_argument(
        "--players",
        default="turbo:sensible",
        metavar="NAMES",
        help="one for all four seats, or three to five with commas between them: turbo:sensible, turbo:anything, "
        "turbo:merchant and other compiled players (docs/howto/dataset.md), or bots (turbo:sensible)",
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the same number gives the same games (1)")
    parser.add_argument("--actions", action="store_true", help="also write every action of every game")
    parser.add_argument(
        "--format",
        choices=("npz", "parquet"),
        default="npz",
        help="NumPy (npz) or Parquet, which needs the extra data (npz)",
    )
    parser.add_argument("--jobs", type=at_least_one, default=1, metavar="N", help="how many processes play (1)")


def run(args: argparse.Namespace) -> int:
    _require_parts(args.format)
    from maquignon.play.dataset.crate import Crate, OtherDataset

    plan = _plan(args)
    require_folder(args.folder)
    try:
        crate = Crate(args.folder, plan, args.format)
        with ended_politely():
            _make(plan, crate, args.jobs)
    except OtherDataset as error:
        raise Problem(f"{error} Choose another folder, or remove this one.") from None
    except OSError as error:
        raise Problem(f"The games cannot be written into {args.folder}: {error.strerror or error}.") from error
    print(f"{plan.games:,} games are in {args.folder}; dataset.json says what the columns mean.")
    return 0


def _require_parts(form: str) -> None:
    try:
        import maquignon.turbo.compiled  # noqa: F401
    except ImportError as error:
        raise Problem(f"Data sets are played by the compiled law. {error}") from None
    if form == "parquet":
        try:
            import pyarrow  # noqa: F401
        except ImportError:
            raise Problem("Parquet needs pyarrow. Install it with: pip install 'maquignon[data]'") from None


def _plan(args: argparse.Namespace) -> "Dataset":
    from maquignon.bots.names import UnknownBot, split_names
    from maquignon.bots.roster import require_known
    from maquignon.play.dataset.plan import SCRIPTED, Dataset

    names = split_names(args.players)
    for name in names:
        if name not in SCRIPTED:
            try:
                require_known(name)
            except UnknownBot as error:
                raise Problem(f"{error} Compiled players are: {', '.join(SCRIPTED)}.") from None
    players = tuple(names * USUAL_PLAYERS if len(names) == 1 else names)
    mixed = [name for name in names if name in SCRIPTED]
    if mixed and len(mixed) < len(names):
        raise Problem(f"Compiled players ({', '.join(mixed)}) sit among themselves, and bots among themselves.")
    agree_on(args, len(players))
    return Dataset(args.edition, variants_of(args), house_rules_of(args), players, args.games, args.seed, args.actions)


def _make(plan: "Dataset", crate: "Crate", jobs: int) -> None:
    from functools import partial

    from maquignon.command.progress import track
    from maquignon.play.dataset.plan import make_shard
    from maquignon.play.many import spread

    shards = plan.shards()
    left = [shard for shard in shards if crate.lacks(shard)]
    made = spread(partial(make_shard, plan, plan.agree()), left, jobs)
    for shard, (games, actions) in zip(left, track(made, len(shards), done=len(shards) - len(left)), strict=True):
        crate.write(shard, games, actions)
