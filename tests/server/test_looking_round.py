"""What a server knows of the others of its cluster, from what the database says of them."""

import asyncio
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any

import pytest

from maquignon.server.neighbours import Neighbours
from maquignon.server.site import Site
from maquignon.tables.protocol.refusals import Refusal
from maquignon.tables.store.interface import StoreFailed, Unsure
from maquignon.tables.store.postgres.news import OVERLAP, News


class Leases:
    """Three servers: this one, one that lives, and one whose lease is over."""

    server = "here"

    async def attendance(self) -> list[bytes]:
        return [b'{"ABCDE": ["Ana"]}', b'{"FGHIJ": ["Ben", "Cleo"]}']

    async def servers(self) -> list[Any]:
        return [
            SimpleNamespace(id="here", address="http://127.0.0.1:1", seconds_left=2.0),
            SimpleNamespace(id="there", address="http://127.0.0.2:1", seconds_left=0.1),
            SimpleNamespace(id="dead", address="http://127.0.0.3:1", seconds_left=0.0),
        ]


async def test_who_is_dead_is_neither_counted_nor_asked_nor_trusted() -> None:
    present: dict[str, list[str]] = {}
    store: Any = SimpleNamespace(leases=Leases(), allowances=None)
    lobby: Any = SimpleNamespace(learn_attendance=present.update)
    trusted: Any = SimpleNamespace(servers=frozenset())
    neighbours = Neighbours(store, "http://127.0.0.1:1", lobby, trusted)
    await neighbours._look_round()
    assert neighbours.alive == 2
    assert neighbours._others == ["http://127.0.0.2:1"]
    assert trusted.servers == {"127.0.0.1", "127.0.0.2"}
    assert present == {"ABCDE": ["Ana"], "FGHIJ": ["Ben", "Cleo"]}


class Questions:
    """A database that notes since when it is asked for what is new."""

    def __init__(self) -> None:
        self.now = datetime(2030, 1, 1, tzinfo=UTC)
        self.since: list[datetime] = []

    async def fetch(self, query: str, *values: Any) -> list[tuple[datetime]]:
        if "clock_timestamp" in query:
            self.now += timedelta(minutes=1)
            return [(self.now,)]
        self.since += values
        return []


async def test_what_was_written_earlier_and_stored_later_is_read_as_well() -> None:
    database: Any = Questions()
    news = News(database)
    await news.read()
    first = database.now
    database.since.clear()
    await news.read()
    assert database.since == [first - OVERLAP] * 2, "tables, and codes that were closed"


async def test_who_is_cut_off_a_second_time_seeks_the_others_anew() -> None:
    store: Any = SimpleNamespace(leases=Leases(), allowances=None, is_away=False, give_up=lambda: None)
    lobby: Any = SimpleNamespace(stand_still=lambda: None)
    neighbours = Neighbours(store, "http://127.0.0.1:1", lobby, SimpleNamespace(servers=frozenset()))  # type: ignore[arg-type]
    searches = []
    for _ in range(2):
        neighbours._cut_off()
        assert neighbours._seeking is not None
        searches.append(neighbours._seeking)
        await neighbours._seeking
    assert searches[0] is not searches[1]


async def test_tables_are_handed_over_after_their_last_move() -> None:
    done: list[str] = []

    async def finish() -> None:
        await asyncio.sleep(0)
        done.append("the last moves")

    async def hand_over() -> None:
        done.append("the tables")

    site: Any = object.__new__(Site)
    site.reception = SimpleNamespace(lobby=SimpleNamespace(finish=finish))
    site.neighbours = SimpleNamespace(hand_over=hand_over)
    await site._hand_over()
    assert done == ["the last moves", "the tables"]


async def test_where_a_table_is_cannot_be_told_while_the_store_fails() -> None:
    async def fail(*_: object) -> None:
        raise StoreFailed("away")

    store: Any = SimpleNamespace(leases=Leases(), allowances=SimpleNamespace(claim=fail), table=fail)
    lobby: Any = SimpleNamespace(limits=SimpleNamespace(tables_per_address=3))
    neighbours = Neighbours(store, "http://127.0.0.1:1", lobby, SimpleNamespace(servers=frozenset()))  # type: ignore[arg-type]
    with pytest.raises(Refusal) as refused:
        await neighbours.find("ABCDE")
    assert refused.value.reason == "not_stored"
    with pytest.raises(Unsure):
        await neighbours.claim("table", "192.0.2.1")


async def test_who_seeks_already_does_not_seek_twice() -> None:
    store: Any = SimpleNamespace(leases=Leases(), allowances=None, is_away=True, give_up=lambda: None)
    lobby: Any = SimpleNamespace(stand_still=lambda: None)
    neighbours = Neighbours(store, "http://127.0.0.1:1", lobby, SimpleNamespace(servers=frozenset()))  # type: ignore[arg-type]
    neighbours._cut_off()
    seeking = neighbours._seeking
    assert seeking is not None
    await asyncio.sleep(0)
    neighbours._cut_off()
    assert neighbours._seeking is seeking
    seeking.cancel()
