"""A hint is something one may do, from a good bot that knows what the seat knows, with a reason."""

from collections.abc import AsyncIterator, Sequence
from random import Random

import pytest

from maquignon.bots.roster import ADVISER
from maquignon.rules.actions import Action, Bid
from maquignon.rules.events import AuctionOpened, Event, LotTurnedUp
from maquignon.rules.options import Options
from maquignon.rules.views import View
from maquignon.tables.bots import advising
from maquignon.tables.protocol.answers import Advice, Refused
from maquignon.tables.table.hints import MOST_HINTS
from tests.tables.hall import TestHall, open_hall
from tests.tables.time import settle


@pytest.fixture
async def hall() -> AsyncIterator[TestHall]:
    async with open_hall() as hall:
        yield hall


class Bluffer:
    """Bids beyond any purse, and remembers what it was told."""

    looks = listens = True

    def __init__(self) -> None:
        self.heard: list[Event] = []

    def notice(self, events: Sequence[Event]) -> None:
        self.heard += events

    def choose(self, view: View, options: Options) -> Action:
        return Bid(options.seat, 200)


class Broken(Bluffer):
    def choose(self, view: View, options: Options) -> Action:
        raise RuntimeError("no idea")


async def test_a_hint_is_something_one_may_do(hall: TestHall) -> None:
    ana, ben, _ = await hall.seated("Ana", "Ben", "Cleo")
    await ben.say("hint", question=ben.update.question)
    assert ben.last(Refused).reason == "no_hint"
    id = await ana.say("hint", question=ana.update.question)
    await settle()
    advice = ana.last(Advice)
    assert advice.id == id
    assert advice.why == {"type": "nobody_to_trade_with"}
    assert advice.sentence == "There is nobody to trade with, so only an auction is left."
    await ana.act(**advice.action)
    assert not ana.all(Refused)


async def test_the_adviser_hears_what_the_seat_has_heard(hall: TestHall, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, ben, _ = await hall.seated("Ana", "Ben", "Cleo", edition="koehandel")
    await ana.act("auction")
    asked: list[str] = []
    adviser = Bluffer()

    def make_bot(name: str, rng: Random) -> Bluffer:
        asked.append(name)
        return adviser

    monkeypatch.setattr(advising, "make_bot", make_bot)
    await ben.say("hint", question=ben.update.question)
    await settle()
    advice = ben.last(Advice)
    assert asked == [ADVISER]
    assert isinstance(adviser.heard[0], AuctionOpened)
    assert isinstance(adviser.heard[1], LotTurnedUp)
    assert advice.action == {"do": "bid", "amount": 200}
    assert advice.why["type"] == "bluffs"
    assert "200 is a bluff" in advice.sentence


async def test_an_adviser_that_fails_is_replaced_by_something_safe(
    hall: TestHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, ben, _ = await hall.seated("Ana", "Ben", "Cleo", edition="koehandel")
    await ana.act("auction")
    monkeypatch.setattr(advising, "make_bot", lambda name, rng: Broken())
    await ben.say("hint", question=ben.update.question)
    await settle()
    advice = ben.last(Advice)
    assert advice.action == {"do": "pass"}
    assert advice.sentence.endswith(".")


async def test_there_is_no_hint_for_a_decision_that_is_past(hall: TestHall) -> None:
    ana, ben, cleo = await hall.seated("Ana", "Ben", "Cleo", edition="koehandel")
    past = ana.update.question
    await ana.act("auction")
    await ben.act("bid", amount=10)
    await cleo.act("pass")
    id = await ana.say("hint", question=past)
    assert (ana.last(Refused).id, ana.last(Refused).reason) == (id, "no_hint")
    await ana.say("hint", question=ana.update.question)
    await settle()
    assert ana.last(Advice).question == ana.update.question


async def test_only_so_many_hints_are_thought_about_at_once_and_the_table_goes_on(hall: TestHall) -> None:
    ana, ben, cleo, dan = await hall.seated("Ana", "Ben", "Cleo", "Dan", edition="koehandel")
    await ana.act("auction")
    hall.minds.slow = True
    question = ben.update.question
    for person in (ben, cleo, dan):
        await person.say("hint", question=question)
    assert hall.minds.busy == MOST_HINTS == 2
    assert dan.last(Refused).reason == "too_fast"
    await ben.act("bid", amount=10)
    assert ana.update.view.high_bid == 10
    await hall.minds.answer()
    assert {advice.question for person in (ben, cleo) for advice in person.all(Advice)} == {question}
    await dan.say("hint", question=question)
    await hall.minds.answer()
    assert dan.last(Advice).question == question
