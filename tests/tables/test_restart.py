"""A restart takes nobody's time away: what had run has run, and then there is a time of grace."""

from collections.abc import AsyncIterator

import msgspec
import pytest

from maquignon.tables.clocks.clock import GRACE, THINKING
from maquignon.tables.people.attendance import AWAY
from maquignon.tables.protocol.answers import ClockMoved, Presence
from tests.tables.house import Person, TestHouse, open_house
from tests.tables.time import settle

FAST, RELAXED = THINKING["fast"] or 0, THINKING["relaxed"] or 0


@pytest.fixture
async def house() -> AsyncIterator[TestHouse]:
    async with open_house() as house:
        yield house


async def come_again(house: TestHouse, *people: Person) -> None:
    await house.restart()
    for person in people:
        await person.connect(table=person.table.code)


async def test_nobodys_time_to_think_is_up_right_after_a_restart(house: TestHouse) -> None:
    ana, ben, cleo = await house.seated("Ana", "Ben", "Cleo", thinking="fast")
    await house.time.pass_by(FAST - 1)
    await come_again(house, ana, ben, cleo)
    assert ana.update.clock.decide_by == house.time.now() + GRACE
    await house.time.pass_by(GRACE - 1)
    assert ben.update.view.phase == "turn"
    await ana.act("auction")
    assert ben.update.view.phase == "bidding"


async def test_after_the_grace_the_table_decides_all_the_same(house: TestHouse) -> None:
    ana, ben, cleo = await house.seated("Ana", "Ben", "Cleo", thinking="fast")
    await house.time.pass_by(FAST - 1)
    await come_again(house, ana, ben, cleo)
    await house.time.pass_by(GRACE)
    assert ben.update.view.phase == "bidding"


async def test_a_restart_gives_nobody_more_than_the_time_there_was_and_the_grace(house: TestHouse) -> None:
    ana, ben, cleo = await house.seated("Ana", "Ben", "Cleo", thinking="relaxed")
    asked = house.time.now()
    await house.time.pass_by(60_000)
    await come_again(house, ana, ben, cleo)
    assert ana.update.clock.decide_by == asked + RELAXED


async def test_the_count_goes_on_from_the_last_bid(house: TestHouse) -> None:
    """Where the hammer falls by hand, a hammer-holder who forgets it has the time to think."""
    ana, ben, cleo = await house.seated("Ana", "Ben", "Cleo", hammer="none", thinking="relaxed")
    await ana.act("auction")
    await house.time.pass_by(60_000)
    await ben.act("bid", amount=10)
    bid_at = house.time.now()
    await house.time.pass_by(10_000)
    await cleo.say("chat", text="hm")
    await come_again(house, ana, ben, cleo)
    assert ana.update.clock.next_call == bid_at + RELAXED


async def test_a_pass_does_not_begin_the_count_anew(house: TestHouse) -> None:
    ana, ben, cleo, dan = await house.seated("Ana", "Ben", "Cleo", "Dan", hammer="none", thinking="relaxed")
    await ana.act("auction")
    await ben.act("bid", amount=10)
    bid_at = house.time.now()
    await house.time.pass_by(20_000)
    await dan.act("pass")
    assert ana.update.clock.next_call == bid_at + RELAXED
    await come_again(house, ana, ben, cleo, dan)
    assert ana.update.clock.next_call == bid_at + RELAXED


async def test_who_is_not_back_after_a_restart_is_missed_from_then_on(house: TestHouse) -> None:
    ana, ben, cleo = await house.seated("Ana", "Ben", "Cleo", thinking="none")
    await ana.disconnect()
    await house.time.pass_by(AWAY - 1)
    await come_again(house, ben, cleo)
    assert ben.last(Presence).seats[0].bot_at == house.time.now() + AWAY


async def test_while_nobody_is_back_time_stands_still(house: TestHouse) -> None:
    ana, ben, cleo = await house.seated("Ana", "Ben", "Cleo", thinking="fast")
    await house.time.pass_by(FAST - 1)
    await house.restart()
    await house.time.pass_by(3_600_000)
    for person in (ana, ben, cleo):
        await person.connect(table=person.table.code)
    assert ana.update.view.phase == "turn"
    assert ana.update.clock.decide_by == house.time.now() + GRACE


async def test_a_bid_does_not_end_the_grace_of_those_who_are_not_back_yet(house: TestHouse) -> None:
    ana, ben, cleo, dan = await house.seated("Ana", "Ben", "Cleo", "Dan", hammer="fast")
    await ana.act("auction")
    await come_again(house, ana, ben, cleo)
    back = house.time.now()
    await house.time.pass_by(2_000)
    await ben.act("bid", amount=10)
    await ana.say("press_hammer", question=ana.update.question)
    assert ben.update.clock.next_call == back + GRACE
    await house.time.pass_by(GRACE - 2_001)
    assert ben.update.clock.calls == 0
    await dan.connect(table=ana.table.code)
    await dan.act("bid", amount=20)
    assert ben.update.view.leader == 3
    assert (ben.update.clock.next_call or 0) < back + GRACE + 5_000


async def test_once_everybody_is_back_the_clocks_are_as_ever(house: TestHouse) -> None:
    ana, ben, cleo = await house.seated("Ana", "Ben", "Cleo", hammer="fast")
    await ana.act("auction")
    await come_again(house, ana, ben, cleo)
    await house.time.pass_by(100)
    await ben.act("bid", amount=10)
    assert (ana.update.clock.next_call or 0) < house.time.now() + GRACE


async def test_a_clock_that_was_set_back_keeps_nobody_waiting(house: TestHouse) -> None:
    ana, ben, cleo = await house.seated("Ana", "Ben", "Cleo", hammer="normal", thinking="fast")
    await ana.act("auction")
    house.time.set_back(3_600_000)
    await come_again(house, ana, ben, cleo)
    assert (ana.update.clock.next_call or 0) <= house.time.now() + GRACE


async def test_after_a_silence_of_the_server_everybody_has_a_time_of_grace(house: TestHouse) -> None:
    ana, ben, cleo = await house.seated("Ana", "Ben", "Cleo", hammer="fast")
    await ana.act("auction")
    await ben.act("bid", amount=10)
    await cleo.disconnect()
    house.only_table.forgive()
    await settle()
    assert ana.last(ClockMoved).clock.next_call == house.time.now() + GRACE


@pytest.mark.parametrize("damage", ["first entry", "middle", "body", "all"])
async def test_a_damaged_table_is_set_aside_and_the_others_come_back(house: TestHouse, damage: str) -> None:
    ana, *_ = await house.seated("Ana", "Ben", "Cleo")
    await ana.act("auction")
    (broken,) = house.store.log_of
    dan, *_ = await house.seated("Dan", "Eve", "Ben")
    log = house.store.log_of[broken]
    kept = {"first entry": log[1:], "middle": [*log[:3], *log[4:]], "all": []}
    house.store.log_of[broken] = kept.get(damage, [msgspec.structs.replace(log[0], body=b"{"), *log[1:]])
    await come_again(house, dan)
    assert [*house.reception.lobby.tables] == [dan.table.code]
    await dan.act("auction")
    assert dan.update.view.phase == "bidding"
