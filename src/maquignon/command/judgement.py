"""Train the judgement of positions, and say how well it is calibrated on players it has never seen.

It learns the chance of every seat to win from what one seat knows, on games of the learned player and of sparring
partners of all kinds. A run in the same folder goes on where an earlier one stopped. Needs the extras `turbo` and
`train` (numba and torch).
"""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from maquignon.command.calibration import line
from maquignon.command.training_run import add_run, extras, going_on
from maquignon.command.writing import require_file, require_folder

if TYPE_CHECKING:
    from maquignon.judgement.calibration import Quality
    from maquignon.training.judging import JudgementTrainer


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_run(parser, minutes=15)
    parser.add_argument("--plot", type=Path, metavar="FILE.svg", help="draw how forecasts and results agree")


def run(args: argparse.Namespace) -> int:
    with extras():
        import torch

        from maquignon.training.judging import JudgementTrainer, JudgingHyperparameters
    from maquignon.bots.policy import shipped
    from maquignon.judgement.drawing import draw
    from maquignon.training.hyperparameters import all_tables
    from maquignon.training.net import network_of

    require_folder(args.folder)
    if args.plot:
        require_file(args.plot)
    torch.set_num_threads(1)
    chosen = JudgingHyperparameters(minutes=args.minutes, seed=args.seed, width=args.width)
    with going_on(args.folder):
        trainer = JudgementTrainer(args.folder, chosen, all_tables(), network_of(shipped(), 1.0))
    measured = _run_with_progress(trainer)
    print(f"{trainer.positions:,} positions. The weights are in {args.folder}. On players it has never seen:")
    print("\n".join(map(line, measured)))
    if args.plot:
        args.plot.write_text(draw(measured), encoding="utf-8")
    return 0


def _run_with_progress(trainer: "JudgementTrainer") -> "list[Quality]":
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("Training"), BarColumn(), TextColumn("{task.fields[facts]}"), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("training", total=1.0, facts="")

        def tell(trainer: "JudgementTrainer") -> None:
            facts = f"{trainer.positions / 1e6:.2f} M positions, log loss {trainer.loss:.3f}"
            progress.update(task, completed=trainer.progress, facts=facts)

        return trainer.run(tell)
