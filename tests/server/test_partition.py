"""A server that is cut off from the database shows nothing more, loses its table, and harms nothing when it returns."""

import asyncio
import json
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from urllib.error import HTTPError
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request, urlopen

import pytest

from maquignon.bots.roster import make_bot
from maquignon.client import Client, CommandRefused, visit
from maquignon.tables.protocol.answers import Gone, TableShown, Update
from maquignon.tables.protocol.arrangement import Arrangement
from maquignon.tables.store.postgres.database import migrate
from maquignon.tables.store.postgres.store import PostgresStore
from tests.postgresql import new_database
from tests.server.people import play
from tests.server.round_robin import RoundRobin
from tests.server.serving import Running, serving

SOCKET = ".s.PGSQL.5432"
PATIENCE = 20
"""Seconds; a lease is over after two, a silent line after a few more."""


class Cable:
    """Between a server and its database; while it is cut, what is sent stays on the way."""

    def __init__(self, database: str) -> None:
        self._there = Path(parse_qs(urlsplit(database).query)["host"][0]) / SOCKET
        self._folder = TemporaryDirectory(prefix="maquignon-cable-")
        self.url = database.replace(str(self._there.parent), self._folder.name)
        self._whole = asyncio.Event()
        self._whole.set()
        self._server: asyncio.Server | None = None

    async def __aenter__(self) -> "Cable":
        self._server = await asyncio.start_unix_server(self._lead, Path(self._folder.name) / SOCKET)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self.mend()
        self._server.close()
        self._folder.cleanup()

    def cut(self) -> None:
        self._whole.clear()

    def mend(self) -> None:
        self._whole.set()

    async def _lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = await asyncio.open_unix_connection(self._there)
        await asyncio.gather(self._pump(reader, there[1]), self._pump(there[0], writer))

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65_536):
                await self._whole.wait()
                writer.write(data)
                await writer.drain()
        writer.close()


ARRANGEMENT = Arrangement(seats=[None, "random", "random"], thinking="none")


@pytest.mark.slow  # waits for leases and for a line that is silent
async def test_a_server_that_is_cut_off_shows_nothing_that_is_not_in_the_log(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        database, cable, cut_off, whole = await two_servers(stack, tmp_path)
        ana = await stack.enter_async_context(visit(cut_off.url, name="Ana"))
        code = await ana.create_table(ARRANGEMENT, start=True)
        async for _ in ana.updates():
            break
        cable.cut()
        await asyncio.sleep(2.5)  # the lease is over, and what had been answered before is shown
        heard: list[object] = []
        listening = asyncio.create_task(collect(ana, heard))
        again = await stack.enter_async_context(visit(whole.url, token=ana.token, table=code))
        async with asyncio.timeout(PATIENCE):
            while again.update is None:  # noqa: ASYNC110  # what is shown first may be the question, and is left to be answered
                await asyncio.sleep(0.02)
        assert code in whole.site.reception.lobby.tables, "taken over"
        assert not [message for message in heard if isinstance(message, Update)], "nothing is shown there any more"
        async with asyncio.timeout(PATIENCE):
            while Gone(code=code, reason="elsewhere") not in heard:  # noqa: ASYNC110
                await asyncio.sleep(0.02)
        listening.cancel()
        assert "cut_off" in [message.trouble for message in heard if isinstance(message, TableShown)], "told why"
        await require_words(cut_off.url, ana.token or "")
        cable.mend()
        async with asyncio.timeout(PATIENCE):
            async for message in ana.everything():
                if isinstance(message, TableShown) and code not in cut_off.site.reception.lobby.tables:
                    break
        assert len((await play(again, make_bot("thrifty", Random(1)))).scores) == 3
        await require_one_log(database, code)


@pytest.mark.slow  # waits for leases
async def test_guests_of_a_server_that_alone_is_cut_off_play_on_at_another(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        database, cable, cut_off, whole = await two_servers(stack, tmp_path)
        ports = [urlsplit(at.url).port or 0 for at in (cut_off, whole)]
        front = await stack.enter_async_context(RoundRobin(ports))
        ana = await stack.enter_async_context(visit(front, name="Ana"))
        code = await ana.create_table(ARRANGEMENT, start=True)
        assert code in cut_off.site.reception.lobby.tables
        cable.cut()
        assert len((await play(ana, make_bot("thrifty", Random(1)))).scores) == 3
        assert code in whole.site.reception.lobby.tables
        assert not cut_off.site.reception.lobby.tables
        cable.mend()
        await require_one_log(database, code)


@pytest.mark.slow  # waits for leases
async def test_while_the_database_is_away_for_all_nobody_is_sent_about(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        _, cable, here, _ = await two_servers(stack, tmp_path, on_one_cable=True)
        ana = await stack.enter_async_context(visit(here.url, name="Ana"))
        code = await ana.create_table(ARRANGEMENT, start=True)
        async for _ in ana.updates():
            break
        heard: list[object] = []
        listening = asyncio.create_task(collect(ana, heard))
        cable.cut()
        await asyncio.sleep(7)  # long enough to be cut off, and to ask the other one a few times
        assert trouble_of(ana) == "cut_off"
        cable.mend()
        async with asyncio.timeout(PATIENCE):
            while trouble_of(ana) is not None:  # noqa: ASYNC110
                await asyncio.sleep(0.02)
        listening.cancel()
        assert not [message for message in heard if isinstance(message, Gone)]
        assert code in here.site.reception.lobby.tables


def trouble_of(guest: Client) -> str | None:
    assert guest.table is not None
    return guest.table.trouble


async def two_servers(
    stack: AsyncExitStack, data: Path, *, on_one_cable: bool = False
) -> tuple[str, Cable, Running, Running]:
    """A database, the cable to it, the server behind that cable, and another one; the first has heard of the second."""
    database = await new_database()
    await migrate(database)
    cable = await stack.enter_async_context(Cable(database))
    first = await stack.enter_async_context(serving(data, store=cable.url))
    second = await stack.enter_async_context(serving(data, store=cable.url if on_one_cable else database))
    assert first.site.neighbours is not None
    async with asyncio.timeout(PATIENCE):
        while first.site.neighbours.alive < 2:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    return database, cable, first, second


async def require_words(url: str, token: str) -> None:
    """Whoever asks a server that is cut off is told so at once, and when to ask again."""
    request = Request(f"{url}/api/me", headers={"authorization": f"Bearer {token}"})
    with pytest.raises(HTTPError) as refused:
        await asyncio.to_thread(urlopen, request, timeout=PATIENCE)
    assert (refused.value.code, refused.value.headers["retry-after"]) == (503, "2")
    assert json.loads(refused.value.read())["reason"] == "not_stored"
    with pytest.raises(CommandRefused, match="cannot store anything"):
        async with visit(url, token=token):
            raise AssertionError("nobody knows who that is")


async def collect(guest: Client, heard: list[object]) -> None:
    async for message in guest.everything():
        heard += [message]


async def require_one_log(database: str, code: str) -> None:
    store = PostgresStore(database)
    table = await store.table(code)
    assert table is not None
    versions = [entry.version for entry in await store.entries(table.id)]
    assert versions == list(range(1, len(versions) + 1))
    await store.close()
