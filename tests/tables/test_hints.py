"""A hint is something one may do, from a good bot that knows what the seat knows, with a reason."""

from collections.abc import AsyncIterator, Sequence
from random import Random

import pytest

from maquignon.bots.roster import ADVISER
from maquignon.notation.why import Denies, Why
from maquignon.rules.actions import Action, Auction, Bid
from maquignon.rules.cards import ANIMALS, count_notes
from maquignon.rules.events import AuctionOpened, Event, LotTurnedUp, PricePaid
from maquignon.rules.options import Options
from maquignon.rules.views import View
from maquignon.tables.bots import advising
from maquignon.tables.bots.thinkers import MOST_ASKING, MOST_ASKING_PER_ADDRESS
from maquignon.tables.hall.caller import Anybody
from maquignon.tables.hall.visit import Visit
from maquignon.tables.protocol.answers import Advice, Refused
from maquignon.tables.table import hints
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


class Thrifty(Anybody):
    """A place that can afford so much of the processor."""

    def __init__(self, milliseconds: float) -> None:
        self._left = milliseconds

    def afford(self, milliseconds: float) -> bool:
        self._left -= milliseconds
        return self._left >= 0


async def test_a_hint_costs_whoever_asks_far_more_than_a_seat(hall: TestHall) -> None:
    ana, _, _ = await hall.seated("Ana", "Ben", "Cleo")
    await ana.disconnect()
    ana.visit = Visit(hall.reception, ana, Thrifty(100))
    await ana.say_raw({"type": "hello", "token": ana.token, "table": ana.table.code})
    for _ in range(2):
        await ana.say("hint", question=ana.update.question)
    assert len(ana.all(Advice)) == 2
    await ana.say("hint", question=ana.update.question)
    assert ana.last(Refused).reason == "too_fast"
    assert len(ana.all(Advice)) == 2


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


@pytest.mark.parametrize(("seat", "name"), [(1, "Ben"), (2, "Cleo")])
async def test_a_hint_calls_people_by_their_names(
    hall: TestHall, monkeypatch: pytest.MonkeyPatch, seat: int, name: str
) -> None:
    async def advise(*_: object) -> tuple[Action, Why]:
        return Auction(0), Denies(seat, ANIMALS.index("cow"))

    monkeypatch.setattr(hints, "advise", advise)
    ana, _, _ = await hall.seated("Ana", "Ben", "Cleo")
    await ana.say("hint", question=ana.update.question)
    await settle()
    assert name in ana.last(Advice).sentence


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


async def test_the_adviser_knows_the_notes_that_its_seat_has_paid(
    hall: TestHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, ben, cleo = await hall.seated("Ana", "Ben", "Cleo", edition="koehandel")
    await ana.act("auction")
    await ben.act("bid", amount=10)
    await cleo.act("pass")
    await ana.act("sell")
    await ben.act("pay", notes=[10])
    adviser = Bluffer()
    monkeypatch.setattr(advising, "make_bot", lambda name, rng: adviser)
    await ben.say("hint", question=ben.update.question)
    await settle()
    (paid,) = [event for event in adviser.heard if isinstance(event, PricePaid)]
    assert paid.notes == count_notes([10])


async def test_an_adviser_that_fails_has_no_advice(hall: TestHall, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, ben, _ = await hall.seated("Ana", "Ben", "Cleo", edition="koehandel")
    await ana.act("auction")
    monkeypatch.setattr(advising, "make_bot", lambda name, rng: Broken())
    id = await ben.say("hint", question=ben.update.question)
    await settle()
    assert not ben.all(Advice)
    assert (ben.last(Refused).id, ben.last(Refused).reason) == (id, "no_advice")


async def test_a_hint_that_took_too_long_says_so_and_is_no_advice(hall: TestHall) -> None:
    ana, ben, _ = await hall.seated("Ana", "Ben", "Cleo", edition="koehandel")
    await ana.act("auction")
    hall.minds.slow = True
    id = await ben.say("hint", question=ben.update.question)
    await hall.minds.hang()
    assert not ben.all(Advice)
    assert (ben.last(Refused).id, ben.last(Refused).reason) == (id, "no_advice")
    hall.minds.slow = False
    await ben.say("hint", question=ben.update.question)
    await settle()
    assert ben.last(Advice).question == ben.update.question


async def test_who_asks_while_too_many_wait_is_told_when_to_ask_again(hall: TestHall) -> None:
    tables = [await hall.seated("Ana", "Ben", "Cleo", edition="koehandel") for _ in range(MOST_ASKING // 2 + 1)]
    hall.minds.slow = True
    for number, (ana, ben, cleo) in enumerate(tables):
        await ana.act("auction")
        for person in (ben, cleo):
            guest = person.visit.guest if person.visit else None
            assert guest is not None
            guest.address = f"house {number}"
            await person.say("hint", question=person.update.question)
    assert hall.minds.busy == MOST_ASKING
    _, ben, cleo = tables[-1]
    for person in (ben, cleo):
        assert person.last(Refused).reason == "busy"
        assert int(person.last(Refused).case["seconds"]) >= 1
    await hall.minds.answer()
    assert tables[0][1].all(Advice)
    await ben.say("hint", question=ben.update.question)
    await hall.minds.answer()
    assert ben.all(Advice)


async def test_one_address_cannot_have_all_hints(hall: TestHall) -> None:
    tables = [await hall.seated("Ana", "Ben", "Cleo", edition="koehandel") for _ in range(MOST_ASKING_PER_ADDRESS)]
    hall.minds.slow = True
    for ana, ben, cleo in tables:
        await ana.act("auction")
        for person in (ben, cleo):
            await person.say("hint", question=person.update.question)
    assert hall.minds.busy == MOST_ASKING_PER_ADDRESS < MOST_ASKING
    await hall.minds.answer()


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


async def test_a_hint_that_is_asked_for_again_is_given_again(hall: TestHall) -> None:
    """The first answer may have been lost."""
    ana, *_ = await hall.seated("Ana", "Ben", "Cleo")
    for _ in range(2):
        await ana.say("hint", question=ana.update.question, id="again")
    assert [advice.id for advice in ana.all(Advice)] == ["again", "again"]
