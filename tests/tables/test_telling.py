"""Who is told what, and how often: nothing twice, nothing that is nobody's business, all that a slow reader needs."""

from collections.abc import AsyncIterator

import pytest

from maquignon.tables.clocks.clock import GRACE, THINKING
from maquignon.tables.people.attendance import AWAY
from maquignon.tables.protocol.answers import (
    ClockMoved,
    Done,
    LobbyShown,
    Ping,
    Presence,
    ServerMessage,
    StoryTold,
    TableShown,
    Update,
)
from maquignon.tables.table.committing import RETRY
from tests.tables.hall import Person, TestHall, open_hall
from tests.tables.test_absence import ana_sleeps_once, sleep_through
from tests.tables.time import settle


@pytest.fixture
async def hall() -> AsyncIterator[TestHall]:
    async with open_hall() as hall:
        yield hall


class Sorter(Person):
    """Somebody who keeps for each message which earlier ones it makes superfluous."""

    def __init__(self, hall: TestHall, name: str) -> None:
        super().__init__(hall, name)
        self.sorts: list[tuple[ServerMessage, str | None]] = []

    def send(self, frame: bytes, *, replaces: str | None = None) -> None:
        super().send(frame, replaces=replaces)
        self.sorts.append((self.heard[-1], replaces))


REPLACES = {TableShown: "table", Presence: "presence", ClockMoved: "clock", Update: "update", Ping: "ping"}


async def test_for_a_slow_reader_a_message_makes_only_its_own_kind_superfluous(hall: TestHall) -> None:
    ana, ben, _ = await hall.seated("Ana", "Ben", "Cleo", thinking="fast")
    eve = await Sorter(hall, "Eve").connect()
    assert isinstance(eve, Sorter)
    await eve.say("join", code=ana.table.code)
    await ana.act("auction")
    await ben.act("bid", amount=10)
    await ben.say("out_of_lot", question=ben.update.question)
    await ana.disconnect()
    await hall.time.pass_by(AWAY)
    await ben.say("chat", text="well?")
    assert REPLACES.keys() <= {type(message) for message, _ in eve.sorts}
    assert [sort for _, sort in eve.sorts] == [REPLACES.get(type(message)) for message, _ in eve.sorts]


async def test_whoever_comes_has_seen_everything_up_to_the_position_they_are_shown(hall: TestHall) -> None:
    ana, ben, _ = await hall.seated("Ana", "Ben", "Cleo")
    seen = ben.update.version
    await ben.disconnect()
    await ana.act("auction")
    await ben.connect(table=ana.table.code, seen=seen)
    assert ben.update.since == ben.update.version > seen
    assert ben.last(StoryTold).since == seen


async def test_who_sees_the_whole_table_is_not_told_again_who_is_there(hall: TestHall) -> None:
    ana, ben = await hall.people("Ana", "Ben")
    await ana.say("create_table")
    heard = len(ana.heard)
    await ben.say("join", code=ana.table.code)
    assert [type(message) for message in ana.heard[heard:]] == [TableShown]


async def test_whoever_looks_on_is_known_to_all(hall: TestHall) -> None:
    ana, *_ = await hall.seated("Ana", "Ben", "Cleo")
    dan, eve = await hall.people("Dan", "Eve")
    for person in (dan, eve):
        await person.say("join", code=ana.table.code)
    assert ana.last(Presence).spectators == 2
    await dan.disconnect()
    assert (ana.last(Presence).spectators, eve.last(Presence).spectators) == (1, 1)


async def test_until_when_somebody_decides_is_told_whenever_it_changes(hall: TestHall) -> None:
    ana, ben, _ = await hall.seated("Ana", "Ben", "Cleo", thinking="relaxed")
    await ana.disconnect()
    hall.minds.slow = True
    await hall.time.pass_by(AWAY)
    assert ben.last(ClockMoved).clock.decide_by is None, "a bot takes its time"
    await ana.connect(table=ben.table.code)
    told = len(ben.all(ClockMoved))
    assert ben.last(ClockMoved).clock.decide_by == hall.time.now() + (THINKING["relaxed"] or 0)
    await ben.say("chat", text="hello")
    await ben.say("pause")
    assert len(ben.all(ClockMoved)) == told


async def test_before_the_game_nobody_is_shown_a_clock(hall: TestHall) -> None:
    (ana,) = await hall.people("Ana")
    await ana.say("create_table")
    hall.only_table.forgive()
    await settle()
    hall.store.full = True
    await ana.say("stand")
    hall.store.full = False
    await hall.time.pass_by(RETRY)
    assert [table.trouble for table in ana.all(TableShown)][-2:] == ["not_stored", None]
    assert not ana.all(ClockMoved)


async def test_a_story_is_told_as_often_as_it_is_asked_for(hall: TestHall) -> None:
    ana, *_ = await hall.seated("Ana", "Ben", "Cleo")
    before = len(ana.all(StoryTold))
    for _ in range(2):
        await ana.say("story", id="again")
    assert len(ana.all(StoryTold)) == before + 2


async def test_a_wish_that_is_heard_again_late_is_no_new_wish(hall: TestHall) -> None:
    ana, ben, _ = await hall.seated("Ana", "Ben", "Cleo")
    await ana.say("pause", id="first")
    await ana.say("pause", wish=False)
    await ana.say("pause", id="first")
    assert (ana.last(Done).id, ben.seats[0].wishes_pause) == ("first", False)


async def test_a_new_name_goes_on_the_seat_and_nowhere_else(hall: TestHall) -> None:
    ana, ben = await hall.people("Ana", "Ben")
    await ana.say("create_table", terms={"seats": [None, None, "thrifty"]})
    await ben.say("join", code=ana.table.code, sit=False)
    for person, name in ((ana, "Anna"), (ana, "Anna"), (ben, "Benno")):
        renamed = await person.say("rename", name=name)
        assert person.last(Done).id == renamed
        assert [seat.name for seat in ben.table.seats] == ["Anna", None, "Thrifty"]
        assert (ana.table.you, ben.table.you, ana.table.hosting) == (0, None, True)
    await ana.say("start", fill_with_bots=True)
    assert ana.table.status == "playing"
    renamed = await ana.say("rename", name="Ana")
    assert ana.last(Done).id == renamed
    assert [seat.name for seat in ben.table.seats] == ["Anna", "Medium", "Thrifty"]


async def test_the_lobby_hears_that_a_table_began_or_is_public_no_more(hall: TestHall) -> None:
    ana, ben, eve = await hall.people("Ana", "Ben", "Eve")
    for host in (ana, ben):
        await host.say("create_table", terms={"public": True, "seats": [None, "thrifty", "thrifty"]})
    await eve.say("follow_lobby")
    await ana.say("start")
    await hall.time.pass_by(2_000)
    assert {table.host: table.status for table in eve.last(LobbyShown).tables} == {"Ana": "playing", "Ben": "gathering"}
    await ben.say("arrange", terms={"public": False, "seats": [None, "thrifty", "thrifty"]})
    await hall.time.pass_by(2_000)
    assert [table.host for table in eve.last(LobbyShown).tables] == ["Ana"]


async def test_when_a_seat_changes_hands_only_its_player_is_told_everything_anew(hall: TestHall) -> None:
    ana, ben, cleo = await ana_sleeps_once(hall)
    await sleep_through(hall, ana)
    stories = [len(person.all(StoryTold)) for person in (ana, ben, cleo)]
    for voter in (ben, cleo):
        await voter.say("vote_out", seat=0)
    assert [len(person.all(StoryTold)) for person in (ana, ben, cleo)] == [stories[0] + 1, *stories[1:]]
    assert (ben.seats[0].voters, ana.seats[0].voters) == ([], [])


async def test_what_was_done_although_nobody_knew_is_answered_with_its_version(hall: TestHall) -> None:
    ana, *_ = await hall.seated("Ana", "Ben", "Cleo")
    version = hall.only_table.sheet.version
    hall.store.lies = True
    await ana.act("auction")
    await hall.time.pass_by(RETRY)
    assert ana.last(Done).version == version + 1


async def test_a_silence_of_the_server_during_a_pause_gives_its_grace_after_the_pause(hall: TestHall) -> None:
    ana, ben, cleo = await hall.seated("Ana", "Ben", "Cleo", thinking="fast")
    await hall.time.pass_until((ana.update.clock.decide_by or 0) - 1)
    for person in (ana, ben, cleo):
        await person.say("pause")
    await hall.time.pass_by(600_000)
    await ana.disconnect()  # were everybody here, there would be no grace
    hall.only_table.forgive()
    for person in (ben, cleo):
        await person.say("pause", wish=False)
    assert ben.last(ClockMoved).clock.decide_by == hall.time.now() + GRACE
