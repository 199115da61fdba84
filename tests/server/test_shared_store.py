"""A server whose data are in PostgreSQL: how it starts, why it does not, and what it leaves to the next."""

import asyncio
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from maquignon.client import visit
from maquignon.server import keeping
from maquignon.server.address import among_servers
from maquignon.server.run import CannotServe, serve
from maquignon.server.settings import Settings
from maquignon.server.site import Site
from maquignon.tables.protocol.arrangement import Arrangement
from maquignon.tables.store.interface import StoreFailed
from maquignon.tables.store.postgres.database import migrate
from maquignon.tables.store.postgres.store import PostgresStore
from tests.postgresql import new_database
from tests.server.serving import generous, serving


@pytest.fixture
async def url() -> str:
    url = await new_database()
    await migrate(url)
    return url


async def test_a_table_goes_on_at_the_next_server_without_waiting_for_a_lease(url: str, tmp_path: Path) -> None:
    arrangement = Arrangement(seats=[None, "thrifty", "thrifty"])
    async with serving(tmp_path, store=url) as first, visit(first.url, name="Ana") as ana:
        code = await ana.create_table(arrangement, start=True)
        token = ana.token
    async with serving(tmp_path, store=url) as second, visit(second.url, token=token, table=code) as ana:
        async for update in ana.updates():
            assert update.view.viewer == 0
            break
    assert not os.listdir(tmp_path), "nothing is kept in the folder"


def test_a_database_that_cannot_be_reached_is_said_so(tmp_path: Path) -> None:
    settings = Settings(port=0, data=tmp_path, log="none", store="postgresql://nobody@127.0.0.1:9/nothing")
    with pytest.raises(CannotServe, match="database cannot be used"):
        serve(settings, with_qr=False)


def test_without_the_driver_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delitem(sys.modules, "maquignon.tables.store.postgres.database")
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(CannotServe, match=r"maquignon\[postgres\]"):
        serve(Settings(port=0, data=tmp_path, log="none", store="postgresql://x"), with_qr=False)


def test_the_default_needs_no_driver() -> None:
    assert keeping.neighbours_of(None, Settings(), None, None) is None  # type: ignore[arg-type]


async def test_a_server_that_was_silent_is_told_what_is_still_its_own(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, store=url) as first, visit(first.url, name="Ana") as ana:
        await ana.create_table()
        assert first.site.neighbours is not None
        thief = PostgresStore(url)
        await thief._database.execute("UPDATE servers SET alive_until = clock_timestamp() - interval '1 second'")
        (table,) = first.site.reception.lobby.tables.values()
        await thief.lease(table.id)
        async for message in ana.everything():
            if message.__struct_config__.tag == "gone":
                break
        assert first.site.neighbours.silences == 1
        assert not first.site.reception.lobby.tables
        await thief.close()


async def test_signs_of_life_go_on_when_the_database_is_back(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, store=url) as first:
        store = first.site.store
        assert isinstance(store, PostgresStore)
        beat, failures, enough = store.leases.beat, list[str](), asyncio.Event()

        async def failing(address: str, attendance: bytes) -> bool:
            if len(failures) == 2:
                enough.set()
                return await beat(address, attendance)
            failures.append(address)
            raise StoreFailed("no connection")

        monkeypatch.setattr(store.leases, "beat", failing)
        monkeypatch.setattr("maquignon.server.neighbours.BETWEEN_BEATS", 0.01)
        await enough.wait()
        assert failures == [first.url] * 2

        async def lost() -> None:
            raise StoreFailed("no connection")

        monkeypatch.setattr(store.leases, "hand_over", lost)


@pytest.mark.parametrize(
    ("host", "address"),
    [("127.0.0.1", "http://127.0.0.1:80"), ("localhost", "http://localhost"), ("::1", "http://[::1]")],
)
def test_servers_on_one_computer_find_each_other(host: str, address: str) -> None:
    assert among_servers("http", host, 80) == address.removesuffix(":80")


def test_servers_on_a_network_find_each_other_there_or_at_least_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maquignon.server.address._own_address", lambda: "10.0.0.7")
    assert among_servers("http", "0.0.0.0", 8000) == "http://10.0.0.7:8000"
    monkeypatch.setattr("maquignon.server.address._own_address", lambda: None)
    assert among_servers("http", "0.0.0.0", 8000) == "http://127.0.0.1:8000"


@pytest.mark.parametrize(
    ("changes", "address"),
    [
        ({"port": 8123}, "http://127.0.0.1:8123"),
        ({"port": 8123, "tls_cert": Path("cert.pem")}, "https://127.0.0.1:8123"),
        ({"inner_address": "http://10.0.0.7:80"}, "http://10.0.0.7:80"),
    ],
)
async def test_the_others_find_a_server_where_its_settings_say(
    tmp_path: Path, changes: dict[str, Any], address: str
) -> None:
    settings = generous(tmp_path, store="postgresql://nobody@127.0.0.1:9/none", **changes)
    whole: Any = None
    neighbours = keeping.neighbours_of(keeping.store_of(settings), settings, whole, whole)
    assert neighbours is not None
    assert neighbours._address == address


async def test_what_an_address_takes_here_is_told_to_the_others(url: str, tmp_path: Path) -> None:
    site = Site(generous(tmp_path, store=url))
    assert site.neighbours is not None
    assert site.ledger.tallies is site.neighbours.tallies
    await site.store.close()
