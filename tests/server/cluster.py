"""Three servers of one database behind a plain proxy, each in a process of its own, which can be killed."""

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

from maquignon.tables.store.postgres.database import migrate
from maquignon.tables.store.postgres.store import PostgresStore
from tests.server.process import ServerProcess
from tests.server.round_robin import RoundRobin
from tests.siege.court import Court, examine_one, keep_playing

SERVERS = 3
PATIENCE = 20
"""Seconds within which every table plays on, however busy the machine is."""


class Cluster:
    """Servers of one database, each a process of its own, behind one address."""

    def __init__(self, database: str, folder: Path, stack: AsyncExitStack) -> None:
        self.database, self._folder, self._stack = database, folder, stack
        self.store = PostgresStore(database)
        self.servers: list[ServerProcess] = []
        self.url = ""

    async def open(self) -> "Cluster":
        await migrate(self.database)
        self.servers = [ServerProcess(self._folder, "--store", self.database) for _ in range(SERVERS)]
        await asyncio.gather(*(asyncio.to_thread(server.start) for server in self.servers))
        self.url = await self._stack.enter_async_context(RoundRobin([server.port for server in self.servers]))
        return self

    async def close(self) -> None:
        await asyncio.gather(*(asyncio.to_thread(server.stop) for server in self.servers if server.is_alive()))
        await self.store.close()

    async def holder_of(self, code: str) -> ServerProcess:
        """The server that has a table."""
        rows = await self.store._database.fetch(
            "SELECT address FROM tables JOIN servers ON servers.id = holder WHERE code = $1", code
        )
        return next(server for server in self.servers if rows and server.url == rows[0][0])

    async def tables_of(self, server: ServerProcess) -> set[str]:
        """The codes of those that a server has."""
        rows = await self.store._database.fetch(
            "SELECT code FROM tables JOIN servers ON servers.id = holder WHERE address = $1", server.url
        )
        return {row[0] for row in rows}

    async def examine(self, court: Court) -> None:
        """Hold the log against what everybody saw; who has seen the end of their game need not be asked again."""
        for witness in list(court.witnesses):
            testimony = witness.so_far()  # they go on seeing while we read
            table = await self.store.table(witness.code)
            assert table is not None
            examine_one(testimony, await self.store.entries(table.id))
            if testimony.is_over:
                court.witnesses.remove(witness)


class Company:
    """People at many tables, who play one game after the other until it is enough."""

    def __init__(self, url: str, courts: Sequence[Court], dice: Random) -> None:
        self.courts, self._stopping = courts, asyncio.Event()
        self._playing = [
            asyncio.create_task(keep_playing(court, url, Random(dice.random()), self._stopping)) for court in courts
        ]

    async def __aenter__(self) -> "Company":
        return self

    async def __aexit__(self, *_: object) -> None:
        self._stopping.set()  # whoever is cancelled while they hang up would begin anew
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)

    def require_peace(self) -> None:
        """Nobody saw anything that cannot be."""
        for task in self._playing:
            assert not task.done(), task.exception()

    async def require_play(self, patience: float = PATIENCE) -> None:
        """At every table something is done that was not done before."""
        before = [court.moves for court in self.courts]
        async with asyncio.timeout(patience):
            while any(court.moves == moves for court, moves in zip(self.courts, before, strict=True)):
                self.require_peace()
                await asyncio.sleep(0.05)
