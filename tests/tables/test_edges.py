"""What hardly ever happens: it is answered, noted and survived all the same."""

import asyncio
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import cast

import pytest

from maquignon.tables.bots.pool import MOST_WAITS, Pool
from maquignon.tables.clocks.clock import GRACE, PACES, Pace
from maquignon.tables.game import journal
from maquignon.tables.hall import places, reception
from maquignon.tables.people.attendance import AWAY
from maquignon.tables.people.talk import Talk
from maquignon.tables.protocol.answers import ClockMoved, Done, LobbyShown, Refused, Said, Welcome
from maquignon.tables.store.interface import StoreFailed
from maquignon.tables.store.rows import PlayerRow
from maquignon.tables.store.sqlite import SqliteStore
from maquignon.tables.table.clockwork import IDLE, next_moment
from maquignon.tables.table.committing import RETRY
from maquignon.tables.telling.outbox import Outbox
from tests.tables.hall import Person, TestHall, open_hall
from tests.tables.players import play_on
from tests.tables.test_together import say_together
from tests.tables.time import FakeTime, settle

NORMAL = cast(Pace, PACES["normal"])


@pytest.fixture
async def hall() -> AsyncIterator[TestHall]:
    async with open_hall() as hall:
        yield hall


# --- tables -----------------------------------------------------------------------------------------------------------


async def test_a_table_that_stumbles_says_so_in_the_log_and_goes_on(
    hall: TestHall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ana, ben, _ = await hall.seated("Ana", "Ben", "Cleo")
    with monkeypatch.context() as broken:
        broken.setattr(Talk, "line", lambda *_: 1 // 0)
        await ana.say("chat", text="hello")
    assert "a table stumbled" in caplog.text
    await ana.act("auction")
    await ben.say("chat", text="hello")
    assert (ana.update.view.phase, ana.last(Said).text) == ("bidding", "hello")
    await ana.disconnect()  # whose first line is answered to nobody


async def test_what_is_said_after_a_goodbye_is_said_to_nobody(hall: TestHall) -> None:
    ana, ben, _ = await hall.seated("Ana", "Ben", "Cleo")
    await say_together((ana, {"type": "leave", "id": "1"}), (ana, {"type": "chat", "id": "2", "text": "wait!"}))
    assert (ana.last(Refused).id, ana.last(Refused).reason) == ("2", "no_table")
    assert not ben.all(Said)


async def test_who_finds_a_free_seat_while_nothing_can_be_stored_may_look_on(hall: TestHall) -> None:
    ana, ben = await hall.people("Ana", "Ben")
    await ana.say("create_table")
    hall.store.full = True
    id = await ben.say("join", code=ana.table.code)
    assert (ben.last(Refused).id, ben.last(Refused).reason) == (id, "not_stored")
    assert (ben.table.you, ana.table.seats[1].kind) == (None, "open")
    hall.store.full = False
    await hall.time.pass_by(RETRY)
    await ben.say("sit")
    assert ben.table.you == 1


async def test_while_nothing_can_be_stored_nothing_is_tried_again_and_again(hall: TestHall) -> None:
    ana, *_ = await hall.seated("Ana", "Ben", "Cleo")
    hall.store.full = True
    await ana.act("auction", id="1")
    hall.store.full = False
    await ana.act("auction", id="2")
    assert (ana.last(Refused).id, ana.last(Refused).reason) == ("2", "not_stored")
    assert ana.update.view.phase == "turn"
    await hall.time.pass_by(RETRY)
    await ana.act("auction", id="3")
    assert ana.update.view.phase == "bidding"


async def test_a_hammer_that_is_pressed_while_nothing_can_be_stored_brings_no_call(hall: TestHall) -> None:
    ana, ben, cleo = await hall.seated("Ana", "Ben", "Cleo")
    await ana.act("auction")
    await ben.act("bid", amount=10)
    hall.store.full = True
    await cleo.act("bid", amount=20)
    due, told = ana.update.clock.next_call, len(ana.all(ClockMoved))
    id = await ana.say("press_hammer", question=ana.update.question)
    assert ana.last(Done).id == id
    assert len(ana.all(ClockMoved)) == told
    hall.store.full = False
    await hall.time.pass_by(RETRY)
    assert ana.last(ClockMoved).clock.next_call == (due or 0) + RETRY


async def test_who_comes_as_the_table_closes_finds_no_table(hall: TestHall) -> None:
    ana, ben = await hall.people("Ana", "Ben")
    await ana.say("create_table")
    code = ana.table.code
    await ana.disconnect()
    hall.store.waits = asyncio.Event()
    await hall.time.pass_by(IDLE["gathering"])
    await ben.say("join", code=code)
    hall.store.waits.set()
    await settle()
    assert ben.last(Refused).reason == "unknown_table"
    assert not hall.reception.lobby.tables
    await ben.say("chat", text="hello?")
    assert ben.last(Refused).reason == "no_table"


async def test_a_table_that_cannot_be_put_away_is_closed_once_and_put_away_later(
    hall: TestHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ana,) = await hall.people("Ana")
    await ana.say("create_table")
    log = hall.store.log_of[hall.only_table.id]
    put_away = hall.store.close_table
    tries: list[str] = []

    async def fail(table: str) -> None:
        tries.append(table)
        raise StoreFailed("database is locked")

    monkeypatch.setattr(hall.store, "close_table", fail)
    await ana.disconnect()
    await hall.time.pass_by(IDLE["gathering"])
    length = len(log)
    await hall.time.pass_by(3 * RETRY)
    assert (len(tries), len(log)) == (4, length)
    monkeypatch.setattr(hall.store, "close_table", put_away)
    await hall.time.pass_by(RETRY)
    assert not hall.reception.lobby.tables
    assert not hall.store.tables


async def test_who_only_looks_on_wishes_for_no_pause_and_after_the_end_nobody_does(hall: TestHall) -> None:
    people = await hall.seated("Ana", "Ben", "Cleo", hammer="fast")
    (eve,) = await hall.people("Eve")
    await eve.say("join", code=people[0].table.code)
    await eve.say("pause")
    assert eve.last(Refused).reason == "not_seated"
    await play_on(hall, people, Random(1))
    await people[0].say("pause")
    assert people[0].last(Refused).reason == "game_over"


async def test_a_pause_without_clocks_is_a_pause_too(hall: TestHall) -> None:
    people = ana, ben, _ = await hall.seated("Ana", "Ben", "Cleo", hammer="none", thinking="none")
    await ana.act("auction")
    await ben.act("bid", amount=10)
    for wish in (True, False):
        for person in people:
            await person.say("pause", wish=wish)
        assert ana.last(ClockMoved).clock.paused == wish
        assert ana.last(ClockMoved).clock.next_call is None


async def test_where_the_hammer_falls_by_hand_a_bot_is_in_no_hurry(hall: TestHall) -> None:
    (ana,) = await hall.people("Ana")
    terms = {"seats": [None, "thrifty", "thrifty"], "first": 1, "hammer": "none", "thinking": "none"}
    hall.minds.slow = True
    await ana.say("create_table", terms=terms, start=True)
    await hall.time.pass_by(10_000)
    await hall.minds.answer()
    assert (ana.update.view.phase, ana.update.view.active) == ("bidding", 1)
    assert ana.update.clock.next_call == hall.time.now() + cast(Pace, PACES["relaxed"]).opening


async def test_a_hammer_that_falls_by_hand_falls_although_its_hand_is_away(hall: TestHall) -> None:
    ana, ben, _ = await hall.seated("Ana", "Ben", "Cleo", hammer="none", thinking="none")
    await ana.act("auction")
    assert ben.update.clock.next_call is None
    await ana.disconnect()
    await hall.time.pass_by(AWAY)
    assert ben.last(ClockMoved).clock.next_call == hall.time.now() + cast(Pace, PACES["relaxed"]).opening


async def test_whoever_looks_on_at_an_abandoned_table_is_its_host_by_sitting_down(hall: TestHall) -> None:
    ana, ben = await hall.people("Ana", "Ben")
    await ana.say("create_table")
    code = ana.table.code
    await ana.say("leave")
    await ben.say("join", code=code, sit=False)
    await ben.say("start")
    assert ben.last(Refused).reason == "not_host"
    await ben.say("sit")
    assert ben.table.hosting


async def test_old_commands_without_a_trace_are_forgotten_one_by_one(
    hall: TestHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "REMEMBERED_COMMANDS", 2)
    ana, ben, _ = await hall.seated("Ana", "Ben", "Cleo")
    for text in ("one", "two", "three", "two", "three", "one"):
        await ana.say("chat", text=text, id=text)
    assert [said.text for said in ben.all(Said)] == ["one", "two", "three", "one"]
    code = ana.table.code
    await hall.restart()
    for person in (ana, ben):
        await person.connect(table=code)
    for text in ("two", "three", "four", "one"):
        await ana.say("chat", text=text, id=text)
    assert [said.text for said in ben.all(Said)[4:]] == ["four", "one"], "a restart makes none of them last longer"


# --- the hall ---------------------------------------------------------------------------------------------------------


async def test_nobody_becomes_a_player_while_nothing_can_be_stored(hall: TestHall) -> None:
    hall.store.full = True
    ana = await Person(hall, "Ana").connect()
    assert (ana.last(Refused).reason, ana.all(Welcome), hall.reception.guests) == ("not_stored", [], set())


async def test_who_is_known_comes_in_although_it_cannot_be_noted(
    hall: TestHall, caplog: pytest.LogCaptureFixture
) -> None:
    (ana,) = await hall.people("Ana")
    await ana.disconnect()
    hall.store.full = True
    await ana.connect()
    assert len(ana.all(Welcome)) == 2
    assert "cannot note that a player was seen" in caplog.text


async def test_the_lobby_can_be_followed_no_longer(hall: TestHall) -> None:
    ana, eve = await hall.people("Ana", "Eve")
    await eve.say("follow_lobby")
    await eve.say("follow_lobby", follow=False)
    await ana.say("create_table", terms={"public": True})
    await hall.time.pass_by(1_000)
    assert [len(shown.tables) for shown in eve.all(LobbyShown)] == [0]


async def test_two_tables_never_have_one_code(hall: TestHall, monkeypatch: pytest.MonkeyPatch) -> None:
    codes = iter(["BBBBBBBB", "BBBBBBBB", "BBBBBBBB", "CCCCCCCC"])
    monkeypatch.setattr(places, "_new_code", lambda length: next(codes))
    (ana,) = await hall.people("Ana")
    for _ in range(2):
        await ana.say("create_table")
    assert set(hall.reception.lobby.tables) == {"BBBBBBBB", "CCCCCCCC"}


async def test_a_silence_of_the_process_gives_everybody_a_time_of_grace(
    hall: TestHall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(reception, "BETWEEN_BEATS", 0)
    await hall.restart()
    ana, *_ = await hall.seated("Ana", "Ben", "Cleo", thinking="fast")
    dan, *_ = await hall.seated("Dan", "Eve", "Ben", thinking="fast")
    await hall.time.pass_by(20_000)
    hall.time.silences += 1
    await settle()
    assert ana.last(ClockMoved).clock.decide_by == hall.time.now() + GRACE
    assert dan.last(ClockMoved).clock.decide_by == hall.time.now() + GRACE
    assert caplog.text.count("stood still for a while") == 1


async def test_an_upkeep_that_fails_is_noted_and_done_again(
    hall: TestHall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[int] = []

    async def fail(retention: object, now: int) -> int:
        asked.append(now)
        raise StoreFailed("disk I/O error")

    monkeypatch.setattr(hall.store, "forget", fail)
    monkeypatch.setattr(reception, "BETWEEN_UPKEEPS", 0)
    await hall.restart()
    assert len(asked) > 1
    assert "upkeep failed" in caplog.text


async def test_a_clock_that_is_years_ahead_at_one_start_forgets_nobody(tmp_path: Path) -> None:
    day, store, time = 86_400_000, SqliteStore(tmp_path), FakeTime()
    latest = time.now() - 1_000 * day
    for player, seen in (("long ago", latest - 500 * day), ("Ben", latest - 300 * day), ("Ana", latest)):
        await store.add_player(PlayerRow(player, player, player.encode(), seen, seen))
    front = reception.Reception(store, time=time)
    await front.open()
    async with asyncio.timeout(10):
        while await store.player_by_token(b"long ago") is not None:  # noqa: ASYNC110  # it has no event for it
            await asyncio.sleep(0.01)
    assert await store.player_by_token(b"Ana") is not None
    assert await store.player_by_token(b"Ben") is not None
    await front.close()
    await store.close()


# --- threads ----------------------------------------------------------------------------------------------------------


async def test_who_waits_for_too_long_for_a_thread_is_given_up_and_never_thought_about() -> None:
    pool, wake, thought = Pool(threads=1, patience=0.02), threading.Event(), threading.Event()
    first = asyncio.create_task(pool(wake.wait))
    await asyncio.sleep(0)
    with pytest.MonkeyPatch.context() as busy:
        busy.setattr(pool, "_most", 1)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(pool(thought.set), 0.02 * MOST_WAITS * 10)
        with pytest.raises(TimeoutError):
            await first
    wake.set()
    assert await pool(lambda: 42) == 42
    assert not thought.is_set()
    pool.close()


def test_a_thought_that_outlives_its_loop_disturbs_nobody() -> None:
    pool, wake = Pool(threads=1, patience=0.01), threading.Event()

    async def ask() -> None:
        with pytest.raises(TimeoutError):
            await pool(wake.wait)

    asyncio.run(ask())
    wake.set()

    async def ask_again() -> int:
        return await pool(lambda: 42)

    assert asyncio.run(ask_again()) == 42
    pool.close()


def test_why_a_line_was_closed_first_is_why_it_is_closed() -> None:
    outbox = Outbox()
    outbox.close("silent")
    outbox.close("too_slow")
    assert outbox.closed == "silent"


async def test_a_table_that_cannot_be_closed_is_tried_now_and_then_and_closed_in_the_end(hall: TestHall) -> None:
    (ana,) = await hall.people("Ana")
    await ana.say("create_table")
    await ana.disconnect()
    hall.reception.lobby.stand_still()
    await settle()
    parts = hall.only_table.parts
    parts.close_at = hall.time.now()  # and nobody asks again and again whether it is time
    assert next_moment(parts) == hall.time.now() + RETRY
    await hall.time.pass_by(RETRY)
    assert (hall.reception.lobby.tables, hall.store.tables) == ({}, {})


async def test_who_had_a_seat_at_a_table_that_is_closed_does_not_find_it_open(
    hall: TestHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ana,) = await hall.people("Ana")
    await ana.say("create_table")

    async def fail(table: str) -> None:
        raise StoreFailed("database is locked")

    await ana.disconnect()
    with monkeypatch.context() as locked:
        locked.setattr(hall.store, "close_table", fail)
        await hall.time.pass_by(IDLE["gathering"])
        await ana.connect(table=ana.table.code)
    assert ana.last(Refused).reason == "unknown_table"
    await hall.time.pass_by(RETRY)
    assert hall.store.tables == {}


async def test_what_a_bot_is_about_to_say_waits_for_the_end_of_a_pause(
    hall: TestHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await hall.seated("Ana", "Ben", "Cleo")
    shifts: list[int] = []
    monkeypatch.setattr(hall.only_table.parts.banter, "shift", shifts.append)
    for wish in (True, False):
        for person in people:
            await person.say("pause", wish=wish)
        await hall.time.pass_by(60_000 if wish else 0)
    assert sum(shifts) == 60_000
