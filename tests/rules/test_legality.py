"""Refusals that no player at a table could provoke: actions from outside the table, and the house card by card."""

import pytest

from maquignon.rules.actions import CLAIM_DOVE, DEAL, KINDS, TURN_UP, Auction, Bid, ClaimDove, Pass, Trade
from maquignon.rules.cards import NO_NOTES
from maquignon.rules.game import refusal
from maquignon.rules.legality import why_not
from maquignon.rules.reasons import FINE, GAME_OVER, NOT_IN_PILE, NOT_NOW, REASONS
from maquignon.rules.state import HOUSE, NOBODY, OVER, PHASES
from tests.table import Table


def bidding() -> Table:
    table = Table("bluff")
    table.auctions("Ana", "cow")
    return table


@pytest.mark.parametrize("seat", [-7, -2, 3, 5, 99])
def test_nobody_acts_from_a_seat_that_is_not_there(seat: int) -> None:
    game = bidding().game
    for action in (Bid(seat, 10), Pass(seat), Auction(seat), ClaimDove(seat)):
        assert refusal(game, action) == "no_such_seat"


def test_the_house_does_not_play() -> None:
    game = bidding().game
    assert refusal(game, Bid(HOUSE, 10)) == "not_your_turn"
    assert refusal(game, Pass(HOUSE)) == "not_your_turn"
    assert refusal(game, ClaimDove(HOUSE)) == "no_dove_to_claim"
    assert refusal(Table("bluff").game, Auction(HOUSE)) == "not_your_turn"


@pytest.mark.parametrize("target", [-1, -2, 3, 5])
def test_nobody_trades_with_a_seat_that_is_not_there(target: int) -> None:
    table = Table("koehandel")
    table.owns("Ana", "cow")
    assert refusal(table.game, Trade(0, target, 8, (0, 1, 0, 0, 0, 0))) == "no_such_target"


@pytest.mark.parametrize("animal", [-1, 10])
def test_nobody_trades_an_animal_that_does_not_exist(animal: int) -> None:
    assert refusal(Table("koehandel").game, Trade(0, 1, animal, (0, 1, 0, 0, 0, 0))) == "animal_not_shared"


@pytest.mark.parametrize("animal", [-1, 10])
def test_an_animal_that_does_not_exist_is_not_in_the_pile(animal: int) -> None:
    table = Table("koehandel")
    table.auctions("Ana")
    assert why_not(table.game.state, TURN_UP, HOUSE, 0, NOBODY, animal, NO_NOTES) == NOT_IN_PILE


def test_the_house_turns_over_card_by_card_what_the_pile_holds() -> None:
    table = Table("boursicocotte-2025", house_rules={"opening_deal": 1})
    s = table.game.state
    assert why_not(s, DEAL, HOUSE, 0, NOBODY, 8, NO_NOTES) == FINE
    assert why_not(s, TURN_UP, HOUSE, 0, NOBODY, 8, NO_NOTES) == NOT_NOW
    table.owns_families("Cleo", "cow")
    assert why_not(s, DEAL, HOUSE, 0, NOBODY, 8, NO_NOTES) == NOT_IN_PILE


@pytest.mark.parametrize("kind", range(len(KINDS)), ids=KINDS)
def test_after_the_end_nothing_may_be_done(kind: int) -> None:
    s = Table("bluff").game.state
    s.phase = OVER
    s.dove_claims[0] = 1 if kind == CLAIM_DOVE else 0
    assert why_not(s, kind, 0, 10, 1, 0, NO_NOTES) == GAME_OVER


def test_every_code_has_one_name() -> None:
    assert len(set(REASONS)) == len(REASONS)
    assert len(set(KINDS)) == len(KINDS) == 16
    assert len(set(PHASES)) == len(PHASES) == 10
