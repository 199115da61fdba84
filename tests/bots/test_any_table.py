"""The starter bots play by the rules at any table that can be set up."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from maquignon.bots.roster import make_bot
from maquignon.play.dealer import Dealer
from maquignon.play.match import play_match
from maquignon.rules.game import Game
from maquignon.rules.state import OVER
from tests.properties.random_play import house_tables


@pytest.mark.slow
@pytest.mark.parametrize("name", ["random", "thrifty"])
@given(table=house_tables(), seed=st.integers(0, 999))
@settings(max_examples=40)
def test_a_match_ends_whatever_the_house_rules(name: str, table: Game, seed: int) -> None:
    players = table.state.players
    bots = [make_bot(name, Random(f"{seed}/{seat}")) for seat in range(players)]
    dealer = Dealer.shuffled(table.edition, Random(seed))
    match = play_match(table.edition, bots, dealer, table.state.active)
    assert match.game.state.phase == OVER
