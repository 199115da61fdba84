"""What all commands that let bots play many games have in common."""

import argparse
import signal
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress

from maquignon.command import Problem


def add_tournament(parser: argparse.ArgumentParser, *, games: str) -> None:
    """`--games`, `--seed`, `--jobs`, `--seconds` and `--json`."""
    from maquignon.bots.bot import SECONDS

    parser.add_argument("--games", type=at_least_one, default=100, metavar="N", help=f"{games} (100)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the number that all dice start from (0)")
    parser.add_argument("--jobs", type=at_least_one, default=1, metavar="N", help="how many processes play (1)")
    parser.add_argument(
        "--seconds",
        type=_some_time,
        default=SECONDS,
        metavar="S",
        help=f"how long a program has for a decision ({SECONDS:g})",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of tables")


def at_least_one(text: str) -> int:
    number = int(text) if text.isascii() and text.isdigit() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"a whole number from 1 on, not {text!r}")
    return number


def _some_time(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 3600:
        raise argparse.ArgumentTypeError(f"a number of seconds from above 0 to 3600, not {text!r}")
    return seconds


def known_bots(text: str) -> list[str]:
    """Names of bots with commas between them."""
    from maquignon.bots.names import UnknownBot, split_names
    from maquignon.bots.roster import require_known

    names = split_names(text)
    try:
        for name in names:
            require_known(name)
    except UnknownBot as error:
        raise Problem(str(error)) from None
    return names


def let_experts_look_ahead(bots: Sequence[str]) -> None:
    """From the first game on, so that the same seed gives the same games whatever was compiled before."""
    from maquignon.bots.names import EXPERT

    if any(f"{name}:".startswith(EXPERT) and name != f"{EXPERT}0" for name in bots):
        with suppress(ImportError):  # without numba nobody looks ahead
            from maquignon.turbo.ahead import make_ready

            make_ready()


def require_extras(*more: str) -> None:
    """What measuring takes besides playing."""
    from importlib.util import find_spec

    missing = [name for name in ("numpy", "openskill", *more) if find_spec(name) is None]
    if missing:
        raise Problem(f"The arena needs {' and '.join(missing)}: pip install 'maquignon[arena]'.")


@contextmanager
def ended_politely() -> Iterator[None]:
    """Ended from outside is as good as interrupted: the programs that we started are sent away."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
