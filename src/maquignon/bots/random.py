"""A bot that does anything it may: every legal action has a chance.

It first picks evenly among the kinds of action (bid or pass, auction or trade …), then evenly among everything of that
kind: every amount of a bid, every set of notes that pays, every stake together with every set of notes to lay.
"""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, Final

from maquignon.bots.bot import Deaf
from maquignon.rules.actions import Action, Bid, BuyBack, Counter, Offer, Pay, Trade
from maquignon.rules.cards import worth
from maquignon.rules.choices import BidRange, Button, Challenge, Choice, Laying, Settlement
from maquignon.rules.options import Options
from maquignon.rules.payment import payments
from maquignon.rules.views import View

TRIES: Final = 50

Dice = Callable[[], float]
"""A number from 0 up to 1, all equally likely."""


class RandomBot(Deaf):
    looks = False

    def __init__(self, rng: Random) -> None:
        self._dice = rng.random

    def choose(self, view: View, options: Options) -> Action:
        dice = self._dice
        choices = options.choices
        choice = choices[int(dice() * len(choices))]
        if type(choice) is Button:
            return choice.press(options.seat)
        return _PICK[type(choice)](choice, options.seat, dice)


def _bid(bids: BidRange, seat: int, dice: Dice) -> Action:
    steps = (bids.maximum - bids.minimum) // 10 + 1
    return _make_bid(seat, bids.minimum + 10 * int(dice() * steps))


_make_bid: Final = cache(Bid)  # the same few bids are made over and over


def _settle(settlement: Settlement, seat: int, dice: Dice) -> Action:
    notes = _any_payment(settlement.purse, settlement.price, settlement.freely, dice)
    return Pay(seat, notes) if settlement.do == "pay" else BuyBack(seat, notes)


def _any_payment(purse: tuple[int, ...], price: int, freely: bool, dice: Dice) -> tuple[int, ...]:
    """Who may pay freely often has very many ways: one found by luck spares listing them all, and is as even."""
    for _ in range(TRIES if freely else 0):
        notes = _some_of(purse, 0, dice)
        if worth(notes) >= price:
            return notes
    ways = list(payments(purse, price, freely))
    return ways[int(dice() * len(ways))]


def _lay(laying: Laying, seat: int, dice: Dice) -> Action:
    notes = _some_of(laying.purse, laying.least, dice)
    return Counter(seat, notes) if laying.do == "counter" else Offer(seat, notes)


def _challenge(challenge: Challenge, seat: int, dice: Dice) -> Action:
    stake = challenge.stakes[int(dice() * len(challenge.stakes))]
    return Trade(seat, stake.target, stake.animal, _some_of(challenge.purse, challenge.least, dice))


def _some_of(purse: tuple[int, ...], least: int, dice: Dice) -> tuple[int, ...]:
    """Any set of notes, each equally likely: as many of each kind as the dice say, and once more if that is too few."""
    while True:
        notes = tuple([int(dice() * (count + 1)) if count else 0 for count in purse])
        if not least or any(notes):
            return notes


_PICK: Final[dict[type[Choice], Callable[[Any, int, Dice], Action]]] = {
    BidRange: _bid, Settlement: _settle, Laying: _lay, Challenge: _challenge,
}  # fmt: skip
