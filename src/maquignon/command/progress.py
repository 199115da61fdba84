"""A progress bar on standard error for whatever takes more than a moment, where somebody can see it."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

T = TypeVar("T")


def track(items: Iterable[T], total: int, *, done: int = 0, description: str = "Playing") -> Iterator[T]:
    """The items as they come; `done` of the total were there before."""
    from rich import progress as rich
    from rich.console import Console

    columns = (
        rich.TextColumn("{task.description}"),
        rich.BarColumn(),
        rich.MofNCompleteColumn(),
        rich.TimeRemainingColumn(),
    )
    quiet = not sys.stderr.isatty()
    with rich.Progress(*columns, console=Console(stderr=True), transient=True, disable=quiet) as bar:
        task = bar.add_task(description, total=total, completed=done)
        for item in items:
            yield item
            bar.advance(task)


@contextmanager
def working(description: str) -> Iterator[None]:
    """Something of which nobody knows how far it is."""
    from rich import progress as rich
    from rich.console import Console

    columns = (rich.TextColumn("{task.description}"), rich.BarColumn(), rich.TimeElapsedColumn())
    quiet = not sys.stderr.isatty()
    with rich.Progress(*columns, console=Console(stderr=True), transient=True, disable=quiet) as bar:
        bar.add_task(description, total=None)
        yield
