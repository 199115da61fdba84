"""The merchant: what it reckons, and whom it beats."""

from random import Random

import pytest

from maquignon.bots.appraisal import notes_up_to
from maquignon.bots.bot import Bot
from maquignon.bots.merchant import Merchant
from maquignon.bots.prospects import Prospects
from maquignon.bots.roster import make_bot
from maquignon.bots.thrifty import ThriftyBot
from maquignon.play.dealer import Dealer
from maquignon.play.match import play_match
from maquignon.rules.cards import ANIMALS, NO_NOTES, count_notes
from maquignon.rules.game import Game, start, winners
from maquignon.rules.terms.charter import agree
from maquignon.rules.terms.editions import EDITIONS
from maquignon.rules.views import view

HORSE, COW, ROOSTER = (ANIMALS.index(animal) for animal in ("horse", "cow", "rooster"))


def table(**herds: dict[int, int]) -> Game:
    """A koehandel table of four with an empty pile and these herds."""
    game = start(agree("koehandel", [], {}, 4), 4, 0)
    game.state.pile = [0] * 10
    game.state.pile_left = 0
    for name, herd in herds.items():
        for animal, number in herd.items():
            game.state.herd["abcd".index(name)][animal] = number
    return game


def test_two_against_two_is_an_even_chance_and_three_against_one_is_not() -> None:
    even = Prospects(view(table(a={HORSE: 2}, b={HORSE: 2}), None))
    ahead = Prospects(view(table(a={HORSE: 3}, b={HORSE: 1}), None))
    assert even.standing(0) == even.standing(1)
    assert ahead.standing(0) > even.standing(0) > ahead.standing(1)


def test_a_trade_for_the_last_horse_swings_more_than_one_for_the_last_rooster() -> None:
    game = table(a={HORSE: 3, ROOSTER: 3}, b={HORSE: 1, ROOSTER: 1})
    prospects = Prospects(view(game, 0))
    assert prospects.swing_of_trade(0, 1, HORSE, 1) > prospects.swing_of_trade(0, 1, ROOSTER, 1) > 0


def test_a_family_is_worth_more_to_whoever_has_others_to_multiply_with() -> None:
    prospects = Prospects(view(table(a={COW: 4, HORSE: 3}, b={HORSE: 1, ROOSTER: 4}, c={HORSE: 0}), None))
    assert prospects.swing_of_lot(0, (HORSE,), 2) > prospects.swing_of_lot(3, (HORSE,), 2)


def test_asking_what_if_leaves_the_prospects_as_they_were() -> None:
    prospects = Prospects(view(table(a={HORSE: 2}, b={HORSE: 2}), None))
    before = prospects.standing(0)
    prospects.swing_of_trade(0, 1, HORSE, 2)
    prospects.keenest_rival(0, (COW,), [1, 2, 3])
    assert prospects.standing(0) == before


def test_no_points_are_contested_once_every_family_is_complete() -> None:
    game = table(**{"abcd"[animal % 4]: {} for animal in range(4)})
    for animal in range(10):
        game.state.herd[animal % 4][animal] = 4
    assert Prospects(view(game, None)).contested() == pytest.approx(0)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", ["merchant", "easy", "medium", "miser", "gambler", "talker"])
def test_everybody_plays_every_edition_to_its_end(name: str, edition: str) -> None:
    rules = agree(edition, ["coup-double"], {}, 3)
    bots: list[Bot] = [make_bot(name, Random(seat)) for seat in range(3)]
    assert winners(play_match(rules, bots, Dealer.shuffled(rules, Random(1)), 0).game)


@pytest.mark.slow
def test_one_merchant_beats_three_thrifty_ones_more_often_than_not() -> None:
    rules = agree("koehandel", [], {}, 4)
    won = 0.0
    for number in range(60):
        place = number % 4
        bots: list[Bot] = [ThriftyBot(Random(number * 10 + seat)) for seat in range(4)]
        bots[place] = Merchant(Random(number))
        first = winners(play_match(rules, bots, Dealer.shuffled(rules, Random(number)), number % 4).game)
        won += (place in first) / len(first)
    assert won > 25


def test_what_is_worth_less_than_nothing_is_offered_no_note() -> None:
    assert notes_up_to(count_notes([10, 50, 500]), -30.0) == NO_NOTES


def test_a_reserve_stays_in_the_purse_unless_a_family_can_be_completed() -> None:
    game = table(a={HORSE: 2})
    game.state.lot[0], game.state.lot_count = HORSE, 1
    game.state.purse[0] = list(count_notes([100, 100]))
    merchant = Merchant(Random(0))
    assert merchant._spendable(view(game, 0), 0) == pytest.approx(100)
    game.state.herd[0][HORSE] = 3
    assert merchant._spendable(view(game, 0), 0) == pytest.approx(200)
