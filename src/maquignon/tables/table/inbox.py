"""Where everything arrives that a table has to deal with, and is taken from in that order."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

Chore = Callable[[], Awaitable[None]]
"""Something that was said, somebody who came or went, something that is due."""


class Inbox:
    def __init__(self) -> None:
        self._chores: deque[Chore | None] = deque()
        self._waiting: asyncio.Future[None] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None  # asked for once: asking is slow

    def put(self, chore: Chore | None) -> None:
        """None: nothing that comes later is dealt with."""
        self._chores.append(chore)
        if self._waiting is not None:
            if not self._waiting.done():
                self._waiting.set_result(None)
            self._waiting = None

    async def take(self) -> Chore | None:
        while not self._chores:
            if self._loop is None:
                self._loop = asyncio.get_running_loop()
            self._waiting = self._loop.create_future()
            await self._waiting
        return self._chores.popleft()
