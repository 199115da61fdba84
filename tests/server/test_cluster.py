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
from maquignon.tables.protocol.answers import Refused, Update
from maquignon.tables.protocol.arrangement import Arrangement
from tests.postgresql import new_database
from tests.server.cluster import SERVERS, Cluster, Company
from tests.siege.campaign import run as campaign
from tests.siege.court import Court

KILLS = int(os.environ.get("MAQUIGNON_KILLS", "3"))
TABLES = int(os.environ.get("MAQUIGNON_TABLES", "4"))


@pytest.fixture
async def cluster(tmp_path: Path) -> AsyncIterator[Cluster]:
    async with AsyncExitStack() as stack:
        cluster = await Cluster(await new_database(), tmp_path, stack).open()
        yield cluster
        await cluster.close()


async def next_update(guest: Client) -> float:
    """When it comes; what was heard before is forgotten, unless it was an error."""
    while not guest._heard.empty():
        assert not isinstance(guest._heard.get_nowait(), Refused)
    async for message in guest.everything():
        assert not isinstance(message, Refused), message.sentence
        if isinstance(message, Update):
            return time.monotonic()
    raise AssertionError("the server is gone for good")


@pytest.mark.slow
async def test_nothing_that_was_shown_is_lost_and_nothing_is_done_twice(cluster: Cluster) -> None:
    dice, courts = Random(KILLS), [Court() for _ in range(TABLES)]
    async with Company(cluster.url, courts, dice) as company:
        for _ in range(KILLS):
            await company.require_play()
            await asyncio.sleep(dice.random())
            server = dice.choice(cluster.servers)
            server.kill()
            await asyncio.sleep(dice.choice((0, dice.random())))  # back while its old lease runs, or later
            await asyncio.to_thread(server.start)
            for court in courts:
                await cluster.examine(court)
        await company.require_play()
    for court in courts:
        await cluster.examine(court)


@pytest.mark.slow
async def test_a_campaign_kills_servers_and_their_database_and_finds_nothing(tmp_path: Path) -> None:
    found = await campaign(kills=2, database_kills=1, tables=3, thinks=0.5, seed=1, folder=tmp_path / "data")
    assert (found.kills, found.database_kills, len(found.returns)) == (2, 1, 1)
    assert found.moves > 3


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
