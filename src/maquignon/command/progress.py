"""A progress bar on standard error for whatever takes more than a moment, where somebody can see it."""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from rich.progress import Progress, ProgressColumn

T = TypeVar("T")


def track(items: Iterable[T], total: int, *, done: int = 0, description: str = "Playing") -> Iterator[T]:
    """The items as they come; `done` of the total were there before."""
    from rich import progress as rich

    with _bar(rich.MofNCompleteColumn(), rich.TimeRemainingColumn()) as bar:
        task = bar.add_task(description, total=total, completed=done)
        for item in items:
            yield item
            bar.advance(task)


@contextmanager
def working(description: str) -> Iterator[Callable[[int, int], None]]:
    """Something that may be able to tell how much of it is left, of how much in all."""
    from rich import progress as rich

    with _bar(rich.TimeElapsedColumn()) as bar:
        task = bar.add_task(description, total=None)
        yield lambda left, total: bar.update(task, completed=total - left, total=total)


def _bar(*more: "ProgressColumn") -> "Progress":
    from rich import progress as rich
    from rich.console import Console

    columns = (rich.TextColumn("{task.description}"), rich.BarColumn(), *more)
    return rich.Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())
