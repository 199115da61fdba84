"""A record played again for one viewer tells that viewer what they could have seen, and nothing else."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec
import pytest

from maquignon.judgement.watching import Watcher
from maquignon.notation.record import Header, Record, RecordError, dumps, read, steps
from maquignon.rules.actions import Action
from maquignon.rules.audience import seen_by
from maquignon.rules.cards import KINDS_OF_NOTES
from maquignon.rules.views import view
from maquignon.server.replays import ReplayStep, TooManySteps, Viewpoint, encoded_replay, replay
from tests.project.checkout import ROOT
from tests.tables.twins import NAMES, Twins

RECORDS = [ROOT / f"tests/golden/{name}-plain.mq.jsonl" for name in ("bluff", "koehandel", "boursicocotte-2025")]
SECRET = ("notes", "offer", "counter")


def plain(found: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(found))


def viewpoint(viewer: int | None) -> Viewpoint:
    return "spectator" if viewer is None else cast(Viewpoint, str(viewer))


def told(step: ReplayStep) -> list[dict[str, Any]]:
    return [{key: value for key, value in plain(event).items() if key != "type"} for event in step.events]


def seen(record: str, viewer: int | None) -> Iterator[tuple[list[Any], Any]]:
    """What the law lets this viewer know, step by step."""
    header, lines = read(record)
    game = header.start()
    for step in steps(game, lines):
        yield [seen_by(event, viewer) for event in step.events], view(game, viewer)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_seat_and_a_spectator_are_shown_what_the_law_lets_them_know(path: Path) -> None:
    record = path.read_text()
    players = len(read(record)[0].players)
    hidden = known = 0
    for viewer in (None, *range(players)):
        shown = replay(record, viewpoint(viewer)).steps[1:]
        for step, (events, position) in zip(shown, seen(record, viewer), strict=True):
            assert told(step) == plain(events)
            mine = (position.purse, position.offer, position.paid)
            assert plain((step.view.purse, step.view.offer, step.view.paid)) == plain(mine)
            assert (step.action, step.purses) == (None, None)
            secrets = [event[key] for event in told(step) for key in SECRET if key in event]
            hidden += secrets.count(None)
            known += len(secrets) - secrets.count(None)
    assert min(hidden, known) > 20


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_with_all_cards_open_nothing_is_hidden(path: Path) -> None:
    header, lines = read(path.read_text())
    game = header.start()
    for step, _ in zip(replay(path.read_text(), "open").steps[1:], steps(game, lines), strict=True):
        on_the_table = {"offer": step.view.offer, "paid": step.view.paid}
        lies_there = {"offer": game.state.offer, "paid": game.state.paid}
        assert {pile: plain(notes) or [0] * KINDS_OF_NOTES for pile, notes in on_the_table.items()} == lies_there
        assert step.action is not None
        assert step.purses is not None
        assert not [key for event in told(step) for key in SECRET if key in event and event[key] is None]
        assert (step.view.offer is None) == (step.view.offer_size == 0)
        assert (step.view.paid is None) == (step.view.paid_size == 0)


def test_a_spectator_has_no_notes_to_judge_chances_by() -> None:
    record = RECORDS[1].read_text()
    assert replay(record, "spectator").chances is None
    viewpoints: tuple[Viewpoint, ...] = ("0", "open")
    for judge in viewpoints:
        told = replay(record, judge)
        assert told.chances is not None
        assert len(told.chances) == len(told.steps)


def test_chances_are_judged_by_all_that_was_heard_until_then() -> None:
    record = RECORDS[0].read_text()
    header, lines = read(record)
    game = header.start()
    watcher = Watcher(game, 1)
    watcher.look([])
    for step in steps(game, lines):
        watcher.look(step.events)
    assert replay(record, "1").chances == watcher.chances()


def test_a_replay_says_what_was_played_by_whom_and_who_began() -> None:
    header = Header(edition="bluff", players=NAMES, first=2, tags={"place": "the kitchen"})
    told = replay(dumps(Record(header, [])), "spectator")
    assert (told.edition.name, told.players, told.first) == ("bluff", list(NAMES), 2)
    assert told.tags == {"place": "the kitchen"}
    record = RECORDS[0].read_text()
    lines = [step.line for step in replay(record, "spectator").steps]
    assert lines == list(range(1, record.count("\n") + 1)), "each step names its line of the record"


def test_nobody_looks_from_a_seat_that_is_not_there() -> None:
    record = RECORDS[0].read_text()
    players = len(read(record)[0].players)
    replay(record, viewpoint(players - 1))
    with pytest.raises(RecordError):
        replay(record, viewpoint(players))


@pytest.mark.parametrize("edition", ["koehandel", "bluff"])
async def test_a_replay_from_a_seat_is_the_same_whatever_the_others_held(edition: str) -> None:
    """Events, positions, and the chances that the seat has in its own eyes."""
    rng, secrets = Random(edition), 0
    for game in range(3):
        twins = Twins(game, rng)
        await twins.open(edition=edition, house_rules={"payment": "free"})
        actions: tuple[list[Action], list[Action]] = ([], [])
        for _ in range(80):
            kept = tuple(list(half.actions) for half in (twins.here, twins.there))
            actions = (kept[0], kept[1])
            if not await twins.step():
                break
        await twins.close()
        header = Header(edition=edition, house_rules={"payment": "free"}, players=NAMES, first=0)
        mine, other = (replay(dumps(Record(header, list(done))), viewpoint(game)) for done in actions)
        assert mine.steps == other.steps
        assert mine.chances == other.chances
        secrets += actions[0] != actions[1]
    assert secrets >= 2


def test_a_replay_is_sent_plain_or_squeezed() -> None:
    record = RECORDS[1].read_text()
    body = encoded_replay(record, "spectator", squeeze=False)
    assert gzip.decompress(encoded_replay(record, "spectator", squeeze=True)) == body
    assert plain(replay(record, "spectator")) == msgspec.json.decode(body)


def test_nobody_watches_a_game_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    record = RECORDS[1].read_text()
    steps = record.count("\n") - 1
    monkeypatch.setattr("maquignon.server.replays.MOST_STEPS", steps)
    assert len(replay(record, "spectator").steps) == steps + 1
    monkeypatch.setattr("maquignon.server.replays.MOST_STEPS", steps - 1)
    with pytest.raises(TooManySteps):
        replay(record, "spectator")
