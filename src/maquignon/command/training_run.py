"""What `train` and `judgement` have in common: extras that they need, and a run that is kept in a folder."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from maquignon.command import Problem


def add_run(parser: argparse.ArgumentParser, minutes: int) -> None:
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where the run is kept")
    parser.add_argument(
        "--minutes",
        type=float,
        default=minutes,
        metavar="N",
        help=f"how long in all, earlier runs included ({minutes})",
    )
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the number that all dice start from (0)")
    parser.add_argument("--width", type=int, default=128, metavar="N", help="the width of the network (128)")


@contextmanager
def extras() -> Iterator[None]:
    """What is imported here may be missing."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise Problem(
            f"Training needs the package {missing.name!r}: install maquignon with the extras turbo and train."
        ) from None
    except ImportError as error:  # the compiled law says why it cannot run
        raise Problem(str(error)) from None


@contextmanager
def going_on(folder: Path) -> Iterator[None]:
    """What is read here was written by an earlier run."""
    try:
        yield
    except (OSError, RuntimeError) as error:
        raise Problem(f"The run in {str(folder)!r} cannot be continued: {error}") from None
