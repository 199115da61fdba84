"""Ten thousand random games for every edition and number of players, with everything watched that is watched anywhere.

`make soak` runs it, in batches so that it shows how far it has come. `SOAK_GAMES=500 make soak` plays fewer.
"""

import os
from random import Random

import pytest
from hypothesis import given

from maquignon.notation.record import Header, Record, dumps, loads, replay
from maquignon.notation.terms import changes
from maquignon.rules.actions import Action
from maquignon.rules.game import Game
from maquignon.rules.state import OVER
from tests.conservation import assert_all_cards_are_there
from tests.properties.exactness import assert_options_are_exact
from tests.properties.interference import assert_nothing_is_noticed, assert_nothing_is_told, deal_anew
from tests.properties.random_play import GRID, any_action, any_table, dice, house_tables, positions
from tests.table import NAMES

GAMES = int(os.environ.get("SOAK_GAMES", "10000"))
BATCH = 500


@pytest.mark.soak
@pytest.mark.parametrize("first_game", range(0, GAMES, BATCH))
@pytest.mark.parametrize(("edition", "players"), GRID)
def test_nothing_breaks_in_ten_thousand_games(edition: str, players: int, first_game: int) -> None:
    for number in range(first_game, min(first_game + BATCH, GAMES)):
        rng = Random(f"{edition} {players} {number}")
        watch(any_table(edition, players, rng), rng)


@pytest.mark.soak
@given(game=house_tables(), rng=dice())
def test_nothing_breaks_by_any_house_rules(game: Game, rng: Random) -> None:
    watch(game, rng)


def watch(game: Game, rng: Random) -> None:
    """Play to the end: no card is lost, options are exact, secrets are kept, and the record is the game."""
    log: list[Action] = []
    record = Record(_header(game), log)
    for position in positions(game, rng, log):
        assert_all_cards_are_there(position)
        if rng.random() < 0.02:
            assert_options_are_exact(position, rng)
        if rng.random() < 0.05:
            _assert_secrets_are_kept(position, rng)
    assert replay(loads(dumps(record))) == game


def _header(game: Game) -> Header:
    variants, house_rules = changes(game.edition)
    return Header(
        edition=game.edition.name,
        players=NAMES[: game.state.players],
        first=game.state.active,
        variants=tuple(variants),
        house_rules=house_rules,
    )


def _assert_secrets_are_kept(game: Game, rng: Random) -> None:
    viewer = rng.choice([None, *range(game.state.players)])
    if game.state.phase == OVER:
        assert_nothing_is_noticed(game, deal_anew(game, viewer, rng), viewer)
    else:
        assert_nothing_is_told(game, viewer, any_action(game, rng), rng)
