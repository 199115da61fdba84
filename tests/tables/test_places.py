"""Tables are bounded at once: by host, by address and in all, however many are asked for together."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator

import pytest

from maquignon.tables.bots.thinkers import Thinkers
from maquignon.tables.game.speaker import Speaker
from maquignon.tables.hall.caller import Anybody
from maquignon.tables.hall.places import LENGTH, PRIVATE_LENGTH, Limits, Occupant, TablePlaces
from maquignon.tables.hall.reception import Reception
from maquignon.tables.protocol.answers import Refused, Welcome
from maquignon.tables.protocol.arrangement import Arrangement
from maquignon.tables.protocol.messages import Hello
from maquignon.tables.protocol.refusals import Refusal
from maquignon.tables.store.interface import StoreFailed
from maquignon.tables.store.rows import PlayerRow
from tests.tables.hall import Person, TestHall, open_hall, think_at_once
from tests.tables.memory import MemoryStore
from tests.tables.time import FakeTime, settle


class From(Anybody):
    def __init__(self, address: str) -> None:
        self.address = address


class SlowStore(MemoryStore):
    """Takes a moment for everything, so that requests overlap."""

    async def add_player(self, player: PlayerRow) -> None:
        await asyncio.sleep(0)
        await super().add_player(player)

    fails = False

    async def open_table(self, table: object) -> int:
        await asyncio.sleep(0)
        if self.fails:
            raise StoreFailed("full")
        return await super().open_table(table)  # type: ignore[arg-type]


@pytest.fixture
async def reception() -> AsyncIterator[Reception]:
    made = Reception(
        SlowStore(), limits=Limits(tables=20, tables_per_player=5, tables_per_address=8), time=FakeTime(),
        thinkers=Thinkers.all_by(think_at_once),
    )  # fmt: skip
    yield made
    await made.close()


async def open_many(reception: Reception, asked: list[tuple[str, str, str]]) -> Counter[str]:
    """Ask for all at once, each by a player, from an address, under a command; how often what came of it."""

    async def ask(player: str, address: str, command: str) -> str:
        try:
            host = Speaker(player, player, None)
            return (await reception.lobby.create(host, Arrangement(), f"{player}:{command}", From(address))).code
        except Refusal as refusal:
            return refusal.reason

    return Counter(await asyncio.gather(*[ask(*one) for one in asked]))


async def test_a_burst_of_one_host_opens_no_more_than_the_host_may_have(reception: Reception) -> None:
    found = await open_many(reception, [("ana", "here", str(number)) for number in range(140)])
    assert found["too_many_tables"] == 135
    assert len(reception.lobby.tables) == 5


async def test_one_command_said_many_times_at_once_opens_one_table(reception: Reception) -> None:
    found = await open_many(reception, [("ana", "here", "same")] * 20)
    assert list(found.values()) == [20]
    assert len(reception.lobby.tables) == 1


async def test_one_address_with_many_players_leaves_room_for_another(reception: Reception) -> None:
    found = await open_many(reception, [(f"p{number}", "here", "x") for number in range(100)])
    assert found["too_many_tables"] == 92
    found = await open_many(reception, [("ben", "there", "x")])
    assert found["too_many_tables"] == 0


async def test_who_comes_from_nowhere_shares_no_places_with_others(reception: Reception) -> None:
    found = await open_many(reception, [(f"p{number}", "", "x") for number in range(12)])
    assert found["too_many_tables"] == 0


async def test_a_table_whose_game_is_over_still_takes_a_place_of_its_address(
    reception: Reception, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_many(reception, [(f"p{number}", "here", "x") for number in range(8)])
    monkeypatch.setattr(reception.lobby._places, "_is_over", lambda code: True)
    assert (await open_many(reception, [("p1", "here", "y")]))["too_many_tables"] == 1
    assert (await open_many(reception, [("p1", "there", "z")]))["too_many_tables"] == 0, "but none of its host"


async def test_all_tables_together_are_bounded_however_many_come_at_once(reception: Reception) -> None:
    found = await open_many(reception, [(f"p{number}", f"a{number}", "x") for number in range(100)])
    assert found["too_many_tables"] == 80


async def test_a_place_is_given_back_when_the_table_could_not_be_opened(reception: Reception) -> None:
    assert isinstance(reception.store, SlowStore)
    reception.store.fails = True
    found = await open_many(reception, [("ana", "here", str(number)) for number in range(30)])
    assert found == {"not_stored": 5, "too_many_tables": 25}
    reception.store.fails = False
    found = await open_many(reception, [("ana", "here", f"again {number}") for number in range(5)])
    assert found["too_many_tables"] == 0


async def test_whoever_asked_may_be_gone_before_the_table_is_there(reception: Reception) -> None:
    asked = asyncio.create_task(open_many(reception, [("ana", "here", "x")]))
    while "ana:x" not in reception.lobby._openings:  # noqa: ASYNC110  # nobody tells when it has begun
        await asyncio.sleep(0)
    asked.cancel()
    await settle()
    assert len(reception.lobby.tables) == 1, "it was opened all the same"
    (code,) = await open_many(reception, [("ana", "here", "x")])
    assert [*reception.lobby.tables] == [code]


@pytest.fixture
async def hall() -> AsyncIterator[TestHall]:
    async with open_hall() as hall:
        yield hall


async def test_a_table_that_nobody_ever_visits_is_closed(hall: TestHall) -> None:
    await hall.reception.lobby.create(Speaker("ana", "Ana", None), Arrangement(), "ana:1", Anybody())
    await hall.time.pass_by(14 * 60_000)
    assert hall.reception.lobby.tables
    await hall.time.pass_by(2 * 60_000)
    assert not hall.reception.lobby.tables


async def test_codes_that_are_not_listed_are_longer(hall: TestHall) -> None:
    ana, ben = await hall.people("Ana", "Ben")
    await ana.say("create_table", terms={"public": True})
    await ben.say("create_table", terms={})
    assert (len(ana.table.code), len(ben.table.code)) == (LENGTH, PRIVATE_LENGTH)


async def test_guests_who_come_together_do_not_pass_the_limit_together() -> None:
    hall = TestHall()
    hall.reception.limits = Limits(guests=3)
    people = [Person(hall, name) for name in ("Ana", "Ben", "Cleo", "Dan", "Eve")]
    await asyncio.gather(*[person.connect() for person in people])
    assert len(hall.reception.guests) == 3
    assert [person.last(Refused).reason for person in people if person.all(Refused)] == ["too_many_guests"] * 2
    await hall.crash()


@pytest.mark.parametrize("over", [True, False])
def test_a_table_whose_game_is_over_is_no_longer_its_hosts(over: bool) -> None:
    places = TablePlaces(Limits(tables_per_player=1), lambda code: over)
    places.reserve(Occupant("p_ana"), public=True)
    if over:
        places.reserve(Occupant("p_ana"), public=True)
    else:
        with pytest.raises(Refusal):
            places.reserve(Occupant("p_ana"), public=True)


async def test_who_is_just_being_recognised_has_a_place_among_the_guests() -> None:
    async with open_hall() as hall:
        thinkers = Thinkers.all_by(think_at_once)
        reception = Reception(SlowStore(), limits=Limits(guests=1), time=FakeTime(), thinkers=thinkers)
        lines = [Person(hall, name) for name in ("Ana", "Ben")]
        greetings = [reception.greet(line, Hello(name=line.name), "") for line in lines]
        found = await asyncio.gather(*greetings, return_exceptions=True)
        assert [isinstance(guest, Refusal) for guest in found] == [False, True]
        await reception.close()


async def test_a_token_is_told_once() -> None:
    async with open_hall() as hall:
        (ana,) = await hall.people("Ana")
        assert ana.last(Welcome).token is not None
        await ana.disconnect()
        await ana.connect()
        assert ana.last(Welcome).token is None


async def test_a_paused_table_is_still_its_hosts() -> None:
    hall = await TestHall(Limits(tables_per_player=1)).open()
    (ana,) = await hall.people("Ana")
    await ana.say("create_table", terms={"seats": [None, "thrifty", "thrifty"]}, start=True)
    await ana.say("pause")
    assert ana.table.status == "paused"
    await ana.say("create_table")
    assert ana.last(Refused).reason == "too_many_tables"
    await hall.crash()
