"""A game goes on by the rules it began with, whatever an edition says by now; data of earlier versions are read on."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from maquignon.notation.record import loads, replay
from maquignon.notation.terms import whole_terms
from maquignon.rules.scoring import score
from maquignon.rules.state import OVER
from maquignon.rules.terms.editions import EDITIONS
from maquignon.tables.bots.thinkers import Thinkers
from maquignon.tables.game.entries import Began, decode_body
from maquignon.tables.hall.reception import Reception
from maquignon.tables.protocol.answers import Finished, Refused
from maquignon.tables.store.rows import Search
from maquignon.tables.store.sqlite import FILE_NAME, SqliteStore
from tests.tables.hall import Person, TestHall, open_hall
from tests.tables.players import play_on

SHORT = {"family_size": 2, "opening_deal": 4, "lot_size": 3}


@pytest.fixture
async def hall() -> AsyncIterator[TestHall]:
    async with open_hall() as hall:
        yield hall


def correct(monkeypatch: pytest.MonkeyPatch, name: str, **fields: Any) -> None:
    """The next version of the program has found a mistake in this edition."""
    monkeypatch.setitem(EDITIONS, name, replace(EDITIONS[name], **fields))


async def restarted(hall: TestHall, people: list[Person]) -> None:
    await hall.restart()
    for person in people:
        await person.connect(table=person.table.code)


@pytest.mark.parametrize("edition", ["koehandel", "bluff"])
async def test_correcting_an_edition_changes_no_running_game(
    hall: TestHall, monkeypatch: pytest.MonkeyPatch, edition: str
) -> None:
    people = await hall.seated("Ana", "Ben", "Cleo", edition=edition, hammer="fast")
    await play_on(hall, people, Random(5), steps=40)
    began, seen = whole_terms(people[0].table.edition), people[0].update.view
    correct(monkeypatch, edition, start_notes=(0,), donkey_payments=(10, 10, 10, 10), bid_step=50, lot_size=2)
    await restarted(hall, people)
    assert people[0].update.view == seen
    assert whole_terms(people[0].table.edition) == began
    await play_on(hall, people, Random(6))
    record = loads(people[0].last(Finished).record)
    assert record.header.terms == began
    game = replay(record)
    assert game.state.phase == OVER
    assert list(people[0].last(Finished).scores) == list(people[0].update.view.scores)


async def test_a_correction_nobody_could_play_stops_no_running_game(
    hall: TestHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await hall.seated("Ana", "Ben", "Cleo", edition="koehandel", house_rules=SHORT, hammer="fast")
    correct(monkeypatch, "koehandel", money_box={})
    await restarted(hall, people)
    await play_on(hall, people, Random(6))
    assert replay(loads(people[0].last(Finished).record)).state.phase == OVER


async def test_a_table_that_has_not_begun_is_arranged_anew_when_it_cannot_be_played_any_more(
    hall: TestHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, ben, cleo = people = await hall.people("Ana", "Ben", "Cleo")
    await ana.say("create_table", terms={"edition": "koehandel", "seats": [None] * 3})
    for person in (ben, cleo):
        await person.say("join", code=ana.table.code)
    correct(monkeypatch, "koehandel", money_box={})
    await restarted(hall, people)
    await ana.say("start")
    assert ana.last(Refused).reason == "bad_terms"
    await ana.say("arrange", terms={"edition": "boursikocotte", "seats": [None] * 3})
    await ana.say("start")
    assert ana.table.status == "playing"


async def test_a_table_that_has_not_begun_plays_by_what_the_edition_says_when_it_begins(
    hall: TestHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, ben, cleo = people = await hall.people("Ana", "Ben", "Cleo")
    await ana.say("create_table", terms={"edition": "koehandel", "seats": [None] * 3})
    for person in (ben, cleo):
        await person.say("join", code=ana.table.code)
    correct(monkeypatch, "koehandel", start_notes=(10, 10))
    await restarted(hall, people)
    assert list(ana.table.edition.start_notes) == [10, 10]
    await ana.say("start")
    assert list(ana.update.view.hand_sizes) == [2, 2, 2]


async def test_the_log_of_a_table_holds_the_whole_edition(hall: TestHall) -> None:
    await hall.seated("Ana", "Ben", "Cleo", edition="bluff", variants=["coup-double"])
    (entries,) = hall.store.log_of.values()
    (began,) = (body for entry in entries if isinstance(body := decode_body(entry.body), Began))
    assert began.edition == whole_terms(hall.only_table.sheet.edition)
    assert began.edition["after_trade"] == "auction"


# --- a database of the version before records had terms ---------------------------------------------------------------

BEFORE_TERMS = Path(__file__).parent / "earlier" / "before_terms.sql"
TOKENS = {
    "Ana": "_MrcYv4Sa4fij1evrFhUuTj_wyEaoEjrkWdmCoJaC_M",
    "Ben": "udC8nz8vB8FDqKP0b1xuj9I6wXjA92AKHj5bv-K3SUc",
    "Cleo": "W-GziauaKpLa2pwst5Dy7yI72kKCemZlG-I4_QcjVsI",
}
RUNNING, GATHERING = "4W8KT", "7RQMS"


async def settle_with_a_disk() -> None:
    for _ in range(4):
        await asyncio.sleep(0.004)


@pytest.fixture
async def earlier(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[TestHall]:
    """A hall that opens on a database which the version before wrote: a finished, a running and a waiting table."""
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    connection.executescript(BEFORE_TERMS.read_text("utf-8"))
    connection.close()
    monkeypatch.setattr("tests.tables.hall.settle", settle_with_a_disk)
    monkeypatch.setattr("tests.tables.time.settle", settle_with_a_disk)
    hall, store = TestHall(), SqliteStore(tmp_path)
    hall.store = store  # type: ignore[assignment]  # these tests ask for nothing that only the one in memory has
    hall.reception = Reception(store, time=hall.time, thinkers=Thinkers.all_by(hall.minds), dice=Random(1))
    yield await hall.open()
    await hall.crash()
    await store.close()


async def returned(hall: TestHall, name: str, code: str) -> Person:
    person = Person(hall, name)
    person.token = TOKENS[name]
    return await person.connect(table=code)


@pytest.mark.slow
async def test_a_running_game_of_the_version_before_goes_on_and_ends_as_a_record_with_terms(earlier: TestHall) -> None:
    people = [await returned(earlier, name, RUNNING) for name in ("Ana", "Ben")]
    view = people[0].update.view
    assert (view.phase, view.high_bid, people[0].table.edition.name) == ("bidding", 150, "bluff")
    await play_on(earlier, people, Random(3))
    finished = people[0].last(Finished)
    record = loads(finished.record)
    assert record.header.terms == whole_terms(people[0].table.edition)
    assert [count.total for count in finished.counts] == list(finished.scores)
    assert replay(record).state.phase == OVER


@pytest.mark.slow
async def test_a_waiting_table_of_the_version_before_begins(earlier: TestHall) -> None:
    cleo = await returned(earlier, "Cleo", GATHERING)
    assert (cleo.table.status, cleo.table.edition.after_trade) == ("gathering", "auction")
    await cleo.say("start", fill_with_bots=True)
    assert cleo.table.status == "playing"


@pytest.mark.slow
async def test_a_finished_game_of_the_version_before_is_replayed(earlier: TestHall) -> None:
    (row,) = await earlier.store.games(Search())
    kept = await earlier.store.game(row.id)
    assert kept is not None
    assert "terms" not in json.loads(kept.record.splitlines()[0])
    game = replay(loads(kept.record))
    assert game.state.phase == OVER
    assert [seated.score for seated in row.players] == [score(game.state, seat) for seat in range(3)]


def test_the_database_is_of_the_version_before() -> None:
    text = BEFORE_TERMS.read_text("utf-8")
    assert "PRAGMA user_version = 1;" in text
    assert "own_raise" not in text


async def test_tables_of_an_earlier_database_are_read_once_and_sleep_from_then_on(earlier: TestHall) -> None:
    awake = set(earlier.reception.lobby.tables)
    assert {RUNNING, GATHERING} <= awake
    await earlier.restart()
    assert (earlier.reception.lobby.tables, earlier.reception.lobby.size) == ({}, len(awake))
    ana = await returned(earlier, "Ana", RUNNING)
    assert ana.table.status == "playing"
