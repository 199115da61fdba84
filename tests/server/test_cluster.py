"""Three servers, one PostgreSQL and a plain proxy: killed at random, and every update that anybody saw is in the log.

`MAQUIGNON_KILLS=200` and `MAQUIGNON_TABLES=40` make it as long as one likes.
"""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from statistics import median, quantiles

import pytest

from maquignon.client import Client, visit
from maquignon.tables.protocol.answers import Update
from maquignon.tables.protocol.arrangement import Arrangement
from maquignon.tables.store.postgres.database import migrate
from maquignon.tables.store.postgres.store import PostgresStore
from tests.postgresql import new_database
from tests.server.process import ServerProcess
from tests.server.round_robin import RoundRobin
from tests.siege.court import Court, examine_one, keep_playing

KILLS = int(os.environ.get("MAQUIGNON_KILLS", "3"))
TABLES = int(os.environ.get("MAQUIGNON_TABLES", "4"))
SERVERS = 3


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

    async def examine(self, court: Court) -> None:
        for witness in court.witnesses:
            testimony = witness.so_far()  # they go on seeing while we read
            table = await self.store.table(witness.code)
            assert table is not None
            examine_one(testimony, await self.store.entries(table.id))


@pytest.fixture
async def cluster(tmp_path: Path) -> AsyncIterator[Cluster]:
    async with AsyncExitStack() as stack:
        cluster = await Cluster(await new_database(), tmp_path, stack).open()
        yield cluster
        await cluster.close()


async def next_update(guest: Client) -> float:
    """When it comes; what was heard before is forgotten."""
    while not guest._heard.empty():
        guest._heard.get_nowait()
    async for message in guest.everything():
        if isinstance(message, Update):
            return time.monotonic()
    raise AssertionError("the server is gone for good")


@pytest.mark.soak  # minutes with many kills; MAQUIGNON_KILLS says how many
async def test_nothing_that_was_shown_is_lost_and_nothing_is_done_twice(cluster: Cluster) -> None:
    dice, court, stopping = Random(KILLS), Court(), asyncio.Event()
    playing = [
        asyncio.create_task(keep_playing(court, cluster.url, Random(dice.random()), stopping)) for _ in range(TABLES)
    ]
    for _ in range(KILLS):
        await asyncio.sleep(dice.uniform(0.5, 2.5))
        server = dice.choice(cluster.servers)
        server.kill()
        await asyncio.sleep(dice.uniform(0, 1))
        await asyncio.to_thread(server.start)
        await cluster.examine(court)
        for task in playing:
            assert not task.done(), task.exception()
    before = court.moves
    for _ in range(30):
        await asyncio.sleep(1)
        if court.moves > before + TABLES:
            break
    assert court.moves > before + TABLES, "everybody plays on"
    stopping.set()  # whoever is cancelled while they hang up would begin anew
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await cluster.examine(court)
    assert court.moves > KILLS


@pytest.mark.slow
async def test_after_a_server_is_killed_its_tables_go_on_within_seconds(cluster: Cluster) -> None:
    waits: list[float] = []
    arrangement = Arrangement(seats=[None, "random", "random"], hammer="fast", thinking="fast")
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(visit(cluster.url, name="Ana")) for _ in range(2 * TABLES)]
        for guest in guests:
            await guest.create_table(arrangement, start=True)
        for _ in range(KILLS):
            server = cluster.servers[_ % SERVERS]
            hit = [guest for guest in guests if guest.table and await cluster.holder_of(guest.table.code) is server]
            began = time.monotonic()
            server.kill()
            waits += [moment - began for moment in await asyncio.gather(*map(next_update, hit))]
            await asyncio.to_thread(server.start)
    assert len(waits) > 2
    print(f"{len(waits)} tables: median {median(waits):.2f} s, p95 {quantiles(waits, n=20)[-1]:.2f} s")
    assert median(waits) <= 3
    assert quantiles(waits, n=20)[-1] <= 5


@pytest.mark.slow
async def test_a_server_that_slept_is_fenced_and_says_so(cluster: Cluster) -> None:
    async with AsyncExitStack() as stack:
        ana = await stack.enter_async_context(visit(cluster.url, name="Ana"))
        code = await ana.create_table(Arrangement(seats=[None, "random", "random"]), start=True)
        asleep = await cluster.holder_of(code)
        os.kill(asleep.pid, signal.SIGSTOP)
        try:
            awake = next(server for server in cluster.servers if server is not asleep)
            again = await stack.enter_async_context(visit(awake.url, token=ana.token, table=code))
            async with asyncio.timeout(6):
                await next_update(again)
        finally:
            os.kill(asleep.pid, signal.SIGCONT)
        async with asyncio.timeout(6):
            async for message in ana.everything():
                if message.__struct_config__.tag == "gone":
                    break
            async for message in ana.everything():
                if message.__struct_config__.tag == "table":
                    break
        assert ana.table is not None
        assert ana.table.code == code


@pytest.mark.slow
async def test_a_rolling_restart_is_hardly_noticed(cluster: Cluster) -> None:
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(visit(cluster.url, name="Ana")) for _ in range(TABLES)]
        for guest in guests:
            await guest.create_table(Arrangement(seats=[None, "random", "random"]), start=True)
        waits: list[float] = []
        for server in cluster.servers:
            held = [guest for guest in guests if guest.table and await cluster.holder_of(guest.table.code) is server]
            began = time.monotonic()
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            waits += [moment - began for moment in await asyncio.gather(*map(next_update, held))]
            assert await stopping == 0
            await asyncio.to_thread(server.start)
        print(f"{len(waits)} tables: longest wait {max(waits):.2f} s")
        assert max(waits) < 2, "one second, and one for a machine that does much else"
