"""Seats that change hands: a removal by vote, a latecomer on a bot's seat, and who may sit down again."""

from collections.abc import AsyncIterator

import pytest

from maquignon.tables.game.entries import TookOver
from maquignon.tables.game.reseating import remove
from maquignon.tables.people.attendance import LEFT
from maquignon.tables.protocol.answers import Done, Refused, StoryTold
from tests.tables.hall import Person, TestHall, open_hall
from tests.tables.test_absence import ana_sleeps_once, sleep_through


@pytest.fixture
async def hall() -> AsyncIterator[TestHall]:
    async with open_hall() as hall:
        yield hall


async def ana_sleeps_on(hall: TestHall) -> list[Person]:
    """A bot stands in for Ana, who is at the table and does nothing."""
    ana, ben, cleo = await ana_sleeps_once(hall)
    await sleep_through(hall, ana)
    assert ben.table.seats[0].standing_in
    return [ana, ben, cleo]


async def late(hall: TestHall, name: str, code: str) -> Person:
    person = await Person(hall, name).connect()
    await person.say("join", code=code)
    return person


async def test_everybody_sees_for_whom_the_table_decided_until_they_decide_themselves(hall: TestHall) -> None:
    ana, ben, _ = await ana_sleeps_once(hall)
    assert ben.seats[0].timed_out
    await ana.act("sell")
    assert not ben.seats[0].timed_out


async def test_a_sleepers_seat_is_a_bots_for_good_once_all_others_wish_it(hall: TestHall) -> None:
    ana, ben, cleo = await ana_sleeps_on(hall)
    await ben.say("vote_out", seat=0)
    assert cleo.seats[0].voters == [1]
    assert cleo.seats[0].kind == "person"
    await cleo.say("vote_out", seat=0)
    assert ben.table.seats[0].kind == "bot"
    assert ben.table.removed == ["Ana"]
    assert ana.table.you is None
    assert ana.update.view.viewer is None
    assert ana.update.view.purse is None
    await ana.say("sit")
    assert ana.last(Refused).reason == "not_welcome"


async def test_the_bot_that_stood_in_is_the_one_that_stays(hall: TestHall) -> None:
    """In a log of another time that may be another one than today."""
    await hall.seated("Ana", "Ben", seats=[None, None, "thrifty"])
    draft = hall.only_table.parts.sheet.draft(hall.time.now())
    draft.write(TookOver(0, "thrifty"))
    remove(draft, 0)
    assert (draft.chairs[0].kind, draft.chairs[0].bot) == ("bot", "thrifty")
    assert [chair.name for chair in draft.chairs] == ["Thrifty 2", "Ben", "Thrifty"]


async def test_whoever_sits_down_on_a_removed_players_seat_does_not_inherit_their_slips(hall: TestHall) -> None:
    ana, ben, cleo = await ana_sleeps_once(hall)
    await ana.say("leave")
    await hall.time.pass_by(LEFT)
    assert hall.only_table.parts.strikes == {0: 1}
    for voter in (ben, cleo):
        await voter.say("vote_out", seat=0)
    assert ben.table.seats[0].kind == "bot"
    assert hall.only_table.parts.strikes == {}


async def test_whoever_sits_down_on_a_removed_players_seat_has_wished_for_nothing(hall: TestHall) -> None:
    people = ana, ben, cleo, dan = await hall.seated("Ana", "Ben", "Cleo", "Dan", thinking="none")
    hall.minds.slow = True
    await ana.say("leave")
    await hall.time.pass_by(LEFT)
    for person in people[1:]:
        await person.say("pause", wish=person is dan)
    await dan.say("vote_out", seat=0)
    await dan.say("leave")
    await hall.time.pass_by(LEFT)
    for voter in (ben, cleo):
        await voter.say("vote_out", seat=3)
    eve = await late(hall, "Eve", ben.table.code)
    await eve.say("sit", seat=3)
    assert (eve.table.you, eve.seats[3].wishes_pause, eve.seats[0].voters) == (3, False, [])


async def test_when_the_last_who_did_not_wish_it_goes_all_idle_seats_are_bots(hall: TestHall) -> None:
    ana, ben, cleo, dan = await hall.seated("Ana", "Ben", "Cleo", "Dan", thinking="none")
    hall.minds.slow = True
    for person in (ana, ben):
        await person.say("leave")
    await hall.time.pass_by(LEFT)
    for seat in (0, 1):
        await cleo.say("vote_out", seat=seat)
    assert [seat.kind for seat in cleo.seats] == ["person"] * 4
    await dan.disconnect()
    assert [seat.kind for seat in cleo.seats] == ["bot", "bot", "person", "person"]
    assert cleo.table.removed == ["Ana", "Ben"]


async def test_a_vote_ends_when_the_sleeper_comes_back(hall: TestHall) -> None:
    ana, ben, _ = await ana_sleeps_on(hall)
    await ana.disconnect()
    await ben.say("vote_out", seat=0)
    assert ben.seats[0].voters == [1]
    await ana.connect(table=ben.table.code)
    assert (ben.seats[0].voters, ben.seats[0].standing_in) == ([], False)


async def test_nobody_takes_a_bots_seat_during_a_pause_or_takes_a_second_one(hall: TestHall) -> None:
    ana, ben = await hall.seated("Ana", "Ben", seats=[None, None, "easy"])
    eve = await late(hall, "Eve", ana.table.code)
    for person in (ana, ben):
        await person.say("pause")
    await eve.say("sit", seat=2)
    assert (eve.last(Refused).reason, eve.table.you) == ("paused", None)
    for person in (ana, ben):
        await person.say("pause", wish=False)
    for person, seat, reason in ((ben, 2, "already_begun"), (eve, 3, "no_such_seat")):
        await person.say("sit", seat=seat)
        assert person.last(Refused).reason == reason


async def test_a_vote_ends_when_the_sleeper_wakes_and_nobody_else_can_be_voted_out(hall: TestHall) -> None:
    ana, ben, cleo = await ana_sleeps_on(hall)
    await ben.say("vote_out", seat=0)
    await ben.say("vote_out", seat=0, wish=False)
    assert cleo.seats[0].voters == []
    await ben.say("vote_out", seat=0)
    await ana.say("take_back")
    assert ben.seats[0].voters == []
    for seat, reason in ((0, "still_plays"), (4, "no_such_seat")):
        await cleo.say("vote_out", seat=seat)
        assert cleo.last(Refused).reason == reason
    eve = await late(hall, "Eve", ana.table.code)
    await eve.say("vote_out", seat=0)
    assert eve.last(Refused).reason == "not_seated"


async def test_before_the_game_nobody_is_voted_out(hall: TestHall) -> None:
    (ana,) = await hall.people("Ana")
    await ana.say("create_table", terms={"seats": [None, None, "easy"]})
    await ana.say("vote_out", seat=1)
    assert ana.last(Refused).reason == "not_begun"


async def test_who_is_the_only_other_left_decides_when_the_third_goes(hall: TestHall) -> None:
    _, ben, cleo = await ana_sleeps_on(hall)
    await ben.say("vote_out", seat=0)
    await cleo.disconnect()
    assert ben.table.seats[0].kind == "bot"


async def test_who_was_voted_out_may_sit_again_once_the_host_lets_them_even_after_a_restart(hall: TestHall) -> None:
    ana, ben, cleo = await ana_sleeps_on(hall)
    for voter in (ben, cleo):
        await voter.say("vote_out", seat=0)
    await ben.say("invite", name="Ana")
    assert ben.last(Refused).reason == "not_host"
    await ana.say("invite", name="Eve")
    assert ana.last(Refused).reason == "nobody_removed"
    await hall.restart()
    for person in (ana, ben, cleo):
        await person.connect(table=ben.table.code)
    assert ana.table.removed == ["Ana"]
    await ana.say("invite", name="Ana")  # the host is the host, with a seat or without
    await ana.say("sit")
    assert ana.table.you == 0
    assert ana.update.view.viewer == 0


async def test_who_comes_late_takes_a_bots_seat_and_plays_on_from_what_it_has(hall: TestHall) -> None:
    ana, _ = await hall.seated("Ana", "Ben", seats=[None, None, "easy"], first=0)
    eve = await late(hall, "Eve", ana.table.code)
    assert not eve.update.view.purse
    await eve.say("sit", seat=1)
    assert eve.last(Refused).reason == "seat_taken"
    await eve.say("sit", seat=2)
    assert (eve.table.you, ana.table.seats[2].kind, ana.table.seats[2].name) == (2, "person", "Eve")
    assert sum(eve.update.view.purse or ()) == eve.update.view.hand_sizes[2]
    assert eve.last(StoryTold).since == 0
    await ana.act("auction")
    await eve.act("bid", amount=10)
    assert ana.update.view.leader == 2
    dan = await late(hall, "Dan", ana.table.code)
    await dan.say("sit")
    assert dan.last(Refused).reason == "table_full"


async def test_a_seat_that_is_kept_for_somebody_away_is_not_given_to_a_latecomer(hall: TestHall) -> None:
    ana, ben = await hall.seated("Ana", "Ben", seats=[None, None, "easy"], first=0, thinking="none")
    await ben.say("leave")
    await hall.time.pass_by(LEFT)
    assert ana.seats[1].standing_in
    eve = await late(hall, "Eve", ana.table.code)
    await eve.say("sit", seat=1)
    assert eve.last(Refused).reason == "seat_taken"


async def test_who_was_taken_from_the_waiting_room_looks_on_until_the_host_invites_them(hall: TestHall) -> None:
    ana = await Person(hall, "Ana").connect()
    await ana.say("create_table")
    ben = await late(hall, "Ben", ana.table.code)
    await ana.say("free_seat", seat=1)
    assert (ben.table.you, ben.table.removed) == (None, ["Ben"])
    await ben.say("sit", seat=1)
    assert ben.last(Refused).reason == "not_welcome"
    await ben.disconnect()
    await ben.connect(table=ana.table.code)
    refused = len(ben.all(Refused))
    came = await ben.say("join", code=ana.table.code)
    assert (ben.table.you, ben.last(Done).id, len(ben.all(Refused))) == (None, came, refused)
    await ana.say("invite", name="Ben")
    assert (ana.table.removed, ben.table.removed) == ([], [])
    await ben.say("sit", seat=1)
    assert ben.table.you == 1


async def test_a_calm_hammer_gives_whoever_listens_the_time_to_be_told() -> None:
    async with open_hall() as hall:
        ana, ben, cleo = await hall.seated("Ana", "Ben", "Cleo", first=0, hammer="calm")
        await ana.act("auction")
        await ben.act("bid", amount=10)
        await hall.time.pass_by(26_000)
        assert cleo.update.view.phase == "bidding"
