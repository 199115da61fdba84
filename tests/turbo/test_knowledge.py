"""What can be deduced about a purse: never wrong, never from what the observer has not seen."""

from random import Random

import pytest

from maquignon.knowledge.purses import Knowledge, begin_knowing
from maquignon.knowledge.witness import witness
from maquignon.rules.act import act
from maquignon.rules.cards import KINDS_OF_NOTES, count_notes, size, worth
from maquignon.rules.state import BUYING_BACK, NOBODY, OVER, State
from tests.turbo.tables import Table, house_table, printed_tables
from tests.turbo.walks import some_action

PRINTED = printed_tables()


def owned(s: State, seat: int) -> list[int]:
    """Everything that is still this seat's, a pile on the table included."""
    notes = list(s.purse[seat])
    for kind in range(KINDS_OF_NOTES):
        if s.target != NOBODY and seat == s.active:
            notes[kind] += s.offer[kind]
        if s.phase == BUYING_BACK and seat == s.leader:
            notes[kind] += s.paid[kind]
    return notes


def assert_true(k: Knowledge, s: State, observer: int) -> None:
    for seat in range(s.players):
        notes = owned(s, seat)
        assert k.size[seat] == size(notes)
        assert k.poor[seat] <= worth(notes) <= k.rich[seat]
        for kind in range(KINDS_OF_NOTES):
            assert k.low[seat][kind] <= notes[kind] <= k.high[seat][kind]
        if seat == observer:
            assert k.low[seat] == k.high[seat] == notes
            assert k.poor[seat] == k.rich[seat] == worth(notes)


def observers(table: Table) -> dict[int, Knowledge]:
    known = {observer: Knowledge() for observer in (*range(table.players), NOBODY)}
    for knowledge in known.values():
        begin_knowing(knowledge, table.players, count_notes(table.edition.start_notes))
    return known


def assert_sound(table: Table, rng: Random) -> None:
    game = table.begin(0)
    s = game.state
    known = observers(table)
    while s.phase != OVER:
        for kind, seat, amount, target, animal, notes in some_action(game, rng):
            for observer, knowledge in known.items():
                witness(knowledge, observer, s, kind, seat, amount, animal, notes)
            act(s, kind, seat, amount, target, animal, notes)
            for observer, knowledge in known.items():
                assert_true(knowledge, s, observer)


@pytest.mark.parametrize("table", PRINTED[::5], ids=lambda table: table.title)
def test_the_truth_is_never_excluded(table: Table) -> None:
    assert_sound(table, Random(table.title))


@pytest.mark.slow
def test_the_truth_is_never_excluded_under_any_house_rules() -> None:
    rng = Random(4)
    for _ in range(60):
        assert_sound(house_table(rng), rng)
