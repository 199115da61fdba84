"""Whoever adds up the notes that events say have moved knows what everybody holds."""

from random import Random

import pytest
from hypothesis import given, settings

from maquignon.rules.game import Game
from maquignon.rules.state import OVER, State
from maquignon.rules.telling import play
from tests.properties.random_play import GRID, any_action, any_table, dice, house_tables
from tests.table import moves


def owned(s: State) -> list[list[int]]:
    """By seat: the purse, and what lies on the table and is still theirs, an offer or a price not yet let stand."""
    held = [list(purse) for purse in s.purse]
    held[s.active] = [sum(counts) for counts in zip(held[s.active], s.offer, s.paid, strict=True)]
    return held


def keep_books(game: Game, rng: Random) -> None:
    books = owned(game.state)
    while game.state.phase != OVER:
        for move in moves(play(game, any_action(game, rng))):
            assert move.notes is not None
            assert move.count == sum(move.notes) > 0
            for kind, count in enumerate(move.notes):
                books[move.receiver][kind] += count
                if move.giver is not None:
                    books[move.giver][kind] -= count
        assert books == owned(game.state)


@pytest.mark.parametrize(("edition", "players"), GRID)
@settings(max_examples=3)
@given(rng=dice())
def test_the_notes_that_moved_explain_every_purse(edition: str, players: int, rng: Random) -> None:
    keep_books(any_table(edition, players, rng), rng)


@pytest.mark.slow
@settings(max_examples=40)
@given(game=house_tables(), rng=dice())
def test_the_same_by_any_house_rules(game: Game, rng: Random) -> None:
    keep_books(game, rng)
