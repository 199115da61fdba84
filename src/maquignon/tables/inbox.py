"""Where everything arrives that a table has to deal with, and is taken from in that order."""

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Inbox(Generic[T]):
    def __init__(self) -> None:
        self._items: deque[T] = deque()
        self._waiting: asyncio.Future[None] | None = None

    def put(self, item: T) -> None:
        self._items.append(item)
        if self._waiting is not None:
            if not self._waiting.done():
                self._waiting.set_result(None)
            self._waiting = None

    async def take(self) -> T:
        while not self._items:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        return self._items.popleft()
