"""Options say exactly what the law allows."""

from random import Random

import pytest
from hypothesis import given, settings

from maquignon.rules.game import Game
from tests.properties.exactness import assert_options_are_exact
from tests.properties.random_play import GRID, any_table, dice, house_tables, positions


@pytest.mark.parametrize(("edition", "players"), GRID)
@settings(max_examples=3)
@given(rng=dice())
def test_what_is_listed_can_be_done_and_nothing_else(edition: str, players: int, rng: Random) -> None:
    for position in positions(any_table(edition, players, rng), rng):
        if rng.random() < 0.2:
            assert_options_are_exact(position, rng)


@pytest.mark.slow
@settings(max_examples=40)
@given(game=house_tables(), rng=dice())
def test_the_same_by_any_house_rules(game: Game, rng: Random) -> None:
    for position in positions(game, rng):
        if rng.random() < 0.2:
            assert_options_are_exact(position, rng)
