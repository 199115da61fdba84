"""Bots take their time, and the table does not wait: people come back, hammers fall, disks fail meanwhile."""

from collections.abc import AsyncIterator
from typing import cast

import pytest

from maquignon.rules.actions import Action, Auction, Bid, Pass
from maquignon.rules.choices import BidRange
from maquignon.rules.options import Options
from maquignon.tables.bots.company import Answer
from maquignon.tables.clocks.clock import PACES, Pace
from maquignon.tables.game.gathering import STAND_IN
from maquignon.tables.people.attendance import AWAY
from maquignon.tables.protocol.answers import ClockMoved, Refused
from maquignon.tables.table.bot_moves import let_bot_play
from maquignon.tables.table.committing import RETRY
from tests.tables.bots import Scribe, hire
from tests.tables.hall import Person, TestHall, open_hall

NORMAL = cast(Pace, PACES["normal"])
PONDERED = 10_000
"""Milliseconds after which any bot has begun to think."""


@pytest.fixture
async def hall() -> AsyncIterator[TestHall]:
    async with open_hall() as hall:
        yield hall


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch) -> list[Scribe]:
    return hire(monkeypatch, "thrifty", STAND_IN, choose=bidding_or_opening)


def bidding_or_opening(options: Options) -> Action:
    """Opens auctions, and bids 10 where nobody has bid."""
    if options.find("auction") is not None:
        return Auction(options.seat)
    bids = options.find("bid")
    return Bid(options.seat, 10) if isinstance(bids, BidRange) and bids.minimum == 10 else Pass(options.seat)


async def thinking_of_a_bid(hall: TestHall) -> list[Person]:
    """Ana auctions; Ben says nothing, and the bot on the third seat thinks of bidding 10."""
    people = await hall.seated("Ana", "Ben", seats=[None, None, "thrifty"], hammer="none")
    hall.minds.slow = True
    await people[0].act("auction")
    await hall.time.pass_by(PONDERED)
    assert hall.minds.busy == 1
    return people


async def test_an_answer_about_a_lot_that_is_gone_is_no_bid_for_the_next(hall: TestHall, bots: list[Scribe]) -> None:
    ana, ben = await thinking_of_a_bid(hall)
    await hall.time.pass_by(3 * 75_000)
    assert ana.update.view.phase == "turn"
    await ben.act("auction")
    asked = len(bots[0].asked)
    await hall.minds.answer()
    assert (ana.update.view.phase, ana.update.view.high_bid) == ("bidding", 0)
    await hall.time.pass_by(PONDERED)
    assert len(bots[0].asked) == asked + 1
    await hall.minds.answer()
    assert (ana.update.view.high_bid, ana.update.view.leader) == (10, 2)


async def test_an_answer_that_somebody_was_faster_with_is_thought_over_again(
    hall: TestHall, bots: list[Scribe]
) -> None:
    ana, ben = await thinking_of_a_bid(hall)
    await ben.act("bid", amount=10)
    await hall.minds.answer()
    assert (ana.update.view.high_bid, ana.update.view.leader) == (10, 1)
    await hall.time.pass_by(PONDERED)
    view, options = bots[0].asked[-1]
    assert (view.high_bid, options.seat) == (10, 2)


async def test_a_bot_that_leads_does_not_raise_its_own_bid_by_a_late_answer(hall: TestHall, bots: list[Scribe]) -> None:
    ana, _ = await thinking_of_a_bid(hall)
    await hall.minds.answer()
    assert (ana.update.view.high_bid, ana.update.view.leader) == (10, 2)
    await let_bot_play(hall.only_table.parts, Answer(2, ana.update.question, Bid(2, 20)))
    assert ana.update.view.high_bid == 10


async def test_while_a_bot_thinks_it_is_asked_nothing_else(hall: TestHall, bots: list[Scribe]) -> None:
    _, ben = await thinking_of_a_bid(hall)
    await ben.act("bid", amount=10)
    await ben.say("chat", text="well?")
    await hall.time.pass_by(PONDERED)
    assert hall.minds.busy == 1
    assert len(bots[0].asked) == 1


async def thinking_for_ana(hall: TestHall) -> list[Person]:
    """It is Ana's turn; she has been away for so long that a bot stands in, and thinks."""
    people = await hall.seated("Ana", "Ben", "Cleo", thinking="none")
    hall.minds.slow = True
    await people[0].disconnect()
    await hall.time.pass_by(AWAY + PONDERED)
    assert people[1].table.seats[0].standing_in
    assert hall.minds.busy == 1
    return people


async def test_a_stand_in_does_not_play_over_who_is_back(hall: TestHall, bots: list[Scribe]) -> None:
    ana, ben, _ = await thinking_for_ana(hall)
    await ana.connect(table=ben.table.code)
    version = ben.update.version
    await hall.minds.answer()
    assert (ben.update.view.phase, ben.update.version) == ("turn", version)
    await hall.time.pass_by(3_600_000)
    assert ben.update.view.phase == "turn"
    await ana.act("auction")
    assert ben.update.view.phase == "bidding"


async def test_a_stand_in_who_was_faster_has_decided(hall: TestHall, bots: list[Scribe]) -> None:
    ana, ben, _ = await thinking_for_ana(hall)
    question = ben.update.question
    await hall.minds.answer()
    assert ben.update.view.phase == "bidding"
    await ana.connect(table=ben.table.code)
    await ana.act("auction", question=question)
    assert ana.last(Refused).reason == "too_late"


async def test_what_is_thought_during_a_pause_is_not_played(hall: TestHall, bots: list[Scribe]) -> None:
    ana, ben = await thinking_of_a_bid(hall)
    for person in (ana, ben):
        await person.say("pause")
    assert ana.table.status == "paused"
    await hall.minds.answer()
    await hall.time.pass_by(PONDERED)
    assert ana.update.view.high_bid == 0
    assert not hall.minds.busy
    for person in (ana, ben):
        await person.say("pause", wish=False)
    await hall.time.pass_by(PONDERED)
    await hall.minds.answer()
    assert ana.update.view.high_bid == 10


async def test_nothing_is_played_for_a_table_that_nobody_sits_at(hall: TestHall, bots: list[Scribe]) -> None:
    ana, ben = await thinking_of_a_bid(hall)
    for person in (ana, ben):
        await person.disconnect()
    await hall.minds.answer()
    await hall.time.pass_by(PONDERED)
    assert hall.only_table.sheet.game is not None
    assert hall.only_table.sheet.game.state.high_bid == 0
    await ana.connect(table=ana.table.code)
    await hall.time.pass_by(PONDERED)
    await hall.minds.answer()
    assert ana.update.view.high_bid == 10


async def test_an_answer_that_cannot_be_stored_is_thought_over_again(hall: TestHall, bots: list[Scribe]) -> None:
    ana, ben = await thinking_of_a_bid(hall)
    hall.store.full = True
    await hall.minds.answer()
    assert ana.update.view.high_bid == 0
    assert str(ana.table.trouble) == "not_stored"
    await hall.time.pass_by(PONDERED)
    assert not hall.minds.busy
    hall.store.full = False
    await hall.time.pass_by(RETRY + PONDERED)
    await hall.minds.answer()
    assert ana.table.trouble is None
    assert (ben.update.view.high_bid, ben.update.view.leader) == (10, 2)


async def test_an_answer_that_comes_while_nothing_can_be_stored_waits_for_better_times(
    hall: TestHall, bots: list[Scribe]
) -> None:
    ana, ben = await thinking_of_a_bid(hall)
    hall.store.full = True
    await ben.act("bid", amount=10)
    assert ben.last(Refused).reason == "not_stored"
    await hall.minds.answer()
    hall.store.full = False
    await hall.time.pass_by(RETRY)
    assert ana.update.view.high_bid == 0
    await hall.time.pass_by(PONDERED)
    await hall.minds.answer()
    assert ana.update.view.leader == 2


async def test_a_server_that_ends_does_not_wait_for_who_is_thinking(hall: TestHall, bots: list[Scribe]) -> None:
    ana, _ = await thinking_of_a_bid(hall)
    log = hall.store.log_of[hall.only_table.id]
    length = len(log)
    await hall.restart()
    assert not hall.minds.busy
    assert len(log) == length
    await ana.connect(table=ana.table.code)
    await hall.time.pass_by(PONDERED)
    await hall.minds.answer()
    assert ana.update.view.high_bid == 10
    assert bots[-1] is not bots[0]
    assert bots[-1].told[: len(bots[0].told)] == bots[0].told


async def test_a_table_that_another_server_has_does_nothing_more(hall: TestHall, bots: list[Scribe]) -> None:
    await thinking_of_a_bid(hall)
    table = hall.only_table
    log = hall.store.log_of[table.id]
    length = len(log)
    await hall.store.lease(table.id)
    await hall.minds.answer()
    assert not hall.reception.lobby.tables
    await hall.time.pass_by(PONDERED)
    assert len(log) == length


async def test_a_bot_that_takes_too_long_is_replaced_for_the_rest_of_the_game(
    hall: TestHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = hire(monkeypatch, "thrifty", choose=bidding_or_opening)
    substitutes = hire(monkeypatch, STAND_IN, choose=bidding_or_opening)
    ana, ben = await thinking_of_a_bid(hall)
    await hall.minds.hang()
    assert list(ana.update.view.passed) == [False, False, True]
    await ben.act("bid", amount=20)
    await hall.time.pass_by(PONDERED)
    assert (len(slow), len(substitutes)) == (1, 1)
    assert substitutes[0].asked[-1][0].high_bid == 20
    assert substitutes[0].told[: len(slow[0].told)] == slow[0].told
    hall.minds.slow = False
    await hall.minds.answer()
    await ana.act("sell")
    assert len(slow[0].asked) == 1
    assert ana.table.seats[2].bot == "thrifty"


async def test_the_hammer_does_not_wait_for_a_bot(hall: TestHall, bots: list[Scribe]) -> None:
    people = await hall.seated("Ana", "Ben", seats=[None, None, "thrifty"])
    ana, ben = people
    hall.minds.slow = True
    await ana.act("auction")
    await ben.act("bid", amount=10)
    await hall.time.pass_by(NORMAL.quiet + 2 * NORMAL.gap - 1)
    assert ana.last(ClockMoved).clock.calls == 2
    assert hall.minds.busy == 1
    await hall.time.pass_by(1)
    assert ana.update.view.phase == "deciding"
    await hall.minds.answer()
    assert (ana.update.view.phase, ana.update.view.leader) == ("deciding", 1)
