"""Four guests, of whom one says something as soon as all have heard what the last one said; and what is counted."""

import asyncio
import time
from abc import ABC, abstractmethod

from bench.load.guest import Guest

PLAYERS = 4


class Four(ABC):
    """`moves` counts what all four have heard; `waits` are the seconds from saying to the last one's hearing."""

    def __init__(self) -> None:
        self._guests: list[Guest] = []
        self._behind = 0
        self._said_at = 0.0
        self.moves = 0
        self.bytes = 0
        self.wanted = 0
        self.waits: list[float] = []
        self.done = asyncio.Event()

    @abstractmethod
    async def sit_down(self, host: str, port: int) -> None: ...

    @abstractmethod
    def act(self) -> None:
        """Somebody says something, after `_begin`."""

    def leave(self) -> None:
        for guest in self._guests:
            guest.close()

    def play(self, moves: int) -> None:
        """So many moves, each as soon as the one before has been heard by all."""
        self.wanted = self.moves + moves
        self.done.clear()
        self.act()

    def _begin(self) -> None:
        self._behind = PLAYERS
        self._said_at = time.perf_counter()

    def _all_heard(self) -> None:
        self.moves += 1
        self.waits.append(time.perf_counter() - self._said_at)
        if self.moves < self.wanted:
            self.act()
        else:
            self.done.set()
