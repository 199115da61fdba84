"""The chance of every seat: they add up, nobody who is not there has one, and numba finds the same as numpy."""

from random import Random

import numpy as np
import pytest

from maquignon.judgement import inner
from maquignon.judgement.network import Array, Judgement, shipped, softmax
from maquignon.judgement.phases import phase_of, phases_of, seats_of
from maquignon.knowledge.hearsay import Listener
from maquignon.rules.game import start
from maquignon.turbo.codec import Draft
from maquignon.turbo.compiled import entry
from maquignon.turbo.observation import WIDTH, observe
from tests.turbo.tables import Table, house_table, printed_tables

TABLES = [*printed_tables(), *(house_table(Random(number)) for number in range(6))]


def seen(table: Table, seat: int = 0, left: int | None = None) -> Array:
    """What this seat knows before the first turn, with so many animals in the pile."""
    game = start(table.edition, table.players, 0)
    if left is not None:
        game.state.pile_left = left
    vector = np.zeros(WIDTH, np.float32)
    observe(game.state, Draft(), Listener(table.edition, table.players).knowledge, seat, vector)
    return vector


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_seat_there_is_has_a_chance_and_they_add_up(table: Table) -> None:
    (chances,) = shipped().chances(seen(table)[None])
    assert (chances[: table.players] > 0).all()
    assert not chances[table.players :].any()
    assert chances.sum() == pytest.approx(1, abs=1e-5)


def test_before_anything_has_happened_nobody_is_far_ahead() -> None:
    for table in printed_tables():
        (chances,) = shipped().chances(seen(table)[None])
        assert abs(chances[: table.players] - 1 / table.players).max() < 0.12


def test_the_pile_tells_the_phase() -> None:
    vectors = np.array([seen(TABLES[0], left=left) for left in (0, 1, 20, 21, 40)])
    assert phases_of(vectors).tolist() == [2, 1, 1, 0, 0]
    assert [phase_of(left / 40) for left in (0, 1, 20, 21, 40)] == [2, 1, 1, 0, 0]


def test_sureness_draws_everybody_towards_the_equal_share() -> None:
    there = seats_of(np.array([seen(table) for table in TABLES]))
    logits = np.random.default_rng(2).normal(size=(len(there), 5)).astype(np.float32)
    plain, shrunk, equal = (softmax(factor * logits, there) for factor in (1.0, 0.5, 0.0))
    assert (abs(shrunk - equal).max(axis=1) < abs(plain - equal).max(axis=1)).all()
    assert np.allclose(equal, there / there.sum(axis=1, keepdims=True))
    assert (shipped().sureness > 0).all()


def compiled_chances(judgement: Judgement, vectors: Array) -> Array:
    judge, width = entry(inner.judge), len(judgement.first[1])
    hidden, found = np.zeros((2, width), np.float32), np.zeros((len(vectors), 5), np.float32)
    for vector, chances in zip(vectors, found, strict=True):
        judge(vector, judgement.first, judgement.second, judgement.head, judgement.sureness, hidden, chances)
    return found


def test_compiled_judgement_is_the_same() -> None:
    vectors = np.array([seen(table, table.players - 1, left) for table in TABLES for left in (0, 9, 30)])
    judgement = shipped()
    assert np.allclose(compiled_chances(judgement, vectors), judgement.chances(vectors), atol=1e-4)
