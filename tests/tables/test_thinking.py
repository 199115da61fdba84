"""Bots that take time: it is hidden in the time they seem to ponder, and nobody else waits for them."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable
from itertools import pairwise
from random import Random
from typing import TypeVar

import pytest

from maquignon.bots.bot import Bot
from maquignon.bots.expert import Expert
from maquignon.bots.external import ExternalBot
from maquignon.bots.thrifty import ThriftyBot
from maquignon.rules.actions import Action, Bid
from maquignon.rules.cards import ANIMALS
from maquignon.rules.choices import BidRange
from maquignon.rules.events import BidMade
from maquignon.rules.options import Options
from maquignon.tables.bots import company
from maquignon.tables.bots import pool as pool_module
from maquignon.tables.bots.pool import MOST_HUNG, Pool
from maquignon.tables.bots.spacing import BREATH, SHOWDOWN
from maquignon.tables.bots.thinkers import Thinkers
from maquignon.tables.clocks.clock import THINKING
from maquignon.tables.hall.reception import Reception
from maquignon.tables.protocol.answers import Update
from maquignon.tables.protocol.arrangement import Liveliness
from tests.table import Table
from tests.tables.bots import anything, hire
from tests.tables.hall import Person, TestHall, open_hall, sealed_by
from tests.tables.memory import MemoryStore
from tests.tables.time import FakeTime

LONGEST = 3_200
T = TypeVar("T")


@pytest.fixture
async def hall() -> AsyncIterator[TestHall]:
    async with open_hall() as hall:
        yield hall


def bid_least(options: Options) -> Action:
    bids = options.find("bid")
    return Bid(options.seat, bids.minimum) if isinstance(bids, BidRange) else anything(options)


async def ana_among_bots(hall: TestHall, **terms: object) -> Person:
    """It is the turn of the bot on the second seat."""
    (ana,) = await hall.people("Ana")
    terms = {"seats": [None, "thrifty", "thrifty"], "first": 1, "edition": "koehandel", **terms}
    await ana.say("create_table", terms=terms, start=True)
    return ana


async def test_a_bot_thinks_while_it_seems_to_ponder(hall: TestHall, monkeypatch: pytest.MonkeyPatch) -> None:
    hire(monkeypatch, "thrifty")
    hall.minds.slow = True
    ana = await ana_among_bots(hall)
    await hall.time.pass_by(0)
    assert hall.minds.busy == 1
    question = ana.update.question
    await hall.time.pass_by(400)
    await hall.minds.answer()
    assert ana.update.question == question, "nobody answers faster than people do"
    await hall.time.pass_by(LONGEST - 400)
    assert ana.update.question > question


async def test_a_bot_that_thinks_longer_than_it_ponders_answers_as_soon_as_it_knows(
    hall: TestHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    hire(monkeypatch, "thrifty")
    hall.minds.slow = True
    ana = await ana_among_bots(hall)
    question = ana.update.question
    await hall.time.pass_by(LONGEST + 800)
    assert ana.update.question == question
    await hall.minds.answer()
    assert ana.update.question > question


async def test_in_an_auction_a_bot_thinks_about_the_bid_that_is_on_the_table_when_its_time_has_come(
    hall: TestHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    scribes = hire(monkeypatch, "thrifty")
    ana = await ana_among_bots(hall, first=0)
    await ana.act("auction")
    assert not any(scribe.asked for scribe in scribes)
    await hall.time.pass_by(LONGEST)
    assert all(scribe.asked for scribe in scribes)


@pytest.mark.parametrize("liveliness", BREATH)
async def test_bots_bid_no_faster_after_one_another_than_people_can_follow(
    hall: TestHall, monkeypatch: pytest.MonkeyPatch, liveliness: Liveliness
) -> None:
    """Unless the host wants them to."""
    hire(monkeypatch, "thrifty", choose=bid_least)
    ana = await ana_among_bots(hall, first=0, seats=[None, *["thrifty"] * 4], hammer="fast", liveliness=liveliness)
    await ana.act("auction")
    for _ in range(120):
        await hall.time.pass_by(100)
    updates = {update.view.high_bid: update.now for update in reversed(ana.all(Update)) if update.view.high_bid}
    moments = sorted(updates.values())
    assert len(moments) >= 4
    least = min(later - earlier for earlier, later in pairwise(moments))
    assert least >= BREATH[liveliness]
    assert (least < BREATH["lively"]) is (liveliness == "instant")


@pytest.mark.parametrize("liveliness", SHOWDOWN)
async def test_bots_go_on_after_a_trade_once_people_have_seen_how_it_ended(
    hall: TestHall, monkeypatch: pytest.MonkeyPatch, liveliness: Liveliness
) -> None:
    hire(monkeypatch, "thrifty")
    monkeypatch.setattr(company, "ponder", lambda *_: 100)
    rules = {"edition": "koehandel", "house_rules": {"opening_deal": 4}, "first": 1, "liveliness": liveliness}
    with sealed_by(Random(1)):
        ana, ben = await hall.seated("Ana", "Ben", seats=[None, None, "thrifty"], **rules)
    herds = zip(ana.update.view.herds[0], ana.update.view.herds[1], strict=True)
    common = next(animal for animal, (hers, his) in enumerate(herds) if 0 < hers < 4 and 0 < his < 4)
    await ben.act("trade", target=0, animal=ANIMALS[common], notes=[10])
    await ana.act("counter", notes=[10, 10])
    question = ana.update.question
    await hall.time.pass_by(max(100, SHOWDOWN[liveliness]) - 50)
    assert ana.update.question == question
    await hall.time.pass_by(100)
    assert ana.update.question > question


async def test_a_bot_has_no_deadline_and_nobody_decides_for_it(hall: TestHall, monkeypatch: pytest.MonkeyPatch) -> None:
    hire(monkeypatch, "thrifty")
    hall.minds.slow = True
    ana = await ana_among_bots(hall, thinking="fast")
    question = ana.update.question
    assert ana.update.clock.decide_by is None
    await hall.time.pass_by(2 * (THINKING["fast"] or 0))
    assert ana.update.question == question


async def test_what_a_bot_has_heard_it_is_not_told_again(hall: TestHall, monkeypatch: pytest.MonkeyPatch) -> None:
    scribes = hire(monkeypatch, "thrifty", choose=bid_least)
    ana = await ana_among_bots(hall, first=0)
    await ana.act("auction")
    for _ in range(40):
        await hall.time.pass_by(500)
    told = [[event for event in scribe.told if isinstance(event, BidMade)] for scribe in scribes]
    assert len(told[0]) > 3
    assert all(len(bids) == len(set(bids)) for bids in told)


async def test_a_bot_that_acts_for_another_seat_is_not_obeyed(hall: TestHall, monkeypatch: pytest.MonkeyPatch) -> None:
    def for_ben(options: Options) -> Action:
        return Bid(1, 10) if options.find("bid") else anything(options)

    hire(monkeypatch, "thrifty", choose=for_ben)
    ana, ben = await hall.people("Ana", "Ben")
    await ana.say("create_table", terms={"seats": [None, None, "thrifty"], "first": 0, "edition": "koehandel"})
    await ben.say("join", code=ana.table.code, sit=True)
    await ana.say("start")
    await ana.act("auction")
    await hall.time.pass_by(LONGEST)
    assert ana.update.view.high_bid == 0


async def test_a_pause_is_no_time_to_ponder(hall: TestHall, monkeypatch: pytest.MonkeyPatch) -> None:
    hire(monkeypatch, "thrifty")
    ana = await ana_among_bots(hall)
    await hall.time.pass_by(100)
    version, question = ana.update.version, ana.update.question
    await ana.say("pause", wish=True)
    await hall.time.pass_by(10 * LONGEST)
    await ana.say("pause", wish=False)
    await hall.time.pass_by(300)
    assert ana.update.question == question, version
    await hall.time.pass_by(LONGEST)
    assert ana.update.question > question


async def test_bots_leave_as_much_time_between_bids_as_if_there_had_been_no_pause(
    hall: TestHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    hire(monkeypatch, "thrifty", choose=bid_least)
    monkeypatch.setattr(company, "ponder", lambda *_: 100)
    terms = {"edition": "koehandel", "seats": [None, None, "thrifty"], "liveliness": "calm"}
    ana, ben = await hall.seated("Ana", "Ben", **terms)
    await ana.act("auction")
    await hall.time.pass_by(100)
    assert (ana.update.view.high_bid, ana.update.view.leader) == (10, 2)
    for wish in (True, False):
        for person in (ana, ben):
            await person.say("pause", wish=wish)
        await hall.time.pass_by(0 if not wish else 60_000)
    await ben.act("bid", amount=20)
    await hall.time.pass_by(BREATH["calm"] - 100)
    assert ana.update.view.high_bid == 20
    await hall.time.pass_by(100)
    assert ana.update.view.high_bid == 30


async def test_while_the_table_is_paused_what_was_found_waits(hall: TestHall, monkeypatch: pytest.MonkeyPatch) -> None:
    hire(monkeypatch, "thrifty")
    ana = await ana_among_bots(hall)
    await hall.time.pass_by(100)
    await ana.say("pause", wish=True)
    told = len(ana.all(Update))
    await hall.time.pass_by(10 * LONGEST)
    assert len(ana.all(Update)) == told
    await ana.say("pause", wish=False)
    await hall.time.pass_by(LONGEST)
    assert len(ana.all(Update)) > told


async def test_nobody_thinks_at_a_table_that_stands_still(hall: TestHall, monkeypatch: pytest.MonkeyPatch) -> None:
    scribes = hire(monkeypatch, "thrifty")
    ana = await ana_among_bots(hall, first=0)
    await ana.disconnect()
    await hall.restart()
    await hall.time.pass_by(LONGEST)
    assert not any(scribe.asked for scribe in scribes)


# --- where they think -------------------------------------------------------------------------------------------------


async def test_hints_and_look_ahead_hold_up_nobody_at_other_tables() -> None:
    thinkers, wake = Thinkers.hire(), threading.Event()
    slow = [asyncio.create_task(think(wake.wait)) for think in (thinkers.foresight, thinkers.advice) for _ in range(9)]
    await asyncio.sleep(0.02)
    began = time.monotonic()
    assert await thinkers.glance(lambda: 42) == 42
    assert time.monotonic() - began < 1
    wake.set()
    await asyncio.gather(*slow)
    thinkers.close()


async def test_who_looks_ahead_or_comes_from_outside_thinks_apart() -> None:
    async def glance(work: Callable[[], T]) -> T:
        return work()

    async def foresight(work: Callable[[], T]) -> T:
        ahead.append(bot)
        return work()

    thinkers, ahead = Thinkers.all_by(glance, foresight), list[Bot]()
    game = Table("koehandel", "Ana", "Ben", "Cleo").game
    expert, program = Expert(Random(1)), ExternalBot("exec:cat", Random(1), 1.0)
    bot: Bot = expert
    assert await thinkers.for_decision(expert, game, 0, "")(lambda: 42) == 42
    game.state.pile, game.state.pile_left = [0] * 10, 0
    for bot in (expert, Expert(Random(1), worlds=0), ThriftyBot(Random(1)), program):
        assert await thinkers.for_decision(bot, game, 0, "")(lambda: 42) == 42
    assert ahead == [expert, program]


async def test_of_one_address_one_bot_looks_ahead_at_a_time() -> None:
    thinkers, wake = Thinkers.all_by(Pool(1), Pool(2)), threading.Event()
    expert, game = Expert(Random(1)), Table("koehandel", "Ana", "Ben", "Cleo").game
    game.state.pile, game.state.pile_left = [0] * 10, 0
    greedy = [asyncio.create_task(thinkers.for_decision(expert, game, 0, "192.0.2.1")(wake.wait)) for _ in range(9)]
    await asyncio.sleep(0.02)
    async with asyncio.timeout(1):
        assert await thinkers.for_decision(expert, game, 0, "192.0.2.2")(lambda: 42) == 42
    wake.set()
    await asyncio.gather(*greedy)
    assert not thinkers.turns
    thinkers.close()


async def test_threads_that_hang_are_replaced_by_a_few_and_go_when_they_come_back() -> None:
    before = {*threading.enumerate()}
    pool, wake = Pool(threads=1, patience=0.02), threading.Event()
    for _ in range(MOST_HUNG + 3):
        with pytest.raises(TimeoutError):
            await pool(wake.wait)
    assert pool.threads == 1 + MOST_HUNG
    wake.set()
    for _ in range(500):
        await asyncio.sleep(0 if pool.threads == 1 else 0.01)
    assert pool.threads == 1
    pool._patience = 60  # nobody hangs any more, and a busy machine may take its time
    assert await pool(lambda: 42) == 42
    pool.close()
    for thread in {*threading.enumerate()} - before:
        await asyncio.to_thread(thread.join, 30)
        assert not thread.is_alive(), "whoever was replaced has gone, and who was not goes now"


async def test_with_the_reception_its_thinkers_go() -> None:
    before = {*threading.enumerate()}
    reception = Reception(MemoryStore(), time=FakeTime())
    hired = {*threading.enumerate()} - before
    assert len(hired) == 5
    await reception.close()
    for thread in hired:
        await asyncio.to_thread(thread.join, 30)
        assert not thread.is_alive()


class OneWait:
    """A clock by which whoever thinks began when one began to wait for it."""

    @staticmethod
    def monotonic() -> float:
        return 0.0 if threading.current_thread().name == "thinker" else 0.1


async def test_who_hangs_from_the_beginning_is_waited_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "time", OneWait)
    pool, wake = Pool(threads=1, patience=0.1), threading.Event()
    with pytest.raises(TimeoutError):
        await pool(wake.wait)
    assert pool.threads == 2, "it was given up, and not taken for one that had to wait for its turn"
    wake.set()
    pool.close()
