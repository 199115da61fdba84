"""Who sleeps, who is away, and how many there is room for."""

from collections.abc import AsyncIterator
from typing import cast

import pytest

from maquignon.tables.clocks.clock import PACES, THINKING, Pace
from maquignon.tables.hall.places import Limits
from maquignon.tables.people.attendance import AWAY, LEFT
from maquignon.tables.protocol.answers import ClockMoved, Presence, Refused, Welcome
from maquignon.tables.table.coming import MOST_FROM_AN_ADDRESS, MOST_SPECTATORS
from tests.tables.hall import Person, TestHall, open_hall

NORMAL = cast(Pace, PACES["normal"])


@pytest.fixture
async def hall() -> AsyncIterator[TestHall]:
    async with open_hall() as hall:
        yield hall


# --- who sleeps -------------------------------------------------------------------------------------------------------


async def sleep_through(hall: TestHall, person: Person) -> None:
    await hall.time.pass_until(person.update.clock.decide_by or 0)


async def ana_sleeps_once(hall: TestHall) -> list[Person]:
    """The table has opened an auction for Ana, and now asks whether she sells to Ben."""
    people = ana, ben, cleo = await hall.seated("Ana", "Ben", "Cleo", edition="koehandel", thinking="fast")
    await sleep_through(hall, ana)
    await ben.act("bid", amount=10)
    await cleo.act("pass")
    assert ana.update.view.phase == "deciding"
    return list(people)


async def test_who_sleeps_twice_in_a_row_is_replaced(hall: TestHall) -> None:
    ana, ben, _ = await ana_sleeps_once(hall)
    await sleep_through(hall, ana)
    assert ben.table.seats[0].standing_in


async def test_who_wakes_up_in_between_is_not_replaced(hall: TestHall) -> None:
    ana, ben, cleo = await ana_sleeps_once(hall)
    await ana.act("sell")
    await ben.act("pay", notes=[10])
    for auctioneer, others in ((ben, (cleo, ana)), (cleo, (ana, ben))):
        await auctioneer.act("auction")
        for other in others:
            await other.act("pass")
    assert ana.update.view.active == 0
    await sleep_through(hall, ana)
    assert ana.update.view.phase == "bidding"
    assert not ben.table.seats[0].standing_in


async def test_sleep_is_counted_for_each_by_themselves(hall: TestHall) -> None:
    ana, ben, _ = await ana_sleeps_once(hall)
    await ana.act("sell")
    await sleep_through(hall, ben)
    assert ben.update.view.phase == "turn"
    assert not any(seat.standing_in for seat in ben.table.seats)


@pytest.mark.parametrize("on_a_new_line", [False, True])
async def test_who_was_replaced_and_is_back_may_sleep_once_again(hall: TestHall, on_a_new_line: bool) -> None:
    ana, ben, cleo = await ana_sleeps_once(hall)
    await sleep_through(hall, ana)
    if on_a_new_line:
        await ana.disconnect()
        await ana.connect(table=ben.table.code)
    else:
        await ana.say("take_back")
    await ben.act("pay", notes=[10])
    for auctioneer in (ben, cleo):
        await auctioneer.act("auction")
        await hall.time.pass_by(NORMAL.opening + 2 * NORMAL.gap)
    assert (ana.update.view.active, ana.update.view.phase) == (0, "turn")
    await sleep_through(hall, ana)
    assert not ben.table.seats[0].standing_in


# --- who is away ------------------------------------------------------------------------------------------------------


async def test_a_pause_does_not_run_against_who_is_away(hall: TestHall) -> None:
    ana, ben, cleo = await hall.seated("Ana", "Ben", "Cleo", thinking="none")
    await ana.disconnect()
    bot_at = ben.last(Presence).seats[0].bot_at or 0
    await hall.time.pass_by(AWAY // 2)
    for wish in (True, False):
        for person in (ben, cleo):
            await person.say("pause", wish=wish)
        if wish:
            await hall.time.pass_by(600_000)
    assert ben.table.seats[0].bot_at == bot_at + 600_000
    await hall.time.pass_by(AWAY // 2 - 1)
    assert not ben.table.seats[0].standing_in
    await hall.time.pass_by(1)
    assert ben.table.seats[0].standing_in


async def test_who_said_goodbye_and_is_back_is_not_replaced(hall: TestHall) -> None:
    ana, ben, _ = await hall.seated("Ana", "Ben", "Cleo", thinking="none")
    await ana.say("leave")
    assert ben.last(Presence).seats[0].bot_at == hall.time.now() + LEFT
    await hall.time.pass_by(LEFT - 1)
    await ana.say("join", code=ben.table.code)
    await hall.time.pass_by(2 * AWAY)
    assert not ben.table.seats[0].standing_in


async def test_who_says_goodbye_during_a_pause_is_replaced_soon_after_it(hall: TestHall) -> None:
    ana, ben, cleo = await hall.seated("Ana", "Ben", "Cleo", thinking="none")
    for person in (ana, ben, cleo):
        await person.say("pause")
    await hall.time.pass_by(600_000)
    await ana.say("leave")
    await hall.time.pass_by(60_000)
    for person in (ben, cleo):
        await person.say("pause", wish=False)
    assert ben.seats[0].bot_at == hall.time.now() + LEFT
    await hall.time.pass_by(LEFT)
    assert ben.table.seats[0].standing_in


async def test_who_comes_back_during_a_pause_has_no_more_time_than_others(hall: TestHall) -> None:
    people = ana, ben, cleo = await hall.seated("Ana", "Ben", "Cleo", thinking="relaxed")
    await ana.disconnect()
    hall.minds.slow = True
    await hall.time.pass_by(AWAY)
    for person in (ben, cleo):
        await person.say("pause")
    await hall.time.pass_by(600_000)
    await ana.connect(table=ben.table.code)
    assert not ben.table.seats[0].standing_in
    for person in people:
        await person.say("pause", wish=False)
    assert ana.last(ClockMoved).clock.decide_by == hall.time.now() + (THINKING["relaxed"] or 0)


async def test_a_goodbye_never_gives_more_time_than_there_was(hall: TestHall) -> None:
    ana, ben, _ = await hall.seated("Ana", "Ben", "Cleo", thinking="none")
    await ana.disconnect()
    await hall.time.pass_by(AWAY - 1_000)
    await ben.say("leave")
    await hall.time.pass_by(1_000)
    assert [seat.standing_in for seat in hall.only_table.listed().seats] == [True, False, False]
    await hall.time.pass_by(LEFT - 1_000)
    assert [seat.standing_in for seat in hall.only_table.listed().seats] == [True, True, False]


async def test_a_stand_in_that_is_sent_away_by_a_move_does_not_come_back(hall: TestHall) -> None:
    ana, ben, _ = await hall.seated("Ana", "Ben", "Cleo", thinking="none")
    hall.minds.slow = True
    await ana.disconnect()
    await hall.time.pass_by(AWAY)
    await ana.connect(table=ben.table.code)
    await ana.act("auction")
    assert not ben.table.seats[0].standing_in
    await hall.time.pass_by(2 * AWAY)
    assert not ben.table.seats[0].standing_in


# --- how many there is room for ---------------------------------------------------------------------------------------


async def test_there_is_room_for_so_many_spectators_and_a_place_that_gets_free_is_free(hall: TestHall) -> None:
    ana, *_ = await hall.seated("Ana", "Ben", "Cleo")
    crowd = await hall.people(*(f"Eve{number}" for number in range(MOST_SPECTATORS + 1)))
    for person in crowd:
        await person.say("join", code=ana.table.code)
    *inside, outside = crowd
    assert not any(person.all(Refused) for person in inside)
    assert outside.last(Refused).reason == "table_full"
    await inside[0].say("leave")
    await outside.say("join", code=ana.table.code)
    assert outside.table.spectators == MOST_SPECTATORS
    await inside[1].disconnect()
    await inside[0].say("join", code=ana.table.code)
    assert inside[0].table.spectators == MOST_SPECTATORS


async def test_a_table_is_at_home_where_its_people_are(hall: TestHall) -> None:
    people = await hall.seated("Ana", "Ben", "Cleo")
    (eve,) = await hall.people("Eve")
    await eve.say("join", code=people[0].table.code)
    table = hall.only_table
    for person, address in zip((*people, eve), ("192.0.2.3", "192.0.2.2", "192.0.2.4", "192.0.2.1"), strict=True):
        assert person.visit is not None
        assert person.visit.guest is not None
        person.visit.guest.address = address
    assert table.parts.attendance.home(table.sheet) == "192.0.2.2"
    for person in people:
        await person.disconnect()
    assert table.parts.attendance.home(table.sheet) == "192.0.2.1", "somebody who looks on"
    await eve.disconnect()
    assert not table.parts.attendance.home(table.sheet)


async def test_one_address_does_not_take_all_places_to_look_on(hall: TestHall) -> None:
    ana, *_ = await hall.seated("Ana", "Ben", "Cleo")
    *crowd, dan = await hall.people(*(f"Eve{number}" for number in range(MOST_FROM_AN_ADDRESS + 1)), "Dan")
    for person in crowd:
        assert person.visit is not None
        assert person.visit.guest is not None
        person.visit.guest.address = "192.0.2.1"
        await person.say("join", code=ana.table.code)
    assert crowd[-1].last(Refused).reason == "table_full"
    await dan.say("join", code=ana.table.code)
    assert dan.table.spectators == MOST_FROM_AN_ADDRESS + 1


async def test_of_an_address_only_others_who_look_on_are_in_the_way(hall: TestHall) -> None:
    """Neither those who play, nor one's own other tabs."""
    people = await hall.seated("Ana", "Ben", "Cleo")
    dan, eve = await hall.people("Dan", "Eve")
    tab = Person(hall, "Eve")
    tab.token = eve.token
    await tab.connect()
    guests = []
    for person in (*people, dan, eve, tab):
        guest = person.visit.guest if person.visit else None
        assert guest is not None
        guest.address = "192.0.2.1"
        guests.append(guest)
        await person.say("join", code=people[0].table.code)
    table = hall.only_table
    assert [table.parts.attendance.spectators_from(guest, table.sheet) for guest in guests[3:]] == [1, 1, 1]


async def test_who_has_a_seat_comes_in_however_many_look_on(hall: TestHall) -> None:
    ana, ben, _ = await hall.seated("Ana", "Ben", "Cleo")
    await ana.disconnect()
    for person in await hall.people(*(f"Eve{number}" for number in range(MOST_SPECTATORS))):
        await person.say("join", code=ben.table.code)
    await ana.connect(table=ben.table.code)
    assert ana.table.you == 0


async def test_a_place_on_the_server_that_gets_free_is_free() -> None:
    hall = await TestHall(Limits(guests=2)).open()
    ana, _ = await hall.people("Ana", "Ben")
    cleo = await Person(hall, "Cleo").connect()
    assert (cleo.last(Refused).reason, cleo.all(Welcome)) == ("too_many_guests", [])
    await ana.disconnect()
    await cleo.connect()
    assert cleo.last(Welcome).name == "Cleo"
    await ana.connect()
    assert ana.last(Refused).reason == "too_many_guests"
    await hall.crash()


async def test_tables_of_a_host_who_closes_them_make_room_for_others() -> None:
    hall = await TestHall(Limits(tables=2)).open()
    ana, ben = await hall.people("Ana", "Ben")
    for _ in range(2):
        await ana.say("create_table")
    await ben.say("create_table")
    assert ben.last(Refused).reason == "too_many_tables"
    await ana.disconnect()
    await hall.time.pass_by(3_600_000)
    await ben.say("create_table")
    assert ben.table.hosting
    await hall.crash()


async def test_who_looks_on_sees_the_clocks_go_on_when_somebody_is_back(hall: TestHall) -> None:
    people = ana, *_ = await hall.seated("Ana", "Ben", "Cleo", edition="koehandel")
    (dan,) = await hall.people("Dan")
    await dan.say("join", code=ana.table.code)
    for person in people:
        await person.disconnect()
    assert dan.last(ClockMoved).clock.paused
    await ana.connect(table=dan.table.code)
    assert not dan.last(ClockMoved).clock.paused
