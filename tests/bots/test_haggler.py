"""The haggler: it plays by the law everywhere, and trades as the solved game says."""

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from maquignon.bots.haggler import Haggler
from maquignon.bots.roster import make_bot
from maquignon.play.dealer import Dealer
from maquignon.play.match import play_match
from maquignon.rules.actions import Trade
from maquignon.rules.cards import ANIMALS, count_notes, worth
from maquignon.rules.choices import Stake
from maquignon.rules.game import Game, start
from maquignon.rules.options import options
from maquignon.rules.state import OVER
from maquignon.rules.terms.charter import agree
from maquignon.rules.views import view
from tests.bots.knowing import Omniscience
from tests.play.tables import match_between
from tests.properties.random_play import house_tables

HORSE, ROOSTER = ANIMALS.index("horse"), ANIMALS.index("rooster")


@pytest.mark.slow
@given(table=house_tables(), seed=st.integers(0, 999))
@settings(max_examples=4)
def test_a_match_ends_whatever_the_house_rules(table: Game, seed: int) -> None:
    bots = [make_bot("haggler", Random(f"{seed}/{seat}")) for seat in range(table.state.players)]
    match = play_match(table.edition, bots, Dealer.shuffled(table.edition, Random(seed)), table.state.active)
    assert match.game.state.phase == OVER


@pytest.mark.parametrize("edition", ["koehandel", "bluff"])
def test_who_can_imagine_no_purse_trades_as_a_merchant_does(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maquignon.bots.haggler.deal_purses", lambda known, rng: None)
    match = match_between(["haggler"] * 3, edition)
    assert match.game.state.phase == OVER
    assert sum(isinstance(action, Trade) for action in match.actions) > 3


def last_horses(mine: list[int], theirs: list[int], others: Sequence[int] = ()) -> Game:
    """Two horses each are left to trade for, and a rooster, so that money still matters afterwards."""
    game = start(agree("koehandel", [], {}, 3), 3, 0)
    s = game.state
    s.pile, s.pile_left = [0] * 10, 0
    s.herd[0][HORSE] = s.herd[1][HORSE] = 2
    s.herd[0][ROOSTER], s.herd[2][ROOSTER] = 1, 3
    for seat, notes in enumerate((mine, theirs, others)):
        s.purse[seat] = list(count_notes(notes))
    s.money_in_play = sum(mine) + sum(theirs) + sum(others)
    return game


def offers(game: Game, times: int = 60) -> Counter[int]:
    """What a haggler to whom all purses have been shown lays, and how often."""
    laid: Counter[int] = Counter()
    for seed in range(times):
        bot = Haggler(Random(seed))
        bot.memory = Omniscience(game)
        choice = bot.choose(view(game, 0), options(game, 0))
        assert isinstance(choice, Trade)
        laid[worth(choice.notes)] += 1
    return laid


def test_against_somebody_without_money_it_lays_nothing() -> None:
    assert offers(last_horses([0, 10, 50], [0, 0], [100]), 10) == {0: 10}


def test_between_equals_it_lays_now_this_and_now_that() -> None:
    """Whoever always laid the same could be countered by ten more."""
    assert len(offers(last_horses([0, 10, 10, 50], [0, 10, 10, 50]))) > 1


def test_what_one_wins_by_a_trade_is_what_it_would_cost_the_other() -> None:
    """To the solved game the first is always the challenger: who is challenged sits on the other side of it."""
    game = last_horses([0, 10, 50], [0, 10, 50])
    bot, seen, stake = Haggler(Random(0)), view(game, 0), Stake(1, HORSE, 2)
    mine, theirs = (bot._stakes(seen, 0, stake, True, challenges) for challenges in (True, False))
    assert (mine.win, mine.lose) == (theirs.lose, theirs.win)
    assert mine.win != mine.lose
