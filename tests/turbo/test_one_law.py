"""Two speeds, one law: plain and compiled agree on every attempt of thousands of games."""

from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from maquignon.rules.state import State
from maquignon.turbo import law, records
from tests.turbo.tables import Table, house_table, printed_tables
from tests.turbo.walks import Step, walk

PRINTED = printed_tables()


def disagreement(table: Table, first: int, steps: list[Step]) -> str | None:
    """The shortest beginning of the game after which the two speeds differ, or None."""
    record = records.as_record(table.begin(first).state)
    actions = np.array([action for action, _, _ in steps], law.ACTION)
    expected = np.zeros(len(steps), records.STATE)
    reasons, states = np.zeros(len(steps), np.int64), expected.copy()
    for place, (_, _, state) in enumerate(steps):
        records.write(state, expected[place])
    law.replay(record, actions, reasons, states)
    differ = (states != expected) | (reasons != [reason for _, reason, _ in steps])
    if not differ.any():
        return None
    place = int(differ.argmax())
    beginning = [action for action, _, _ in steps[: place + 1]]
    fields = [name for name in records.STATE.names or () if (states[place][name] != expected[place][name]).any()]
    return (
        f"{table.title}, seat {first} first, after {beginning}: "
        f"reason {steps[place][1]} plain, {reasons[place]} compiled; different fields: {fields}"
    )


@pytest.mark.parametrize("table", PRINTED, ids=lambda table: table.title)
def test_a_printed_edition_is_the_same_at_both_speeds(table: Table) -> None:
    rng = Random(table.title)
    first = rng.randrange(table.players)
    assert disagreement(table, first, walk(table.begin(first), rng)) is None


@pytest.mark.slow
@settings(max_examples=300)
@given(st.integers(0, 2**32))
def test_any_house_rules_are_the_same_at_both_speeds(seed: int) -> None:
    rng = Random(seed)
    table = house_table(rng)
    first = rng.randrange(table.players)
    assert disagreement(table, first, walk(table.begin(first), rng)) is None


@pytest.mark.slow
def test_thousands_of_games_are_the_same_at_both_speeds() -> None:
    rng = Random(20)
    for table in PRINTED * 20:
        first = rng.randrange(table.players)
        assert disagreement(table, first, walk(table.begin(first), rng, foul=0.2)) is None


def test_a_difference_is_reported_with_the_shortest_beginning_that_shows_it() -> None:
    table = PRINTED[0]
    steps = walk(table.begin(0), Random(1))
    action, reason, state = steps[40]
    wrong = state.copy()
    wrong.high_bid += 10
    steps[40] = action, reason, wrong
    report = disagreement(table, 0, steps)
    assert report is not None
    assert str([done for done, _, _ in steps[:41]]) in report
    assert "['high_bid']" in report


def test_a_position_survives_the_journey_into_a_record_and_back() -> None:
    for table in PRINTED:
        for _, _, state in walk(table.begin(1), Random(2), foul=0)[::50]:
            assert records.read(records.as_record(state), State) == state
