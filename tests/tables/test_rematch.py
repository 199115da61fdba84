"""The next game: the same people and bots at a new table, which starts by itself once all are there."""

from collections.abc import AsyncIterator
from random import Random

import pytest

from maquignon.tables.game.entries import Chair, Opened, WentOn, decode_body
from maquignon.tables.game.rematch import next_opening
from maquignon.tables.game.sheet import Sheet
from maquignon.tables.game.speaker import Speaker
from maquignon.tables.protocol.answers import Finished
from maquignon.tables.protocol.arrangement import Arrangement
from maquignon.tables.table.clockwork import IDLE
from maquignon.tables.table.committing import RETRY
from tests.tables.hall import TestHall, open_hall
from tests.tables.players import play_on


@pytest.fixture
async def hall() -> AsyncIterator[TestHall]:
    async with open_hall() as hall:
        yield hall


async def test_a_rematch_brings_all_to_a_new_table_and_starts_by_itself(hall: TestHall) -> None:
    people = await hall.seated("Ana", "Ben", seats=[None, "thrifty", None], hammer="fast")
    await play_on(hall, people, Random(3))
    ana, ben = people
    assert ana.last(Finished).game == ben.last(Finished).game
    await ben.say("rematch")
    assert ana.table.next == ben.table.code
    assert ben.table.hosting
    assert ben.table.status == "gathering"
    await ana.say("rematch")
    assert str(ana.table.status) == "playing"
    assert [seat.name for seat in ana.table.seats] == ["Ana", "Thrifty", "Ben"]
    assert ana.table.you == 0


async def test_a_rematch_still_starts_by_itself_after_a_restart(hall: TestHall) -> None:
    ana, ben = await hall.seated("Ana", "Ben", seats=[None, "thrifty", None], hammer="fast")
    await play_on(hall, [ana, ben], Random(3))
    asked = await ben.say("rematch")
    code = ben.table.code
    await hall.restart()
    await ben.connect(table=code)
    await ben.say("rematch", id=asked)
    assert (ben.table.code, ben.table.status) == (code, "gathering")
    await ana.connect(table=code)
    assert {person.table.status for person in (ana, ben)} == {"playing"}


async def test_a_rematch_begins_once_whoever_comes_later(hall: TestHall) -> None:
    ana, ben = await hall.seated("Ana", "Ben", seats=[None, "thrifty", None], hammer="fast")
    await play_on(hall, [ana, ben], Random(3))
    for person in (ben, ana):
        await person.say("rematch")
    begun = hall.reception.lobby.tables[ana.table.code].sheet
    (eve,) = await hall.people("Eve")
    await eve.say("join", code=ana.table.code)
    now = hall.reception.lobby.tables[ana.table.code].sheet
    assert (now.game is not None, now.shuffle, now.version) == (True, begun.shuffle, begun.version)


async def test_a_rematch_that_is_arranged_anew_waits_for_its_host(hall: TestHall) -> None:
    ana, ben = await hall.seated("Ana", "Ben", seats=[None, "thrifty", None], hammer="fast")
    await play_on(hall, [ana, ben], Random(3))
    await ben.say("rematch")
    await ben.say("seat_bot", seat=1, bot="random")
    await ana.say("rematch")
    assert ana.table.status == "gathering"
    await ben.say("start")
    assert str(ana.table.status) == "playing"


async def test_a_rematch_asked_for_twice_around_a_crash_is_one_table(hall: TestHall) -> None:
    """The server ended after the new table was opened and before the old one knew of it."""
    ana, ben = await hall.seated("Ana", "Ben", seats=[None, "thrifty", None], hammer="fast")
    await play_on(hall, [ana, ben], Random(3))
    old = ana.table.code
    asked = await ben.say("rematch")
    (log,) = [log for log in hall.store.log_of.values() if isinstance(decode_body(log[-1].body), WentOn)]
    log.pop()
    await hall.restart()
    await ben.connect(table=old)
    await ben.say("rematch", id=asked)
    assert len(hall.store.tables) == 2


async def test_a_rematch_takes_a_place_of_the_address_it_was_asked_for_from(hall: TestHall) -> None:
    ana, ben = await hall.seated("Ana", "Ben", seats=[None, "thrifty", None], hammer="fast")
    await play_on(hall, [ana, ben], Random(3))
    for guest in hall.reception.guests:
        guest.address = "here"
    await ben.say("rematch")
    assert hall.reception.lobby._places._by_code[ben.table.code].address == "here"


async def test_a_rematch_that_could_not_be_stored_begins_as_soon_as_it_can(hall: TestHall) -> None:
    ana, ben = await hall.seated("Ana", "Ben", seats=[None, "thrifty", None], hammer="fast")
    await play_on(hall, [ana, ben], Random(3))
    await ben.say("rematch")
    hall.store.full = True
    await ana.say("rematch")
    assert ana.table.status == "gathering"
    hall.store.full = False
    await hall.time.pass_by(RETRY)
    assert {person.table.status for person in (ana, ben)} == {"playing"}


async def test_whoever_comes_when_the_next_table_is_gone_opens_another(hall: TestHall) -> None:
    people = ana, ben = await hall.seated("Ana", "Ben", seats=[None, "thrifty", None], hammer="fast")
    await play_on(hall, people, Random(3))
    await ben.say("rematch")
    gone = ben.table.code
    await ben.say("leave")
    await hall.time.pass_by(IDLE["gathering"])
    over = ana.table.code
    assert [*hall.reception.lobby.tables] == [over]
    await ana.say("rematch")
    assert ana.table.code not in (over, gone)
    assert (ana.table.hosting, ana.table.you, ana.table.status) == (True, 0, "gathering")


def test_whoever_a_bot_stood_in_for_plays_the_next_game_themselves() -> None:
    chairs = [
        Chair(kind="person", player="p_ana", name="Ana", bot="medium"),
        Chair(kind="bot", bot="thrifty", name="Thrifty"),
        Chair(kind="person", player="p_ben", name="Ben"),
    ]
    sheet = Sheet.blank(Opened(Arrangement(seats=[None, "thrifty", None]), "p_ana", chairs))
    opened = next_opening(sheet, Speaker("p_ben", "Ben", 2))
    assert opened.arrangement.seats == [chair.bot for chair in opened.chairs] == [None, "thrifty", None]
    assert (opened.host, opened.starts_with) == ("p_ben", ["p_ana", "p_ben"])


@pytest.mark.parametrize(("first", "then"), [(None, None), (2, 2), (3, None), (4, None)])
def test_a_seat_that_was_taken_away_begins_no_other_game(first: int | None, then: int | None) -> None:
    chairs = [Chair(kind="person", player=f"p_{number}", name=f"{number}") for number in range(3)]
    sheet = Sheet.blank(Opened(Arrangement(seats=[None] * 5, first=first), "p_0", chairs))
    assert next_opening(sheet, Speaker("p_0", "0", 0)).arrangement.first == then
