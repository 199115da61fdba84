"""Four clients of the floor: one says something, and once all four have heard it the next one does."""

import asyncio
import time

from bench.load.guest import Guest, connect

PLAYERS = 4
WORD = b'{"type":"act","id":"123","question":12,"action":{"do":"bid","amount":60}}'


class Group:
    """The same interface as a table of ours."""

    def __init__(self, number: int) -> None:
        self._path = f"/group/{number}"
        self._guests: list[Guest] = []
        self._behind = 0
        self._said_at = 0.0
        self.moves = 0
        self.bytes = 0
        self.wanted = 0
        self.waits: list[float] = []
        self.done = asyncio.Event()

    async def sit_down(self, host: str, port: int) -> None:
        for _ in range(PLAYERS):
            self._guests.append(await connect(host, port, self._path, self._hear))

    def leave(self) -> None:
        for guest in self._guests:
            guest.close()

    def play(self, moves: int) -> None:
        self.wanted = self.moves + moves
        self.done.clear()
        self.act()

    def act(self) -> None:
        self._behind = PLAYERS
        self._said_at = time.perf_counter()
        self._guests[self.moves % PLAYERS].say(WORD)

    def _hear(self, guest: Guest, frame: bytes) -> None:
        self.bytes += len(frame)
        self._behind -= 1
        if self._behind == 0:
            self.moves += 1
            self.waits.append(time.perf_counter() - self._said_at)
            if self.moves < self.wanted:
                self.act()
            else:
                self.done.set()
