"""PostgreSQL is killed, replaced or full under running games: tables stand still and say so, and go on afterwards."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import pytest

from maquignon.bots.roster import make_bot
from maquignon.client import Client, CommandRefused, visit
from maquignon.tables.protocol.arrangement import Arrangement
from maquignon.tables.store.postgres.database import migrate
from maquignon.tables.store.postgres.store import PostgresStore
from tests.postgresql import bring_back, crash, kill_nine, own_server
from tests.server.serving import serving
from tests.standby import Standby

OTHERS = "others"
"""Programs that use the same database."""


async def play_stubbornly(guest: Client) -> None:
    """To the end of the game: what cannot be stored is said again."""
    bot = make_bot("thrifty", Random(1))
    async for question in guest.questions():
        action = bot.choose(question.view, question.options)
        while True:
            try:
                await question.answer(action)
            except CommandRefused as refused:
                if refused.reason == "not_stored":
                    await asyncio.sleep(0.1)
                    continue
            break


async def in_trouble(guest: Client, trouble: bool) -> None:
    async with asyncio.timeout(30):
        while guest.table is None or bool(guest.table.trouble) != trouble:  # noqa: ASYNC110  # whoever plays listens
            await asyncio.sleep(0.02)


@dataclass
class Evening:
    """Three servers of one PostgreSQL, and somebody who plays by each of them."""

    url: str
    guests: list[Client]
    _playing: list["asyncio.Task[None]"]

    async def stands_still(self, is_still: bool) -> None:
        await asyncio.gather(*(in_trouble(guest, is_still) for guest in self.guests))

    async def require_end(self) -> None:
        """All play to the end, and everything that was shown is there."""
        await asyncio.gather(*self._playing)
        for guest in self.guests:
            assert guest.finished is not None
            assert guest.table is not None
            assert len(guest.finished.scores) == 3
            await require_log(self.url, guest.table.code, guest)


@asynccontextmanager
async def playing(data: Path, url: str) -> AsyncIterator[Evening]:
    await migrate(url)
    arrangement = Arrangement(seats=[None, "random", "random"], thinking="none")
    async with AsyncExitStack() as stack:
        servers = [await stack.enter_async_context(serving(data, store=url)) for _ in range(3)]
        guests = [await stack.enter_async_context(visit(server.url, name="Ana")) for server in servers]
        for guest in guests:
            await guest.create_table(arrangement, start=True)
        yield Evening(url, guests, [asyncio.create_task(play_stubbornly(guest)) for guest in guests])


@pytest.fixture
async def postgresql() -> AsyncIterator[Any]:
    server = await asyncio.to_thread(own_server)
    yield server
    await asyncio.to_thread(server.cleanup)


@pytest.mark.slow
async def test_tables_of_three_servers_stand_still_with_a_sentence_and_go_on(postgresql: Any, tmp_path: Path) -> None:
    async with playing(tmp_path, postgresql.get_uri()) as evening:
        for die in (crash, kill_nine):
            await asyncio.to_thread(die, postgresql)
            await evening.stands_still(True)
            await asyncio.to_thread(bring_back, postgresql)
            await evening.stands_still(False)
        await evening.require_end()


@pytest.mark.slow
async def test_tables_go_on_at_a_standby_that_takes_the_place_of_the_first(postgresql: Any, tmp_path: Path) -> None:
    standby = Standby(postgresql)
    await asyncio.to_thread(standby.start)
    try:
        await acknowledge_by_both(postgresql.get_uri())
        async with playing(tmp_path, standby.url_of_both(postgresql.get_uri())) as evening:
            await asyncio.to_thread(kill_nine, postgresql)
            await evening.stands_still(True)
            await asyncio.to_thread(standby.promote)
            await evening.stands_still(False)
            await evening.require_end()
    finally:
        await asyncio.to_thread(standby.remove)


@pytest.mark.slow
async def test_a_database_without_a_free_connection_is_waited_for(postgresql: Any, tmp_path: Path) -> None:
    with (postgresql.pgdata / "postgresql.conf").open("a") as settings:
        settings.write("max_connections = 40\n")
    await asyncio.to_thread(crash, postgresql)
    await asyncio.to_thread(bring_back, postgresql)
    url = postgresql.get_uri()
    async with playing(tmp_path, url) as evening:
        others = await every_connection(url)
        await evening.stands_still(True)
        for other in others:
            await other.close()
        await evening.stands_still(False)
        await evening.require_end()


async def every_connection(url: str) -> list[Any]:
    """All that there are: whoever else has one loses it, again and again, until nobody has."""
    taken: list[Any] = []
    away = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename IS NOT NULL AND application_name <> $1"
    while not taken or await taken[0].fetch(away, OTHERS):
        with suppress(asyncpg.TooManyConnectionsError):
            while True:
                taken.append(await asyncpg.connect(url, server_settings={"application_name": OTHERS}))
    return taken


async def acknowledge_by_both(url: str) -> None:
    """From now on nothing is acknowledged that the standby does not have."""
    connection = await asyncpg.connect(url)
    await connection.execute("ALTER SYSTEM SET synchronous_standby_names = '*'")
    await connection.execute("SELECT pg_reload_conf()")
    async with asyncio.timeout(30):
        while await connection.fetchval("SELECT sync_state FROM pg_stat_replication") != "sync":  # noqa: ASYNC110
            await asyncio.sleep(0.1)
    await connection.close()


async def require_log(url: str, code: str, guest: Client) -> None:
    """Everything that was shown is there."""
    store = PostgresStore(url)
    table = await store.table(code)
    assert table is not None
    assert guest.update is not None
    entries = await store.entries(table.id)
    assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
    assert guest.update.version <= len(entries)
    await store.close()
