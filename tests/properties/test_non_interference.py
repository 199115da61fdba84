"""Nobody can tell from what they see, may do or are told which notes they cannot see."""

from random import Random

import pytest
from hypothesis import given, settings

from maquignon.rules.game import Game
from maquignon.rules.state import OVER
from tests.properties.interference import assert_nothing_is_noticed, assert_nothing_is_told, deal_anew
from tests.properties.random_play import GRID, any_action, any_table, dice, house_tables, positions


@pytest.mark.parametrize(("edition", "players"), GRID)
@settings(max_examples=3)
@given(rng=dice())
def test_notes_dealt_anew_change_nothing_a_viewer_knows(edition: str, players: int, rng: Random) -> None:
    look_around(any_table(edition, players, rng), rng)


@pytest.mark.slow
@settings(max_examples=40)
@given(game=house_tables(), rng=dice())
def test_the_same_by_any_house_rules(game: Game, rng: Random) -> None:
    look_around(game, rng)


def look_around(game: Game, rng: Random) -> None:
    """At every position somebody looks, a player or a spectator, and then somebody acts."""
    for position in positions(game, rng):
        viewer = rng.choice([None, *range(position.state.players)])
        if position.state.phase == OVER:
            assert_nothing_is_noticed(position, deal_anew(position, viewer, rng), viewer)
        else:
            assert_nothing_is_told(position, viewer, any_action(position, rng), rng)
