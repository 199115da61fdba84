"""The log of a table has an end: so much is changed around a game and no more, and the game itself always ends."""

from collections.abc import AsyncIterator
from random import Random

import pytest

from maquignon.tables.game import playing
from maquignon.tables.protocol.answers import Refused
from maquignon.tables.protocol.refusals import Refusal
from maquignon.tables.table import changing
from maquignon.tables.table.changing import AT_ONCE, MOST_CHANGES, ONE_MORE, Changes
from maquignon.tables.table.table import TOLD_IN_A_MILLISECOND
from tests.tables.hall import Person, TestHall, open_hall
from tests.tables.players import play_on


@pytest.fixture
async def hall() -> AsyncIterator[TestHall]:
    async with open_hall() as hall:
        yield hall


def length(hall: TestHall) -> int:
    (log,) = hall.store.log_of.values()
    return len(log)


async def arrange(person: Person, times: int) -> None:
    for number in range(times):
        await person.say("arrange", terms={"seats": [None] * 3, "public": number % 2 == 0})


async def stand_and_sit(person: Person, times: int) -> None:
    for _ in range(times):
        await person.say("stand")
        await person.say("sit")


async def test_whoever_changes_too_much_at_once_waits_and_the_others_need_not(hall: TestHall) -> None:
    ana, ben = await hall.people("Ana", "Ben")
    await ana.say("create_table", terms={"seats": [None] * 3})
    await arrange(ana, AT_ONCE)
    before = length(hall)
    await arrange(ana, 3)
    assert ana.last(Refused).reason == "too_fast"
    assert length(hall) == before
    await ben.say("join", code=ana.table.code)
    await stand_and_sit(ben, 2)
    assert (ben.all(Refused), length(hall)) == ([], before + 5)
    await hall.time.pass_by(ONE_MORE)
    await arrange(ana, 2)
    assert length(hall) == before + 6


def test_who_was_quiet_for_long_makes_no_more_changes_at_once_than_others() -> None:
    changes, much_later = Changes(), 1_000_000_000
    changes.take("p_ana", 0, 0)
    for _ in range(AT_ONCE):
        changes.take("p_ana", 0, much_later)
    with pytest.raises(Refusal):
        changes.take("p_ana", 0, much_later)


async def test_what_is_refused_for_another_reason_is_no_change(hall: TestHall) -> None:
    (ana,) = await hall.people("Ana")
    await ana.say("create_table")
    for _ in range(AT_ONCE + 1):
        await ana.say("seat_bot", seat=0, bot="thrifty")
    assert {refused.reason for refused in ana.all(Refused)} == {"seat_taken"}
    await ana.say("stand")
    assert ana.table.you is None


async def test_a_table_takes_so_many_changes_in_all_and_a_restart_forgets_none(
    hall: TestHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(changing, "MOST_CHANGES", 12)
    ana, ben, cleo = await hall.people("Ana", "Ben", "Cleo")
    await ana.say("create_table", terms={"seats": [None] * 3})
    for person in (ben, cleo):
        await person.say("join", code=ana.table.code)
    await arrange(ana, 30)
    assert (length(hall), ana.last(Refused).reason) == (12, "too_many_changes")
    await hall.time.pass_by(3_600_000)
    await hall.restart()
    for person in (ana, ben, cleo):
        await person.connect(table=ana.table.code)
    await stand_and_sit(ben, 1)
    await ana.say("arrange", terms={"seats": [None] * 4})
    assert (length(hall), ben.last(Refused).reason) == (12, "too_many_changes")
    (dan,) = await hall.people("Dan")
    await dan.say("join", code=ana.table.code)
    await ana.say("start")
    assert (ana.table.status, dan.table.you) == ("playing", None)


async def test_who_comes_to_a_table_that_takes_no_changes_may_look_on_and_who_is_there_may_leave(
    hall: TestHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ana, ben, cleo) = await hall.people("Ana", "Ben", "Cleo")
    await ana.say("create_table", terms={"seats": [None] * 3})
    await ben.say("join", code=ana.table.code)
    monkeypatch.setattr(changing, "MOST_CHANGES", 1)
    await cleo.say("join", code=ana.table.code)
    assert (cleo.last(Refused).reason, cleo.table.you) == ("too_many_changes", None)
    await ben.say("leave")
    assert ana.table.seats[1].kind == "open"


async def test_a_name_is_a_change_while_it_goes_on_a_seat(hall: TestHall, monkeypatch: pytest.MonkeyPatch) -> None:
    (ana,) = await hall.people("Ana")
    await ana.say("create_table")
    monkeypatch.setattr(changing, "MOST_CHANGES", 1)
    await ana.say("rename", name="Anna")
    assert ana.last(Refused).reason == "too_many_changes"


async def test_after_too_many_pauses_there_is_no_other_but_the_last_one_ends_and_so_does_the_game(
    hall: TestHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await hall.seated("Ana", "Ben", "Cleo", hammer="fast")
    monkeypatch.setattr(changing, "MOST_CHANGES", hall.only_table.sheet.changes + 1)

    async def after_wishing(pause: bool) -> str:
        for person in people:
            await person.say("pause", wish=pause)
        return people[0].table.status

    assert [await after_wishing(pause) for pause in (True, False, True)] == ["paused", "playing", "playing"]
    assert people[0].last(Refused).reason == "too_many_changes"
    await play_on(hall, people, Random(1))
    assert people[0].table.status == "finished"


async def test_a_seat_that_changes_hands_during_the_game_is_a_change(
    hall: TestHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ana, eve) = await hall.people("Ana", "Eve")
    await ana.say("create_table", terms={"seats": [None, "thrifty", "thrifty"]}, start=True)
    await eve.say("join", code=ana.table.code)
    monkeypatch.setattr(changing, "MOST_CHANGES", hall.only_table.sheet.changes)
    await eve.say("sit")
    assert (eve.last(Refused).reason, eve.table.you) == ("too_many_changes", None)


async def test_pausing_again_and_again_is_slowed_down(hall: TestHall) -> None:
    (ana,) = await hall.people("Ana")
    await ana.say("create_table", terms={"seats": [None, "thrifty", "thrifty"]}, start=True)
    for _ in range(3 * AT_ONCE):
        await ana.say("pause", wish=True)
        await ana.say("pause", wish=False)
    assert ana.last(Refused).reason == "too_fast"
    assert hall.only_table.sheet.changes <= AT_ONCE + 2 < MOST_CHANGES


async def test_two_who_raise_one_another_for_ever_are_told_that_it_is_enough_and_the_game_ends(
    hall: TestHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await hall.seated("Ana", "Ben", "Cleo")
    ana, ben, cleo = people
    await ana.act("auction")
    before = hall.only_table.burden
    await ben.act("bid", amount=10)
    assert hall.only_table.burden == before + 1 / TOLD_IN_A_MILLISECOND
    monkeypatch.setattr(playing, "LONGEST_GAME", length(hall) + 1)
    await cleo.act("bid", amount=20)
    await ben.act("bid", amount=30)
    assert ben.last(Refused).reason == "no_more_bids"
    await ben.act("pass")
    assert ana.update.view.phase == "deciding"
    await play_on(hall, people, Random(1))
    assert ana.update.view.phase == "over"
