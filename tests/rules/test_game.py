"""An action is done in the same way whether it is checked before, meanwhile or never."""

from random import Random

import pytest

from maquignon.rules.game import apply, apply_legal, copy_for
from maquignon.rules.state import OVER
from tests.properties.random_play import GRID, any_action, any_table


@pytest.mark.parametrize(("edition", "players"), GRID)
def test_checked_or_unchecked_a_game_takes_the_same_course(edition: str, players: int) -> None:
    rng = Random(players)
    checked = any_table(edition, players, rng)
    unchecked = checked.copy()
    while checked.state.phase != OVER:
        action = any_action(checked, rng)
        apply(checked, action)
        apply_legal(unchecked, action)
        assert checked == unchecked


@pytest.mark.parametrize(("edition", "players"), GRID)
def test_an_action_done_in_a_copy_for_it_leaves_the_game_as_it_was(edition: str, players: int) -> None:
    rng = Random(f"copies {players}")
    game = any_table(edition, players, rng)
    while game.state.phase != OVER:
        action = any_action(game, rng)
        before, after = game.copy(), copy_for(game, action)
        apply_legal(after, action)
        assert game == before
        apply_legal(before, action)
        assert after == before
        game = after
