"""D21 at a live table: a game that goes round in circles is over for everybody, and a restart forgets nothing of it."""

import json
from collections.abc import Iterator
from typing import Any
from unittest import mock

import pytest

from maquignon.notation.record import loads, replay
from maquignon.notation.transcript import transcript
from maquignon.rules.events import Event, GameEnded, PositionReturned
from maquignon.rules.scoring import why_over
from maquignon.rules.state import NUMBERS_OF_A_TURN
from maquignon.tables.game import gathering
from maquignon.tables.game.shuffle import Shuffle
from maquignon.tables.protocol.answers import Finished, Refused, Update
from maquignon.tables.protocol.wire import EVENT_MIRRORS
from tests.project.checkout import ROOT
from tests.tables.hall import Person, TestHall, open_hall

LINES = [
    json.loads(line) for line in (ROOT / "tests/golden/boursicocotte-2025-circles.mq.jsonl").read_text().splitlines()
]
MOVES = [line for line in LINES if line.get("seat") in (0, 1, 2)]
PILE = tuple(animal for line in LINES if line.get("do") == "turn_up" for animal in line["animals"])


@pytest.fixture
def pile() -> Iterator[None]:
    """The animals lie as in the golden game."""
    with mock.patch.object(gathering, "shuffle", return_value=Shuffle(PILE, "nonce")):
        yield


async def seated(hall: TestHall) -> list[Person]:
    people = await hall.seated("Ana", "Ben", "Cleo", edition="boursicocotte-2025", house_rules={"lot_size": 3})
    dan = await Person(hall, "Dan").connect()
    await dan.say("join", code=people[0].table.code)
    return [*people, dan]


async def play(people: list[Person], moves: list[dict[str, Any]]) -> None:
    for move in moves:
        while people[0].update.view.phase == "bidding":
            await people[0].hall.time.pass_by(1_000)
        fields: dict[str, Any] = {key: value for key, value in move.items() if key not in ("seat", "do")}
        await people[move["seat"]].act(move["do"], **fields)
    assert not any(person.all(Refused) for person in people)


def told(person: Person, kind: type[Event]) -> list[Any]:
    """What this person was told of this kind, update by update."""
    events = [event for update in person.all(Update) for event in update.events]
    return [event for event in events if isinstance(event, EVENT_MIRRORS[kind])]


def remembered(hall: TestHall) -> list[int]:
    game = hall.only_table.sheet.game
    assert game is not None
    return list(game.state.seen[: game.state.turns_seen * NUMBERS_OF_A_TURN])


async def test_everybody_is_told_at_the_second_time_and_why_it_is_over_at_the_third(pile: None) -> None:
    async with open_hall() as hall:
        people = await seated(hall)
        await play(people, MOVES)
        for person in people:
            assert len(told(person, PositionReturned)) == 2
            (ended,) = told(person, GameEnded)
            assert ended.why == person.update.view.ended == "circles"
            assert person.update.view.returns == 2
            record = loads(person.last(Finished).record)
            assert why_over(replay(record).state) == "circles"
            assert "for the third time: the game is over" in " ".join(
                transcript(record.header, enumerate(record.actions, start=2), "en")
            )
        assert list(people[0].last(Finished).scores) == [2820, 880, 2010]


@pytest.mark.parametrize("left", [1, 2, 3, 4, 5])
async def test_a_restart_forgets_no_position_that_has_come_up(pile: None, left: int) -> None:
    async with open_hall() as hall:
        people = await seated(hall)
        await play(people, MOVES[:-left])
        seen, returns = remembered(hall), people[0].update.view.returns
        await hall.restart()
        for person in people:
            await person.connect(table=person.table.code)
        assert (remembered(hall), people[0].update.view.returns) == (seen, returns)
        await play(people, MOVES[-left:])
        assert [person.update.view.ended for person in people] == ["circles"] * 4
