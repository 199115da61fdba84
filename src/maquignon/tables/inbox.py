"""Where everything arrives that a table has to deal with, and is taken from in that order."""

import asyncio
from collections import deque
from dataclasses import dataclass

from maquignon.tables.company import Answer
from maquignon.tables.guests import Guest
from maquignon.tables.messages import Command


@dataclass(slots=True)
class Heard:
    """A guest said something."""

    guest: Guest
    message: Command


@dataclass(slots=True)
class Came:
    """A guest comes to the table, perhaps to sit down, and has seen it up to a version."""

    guest: Guest
    id: str | None
    sit: bool
    seen: int


@dataclass(slots=True)
class Went:
    """A guest's connection is lost."""

    guest: Guest


@dataclass(slots=True)
class Tick:
    """Something may be due."""


@dataclass(slots=True)
class Stop:
    """Nothing that comes later is dealt with."""


Item = Heard | Came | Went | Answer | Tick | Stop


class Inbox:
    def __init__(self) -> None:
        self._items: deque[Item] = deque()
        self._waiting: asyncio.Future[None] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None  # asked for once: asking is slow

    def put(self, item: Item) -> None:
        self._items.append(item)
        if self._waiting is not None:
            if not self._waiting.done():
                self._waiting.set_result(None)
            self._waiting = None

    async def take(self) -> Item:
        while not self._items:
            if self._loop is None:
                self._loop = asyncio.get_running_loop()
            self._waiting = self._loop.create_future()
            await self._waiting
        return self._items.popleft()
