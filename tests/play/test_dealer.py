"""The dealer is the only one who knows the order of the pile."""

from collections import Counter
from random import Random

import pytest

from maquignon.play.dealer import Dealer
from maquignon.rules.actions import Auction, Deal, Hammer, TurnUp
from maquignon.rules.cards import KINDS_OF_ANIMALS
from maquignon.rules.game import apply, start
from maquignon.rules.terms.charter import agree
from maquignon.rules.terms.edition import Edition
from maquignon.rules.terms.editions import EDITIONS

KOEHANDEL = EDITIONS["koehandel"]
IN_A_ROW = [animal for animal in range(KINDS_OF_ANIMALS) for _ in range(4)]


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_a_shuffled_pile_holds_every_animal_as_often_as_the_edition_says(edition: Edition) -> None:
    order = Dealer.shuffled(edition, Random(1)).order
    assert Counter(order) == dict.fromkeys(range(KINDS_OF_ANIMALS), edition.family_size)


def test_the_same_dice_shuffle_the_same_pile() -> None:
    assert Dealer.shuffled(KOEHANDEL, Random(5)) == Dealer.shuffled(KOEHANDEL, Random(5))
    assert Dealer.shuffled(KOEHANDEL, Random(5)) != Dealer.shuffled(KOEHANDEL, Random(6))


def test_animals_come_up_in_the_order_of_the_pile() -> None:
    dealer = Dealer.stacked(KOEHANDEL, list(reversed(IN_A_ROW)))
    game = start(KOEHANDEL, players=3, first=0)
    for animal in (9, 9, 9, 9, 8):
        apply(game, Auction(game.state.active))
        assert dealer.answer(game) == TurnUp((animal,))
        apply(game, dealer.answer(game))
        assert dealer.answer(game) == Hammer()
        apply(game, dealer.answer(game))


def test_the_last_lot_is_what_is_left() -> None:
    edition = agree("koehandel", [], {"lot_size": 3}, 3)
    dealer = Dealer.stacked(edition, IN_A_ROW)
    game = start(edition, players=3, first=0)
    while game.state.pile_left:
        apply(game, Auction(game.state.active))
        lot = dealer.answer(game)
        apply(game, lot)
        apply(game, dealer.answer(game))
    assert lot == TurnUp((9,))


def test_the_opening_deal_comes_off_the_top() -> None:
    edition = agree("koehandel", [], {"opening_deal": 2}, 3)
    dealer = Dealer.stacked(edition, IN_A_ROW)
    game = start(edition, players=3, first=0)
    assert dealer.answer(game) == Deal((0, 0, 0, 0, 1, 1))
    apply(game, dealer.answer(game))
    apply(game, Auction(0))
    assert dealer.answer(game) == TurnUp((1,))


def test_a_dealer_takes_over_in_the_middle_of_a_game() -> None:
    game = start(KOEHANDEL, players=3, first=0)
    apply(game, Auction(0))
    apply(game, Dealer.stacked(KOEHANDEL, IN_A_ROW).answer(game))
    apply(game, Hammer())
    apply(game, Auction(1))
    assert Dealer.stacked(KOEHANDEL, IN_A_ROW).answer(game) == TurnUp((IN_A_ROW[1],))


@pytest.mark.parametrize("order", [[], IN_A_ROW[1:], [*IN_A_ROW[:-1], 0], [*IN_A_ROW[:-1], 10]])
def test_a_pile_that_is_not_the_editions_is_refused(order: list[int]) -> None:
    with pytest.raises(ValueError, match="holds 4 of each animal"):
        Dealer.stacked(KOEHANDEL, order)
