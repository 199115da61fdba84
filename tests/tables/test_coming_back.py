"""Who leaves a table, sleeps at it or wishes for a pause, and how they come back."""

from collections.abc import AsyncIterator

import pytest

from maquignon.tables.clocks.clock import THINKING
from maquignon.tables.people.attendance import AWAY, LEFT
from maquignon.tables.protocol.answers import ClockMoved, Gone, Presence, Refused, StoryTold
from tests.tables.hall import Person, TestHall, open_hall


@pytest.fixture
async def hall() -> AsyncIterator[TestHall]:
    async with open_hall() as hall:
        yield hall


# --- leaving and coming back ------------------------------------------------------------------------------------------


async def test_a_bot_takes_over_after_a_countdown_that_all_can_see(hall: TestHall) -> None:
    ana, ben, _ = await hall.seated("Ana", "Ben", "Cleo", thinking="none")
    await ana.disconnect()
    bot_at = ben.last(Presence).seats[0].bot_at
    assert bot_at == hall.time.now() + AWAY
    await hall.time.pass_until(bot_at - 1)
    assert not ben.last(Presence).seats[0].standing_in
    await hall.time.pass_by(1)
    assert ben.table.seats[0].standing_in
    await hall.time.pass_by(5_000)
    assert ben.update.view.phase != "turn"


async def test_who_says_goodbye_is_replaced_sooner(hall: TestHall) -> None:
    ana, ben, _ = await hall.seated("Ana", "Ben", "Cleo")
    await ana.say("leave")
    assert ana.last(Gone).reason == "left"
    await hall.time.pass_by(LEFT)
    assert ben.table.seats[0].standing_in


async def test_whoever_comes_back_has_the_seat_back(hall: TestHall) -> None:
    ana, ben, _ = await hall.seated("Ana", "Ben", "Cleo", thinking="none")
    await ana.disconnect()
    await hall.time.pass_by(AWAY)
    await ana.connect(table=ben.table.code)
    assert not ben.table.seats[0].standing_in
    assert ana.update.options is not None


async def test_coming_back_in_time_stops_the_countdown(hall: TestHall) -> None:
    ana, ben, _ = await hall.seated("Ana", "Ben", "Cleo", thinking="none")
    await ana.disconnect()
    await hall.time.pass_by(AWAY - 1)
    await ana.connect(table=ben.table.code)
    assert ben.last(Presence).seats[0].bot_at is None
    await hall.time.pass_by(AWAY)
    assert not ben.last(Presence).seats[0].standing_in


@pytest.mark.parametrize("at_once", [True, False])
async def test_the_story_is_told_from_where_one_left(hall: TestHall, at_once: bool) -> None:
    ana, ben, cleo = await hall.seated("Ana", "Ben", "Cleo")
    await ana.act("auction")
    await cleo.disconnect()
    seen = cleo.update.version
    await ben.act("bid", amount=10)
    if at_once:
        await cleo.connect(table=ana.table.code, seen=seen)
    else:
        await cleo.connect()
        await cleo.say("join", code=ana.table.code, seen=seen)
    story = cleo.last(StoryTold)
    assert [type(event).__name__ for event in story.events] == ["BidMade"]
    assert cleo.update.version == ben.update.version


async def test_a_table_that_all_people_left_waits_for_them(hall: TestHall) -> None:
    (ana,) = await hall.people("Ana")
    await ana.say("create_table", terms={"seats": [None, "thrifty", "thrifty"]}, start=True)
    version = ana.update.version
    (eve,) = await hall.people("Eve")
    await eve.say("join", code=ana.table.code)
    await ana.disconnect()
    assert (eve.last(ClockMoved).clock.paused, eve.table.status) == (True, "playing")
    await hall.time.pass_by(3_600_000)
    assert hall.only_table.sheet.version == version
    await ana.connect(table=ana.table.code)
    await hall.time.pass_by(200_000)
    assert ana.update.version > version


async def test_who_sleeps_and_has_a_stand_in_keeps_nobody_from_pausing(hall: TestHall) -> None:
    ana, ben, cleo = await ben_sleeps_twice(hall)
    assert ana.table.seats[1].standing_in
    for person in (ana, cleo):
        await person.say("pause")
    assert ben.table.status == "paused"


async def test_who_goes_last_leaves_no_pause_behind_that_only_others_wished_for(hall: TestHall) -> None:
    people = ana, _, _ = await hall.seated("Ana", "Ben", "Cleo")
    await ana.say("pause")
    for person in people:
        await person.disconnect()
    await ana.connect(table=ana.table.code)
    assert ana.table.status == "playing"


async def test_an_empty_table_is_closed_in_the_end(hall: TestHall) -> None:
    (ana,) = await hall.people("Ana")
    await ana.say("create_table")
    await ana.disconnect()
    await hall.time.pass_by(3_600_000)
    assert not hall.reception.lobby.tables
    assert not hall.store.tables


@pytest.mark.parametrize("status", ["paused", "finished"])
async def test_an_empty_table_is_kept_for_a_day_while_there_is_a_game_to_go_on_with(
    hall: TestHall, status: str
) -> None:
    people = await hall.seated("Ana", "Ben", "Cleo")
    if status == "paused":
        for person in people:
            await person.say("pause")
    else:
        hall.only_table.sheet.status = "finished"
    for person in people:
        await person.disconnect()
    await hall.time.pass_by(10 * 60_000 - 1)
    assert len(hall.reception.lobby.tables) == 1
    await hall.time.pass_by(1)
    assert len(hall.reception.lobby.tables) == (status == "paused")
    await hall.time.pass_by(24 * 3_600_000)
    assert not hall.store.tables


async def test_a_wish_for_a_pause_comes_to_nothing_once_the_game_is_over(hall: TestHall) -> None:
    ana, ben, cleo = await hall.seated("Ana", "Ben", "Cleo")
    await ana.say("pause")
    sheet = hall.only_table.sheet
    sheet.under_way = None  # as after the last move
    for person in (ben, cleo):
        await person.disconnect()
    assert (hall.only_table.sheet.paused, hall.only_table.sheet.version) == (False, sheet.version)


async def test_who_goes_to_another_table_is_no_longer_at_the_first(hall: TestHall) -> None:
    ana, ben, eve = await hall.people("Ana", "Ben", "Eve")
    for host in (ana, ben):
        await host.say("create_table", terms={"seats": [None] * 3})
    for host in (ana, ben):
        await eve.say("join", code=host.table.code, sit=False)
    tables = [hall.reception.lobby.tables[host.table.code] for host in (ana, ben)]
    present = [{guest.name for guest in table.parts.attendance.guests} for table in tables]
    assert present == [{"Ana"}, {"Ben", "Eve"}]


# --- thinking and pausing ---------------------------------------------------------------------------------------------


async def test_when_the_time_is_up_the_table_does_something_sensible(hall: TestHall) -> None:
    ana, ben, _ = await hall.seated("Ana", "Ben", "Cleo", thinking="fast")
    assert ana.update.clock.decide_by == hall.time.now() + THINKING["fast"]  # type: ignore[operator]
    await hall.time.pass_until(ana.update.clock.decide_by)
    assert ben.update.view.phase == "bidding"


async def ben_sleeps_twice(hall: TestHall) -> list[Person]:
    """Ben has let a price and a turn go by: a bot stands in for him, and has auctioned what was turned up."""
    people = ana, ben, cleo = await hall.seated("Ana", "Ben", "Cleo", thinking="fast")
    await ana.act("auction")
    await ben.act("bid", amount=10)
    await cleo.act("pass")
    await hall.time.pass_until(ana.update.clock.decide_by or 0)
    assert ana.update.view.phase == "paying"
    assert not ana.table.seats[0].standing_in
    await hall.time.pass_until(ana.update.clock.decide_by or 0)
    assert ana.update.view.phase == "turn"
    hall.minds.slow = True
    await hall.time.pass_until(ana.update.clock.decide_by or 0)
    assert ana.table.seats[1].standing_in
    assert (ana.update.view.phase, ana.update.view.active) == ("bidding", 1)
    return people


async def test_who_sleeps_twice_is_replaced_until_they_want_their_seat_back(hall: TestHall) -> None:
    ana, ben, _ = await ben_sleeps_twice(hall)
    await ben.say("take_back")
    assert not ana.table.seats[1].standing_in


async def test_who_sleeps_twice_is_back_with_the_next_move(hall: TestHall) -> None:
    ana, ben, cleo = await ben_sleeps_twice(hall)
    await ana.act("bid", amount=10)
    await cleo.act("pass")
    await ben.act("sell")
    assert ana.update.view.phase == "paying"
    assert not ana.table.seats[1].standing_in


async def test_who_sleeps_twice_is_back_by_going_out_of_a_lot(hall: TestHall) -> None:
    ana, ben, cleo = await ben_sleeps_twice(hall)
    await ana.act("pass")
    await cleo.act("pass")
    await cleo.act("auction")
    assert ana.table.seats[1].standing_in
    await ben.say("out_of_lot", question=ben.update.question)
    assert not ana.table.seats[1].standing_in


async def test_a_pause_comes_when_everybody_present_wishes_it(hall: TestHall) -> None:
    ana, ben, cleo = await hall.seated("Ana", "Ben", "Cleo")
    await ana.say("pause")
    await ben.say("pause")
    assert ben.last(Presence).seats[0].wishes_pause
    assert str(ana.table.status) == "playing"
    await cleo.say("pause")
    assert str(ana.table.status) == "paused"
    assert not any(seat.wishes_pause for seat in cleo.seats), "they have it"
    await ana.act("auction")
    assert ana.last(Refused).reason == "paused"
    await hall.time.pass_by(3_600_000)
    assert ana.update.view.phase == "turn"
    for person in (ana, ben, cleo):
        await person.say("pause", wish=False)
    assert str(ana.table.status) == "playing"
    assert ana.update.view.phase == "turn"
    await hall.time.pass_by(THINKING["normal"] or 0)
    assert ana.update.view.phase == "bidding"


async def test_a_pause_begins_when_the_only_one_who_did_not_wish_for_it_goes(hall: TestHall) -> None:
    ana, ben, cleo = await hall.seated("Ana", "Ben", "Cleo")
    await ana.say("pause")
    await ben.say("pause")
    await cleo.disconnect()
    assert ana.table.status == "paused"
