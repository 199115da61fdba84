"""A restart takes nobody's time away: what had run has run, and then there is a time of grace."""

from collections.abc import AsyncIterator

import msgspec
import pytest

from maquignon.tables.clocks.clock import GRACE, PACES, THINKING, Pace
from maquignon.tables.people.attendance import AWAY
from maquignon.tables.protocol.answers import ClockMoved, Presence, Refused
from maquignon.tables.table.table import Table
from tests.tables.hall import Person, TestHall, open_hall
from tests.tables.time import settle

FAST, RELAXED = THINKING["fast"] or 0, THINKING["relaxed"] or 0
FAST_HAMMER = PACES["fast"] or Pace(0, 0, 0)


@pytest.fixture
async def hall() -> AsyncIterator[TestHall]:
    async with open_hall() as hall:
        yield hall


async def come_again(hall: TestHall, *people: Person) -> None:
    await hall.restart()
    for person in people:
        await person.connect(table=person.table.code)


async def test_nobodys_time_to_think_is_up_right_after_a_restart(hall: TestHall) -> None:
    ana, ben, cleo = await hall.seated("Ana", "Ben", "Cleo", thinking="fast")
    await hall.time.pass_by(FAST - 1)
    await come_again(hall, ana, ben, cleo)
    assert ana.update.clock.decide_by == hall.time.now() + GRACE
    await hall.time.pass_by(GRACE - 1)
    assert ben.update.view.phase == "turn"
    await ana.act("auction")
    assert ben.update.view.phase == "bidding"


async def test_after_the_grace_the_table_decides_all_the_same(hall: TestHall) -> None:
    ana, ben, cleo = await hall.seated("Ana", "Ben", "Cleo", thinking="fast")
    await hall.time.pass_by(FAST - 1)
    await come_again(hall, ana, ben, cleo)
    await hall.time.pass_by(GRACE)
    assert ben.update.view.phase == "bidding"


async def test_a_restart_gives_nobody_more_than_the_time_there_was_and_the_grace(hall: TestHall) -> None:
    ana, ben, cleo = await hall.seated("Ana", "Ben", "Cleo", thinking="relaxed")
    asked = hall.time.now()
    await hall.time.pass_by(60_000)
    await come_again(hall, ana, ben, cleo)
    assert ana.update.clock.decide_by == asked + RELAXED


async def test_the_count_goes_on_from_the_last_bid(hall: TestHall) -> None:
    """Where the hammer falls by hand, a hammer-holder who forgets it has the time to think."""
    ana, ben, cleo = await hall.seated("Ana", "Ben", "Cleo", hammer="none", thinking="relaxed")
    await ana.act("auction")
    await hall.time.pass_by(60_000)
    await ben.act("bid", amount=10)
    bid_at = hall.time.now()
    await hall.time.pass_by(10_000)
    await cleo.say("chat", text="hm")
    await come_again(hall, ana, ben, cleo)
    assert ana.update.clock.next_call == bid_at + RELAXED


async def test_the_count_of_a_lot_nobody_has_bid_for_goes_on_from_when_it_was_turned_up(hall: TestHall) -> None:
    ana, ben, cleo = await hall.seated("Ana", "Ben", "Cleo", hammer="none", thinking="relaxed")
    await hall.time.pass_by(30_000)
    await ana.act("auction")
    turned_up = hall.time.now()
    await hall.time.pass_by(10_000)
    await come_again(hall, ana, ben, cleo)
    assert ana.update.clock.next_call == turned_up + RELAXED


async def test_a_pass_does_not_begin_the_count_anew(hall: TestHall) -> None:
    ana, ben, cleo, dan = await hall.seated("Ana", "Ben", "Cleo", "Dan", hammer="none", thinking="relaxed")
    await ana.act("auction")
    await ben.act("bid", amount=10)
    bid_at = hall.time.now()
    await hall.time.pass_by(20_000)
    await dan.act("pass")
    assert ana.update.clock.next_call == bid_at + RELAXED
    await come_again(hall, ana, ben, cleo, dan)
    assert ana.update.clock.next_call == bid_at + RELAXED


async def test_who_is_not_back_after_a_restart_is_missed_from_then_on(hall: TestHall) -> None:
    ana, ben, cleo = await hall.seated("Ana", "Ben", "Cleo", thinking="none")
    await ana.disconnect()
    await hall.time.pass_by(AWAY - 1)
    await come_again(hall, ben, cleo)
    assert ben.last(Presence).seats[0].bot_at == hall.time.now() + AWAY


async def test_the_grace_ends_when_everybody_is_back(hall: TestHall) -> None:
    ana, ben, cleo = await hall.seated("Ana", "Ben", "Cleo", hammer="fast")
    await come_again(hall, ana, ben, cleo)
    await ana.act("auction")
    assert FAST_HAMMER.opening < GRACE
    assert ana.update.clock.next_call == hall.time.now() + FAST_HAMMER.opening


async def test_nobody_waits_for_the_grace_of_somebody_for_whom_a_bot_stands_in(hall: TestHall) -> None:
    ana, ben, cleo = await hall.seated("Ana", "Ben", "Cleo", hammer="fast", first=1)
    await ana.disconnect()
    await hall.time.pass_by(AWAY)
    await come_again(hall, ben, cleo)
    await ben.act("auction")
    assert ben.update.clock.next_call == hall.time.now() + FAST_HAMMER.opening


async def test_a_pause_takes_nothing_away_from_the_grace(hall: TestHall) -> None:
    ana, ben, cleo, _ = await hall.seated("Ana", "Ben", "Cleo", "Dan", hammer="fast")
    await come_again(hall, ana, ben, cleo)
    back = hall.time.now()
    for wish in (True, False):
        for person in (ana, ben, cleo):
            await person.say("pause", wish=wish)
        await hall.time.pass_by(60_000 if wish else 0)
    await ana.act("auction")
    assert ana.update.clock.next_call == back + 60_000 + GRACE


async def test_while_nobody_is_back_time_stands_still(hall: TestHall) -> None:
    ana, ben, cleo = await hall.seated("Ana", "Ben", "Cleo", thinking="fast")
    await hall.time.pass_by(FAST - 1)
    await hall.restart()
    await hall.time.pass_by(3_600_000)
    for person in (ana, ben, cleo):
        await person.connect(table=person.table.code)
    assert ana.update.view.phase == "turn"
    assert ana.update.clock.decide_by == hall.time.now() + GRACE


async def test_a_bid_does_not_end_the_grace_of_those_who_are_not_back_yet(hall: TestHall) -> None:
    ana, ben, cleo, dan = await hall.seated("Ana", "Ben", "Cleo", "Dan", hammer="fast")
    await ana.act("auction")
    await come_again(hall, ana, ben, cleo)
    back = hall.time.now()
    await hall.time.pass_by(2_000)
    await ben.act("bid", amount=10)
    await ana.say("press_hammer", question=ana.update.question)
    assert ben.update.clock.next_call == back + GRACE
    await hall.time.pass_by(GRACE - 2_001)
    assert ben.update.clock.calls == 0
    await dan.connect(table=ana.table.code)
    await dan.act("bid", amount=20)
    assert ben.update.view.leader == 3
    assert (ben.update.clock.next_call or 0) < back + GRACE + 5_000


async def test_once_everybody_is_back_the_clocks_are_as_ever(hall: TestHall) -> None:
    ana, ben, cleo = await hall.seated("Ana", "Ben", "Cleo", hammer="fast")
    await ana.act("auction")
    await come_again(hall, ana, ben, cleo)
    await hall.time.pass_by(100)
    await ben.act("bid", amount=10)
    assert (ana.update.clock.next_call or 0) < hall.time.now() + GRACE


async def test_a_clock_that_was_set_back_keeps_nobody_waiting(hall: TestHall) -> None:
    ana, ben, cleo = await hall.seated("Ana", "Ben", "Cleo", hammer="normal", thinking="fast")
    await ana.act("auction")
    hall.time.set_back(3_600_000)
    await come_again(hall, ana, ben, cleo)
    assert (ana.update.clock.next_call or 0) <= hall.time.now() + GRACE


async def test_a_clock_that_was_set_back_gives_nobody_more_time_to_think(hall: TestHall) -> None:
    ana, ben, cleo = await hall.seated("Ana", "Ben", "Cleo", thinking="fast")
    hall.time.set_back(3_600_000)
    await come_again(hall, ana, ben, cleo)
    assert 0 < (ana.update.clock.decide_by or 0) - hall.time.now() <= (THINKING["fast"] or 0)


async def test_after_a_silence_of_the_server_everybody_has_a_time_of_grace(hall: TestHall) -> None:
    ana, ben, cleo = await hall.seated("Ana", "Ben", "Cleo", hammer="fast")
    await ana.act("auction")
    await ben.act("bid", amount=10)
    await cleo.disconnect()
    hall.only_table.forgive()
    await settle()
    assert ana.last(ClockMoved).clock.next_call == hall.time.now() + GRACE


@pytest.mark.parametrize("damage", ["first entry", "middle", "body", "all"])
async def test_a_damaged_table_is_set_aside_and_the_others_come_back(
    hall: TestHall, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    ana, *_ = await hall.seated("Ana", "Ben", "Cleo")
    await ana.act("auction")
    (broken,) = hall.store.log_of
    dan, *_ = await hall.seated("Dan", "Eve", "Ben")
    log = hall.store.log_of[broken]
    kept = {"first entry": log[1:], "middle": [*log[:3], *log[4:]], "all": []}
    hall.store.log_of[broken] = kept.get(damage, [msgspec.structs.replace(log[0], body=b"{"), *log[1:]])
    await come_again(hall, ana, dan)
    assert ana.last(Refused).reason == "unknown_table"
    assert [*hall.reception.lobby.tables] == [dan.table.code]
    assert ("its log is kept" in caplog.text) == (damage != "all")
    assert (broken in hall.store.tables) == (damage != "all")
    await dan.act("auction")
    assert dan.update.view.phase == "bidding"


async def test_who_thought_before_the_last_entry_has_no_more_time_when_another_server_has_the_table(
    hall: TestHall,
) -> None:
    """That server had known of the table long before its last entries."""
    people = await hall.seated("Ana", "Ben", "Cleo", thinking="relaxed")
    since, table = hall.time.now(), hall.only_table
    await hall.time.pass_by(60_000)
    for wish in (True, False):
        for person in people:
            await person.say("pause", wish=wish)
    (row,) = hall.store.tables.values()
    entries = await hall.store.entries(row.id)
    await hall.time.pass_by(30_000)
    again = Table.restore(row, 1, entries, table.parts.services, [], since).parts.keeper
    assert again.decide_by is not None
    assert again.stopped_at is not None
    assert again.decide_by - again.stopped_at == (THINKING["relaxed"] or 0) - 60_000
