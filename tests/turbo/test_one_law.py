"""Two speeds, one law: plain and compiled agree on every attempt of thousands of games."""

from random import Random
from typing import NamedTuple

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from maquignon.rules.actions import BID, COUNTER, KINDS, TRADE
from maquignon.rules.cards import count_notes
from maquignon.rules.scoring import why_over
from maquignon.rules.state import OVER, TURNS_REMEMBERED, State
from maquignon.rules.terms.charter import agree
from maquignon.rules.terms.editions import EDITIONS
from maquignon.turbo import law, records
from tests.rulebook.scenes import wander, wandering
from tests.turbo.shrinking import shrunk
from tests.turbo.tables import Table, house_table, printed_tables
from tests.turbo.walks import Compact, Step, attempt, walk

PRINTED = printed_tables()


class Difference(NamedTuple):
    """Where the two speeds part: the attempt, both reasons, and the fields that are not the same after it."""

    place: int
    plain: int
    compiled: int
    fields: list[str]


def difference(table: Table, first: int, steps: list[Step], fault: dict[str, int]) -> Difference | None:
    """The first attempt after which the two speeds differ, if any; a `fault` is written into the compiled opening."""
    record = records.as_record(table.begin(first).state)
    actions = np.array([action for action, _, _ in steps], law.ACTION)
    expected = np.zeros(len(steps), records.STATE)
    reasons, states = np.zeros(len(steps), np.int64), expected.copy()
    for place, (_, _, state) in enumerate(steps):
        records.write(state, expected[place])
    for name, value in fault.items():
        record[name] = expected[name] = value
    law.replay(record, actions, reasons, states)
    differ = (states != expected) | (reasons != [reason for _, reason, _ in steps])
    if not differ.any():
        return None
    place = int(differ.argmax())
    fields = [name for name in records.STATE.names or () if (states[place][name] != expected[place][name]).any()]
    return Difference(place, steps[place][1], int(reasons[place]), fields)


def disagreement(table: Table, first: int, steps: list[Step], **fault: int) -> str | None:
    """The fewest attempts that make the two speeds differ, told so that they can be tried again; or None."""
    found = difference(table, first, steps, fault)
    if found is None:
        return None

    def differ(actions: list[Compact]) -> Difference | None:
        s, again = table.begin(first).state, list[Step]()
        for action in actions:
            attempt(s, action, again)
        return difference(table, first, again, fault)

    fewest = shrunk([action for action, _, _ in steps[: found.place + 1]], lambda actions: differ(actions) is not None)
    told = "\n".join(f"  {KINDS[action[0]]} {action}" for action in fewest)
    return f"{table.title}, seat {first} first: {differ(fewest)}\n{told}"


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
    for table in PRINTED * 22:
        first = rng.randrange(table.players)
        assert disagreement(table, first, walk(table.begin(first), rng, foul=0.2)) is None


MONEYLESS = [
    (edition, players, {"start_notes": [], "donkey_payments": [0, 0, 0, 0], "money_box": {"0": 20}, "lot_size": 3})
    for edition in EDITIONS
    for players in (3, 5)
]


@pytest.mark.parametrize(("name", "players", "rules"), MONEYLESS)
def test_going_round_in_circles_is_the_same_at_both_speeds(name: str, players: int, rules: dict[str, object]) -> None:
    """D21 with hardly a note in the game, hands and herds soon come back to what they were."""
    table = Table(f"{name}, {players} players, moneyless", agree(name, [], rules, players), players)
    rng = Random(table.title)
    for _ in range(6):
        first = rng.randrange(players)
        assert disagreement(table, first, walk(table.begin(first), rng, foul=0.1)) is None


def test_some_moneyless_games_do_go_round_in_circles() -> None:
    rng = Random(1)
    ended: set[str | None] = set()
    for name, players, rules in MONEYLESS:
        table = Table(name, agree(name, [], rules, players), players)
        for _ in range(6):
            steps = walk(table.begin(0), rng, foul=0)
            ended.add(why_over(steps[-1][2]))
    assert {"complete", "circles"} <= ended


def test_a_long_memory_is_the_same_at_both_speeds() -> None:
    """D21 two hundred trades in which nothing comes back three times: the oldest turns are forgotten."""
    table = wandering()
    record = records.as_record(table.game.state)
    steps: list[Step] = []
    s = table.game.state
    while s.phase != OVER:
        offer, counter = wander(table)
        for kind, seat, notes in ((TRADE, s.active, offer), (COUNTER, 1 - s.active, counter)):
            attempt(s, (kind, seat, 0, 1 - s.active, 8, count_notes(notes)), steps)
    assert s.turns_seen == TURNS_REMEMBERED
    reasons, states = np.zeros(len(steps), np.int64), np.zeros(len(steps), records.STATE)
    law.replay(record, np.array([action for action, _, _ in steps], law.ACTION), reasons, states)
    assert not reasons.any()
    assert [records.read(state, State) for state in states] == [state for _, _, state in steps]


def test_a_difference_is_reported_with_the_fewest_actions_that_show_it() -> None:
    table = PRINTED[0]
    report = disagreement(table, 0, walk(table.begin(0), Random(2)), bid_step=200)
    assert report is not None
    kinds = [line.split()[0] for line in report.splitlines()[1:]]
    assert kinds == ["auction", "turn_up", "turn_up", KINDS[BID]]
    assert "'high_bid'" in report


def test_a_position_survives_the_journey_into_a_record_and_back() -> None:
    for table in PRINTED[::4]:
        for _, _, state in walk(table.begin(1), Random(2), foul=0)[::50]:
            assert records.read(records.as_record(state), State) == state
