"""After a start tables sleep: known to everybody, read by nobody, until somebody comes."""

import asyncio
from collections.abc import AsyncIterator
from random import Random

import msgspec
import pytest

from maquignon.tables.clocks.clock import THINKING
from maquignon.tables.game.speaker import Speaker
from maquignon.tables.hall.caller import Anybody
from maquignon.tables.protocol.answers import Gone, LobbyShown, Moved, Refused, TableShown, Welcome
from maquignon.tables.protocol.arrangement import Arrangement
from maquignon.tables.protocol.refusals import Refusal
from maquignon.tables.store.interface import Fenced, StoreFailed
from maquignon.tables.store.rows import EntryRow
from maquignon.tables.table.clockwork import IDLE
from maquignon.tables.table.committing import RETRY
from tests.tables.hall import Person, TestHall, open_hall
from tests.tables.players import play_on
from tests.tables.time import settle

HOUR = 3_600_000


@pytest.fixture
async def hall() -> AsyncIterator[TestHall]:
    async with open_hall() as hall:
        yield hall


def awake(hall: TestHall) -> list[str]:
    return [*hall.reception.lobby.tables]


async def test_a_start_reads_no_log_and_whoever_comes_wakes_only_their_own_table(
    hall: TestHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, *_ = await hall.seated("Ana", "Ben", "Cleo")
    await hall.seated("Dan", "Eve", "Ben")
    read: list[str] = []
    entries = hall.store.entries

    async def reading(table: str, after: int = 0) -> list[object]:
        read.append(table)
        return [*await entries(table, after)]

    monkeypatch.setattr(hall.store, "entries", reading)
    await hall.restart()
    assert (hall.reception.lobby.size, awake(hall), read) == (2, [], [])
    await ana.connect(table=ana.table.code)
    assert (hall.reception.lobby.size, awake(hall), len(read)) == (2, [ana.table.code], 1)
    await ana.act("auction")
    assert ana.update.view.phase == "bidding"


async def test_guests_who_come_at_once_wake_a_table_once(hall: TestHall) -> None:
    ana, ben, cleo = people = await hall.seated("Ana", "Ben", "Cleo")
    (table,) = hall.store.tables
    epoch = hall.store.epochs[table]
    await hall.restart()
    await asyncio.gather(*(person.connect(table=ana.table.code) for person in people))
    await settle()
    assert hall.store.epochs[table] == epoch + 1
    await ana.act("auction")
    await ben.act("bid", amount=10)
    assert cleo.update.view.high_bid == 10


async def test_who_goes_while_a_table_wakes_takes_it_from_nobody(hall: TestHall) -> None:
    ana, *_ = await hall.seated("Ana", "Ben", "Cleo")
    await hall.restart()
    hasty, patient = (asyncio.create_task(hall.reception.lobby.find(ana.table.code)) for _ in range(2))
    await asyncio.sleep(0)
    hasty.cancel()
    await settle()
    assert (await patient) is not None


async def test_the_lobby_lists_sleeping_tables_and_their_people_are_told_where_they_are_awaited(hall: TestHall) -> None:
    (ana, eve) = await hall.people("Ana", "Eve")
    await ana.say("create_table", terms={"public": True, "variants": [], "seats": [None, None, "thrifty"]})
    await eve.say("follow_lobby")
    before = eve.last(LobbyShown).tables
    await hall.restart()
    await eve.connect()
    await eve.say("follow_lobby")
    after = eve.last(LobbyShown).tables
    assert [seat.present for seat in after[0].seats] == [False, False, True]
    seats = [msgspec.structs.replace(before[0].seats[0], present=False), *before[0].seats[1:]]
    assert after == [msgspec.structs.replace(before[0], seats=seats)]
    await ana.connect()
    assert [(at.code, at.seat, at.status) for at in ana.last(Welcome).seats] == [(after[0].code, 0, "gathering")]
    assert awake(hall) == []


async def test_what_a_summary_says_is_what_the_table_would_say(hall: TestHall) -> None:
    people = ana, ben, cleo = await hall.seated("Ana", "Ben", "Cleo", hammer="fast", public=True)
    await cleo.disconnect()
    await hall.time.pass_by(60_000)  # a bot stands in
    for person in (ana, ben):
        await person.say("pause")
    for _ in range(2):
        await hall.restart()
        lobby = hall.reception.lobby
        asleep = lobby.listing().tables
        table = await lobby.find(ana.table.code)
        assert table is not None
        assert lobby.listing().tables == asleep
        assert asleep[0].status == "paused"
        assert [seat.standing_in for seat in asleep[0].seats] == [False, False, True]
    for person in people:
        await person.connect(table=ana.table.code)
    assert ana.table.status == "paused"


async def test_no_time_passes_at_a_sleeping_table(hall: TestHall) -> None:
    people = ana, *_ = await hall.seated("Ana", "Ben", "Cleo", thinking="relaxed")
    await hall.time.pass_by(60_000)
    await hall.restart()
    await hall.time.pass_by(3 * HOUR)
    for person in people:
        await person.connect(table=ana.table.code)
    assert ana.update.clock.decide_by == hall.time.now() + (THINKING["relaxed"] or 0) - 60_000


async def test_bots_ponder_after_waking_as_they_would_have_after_the_start(hall: TestHall) -> None:
    (ana,) = await hall.people("Ana")
    await ana.say("create_table", terms={"seats": [None, "thrifty", "thrifty"], "first": 1}, start=True)
    await hall.restart()
    await hall.time.pass_by(HOUR)
    await ana.connect(table=ana.table.code)
    asleep = ana.update.version
    await hall.time.pass_by(10_000)
    assert ana.update.version > asleep


async def test_sleeping_tables_are_counted_and_the_command_that_opened_one_opens_no_other(hall: TestHall) -> None:
    (ana,) = await hall.people("Ana")
    most = hall.reception.limits.tables_per_player
    for number in range(most):
        await ana.say("create_table", id=f"c{number}")
    code = ana.table.code
    await hall.restart()
    await ana.connect()
    await ana.say("create_table", id="one-more")
    assert ana.last(Refused).reason == "too_many_tables"
    await ana.say("create_table", id=f"c{most - 1}")
    assert (ana.table.code, hall.reception.lobby.size) == (code, most)


async def test_a_sleeping_table_that_is_over_is_no_longer_its_hosts(hall: TestHall) -> None:
    people = await hall.seated("Ana", "Ben", "Cleo", hammer="fast")
    await play_on(hall, people, Random(1))
    await hall.restart()
    ana = await people[0].connect()
    for number in range(hall.reception.limits.tables_per_player):
        await ana.say("create_table", id=f"c{number}")
    assert hall.reception.lobby.size == hall.reception.limits.tables_per_player + 1


async def test_whoever_asks_for_another_game_is_led_to_a_sleeping_table_too(hall: TestHall) -> None:
    people = ana, ben, _ = await hall.seated("Ana", "Ben", "Cleo", hammer="fast")
    await play_on(hall, people, Random(1))
    old = ana.table.code
    await ana.say("rematch")
    new = ana.table.code
    await hall.restart()
    await ben.connect(table=old)
    await ben.say("rematch")
    assert ben.last(Gone).next == new
    assert ben.table.code == new


@pytest.mark.parametrize("status", ["gathering", "playing"])
async def test_a_table_that_nobody_comes_to_is_put_away_without_waking(hall: TestHall, status: str) -> None:
    if status == "playing":
        await hall.seated("Ana", "Ben", "Cleo")
    else:
        (ana,) = await hall.people("Ana")
        await ana.say("create_table")
    await hall.restart()
    await hall.time.pass_by(IDLE[status] - 1)
    assert (hall.reception.lobby.size, awake(hall)) == (1, [])
    await hall.time.pass_by(1)
    assert (hall.reception.lobby.size, hall.store.tables) == (0, {})


async def test_a_table_that_is_put_away_goes_from_the_list_that_somebody_looks_at(hall: TestHall) -> None:
    ana, eve = await hall.people("Ana", "Eve")
    await ana.say("create_table", terms={"public": True})
    await hall.restart()
    await eve.connect()
    await eve.say("follow_lobby")
    assert len(eve.last(LobbyShown).tables) == 1
    await hall.time.pass_by(IDLE["gathering"] + 1_000)
    assert eve.last(LobbyShown).tables == []


async def test_a_table_that_was_woken_is_not_put_away_with_the_sleeping_ones(hall: TestHall) -> None:
    ana, dan = await hall.people("Ana", "Dan")
    for person in (ana, dan):
        await person.say("create_table")
    await hall.restart()
    await ana.connect(table=ana.table.code)
    await hall.time.pass_by(IDLE["gathering"])
    assert (awake(hall), hall.reception.lobby.size) == ([ana.table.code], 1)


async def test_a_table_that_was_woken_for_nobody_is_not_kept_for_ever(hall: TestHall) -> None:
    (ana,) = await hall.people("Ana")
    await ana.say("create_table")
    await hall.restart()
    assert await hall.reception.lobby.find(ana.table.code) is not None
    await hall.time.pass_by(IDLE["gathering"])
    assert (hall.reception.lobby.size, hall.store.tables) == (0, {})


async def test_each_table_is_kept_for_its_own_time_since_it_was_heard_of(hall: TestHall) -> None:
    people = await hall.people("Ana", "Dan", "Eve")
    for person in people:
        await person.say("create_table")
    await hall.restart()
    _, *later = hall.store.tables.values()
    for row in later:
        await hall.time.pass_by(60_000)
        news = msgspec.structs.replace(row, summary=(row.summary or b"").replace(b'"name":"', b'"name":"Old '))
        hall.reception.lobby.learn([news], [])
    await hall.time.pass_by(IDLE["gathering"] - 120_000)
    while later:
        assert [*hall.store.tables] == [row.id for row in later]
        await hall.time.pass_by(60_000)
        del later[0]
    assert hall.store.tables == {}


async def test_what_cannot_be_put_away_now_is_put_away_a_little_later(hall: TestHall) -> None:
    (ana,) = await hall.people("Ana")
    for number in range(3):
        await ana.say("create_table", id=f"c{number}")
    await hall.restart()
    hall.store.full = True
    await hall.time.pass_by(IDLE["gathering"] + RETRY)
    assert hall.reception.lobby.size == 3
    hall.store.full = False
    await hall.time.pass_by(RETRY)
    assert (hall.reception.lobby.size, hall.store.tables) == (0, {})


@pytest.mark.parametrize("slowly", [False, True])
async def test_whoever_comes_while_tables_are_put_away_has_their_own(hall: TestHall, slowly: bool) -> None:
    ana, ben, cleo = await hall.people("Ana", "Ben", "Cleo")
    for person in (ana, ben, cleo):
        await person.say("create_table")
    await hall.restart()
    may_close, may_read = asyncio.Event(), asyncio.Event()
    close_table, entries = hall.store.close_table, hall.store.entries

    async def close_late(table: str) -> None:
        await may_close.wait()
        await close_table(table)

    async def read_late(table: str, after: int = 0) -> list[EntryRow]:
        if slowly:
            await may_read.wait()
        return await entries(table, after)

    hall.store.close_table, hall.store.entries = close_late, read_late  # type: ignore[method-assign]
    await hall.time.pass_by(IDLE["gathering"])
    coming = asyncio.create_task(ben.connect(table=ben.table.code))
    await settle()
    may_close.set()
    await settle()
    may_read.set()
    await coming
    assert awake(hall) == [ben.table.code] == [row.code for row in hall.store.tables.values()]


async def test_tables_that_are_heard_of_after_others_were_put_away_are_not_kept_for_ever(hall: TestHall) -> None:
    (ana,) = await hall.people("Ana")
    await ana.say("create_table")
    (row,) = hall.store.tables.values()
    await hall.restart()
    await hall.time.pass_by(IDLE["gathering"])
    assert hall.store.tables == {}
    later = msgspec.structs.replace(row, id="later", code="LATER")
    hall.store.tables["later"], hall.store.epochs["later"], hall.store.log_of["later"] = later, 1, []
    hall.reception.lobby.learn([later], [])
    await hall.time.pass_by(IDLE["gathering"])
    assert hall.store.tables == {}


async def test_who_comes_while_nothing_can_be_read_is_told_so_and_may_come_again(
    hall: TestHall, caplog: pytest.LogCaptureFixture
) -> None:
    ana, *_ = await hall.seated("Ana", "Ben", "Cleo")
    await hall.restart()
    await ana.connect()
    hall.store.unreadable = True
    await ana.say("join", code=ana.table.code)
    assert ana.last(Refused).reason == "not_stored"
    assert "a table cannot be read" in caplog.text
    hall.store.unreadable = False
    shown = len(ana.all(TableShown))
    await ana.say("join", code=ana.table.code)
    assert len(ana.all(TableShown)) > shown


async def test_who_is_greeted_but_cannot_be_led_to_their_table_is_sent_to_come_again(hall: TestHall) -> None:
    ana, *_ = await hall.seated("Ana", "Ben", "Cleo")
    code = ana.table.code
    await hall.restart()
    hall.store.full = True
    await ana.connect(table=code)
    assert (ana.last(Refused).reason, ana.closed) == ("not_stored", "shutting_down")
    assert 500 <= ana.last(Moved).wait < 1_000
    hall.store.full = False
    shown = len(ana.all(TableShown))
    await ana.connect(table=code)
    assert len(ana.all(TableShown)) > shown


async def test_a_table_that_another_server_keeps_is_neither_woken_nor_put_away(
    hall: TestHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, *_ = await hall.seated("Ana", "Ben", "Cleo")
    await hall.restart()

    async def kept(table: str) -> int:
        raise Fenced(table)

    monkeypatch.setattr(hall.store, "lease", kept)
    with pytest.raises(Refusal, match="shutting_down"):
        await hall.reception.lobby.find(ana.table.code)
    await hall.time.pass_by(IDLE["playing"])
    assert len(hall.store.tables) == 1
    assert hall.reception.lobby._places._by_code == {}, "it is theirs now, and takes no place here"


async def test_nobody_is_awaited_at_a_table_that_is_closed_although_it_could_not_be_put_away(hall: TestHall) -> None:
    (ana,) = await hall.people("Ana")
    await ana.say("create_table")
    await ana.disconnect()

    async def fail(table: str) -> None:
        raise StoreFailed("disk full")

    hall.store.close_table = fail  # type: ignore[method-assign]
    for _ in range(2):
        await hall.time.pass_by(IDLE["gathering"])
        assert len(hall.store.tables) == 1
        await ana.connect()
        assert ana.last(Welcome).seats == []
        await hall.restart()


async def test_a_server_that_has_ended_puts_nothing_away(hall: TestHall) -> None:
    await hall.seated("Ana", "Ben", "Cleo")
    await hall.restart()
    await hall.crash()
    await hall.time.pass_by(2 * IDLE["playing"])
    assert len(hall.store.tables) == 1


async def test_an_earlier_table_without_a_summary_is_read_once_and_sleeps_from_then_on(hall: TestHall) -> None:
    ana, *_ = await hall.seated("Ana", "Ben", "Cleo")
    (table,) = hall.store.tables
    summary = hall.store.tables[table].summary
    hall.store.tables[table] = msgspec.structs.replace(hall.store.tables[table], summary=None)
    await hall.restart()
    assert awake(hall) == [ana.table.code]
    assert hall.store.tables[table].summary == summary
    await hall.restart()
    assert awake(hall) == []


@pytest.mark.parametrize("summary", [b"{", b'{"host": 1}'])
async def test_a_summary_that_nobody_can_read_is_made_anew_from_the_log(hall: TestHall, summary: bytes) -> None:
    ana, *_ = await hall.seated("Ana", "Ben", "Cleo")
    (table,) = hall.store.tables
    right = hall.store.tables[table].summary
    hall.store.tables[table] = msgspec.structs.replace(hall.store.tables[table], summary=summary)
    await hall.restart()
    assert awake(hall) == [ana.table.code]
    assert hall.store.tables[table].summary == right


async def test_a_command_whose_table_turns_out_to_be_damaged_opens_one_other_table(hall: TestHall) -> None:
    (ana,) = await hall.people("Ana")
    await ana.say("create_table", id="c")
    (table,) = hall.store.tables
    hall.store.log_of[table] = [msgspec.structs.replace(hall.store.log_of[table][0], body=b"{")]
    await hall.restart()
    player = ana.last(Welcome).player
    lobby, host = hall.reception.lobby, Speaker(player, "Ana", None)
    opened = await asyncio.gather(
        *(lobby.create(host, Arrangement(), f"{player}:c", Anybody()) for _ in range(3)), return_exceptions=True
    )
    assert len({id(one) for one in opened}) == 1
    assert [*lobby.tables.values()] == opened[:1]


async def test_a_server_may_end_while_tables_wake_or_are_put_away(hall: TestHall) -> None:
    ana, *_ = await hall.seated("Ana", "Ben", "Cleo")
    (dan,) = await hall.people("Dan")
    await dan.say("create_table")
    await hall.restart()
    waits = asyncio.Event()
    close_table = hall.store.close_table

    async def close_late(table: str) -> None:
        await waits.wait()
        await close_table(table)

    hall.store.close_table = close_late  # type: ignore[method-assign]
    await hall.time.pass_by(IDLE["gathering"])
    waking = asyncio.create_task(hall.reception.lobby.find(ana.table.code))
    await asyncio.sleep(0)
    await hall.restart()
    assert (await waking) is not None
    waits.set()
    await settle()
    assert (hall.reception.lobby.size, len(hall.store.tables)) == (2, 2), "and nothing goes on after the end"


async def test_a_table_that_wakes_while_the_server_ends_is_waited_for(hall: TestHall) -> None:
    """Or it would come to life after all tables were told to stop."""
    ana, *_ = await hall.seated("Ana", "Ben", "Cleo")
    await hall.restart()
    may_read, entries = asyncio.Event(), hall.store.entries

    async def read_late(table: str, after: int = 0) -> list[EntryRow]:
        await may_read.wait()
        return await entries(table, after)

    hall.store.entries = read_late  # type: ignore[method-assign]
    waking = asyncio.create_task(hall.reception.lobby.find(ana.table.code))
    await settle()
    ending = asyncio.create_task(hall.crash())
    await settle()
    assert not ending.done()
    may_read.set()
    await asyncio.gather(ending, waking)


async def test_a_store_that_fails_at_the_start_says_so(hall: TestHall) -> None:
    await hall.seated("Ana", "Ben", "Cleo")
    (table,) = hall.store.tables
    hall.store.tables[table] = msgspec.structs.replace(hall.store.tables[table], summary=None)
    hall.store.unreadable = True
    with pytest.raises(StoreFailed):
        await hall.restart()
    hall.store.unreadable = False
    await hall.restart()


async def test_a_person_who_is_unknown_at_a_sleeping_table_may_look_at_it(hall: TestHall) -> None:
    ana, *_ = await hall.seated("Ana", "Ben", "Cleo")
    await hall.restart()
    eve = await Person(hall, "Eve").connect(table=ana.table.code.lower())
    assert eve.table.you is None
