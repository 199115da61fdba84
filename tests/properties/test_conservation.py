"""All cards are there at every step, and every game comes to an end."""

from random import Random

import pytest
from hypothesis import given, settings

from maquignon.rules.cards import KINDS_OF_ANIMALS
from maquignon.rules.game import Game, to_act, winners
from maquignon.rules.scoring import final_count, score, why_over
from tests.conservation import assert_all_cards_are_there
from tests.properties.random_play import GRID, any_table, dice, house_tables, positions


@pytest.mark.parametrize(("edition", "players"), GRID)
@settings(max_examples=10)
@given(rng=dice())
def test_animals_and_notes_are_conserved_until_every_family_is_complete(
    edition: str, players: int, rng: Random
) -> None:
    walk_to_the_end(any_table(edition, players, rng), rng)


@pytest.mark.slow
@given(game=house_tables(), rng=dice())
def test_the_same_by_any_house_rules(game: Game, rng: Random) -> None:
    walk_to_the_end(game, rng)


def walk_to_the_end(game: Game, rng: Random) -> None:
    for position in positions(game, rng):
        assert_all_cards_are_there(position)
    s = game.state
    assert to_act(game) == []
    assert winners(game)
    assert all(final_count(s, seat).total == score(s, seat) for seat in range(s.players))
    if why_over(s) == "complete":
        assert s.pile_left == 0
        for animal in range(KINDS_OF_ANIMALS):
            assert sorted(herd[animal] for herd in s.herd) == [0, 0, 0, 0, s.family_size]
