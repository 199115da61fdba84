"""Who is asked next when nobody is in a hurry."""

import pytest

from maquignon.rules.actions import Action, Auction, Bid, Hammer, Pass, Pay, Preempt, Sell, Trade, TurnUp
from maquignon.rules.cards import count_notes
from maquignon.rules.game import Game, apply, start
from maquignon.rules.schedule import next_to_act
from maquignon.rules.state import HOUSE, NOBODY, OVER, TURN
from maquignon.rules.terms.editions import EDITIONS

COW = 8


def game_after(*actions: Action) -> Game:
    game = start(EDITIONS["koehandel"], players=4, first=1)
    for action in actions:
        apply(game, action)
    return game


OPENED = (Auction(1), TurnUp((COW,)))


@pytest.mark.parametrize(
    ("actions", "expected"),
    [
        ((), 1),
        ((Auction(1),), HOUSE),
        (OPENED, 2),
        ((*OPENED, Pass(2)), 3),
        ((*OPENED, Pass(2), Pass(3)), 0),
        ((*OPENED, Pass(2), Pass(3), Pass(0)), HOUSE),
        ((*OPENED, Bid(2, 10)), 3),
        ((*OPENED, Bid(2, 10), Pass(3), Pass(0)), HOUSE),
        ((*OPENED, Pass(2), Bid(3, 10)), 0),
        ((*OPENED, Pass(2), Bid(3, 10), Pass(0)), 2),
        ((*OPENED, Bid(2, 10), Bid(3, 20), Bid(0, 30)), 2),
        ((*OPENED, Bid(2, 10), Hammer()), 1),
        ((*OPENED, Bid(2, 10), Hammer(), Sell(1)), 2),
        ((*OPENED, Bid(2, 10), Hammer(), Preempt(1)), 1),
        ((*OPENED, Bid(2, 10), Hammer(), Sell(1), Pay(2, count_notes([10]))), 2),
    ],
)
def test_seats_are_asked_clockwise(actions: tuple[Action, ...], expected: int) -> None:
    assert next_to_act(game_after(*actions).state) == expected


def test_the_target_of_a_trade_is_asked() -> None:
    game = game_after(*OPENED, Hammer(), Auction(2), TurnUp((COW,)), Hammer())
    game.state.active = 1
    apply(game, Trade(1, 2, COW, count_notes([10])))
    assert next_to_act(game.state) == 2


def test_nobody_is_asked_once_the_game_is_over() -> None:
    game = game_after()
    game.state.phase = OVER
    assert next_to_act(game.state) == NOBODY


def test_claims_to_the_dove_come_first_the_oldest_before_the_younger() -> None:
    s = start(EDITIONS["bluff"], players=4, first=0).state
    assert s.phase == TURN
    assert next_to_act(s) == 0
    s.dove_claims[1], s.dove_claims[3] = 2, 1
    assert next_to_act(s) == 3
    s.dove_claims[3] = 0
    assert next_to_act(s) == 1
