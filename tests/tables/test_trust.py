"""Nothing acknowledged is lost and nothing is done twice: full disks, lost answers, restarts, other servers."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from random import Random
from typing import cast

import pytest

from maquignon.notation.record import loads, replay
from maquignon.rules.actions import Bid
from maquignon.rules.terms.editions import EDITIONS
from maquignon.rules.views import view
from maquignon.tables.bots.pool import Pool
from maquignon.tables.clocks.clock import GRACE, PACES, Pace
from maquignon.tables.protocol.answers import (
    ClockMoved,
    Done,
    Finished,
    Gone,
    Moved,
    Refused,
    Said,
    TableShown,
    Update,
    decoder,
)
from maquignon.tables.protocol.wire import read_view
from maquignon.tables.store.interface import Unsure
from maquignon.tables.table.committing import RETRY
from maquignon.tables.telling.outbox import Outbox
from tests.tables.hall import Person, TestHall, open_hall
from tests.tables.players import play_on
from tests.tables.time import settle

NORMAL = cast(Pace, PACES["normal"])


@pytest.fixture
async def hall() -> AsyncIterator[TestHall]:
    async with open_hall() as hall:
        yield hall


def logged(hall: TestHall) -> int:
    return len(hall.store.log_of[hall.only_table.id])


@contextmanager
def line_of(person: Person, outbox: Outbox) -> Iterator[None]:
    """The person does not read: what they are sent waits here."""
    assert person.visit is not None
    assert person.visit.guest is not None
    person.visit.guest.line = outbox
    yield
    person.visit.guest.line = person


# --- a store that fails -----------------------------------------------------------------------------------------------


async def test_on_a_full_disk_the_move_did_not_happen_and_the_table_goes_on_later(hall: TestHall) -> None:
    ana, ben, _ = await hall.seated("Ana", "Ben", "Cleo")
    version = logged(hall)
    hall.store.full = True
    id = await ana.act("auction")
    assert (ana.last(Refused).reason, ana.last(Refused).id) == ("not_stored", id)
    assert str(ben.table.trouble) == "not_stored"
    assert ben.update.version == logged(hall) == version
    await hall.time.pass_by(3_600_000)
    assert ben.update.version == logged(hall) == version
    hall.store.full = False
    await hall.time.pass_by(RETRY)
    assert ben.table.trouble is None
    await ana.act("auction", id=id)
    assert ana.update.done == id
    assert ben.update.view.phase == "bidding"


async def test_clocks_stand_still_while_nothing_can_be_stored(hall: TestHall) -> None:
    ana, ben, cleo = await hall.seated("Ana", "Ben", "Cleo")
    await ana.act("auction")
    await hall.time.pass_by(1_000)
    due = ana.update.clock.next_call or 0
    hall.store.full = True
    await ben.act("bid", amount=10)
    await hall.time.pass_by(600_500)
    hall.store.full = False
    await hall.time.pass_by(500)
    assert ana.update.view.high_bid == 0
    assert ana.last(ClockMoved).clock.next_call == due + 601_000
    await cleo.act("bid", amount=20)
    assert ana.update.view.leader == 2


async def test_a_server_that_is_cut_off_says_so_at_every_table_and_goes_on_when_it_is_back(hall: TestHall) -> None:
    ana, ben, _ = await hall.seated("Ana", "Ben", "Cleo")
    version = logged(hall)
    hall.reception.lobby.stand_still()
    hall.reception.lobby.stand_still()
    await settle()
    assert [str(table.trouble) for table in ben.all(TableShown)][-2:] == ["None", "cut_off"], "once"
    id = await ana.act("auction")
    assert (ana.last(Refused).reason, logged(hall)) == ("not_stored", version)
    hall.store.full = True  # and nobody can say that it still is
    await hall.time.pass_by(600_000)
    assert str(ben.table.trouble) == "cut_off"
    assert ben.last(ClockMoved).clock.paused
    hall.store.full = False
    await hall.time.pass_by(RETRY)
    assert ben.table.trouble is None
    await ana.act("auction", id=id)
    assert ben.update.view.phase == "bidding"


async def test_who_could_not_store_and_is_cut_off_then_is_told_both(hall: TestHall) -> None:
    ana, *_ = await hall.seated("Ana", "Ben", "Cleo")
    hall.store.full = True
    await ana.act("auction")
    hall.reception.lobby.stand_still()
    await settle()
    assert [table.trouble for table in ana.all(TableShown)][-2:] == ["not_stored", "cut_off"]


async def test_a_move_that_was_stored_after_all_is_found_in_the_log(hall: TestHall) -> None:
    ana, ben, _ = await hall.seated("Ana", "Ben", "Cleo")
    hall.store.lies = True
    id = await ana.act("auction")
    await ana.act("auction", id=id)  # nobody knows yet, and whoever asks again waits as well
    assert not ana.all(Refused)
    assert str(ana.table.trouble) == "not_stored"
    await hall.time.pass_by(RETRY)
    assert [done.id for done in ana.all(Done)].count(id) == 1
    assert ben.update.view.phase == "bidding"
    assert ben.update.version == logged(hall)
    await ana.act("auction", id=id)
    assert ana.last(Done).id == id
    assert ben.update.version == logged(hall)


async def test_a_move_that_was_lost_together_with_its_answer_is_refused_once_that_is_known(
    hall: TestHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, *_ = await hall.seated("Ana", "Ben", "Cleo")
    version = logged(hall)

    async def vanish(*_: object, **__: object) -> None:
        raise Unsure("the line is dead")

    with monkeypatch.context() as dead:
        dead.setattr(hall.store, "append", vanish)
        id = await ana.act("auction")
    assert not ana.all(Refused)
    await hall.time.pass_by(RETRY)
    assert (ana.last(Refused).reason, ana.last(Refused).id) == ("not_stored", id)
    assert (logged(hall), ana.table.trouble) == (version, None)
    await ana.act("auction")
    assert logged(hall) > version


async def test_a_server_that_lost_its_table_lets_go_of_it(hall: TestHall) -> None:
    ana, *_ = await hall.seated("Ana", "Ben", "Cleo")
    version = logged(hall)
    await hall.store.lease(hall.only_table.id)
    log = hall.store.log_of[hall.only_table.id]
    await ana.act("auction")
    assert ana.last(Gone).reason == "elsewhere"
    assert ana.last(Moved).wait < 1_000
    assert ana.closed == "shutting_down"
    assert len(log) == version
    assert not hall.reception.lobby.tables
    await ana.act("auction")
    assert ana.last(Refused).reason == "no_table", "although the line is still there"


async def test_a_table_that_was_taken_while_nothing_could_be_stored_is_let_go_of(hall: TestHall) -> None:
    ana, *_ = await hall.seated("Ana", "Ben", "Cleo")
    hall.store.full = True
    await ana.act("auction")
    hall.store.full, hall.store.elsewhere = False, "http://other"
    await hall.time.pass_by(RETRY)
    assert ana.last(Gone).reason == "elsewhere"
    assert not hall.reception.lobby.tables


async def test_after_a_silence_only_the_tables_that_are_still_ours_are_kept(hall: TestHall) -> None:
    ana, *_ = await hall.seated("Ana", "Ben", "Cleo")
    hall.reception.lobby.keep_only({hall.only_table.id})
    await ana.act("auction")
    dan, *_ = await hall.seated("Dan", "Eve", "Ben")
    hall.reception.lobby.keep_only(set())
    await settle()
    assert [person.last(Gone).reason for person in (ana, dan)] == ["elsewhere"] * 2
    assert not hall.reception.lobby.tables


# --- commands said twice ----------------------------------------------------------------------------------------------


async def test_a_command_said_twice_is_done_once(hall: TestHall) -> None:
    ana, ben, cleo = await hall.seated("Ana", "Ben", "Cleo")
    await ana.act("auction", id="one")
    version = ben.update.version
    await ben.act("bid", amount=10, id="two")
    await cleo.act("bid", amount=20)
    await ben.disconnect()
    await ben.connect(table=ana.table.code)
    before = logged(hall)
    await ben.act("bid", amount=10, id="two")
    assert ben.last(Done) == Done(id="two", version=version + 1)
    assert logged(hall) == before
    assert ben.update.view.leader == 2


async def test_a_command_said_again_after_a_restart_is_done_once(hall: TestHall) -> None:
    ana, ben, cleo = await hall.seated("Ana", "Ben", "Cleo")
    code, version = ana.table.code, ana.update.version
    await ana.act("auction", id="one")
    await ana.say("chat", text="hello", id="two")
    await hall.restart()
    for person in (ana, ben, cleo):
        await person.connect(table=code)
    before = logged(hall)
    await ana.act("auction", id="one")
    assert ana.last(Done) == Done(id="one", version=version + 1), "whatever the house did in the same breath"
    await ana.say("chat", text="hello", id="two")
    assert ana.last(Done).id == "two"
    assert logged(hall) == before
    assert len(cleo.all(Said)) == 1


async def test_a_slow_reader_still_hears_that_a_command_is_done(hall: TestHall) -> None:
    ana, ben, cleo, dan = await hall.seated("Ana", "Ben", "Cleo", "Dan", edition="koehandel")
    await ana.act("auction")
    asleep = Outbox(most_frames=6)
    with line_of(ben, asleep):
        await ben.act("bid", amount=10, id="two")
        for amount in range(20, 200, 20):
            await cleo.act("bid", amount=amount)
            await dan.act("bid", amount=amount + 10)
    frames = [decoder.decode(frame) for frame in iter(asleep.take, None)]
    ben.heard += frames
    updates = [message for message in frames if isinstance(message, Update)]
    assert len(frames) <= 6
    assert "two" in [update.done for update in updates]
    assert updates[-1].version == cleo.update.version


async def test_a_reader_who_was_cut_off_hears_that_a_command_was_done_by_saying_it_again(hall: TestHall) -> None:
    ana, ben, cleo = await hall.seated("Ana", "Ben", "Cleo")
    await ana.act("auction")
    asleep = Outbox(most_frames=6)
    with line_of(ben, asleep):
        await ben.act("bid", amount=10, id="two")
        for person in (ana, cleo):
            for _ in range(5):
                await person.say("chat", text="hello")
    assert asleep.closed == "too_slow"
    before = logged(hall)
    await ben.disconnect()
    await ben.connect(table=ana.table.code)
    await ben.act("bid", amount=10, id="two")
    assert ben.last(Done).id == "two"
    assert logged(hall) == before


async def test_a_table_opened_twice_with_one_command_is_one_table(hall: TestHall) -> None:
    (ana,) = await hall.people("Ana")
    await ana.say("create_table", id="one")
    code = ana.table.code
    await hall.restart()
    await ana.connect()
    await ana.say("create_table", id="one")
    assert ana.table.code == code == hall.only_table.code


async def test_ids_of_one_player_mean_nothing_for_another(hall: TestHall) -> None:
    ana, ben, cleo = await hall.seated("Ana", "Ben", "Cleo")
    await ana.act("auction", id="one")
    await ben.act("bid", amount=10, id="one")
    await cleo.act("bid", amount=20, id="one")
    assert ana.update.view.high_bid == 20


# --- restarts ---------------------------------------------------------------------------------------------------------


async def test_after_a_restart_everything_is_as_it_was_shown(hall: TestHall) -> None:
    people = await hall.seated("Ana", "Ben", "Cleo", seats=[None, None, None, "thrifty"])
    await play_on(hall, people, Random(5), steps=120)
    shown = [(person.update.view, person.update.version, person.update.question) for person in people]
    await hall.restart()
    for person in people:
        await person.connect(table=person.table.code)
    assert [(person.update.view, person.update.version, person.update.question) for person in people] == shown


async def test_deadlines_survive_a_restart_with_a_time_of_grace(hall: TestHall) -> None:
    ana, ben, cleo = await hall.seated("Ana", "Ben", "Cleo", thinking="relaxed")
    code, decide_by = ana.table.code, ana.update.clock.decide_by
    await hall.time.pass_by(10_000)
    await hall.restart()
    for person in (ana, ben, cleo):
        await person.connect(table=code)
    assert ana.update.clock.decide_by == decide_by
    await ana.act("auction")
    await ben.act("bid", amount=10)
    await hall.time.pass_by(NORMAL.quiet)
    await hall.restart()
    restarted = hall.time.now()
    for person in (ana, ben, cleo):
        await person.connect(table=code)
    assert ana.update.clock.next_call == restarted + GRACE
    await cleo.act("bid", amount=20)
    assert ana.update.view.leader == 2


async def test_a_stand_in_a_pause_and_being_out_survive_a_restart(hall: TestHall) -> None:
    ana, ben, cleo = await hall.seated("Ana", "Ben", "Cleo", seats=[None] * 3)
    code = ana.table.code
    await ana.act("auction")
    await cleo.say("out_of_lot", question=cleo.update.question)
    for person in (ana, ben, cleo):
        await person.say("pause")
    assert ana.table.status == "paused"
    await hall.restart()
    await ana.connect(table=code)
    assert ana.table.status == "paused"
    assert ana.update.clock.out == [2]


@pytest.mark.parametrize("edition", EDITIONS)
async def test_a_game_with_many_restarts_is_equal_to_the_replay_of_its_record(edition: str) -> None:
    async with open_hall() as hall:
        dice = Random(edition)
        people = await hall.seated("Ana", "Ben", edition=edition, seats=[None, None, "thrifty"], hammer="fast")
        while people[0].update.view.phase != "over":
            await play_on(hall, people, dice, steps=dice.randrange(60))
            await hall.restart()
            for person in people:
                await person.connect(table=person.table.code)
        game = replay(loads(people[0].last(Finished).record))
        for seat, person in enumerate(people):
            assert read_view(person.update.view, game.edition) == view(game, seat)


# --- bots that fail ---------------------------------------------------------------------------------------------------


class Broken:
    looks = True
    listens = True

    def __init__(self, rng: Random) -> None: ...

    def notice(self, events: object) -> None: ...

    def choose(self, view: object, options: object) -> object:
        raise ZeroDivisionError


class Cheat(Broken):
    def choose(self, view: object, options: object) -> object:
        return Bid(0, 10_000)


class Hung(Broken):
    def choose(self, view: object, options: object) -> object:
        raise TimeoutError


@pytest.mark.parametrize("kind", [Broken, Cheat, Hung])
async def test_a_bot_that_fails_is_replaced_for_that_decision_and_logged(
    hall: TestHall, kind: type, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("maquignon.tables.bots.company.make_bot", lambda name, rng: kind(rng))
    (ana,) = await hall.people("Ana")
    await ana.say(
        "create_table", terms={"seats": [None, "thrifty", "thrifty"], "hammer": "fast", "first": 1}, start=True
    )
    await play_on(hall, [ana], Random(1), steps=40)
    assert len(ana.all(Update)) > 10
    assert "bot failed" in caplog.text


async def test_a_bot_that_hangs_holds_nobody_up() -> None:
    thinkers = Pool(threads=1, patience=0.05)
    wake = threading.Event()
    hung = asyncio.create_task(thinkers(wake.wait))
    await asyncio.sleep(0)
    assert await thinkers(lambda: 42) == 42
    with pytest.raises(TimeoutError):
        await hung
    wake.set()
    thinkers.close()


async def test_a_bot_is_not_blamed_for_waiting_for_its_turn() -> None:
    thinkers = Pool(threads=1, patience=0.4)
    slow = [asyncio.create_task(thinkers(lambda: time.sleep(0.1))) for _ in range(6)]
    assert await thinkers(lambda: 42) == 42
    await asyncio.gather(*slow)
    assert thinkers.threads == 1
    thinkers.close()


async def test_what_goes_wrong_in_a_thought_is_told_to_who_asked() -> None:
    thinkers = Pool(threads=1)
    with pytest.raises(ZeroDivisionError):
        await thinkers(lambda: 1 // 0)
    thinkers.close()
