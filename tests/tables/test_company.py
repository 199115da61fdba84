"""Who sits on a bot's seat, what they remember, and what they still hear when they go."""

from collections.abc import AsyncIterator, Sequence
from random import Random

import pytest

from maquignon.bots.bot import Fault, Place, Visitor
from maquignon.rules.actions import Action
from maquignon.rules.events import Event
from maquignon.rules.options import Options
from maquignon.rules.views import View
from maquignon.tables.bots import company
from maquignon.tables.bots.company import Answer, Company
from maquignon.tables.bots.thinkers import Thinkers
from maquignon.tables.clocks.time import NEVER
from maquignon.tables.game.entries import Chair
from maquignon.tables.game.sheet import Sheet, Told
from maquignon.tables.protocol.arrangement import Arrangement
from tests.table import Table
from tests.tables.bots import anything, hire
from tests.tables.hall import TestHall, open_hall, think_at_once
from tests.tables.time import settle


@pytest.fixture
async def hall() -> AsyncIterator[TestHall]:
    async with open_hall() as hall:
        yield hall


def sheet_of(table: Table, *bots: str) -> Sheet:
    """This table, with a bot of its own on each seat, whose turn it is to think."""
    chairs = tuple(Chair(kind="bot", bot=bot, name=name) for bot, name in zip(bots, table.names, strict=True))
    sheet = Sheet(Arrangement(edition=table.edition.name), "Ana", chairs, table.edition, game=table.game)
    sheet.under_way = table.game
    return sheet


async def decide(made: Company, sheet: Sheet, story: Sequence[Told]) -> None:
    """Let whoever may act begin, think and answer."""
    for now in (0, 100_000):
        made.look(sheet, story, now)
        made.see_to(sheet, story, now)
        await settle()


async def test_a_bot_that_sits_down_on_anothers_seat_has_not_its_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    hired = hire(monkeypatch, "easy", "thrifty")
    table, story = Table("koehandel", "Ana", "Ben", "Cleo"), [Told(1, None, [])]  # type: ignore[arg-type]
    made = Company(Thinkers.all_by(think_at_once), Random(1), lambda answer: None)
    for bot, sitting in (("easy", 1), ("easy", 1), ("thrifty", 2)):
        await decide(made, sheet_of(table, bot, "easy", "easy"), story)
        assert len(hired) == sitting
    await made.stop()


async def test_a_bot_that_failed_does_not_go_on_with_what_it_half_knows(
    hall: TestHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another one sits down, and is told everything from the beginning."""
    failing = [True]

    def fail_once(options: Options) -> Action:
        if failing.pop() if failing else False:
            raise RuntimeError("I have lost the thread.")
        return anything(options)

    hired = hire(monkeypatch, "thrifty", choose=fail_once)
    (ana,) = await hall.people("Ana")
    terms = {"seats": [None, "thrifty", "thrifty"], "first": 1, "edition": "koehandel", "hammer": "fast"}
    await ana.say("create_table", terms=terms, start=True)
    for _ in range(40):
        await hall.time.pass_by(1_000)
    first, *others = hired
    assert len(first.asked) == 1
    assert len(others) == 2
    assert {scribe.asked[0][1].seat for scribe in others} == {1, 2}
    assert all(scribe.told[: len(first.told)] == first.told for scribe in others)


class Stranger(Visitor):
    """A program from outside that only listens."""

    looks = listens = True

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Event | str] = []

    def join(self, place: Place) -> None:
        self.heard.append(f"joins on seat {place.seat}")

    def leave(self) -> None:
        self.heard.append("leaves")

    def notice(self, events: Sequence[Event]) -> None:
        self.heard += events

    def choose(self, view: View, options: Options) -> Action:
        return anything(options)


async def test_a_program_from_outside_hears_the_end_before_it_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    stranger = Stranger()
    monkeypatch.setattr(company, "make_bot", lambda name, rng: stranger)
    table = Table("koehandel", "Ana", "Ben", "Cleo")
    sheet = sheet_of(table, "exec:stranger", "exec:stranger", "exec:stranger")
    made = Company(Thinkers.all_by(think_at_once), Random(1), lambda answer: None)
    await decide(made, sheet, [])
    assert stranger.heard == ["joins on seat 0"]
    table.auctions("Ana", "cow")
    sheet.under_way = None
    made.look(sheet, [Told(1, None, table.events)], 200_000)  # type: ignore[arg-type]
    assert stranger.heard == ["joins on seat 0", *table.hears("Ana"), "leaves"]
    await made.stop()


async def test_every_program_hears_the_end_not_only_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    strangers = [Stranger(), Stranger()]
    coming = iter(strangers)
    monkeypatch.setattr(company, "make_bot", lambda name, rng: next(coming))
    table = Table("koehandel", "Ana", "Ben", "Cleo")
    table.auctions("Ana", "cow")
    sheet = sheet_of(table, "exec:stranger", "exec:stranger", "exec:stranger")
    made = Company(Thinkers.all_by(think_at_once), Random(1), lambda answer: None)
    await decide(made, sheet, [])
    sheet.under_way = None
    made.look(sheet, [Told(1, None, table.events)], 200_000)  # type: ignore[arg-type]
    for stranger in strangers:
        assert stranger.heard[1:] == [*table.hears("Ben"), "leaves"]
    await made.stop()


async def test_a_program_whose_seat_goes_to_somebody_else_leaves_and_hears_nothing_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stranger = Stranger()
    monkeypatch.setattr(company, "make_bot", lambda name, rng: stranger)
    table = Table("koehandel", "Ana", "Ben", "Cleo")
    made = Company(Thinkers.all_by(think_at_once), Random(1), lambda answer: None)
    sheet = sheet_of(table, "exec:stranger", "thrifty", "thrifty")
    await decide(made, sheet, [])
    table.auctions("Ana", "cow")
    sheet.bots = frozenset()
    for under_way in (table.game, None):
        sheet.under_way = under_way
        made.look(sheet, [Told(1, None, table.events)], 200_000)  # type: ignore[arg-type]
        assert stranger.heard == ["joins on seat 0", "leaves"]
    await made.stop()


@pytest.mark.parametrize("another_sits_down", [True, False])
async def test_a_program_leaves_when_another_bot_sits_down_and_when_the_server_ends(
    monkeypatch: pytest.MonkeyPatch, another_sits_down: bool
) -> None:
    strangers = {"exec:stranger": Stranger(), "exec:other": Stranger()}
    monkeypatch.setattr(company, "make_bot", lambda name, rng: strangers[name])
    table = Table("koehandel", "Ana", "Ben", "Cleo")
    made = Company(Thinkers.all_by(think_at_once), Random(1), lambda answer: None)
    for name in list(strangers)[: 1 + another_sits_down]:
        await decide(made, sheet_of(table, name, name, name), [])
    if not another_sits_down:
        await made.stop()
    assert strangers["exec:stranger"].heard == ["joins on seat 0", "leaves"]
    await made.stop()


async def test_what_a_program_does_wrong_is_said_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    stranger = Stranger()
    stranger.faults.append(Fault("late", "It took too long"))
    monkeypatch.setattr(company, "make_bot", lambda name, rng: stranger)
    table = Table("koehandel", "Ana", "Ben", "Cleo")
    made = Company(Thinkers.all_by(think_at_once), Random(1), lambda answer: None)
    for _ in range(2):
        await decide(made, sheet_of(table, "exec:stranger", "thrifty", "thrifty"), [])
    assert [record.__dict__["fault"] for record in caplog.records] == ["late: It took too long"]
    await made.stop()


async def test_what_was_found_about_a_question_that_is_over_is_not_said() -> None:
    """Whoever may act at the next one thinks anew."""
    answers: list[Answer] = []
    table = Table("koehandel", "Ana", "Ben", "Cleo")
    before, after = (sheet_of(table, "thrifty", "thrifty", "thrifty") for _ in range(2))
    before.question, after.question = 1, 2
    made = Company(Thinkers.all_by(think_at_once), Random(1), answers.append)
    made.look(before, [], 0)
    made.see_to(before, [], 0)
    await settle()
    made.look(after, [], 1)
    made.see_to(after, [], 100_000)
    assert answers == []
    await settle()
    assert [(answer.seat, answer.question) for answer in answers] == [(0, 2)]
    await made.stop()


async def test_who_may_no_longer_act_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    hired = hire(monkeypatch, "thrifty")
    table = Table("koehandel", "Ana", "Ben", "Cleo")
    table.auctions("Ana", "cow")
    made = Company(Thinkers.all_by(think_at_once), Random(1), lambda answer: None)
    made.look(sheet_of(table, "thrifty", "thrifty", "thrifty"), [], 0)
    table.bids("Ben", 10)
    table.passes("Cleo")
    table.hammer()
    later = sheet_of(table, "thrifty", "thrifty", "thrifty")
    made.look(later, [], 1)
    made.see_to(later, [], 100_000)
    await settle()
    assert [scribe.asked[0][1].seat for scribe in hired] == [0], "Ana sells or buys, nobody else"
    await made.stop()


async def test_once_no_bot_is_left_nobody_ponders() -> None:
    table = Table("koehandel", "Ana", "Ben", "Cleo")
    made = Company(Thinkers.all_by(think_at_once), Random(1), lambda answer: None)
    table.auctions("Ana", "cow")
    made.look(sheet_of(table, "thrifty", "thrifty", "thrifty"), [], 0)
    assert made.next_moment() < NEVER
    people = tuple(Chair(kind="person", player=name, name=name) for name in table.names)
    alone = Sheet(Arrangement(edition="koehandel"), "Ana", people, table.edition, game=table.game)
    alone.under_way = table.game
    made.look(alone, [], 1)
    assert made.next_moment() == NEVER
    await made.stop()


async def test_once_the_game_is_over_nobody_is_asked() -> None:
    table = Table("koehandel", "Ana", "Ben", "Cleo")
    table.auctions("Ana", "cow")
    made = Company(Thinkers.all_by(think_at_once), Random(1), lambda answer: None)
    sheet = sheet_of(table, "thrifty", "thrifty", "thrifty")
    made.look(sheet, [], 0)
    assert made.next_moment() < NEVER
    sheet.under_way = None
    made.look(sheet, [], 1)
    assert made.next_moment() == NEVER
    await made.stop()
