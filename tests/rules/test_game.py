"""An action is done in the same way whether it is checked before, meanwhile or never."""

from random import Random

import pytest

from maquignon.rules.game import apply, apply_legal
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
