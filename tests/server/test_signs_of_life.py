"""How a server counts its own lease, what it does when that is over, and what is left of it when it goes."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import pytest

from maquignon.server import neighbours as room
from maquignon.server import tallies
from maquignon.server.limits import Bucket
from maquignon.server.neighbours import BETWEEN_BEATS, LEASES_OF_SILENCE, Neighbours
from maquignon.tables.store.interface import StoreFailed
from maquignon.tables.store.postgres.allowances import Taken
from maquignon.tables.store.postgres.leases import LEASE as LEASE_AS_IT_IS

LEASE = timedelta(seconds=1_000)
PATIENCE = LEASES_OF_SILENCE * LEASE.total_seconds()


class Database:
    """A store of a cluster, and a lobby: both only note what they are told, in one order."""

    server = "here"
    lease = LEASE

    def __init__(self) -> None:
        self.told: list[object] = []
        self.is_away = False
        self.in_time = True
        self.leases = self
        self.allowances: Any = None
        self.news = SimpleNamespace(listen=self._listen)
        self.answer: Callable[[], Awaitable[None]] = self._at_once
        self.hands_over: Exception | None = None
        self.lobby: Any = SimpleNamespace(
            attendance=lambda: {"ABCDE": ["Ana"]},
            keep_only=lambda tables: self.told.append(("keep only", tables)),
            stand_still=lambda: self.told.append("stand still"),
            cluster=None,
        )

    async def _at_once(self) -> None:
        return

    async def _listen(self, tell: Callable[[], None]) -> None:
        await asyncio.sleep(3_600)

    async def secret(self) -> str:
        return "word"

    async def beat(self, address: str, attendance: bytes = b"{}") -> bool:
        self.told.append(("beat", address, attendance))
        await self.answer()
        return self.in_time

    async def held(self) -> set[str]:
        return {"mine"}

    async def hand_over(self) -> None:
        self.told.append("hand over")
        if self.hands_over is not None:
            raise self.hands_over

    def come_back(self) -> None:
        self.told.append("come back")
        self.is_away = False

    def give_up(self) -> None:
        self.told.append("give up")
        self.is_away = True


@pytest.fixture(autouse=True)
def _quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """No errand runs unless a test says so."""
    monkeypatch.setattr(room, "BETWEEN_BEATS", 3_600)
    monkeypatch.setattr(room, "BETWEEN_LOOKS", 3_600)


@pytest.fixture
def database() -> Database:
    return Database()


@pytest.fixture
async def neighbours(database: Database) -> Neighbours:
    whole: Any = database
    made = Neighbours(whole, "http://here:1", database.lobby, SimpleNamespace(servers=frozenset()))  # type: ignore[arg-type]
    made.secret = "word"
    return made


def ends(neighbours: Neighbours) -> float:
    """When this server takes itself to be cut off."""
    assert neighbours._end_of_patience is not None
    return neighbours._end_of_patience.when()


async def test_a_lease_counts_from_when_we_spoke_and_not_from_the_answer(
    neighbours: Neighbours, database: Database
) -> None:
    """The database counts from when it heard us: whoever counted from the answer would trust too long."""
    heard: list[float] = []

    async def late() -> None:
        heard.append(asyncio.get_running_loop().time())
        await asyncio.sleep(0.01)

    database.answer = late
    before = asyncio.get_running_loop().time()
    await neighbours.open()
    first = ends(neighbours)
    assert before <= first - PATIENCE <= heard[0], "a busy moment is no database that is away"
    assert database.lobby.cluster is neighbours
    old = neighbours._end_of_patience
    await neighbours._renew()
    assert first < ends(neighbours) <= heard[1] + PATIENCE
    assert old is not None
    assert old.cancelled(), "one end of patience and not two"
    assert database.told[-1] == ("beat", "http://here:1", b'{"ABCDE":["Ana"]}')
    await neighbours.hand_over()


@pytest.mark.parametrize(("in_time", "is_away"), [(True, False), (False, False), (True, True), (False, True)])
async def test_only_who_was_heard_in_time_all_along_need_not_ask_what_is_still_theirs(
    neighbours: Neighbours, database: Database, in_time: bool, is_away: bool
) -> None:
    database.in_time, database.is_away = in_time, is_away
    await neighbours._renew()
    was_silent = not in_time or is_away
    assert neighbours.silences == was_silent
    assert database.told[1:] == (["come back", ("keep only", {"mine"})] if was_silent else [])
    await neighbours.hand_over()


async def test_at_the_end_of_its_patience_a_server_stands_still_and_seeks_another(
    neighbours: Neighbours, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that is ready is enough, however many are not."""
    asked: list[str] = []

    async def is_ready(address: str) -> bool:
        asked.append(address)
        return address == "http://there:2"

    monkeypatch.setattr(room, "is_ready", is_ready)
    neighbours._others = ["http://there:1", "http://there:2", "http://there:3"]
    neighbours._cut_off()
    assert database.told == ["give up", "stand still"]
    assert neighbours._seeking is not None
    await asyncio.wait_for(neighbours._seeking, 20)
    assert asked == neighbours._others
    assert database.told[2:] == [("keep only", set())]


async def test_who_hears_the_database_again_while_seeking_keeps_the_guests(
    neighbours: Neighbours, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def is_ready(address: str) -> bool:
        database.come_back()
        return True

    monkeypatch.setattr(room, "is_ready", is_ready)
    monkeypatch.setattr(room, "BETWEEN_BEATS", 0)
    neighbours._others = ["http://there:1"]
    neighbours._cut_off()
    assert neighbours._seeking is not None
    await asyncio.wait_for(neighbours._seeking, 20)
    assert database.told == ["give up", "stand still", "come back"]


@pytest.mark.parametrize("error", [None, StoreFailed("no connection")])
async def test_who_has_handed_over_is_not_heard_of_again(
    neighbours: Neighbours, database: Database, error: Exception | None
) -> None:
    """Neither of its patience, nor of what it seeks, nor of what it counted; once more there is nothing to do."""
    database.hands_over = error
    await neighbours.open()
    database.is_away = True
    neighbours._seeking = asyncio.create_task(asyncio.sleep(60))
    neighbours.tallies._telling = asyncio.create_task(asyncio.sleep(60))
    await neighbours.hand_over()
    await neighbours.hand_over()
    assert database.told.count("hand over") == 1
    assert neighbours._end_of_patience is not None
    assert neighbours._end_of_patience.cancelled()
    await asyncio.sleep(0)
    assert neighbours._seeking.cancelled()
    assert neighbours.tallies._telling.cancelled()


@pytest.mark.parametrize("error", [StoreFailed("no connection"), KeyError("a mistake")])
async def test_an_errand_that_stumbles_is_run_again(
    neighbours: Neighbours, database: Database, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    """Without signs of life a server would lose its tables."""
    monkeypatch.setattr(room, "BETWEEN_BEATS", 0)
    enough = asyncio.Event()

    async def stumble() -> None:
        if len(database.told) == 3:
            enough.set()
            await asyncio.sleep(60)
        raise error

    database.answer = stumble
    beating = asyncio.create_task(neighbours._beat())
    async with asyncio.timeout(20):
        await enough.wait()
    beating.cancel()


def test_an_address_is_known_to_the_database_by_a_mark_that_only_its_servers_can_make(database: Database) -> None:
    marks = []
    for secret in ("word", "word", "another"):
        whole: Any = database
        server = Neighbours(whole, "http://here:1", database.lobby, SimpleNamespace(servers=frozenset()))  # type: ignore[arg-type]
        server.secret = secret
        marks.append(server.mark("203.0.113.7"))
    assert marks[0] == marks[1] != marks[2]
    assert "203" not in marks[0]
    assert len({server.mark(f"203.0.113.{number}") for number in range(256)}) == 256, "nobody pays for another"


async def test_news_is_read_when_it_is_announced_and_once_each_time(
    neighbours: Neighbours, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody looks by themselves in this hour."""
    tells: list[Callable[[], None]] = []
    reads = asyncio.Queue[None]()

    async def listen(tell: Callable[[], None]) -> None:
        tells.append(tell)
        await asyncio.sleep(3_600)

    async def catch_up() -> None:
        reads.put_nowait(None)
        await asyncio.sleep(0)

    monkeypatch.setattr(database.news, "listen", listen)
    monkeypatch.setattr(neighbours, "catch_up", catch_up)
    monkeypatch.setattr(neighbours, "_look_round", database._at_once)
    await neighbours.open()
    for _ in range(5):
        await asyncio.sleep(0)
    assert reads.empty()
    for _ in range(2):
        tells[0]()
        await asyncio.wait_for(reads.get(), 20)
        for _ in range(5):
            await asyncio.sleep(0)
        assert reads.empty()
    await neighbours.hand_over()


async def test_all_addresses_of_a_server_are_trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    async def both(host: str, port: None) -> list[Any]:
        return [(0, 0, 0, "", ("10.0.0.7", 0)), (0, 0, 0, "", ("fd00::7", 0, 0, 0))]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", both)
    assert await room._addresses("table-1") == ["10.0.0.7", "fd00:0:0:0"]


async def test_what_an_address_has_taken_is_told_under_its_mark(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def take(taken: list[Taken]) -> list[float]:
        told.extend(one.mark for one in taken)
        return [1.0] * len(taken)

    told: list[str] = []
    monkeypatch.setattr(tallies, "BREATH", 0)
    whole: Any = database
    database.allowances = SimpleNamespace(take=take)
    server = Neighbours(whole, "http://here:1", database.lobby, SimpleNamespace(servers=frozenset()))  # type: ignore[arg-type]
    server.tallies.note("new player", "203.0.113.7", Bucket.full(1, 1))
    await asyncio.sleep(0.01)
    assert told == [server.mark("203.0.113.7")]


def test_a_lease_outlives_three_signs_of_life_that_are_lost() -> None:
    assert 4 * BETWEEN_BEATS <= LEASE_AS_IT_IS.total_seconds() <= 5
