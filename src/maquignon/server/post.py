"""What goes out in one turn of the loop goes out together, after everybody has had their say."""

from asyncio import AbstractEventLoop
from typing import Final, Protocol
from weakref import WeakKeyDictionary


class Sender(Protocol):
    """Whoever has something to write."""

    def write(self) -> None: ...


class Post:
    """One for each loop.

    A reader who wakes up for a frame then finds the next ones there. Written one by one between other work, each would
    wake somebody, and the system would change between them and us all the time.
    """

    _of: Final[WeakKeyDictionary[AbstractEventLoop, "Post"]] = WeakKeyDictionary()

    def __init__(self) -> None:
        self._senders: list[Sender] = []

    @classmethod
    def of(cls, loop: AbstractEventLoop) -> "Post":
        return cls._of.setdefault(loop, cls())

    def wait_for(self, sender: Sender, loop: AbstractEventLoop) -> None:
        """Take along what this one writes."""
        if not self._senders:
            loop.call_soon(self._go)
        self._senders.append(sender)

    def _go(self) -> None:
        senders, self._senders = self._senders, []
        for sender in senders:
            sender.write()
