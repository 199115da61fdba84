"""Train the learned player by self-play, and go on where an earlier run in the same folder stopped.

With --against it learns nothing but to beat one player who stays as it is: how much that gains is how far the player
can be exploited.

Needs the extras `turbo` and `train` (numba and torch). The folder gets the weights to play with, a checkpoint to go on
from, and the curves as a table.
"""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from maquignon.command import Problem
from maquignon.command.training_run import add_run, extras, going_on
from maquignon.command.writing import require_folder

if TYPE_CHECKING:
    from maquignon.training.net import Net
    from maquignon.training.ppo import Losses
    from maquignon.training.trainer import Trainer


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_run(parser, minutes=60)
    parser.add_argument("--games", type=int, default=432, metavar="N", help="how many games side by side (432)")
    parser.add_argument(
        "--against",
        metavar="WEIGHTS",
        help="learn a reply to a player who learns nothing, as it plays at the table: 'expert', or its weights",
    )
    parser.add_argument("--begin-as", metavar="WEIGHTS", help="begin as somebody else: 'expert', or its weights")
    parser.add_argument(
        "--replies", nargs="+", default=[], metavar="WEIGHTS", help="replies found earlier, to be met in the league"
    )
    parser.add_argument(
        "--learning-rate",
        nargs=2,
        type=float,
        metavar=("FIRST", "LAST"),
        default=(1e-3, 5e-5),
        help="how large a step it learns by, at first and at last (0.001 0.00005)",
    )
    parser.add_argument(
        "--entropy", nargs=2, type=float, metavar=("FIRST", "LAST"), default=(0.015, 0.003),
        help="how much it is paid for trying things out, at first and at last (0.015 0.003)",
    )  # fmt: skip
    parser.add_argument(
        "--temperature", type=float, default=1.0, metavar="T",
        help="the temperature at which it chooses while it learns; the expert plays at 0.4 (1)",
    )  # fmt: skip
    parser.add_argument(
        "--tables", nargs=2, type=float, metavar=("PARTNERS", "PAST"), default=(0.45, 0.2),
        help="the parts of the tables with sparring partners, and with past selves and replies (0.45 0.2)",
    )  # fmt: skip
    parser.add_argument("--threads", type=int, default=1, metavar="N", help="how many cores the network may use (1)")


def run(args: argparse.Namespace) -> int:
    with extras():
        import torch

        from maquignon.training.hyperparameters import Hyperparameters, all_tables
        from maquignon.training.trainer import Others, Trainer
    if args.temperature <= 0 or min(args.tables) < 0 or sum(args.tables) > 1:
        raise Problem("A temperature is above 0, and parts of the tables are not below 0 nor together above 1.")
    torch.set_num_threads(args.threads)
    chosen = Hyperparameters(
        minutes=args.minutes, seed=args.seed, games=args.games, width=args.width,
        learning_rate=tuple(args.learning_rate), entropy=tuple(args.entropy), temperature=args.temperature,
        share_of_partners=args.tables[0], share_of_past=args.tables[1],
    )  # fmt: skip
    from maquignon.bots.expert import Expert
    from maquignon.bots.learned import PEACE

    others = Others(
        initial=_network(args.begin_as, args.temperature),
        rival=_network(args.against, Expert.temperature, PEACE),
        replies=[net for reply in args.replies if (net := _network(reply, Expert.temperature))],
    )
    require_folder(args.folder)
    with going_on(args.folder):
        trainer = Trainer(args.folder, chosen, all_tables(), others)
    _run_with_progress(trainer)
    print(f"{trainer.decisions:,} decisions in {trainer.updates} updates. The weights are in {args.folder}.")
    return 0


def _network(weights: str | None, temperature: float, peace: float = 0.0) -> "Net | None":
    """The network behind these weights, with as much peace all the time as its bot has in the last trades."""
    from maquignon.bots.policy import UnusableWeights, load, shipped
    from maquignon.training.net import network_of
    from maquignon.turbo.codec import SAY_ACCEPT

    if weights is None:
        return None
    try:
        policy = shipped() if weights == "expert" else load(Path(weights))
    except UnusableWeights as error:
        raise Problem(str(error)) from None
    return network_of(policy.leaning_to(SAY_ACCEPT, peace), temperature)


def _run_with_progress(trainer: "Trainer") -> None:
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("Training"), BarColumn(), TextColumn("{task.fields[facts]}"), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("training", total=1.0, facts="")

        def tell(trainer: "Trainer", losses: "Losses") -> None:
            pace = trainer.decisions / max(trainer.seconds, 1e-9)
            facts = f"{trainer.decisions / 1e6:.1f} M decisions, {pace:,.0f} a second, entropy {losses.entropy:.2f}"
            progress.update(task, completed=trainer.progress, facts=facts)

        trainer.run(tell)
