"""What goes out in one turn of the loop goes out together, after everybody has had their say."""

from asyncio import AbstractEventLoop
from collections.abc import Callable
from typing import Final
from weakref import WeakKeyDictionary

Write = Callable[[], None]


class Post:
    """One for each loop.

    A reader who wakes up for a frame then finds the next ones there. Written one by one between other work, each would
    wake somebody, and the system would change between them and us all the time.
    """

    _of: Final[WeakKeyDictionary[AbstractEventLoop, "Post"]] = WeakKeyDictionary()

    def __init__(self) -> None:
        self._waiting: list[Write] = []

    @classmethod
    def of(cls, loop: AbstractEventLoop) -> "Post":
        return cls._of.setdefault(loop, cls())

    def take_with(self, write: Write, loop: AbstractEventLoop) -> None:
        """Let this be written with all the rest."""
        if not self._waiting:
            loop.call_soon(self._go)
        self._waiting.append(write)

    def _go(self) -> None:
        waiting, self._waiting = self._waiting, []
        for write in waiting:
            write()
