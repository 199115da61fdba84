"""Four clients of the floor: one says something, and once all four have heard it the next one does."""

from bench.load.four import PLAYERS, Four
from bench.load.guest import Guest, connect

SAID = b'{"type":"act","id":"123","question":12,"action":{"do":"bid","amount":60}}'


class Group(Four):
    def __init__(self, number: int) -> None:
        super().__init__()
        self._path = f"/group/{number}"

    async def sit_down(self, host: str, port: int) -> None:
        for _ in range(PLAYERS):
            self._guests.append(await connect(host, port, self._path, self._hear))

    def act(self) -> None:
        self._begin()
        self._guests[self.moves % PLAYERS].say(SAID)

    def _hear(self, guest: Guest, frame: bytes) -> None:
        self.bytes += len(frame)
        self._behind -= 1
        if self._behind == 0:
            self._all_heard()
