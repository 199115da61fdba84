"""A simple, sensible bot: it knows what a family is worth and never bids money it does not have."""

from random import Random
from typing import Final

from maquignon.bots.appraisal import cheapest_payment, notes_up_to, price_of, price_of_lot, smallest_note
from maquignon.bots.bot import Deaf
from maquignon.bots.cost import cost_of
from maquignon.bots.reckoner import Reckoner
from maquignon.rules.actions import (
    Accept,
    Action,
    Auction,
    Bid,
    BuyBack,
    Counter,
    LetStand,
    Offer,
    Pass,
    Preempt,
    Sell,
    Trade,
)
from maquignon.rules.cards import NO_NOTES, worth
from maquignon.rules.choices import BidRange, Challenge, Laying, Settlement, Stake
from maquignon.rules.views import View

MODEST: Final = 0.5
"""The part of an animal's worth that it offers in a trade, and of an average note that it takes a hidden one for."""


class ThriftyBot(Deaf, Reckoner):
    def __init__(self, rng: Random) -> None:
        self._dice = rng.random

    def _bid(self, view: View, seat: int, bids: BidRange) -> Action:
        """The least that leads, as long as the lot is worth the notes that would have to be paid for it."""
        if bids.minimum > bids.affordable:
            return Pass(seat)
        cost = cost_of(view.purse or NO_NOTES, bids.minimum)
        return Bid(seat, bids.minimum) if cost <= price_of_lot(view, seat, view.lot) else Pass(seat)

    def _preempt(self, view: View, seat: int) -> Action:
        return Preempt(seat) if view.high_bid <= price_of_lot(view, seat, view.lot) else Sell(seat)

    def _buy_back(self, view: View, seat: int, debt: Settlement) -> Action:
        notes = cheapest_payment(debt.purse, debt.price)
        loss = worth(notes) + debt.price
        return BuyBack(seat, notes) if loss <= price_of_lot(view, seat, view.lot) else LetStand(seat)

    def _trade(self, view: View, seat: int, challenge: Challenge, forced: bool) -> Action:
        """Trade for what completes a family, or because there is nothing else to do."""
        stake = max(challenge.stakes, key=lambda stake: price_of(view, seat, stake.animal, stake.number))
        if not forced and not _completes(view, seat, stake):
            return Auction(seat)
        price = price_of(view, seat, stake.animal, stake.number)
        return Trade(seat, stake.target, stake.animal, self._lay(challenge, self._modest(view, price)))

    def _answer(self, view: View, seat: int, counter: Laying, forced: bool) -> Action:
        """Counter what looks like less than the animals are worth."""
        amount = self._modest(view, _price_at_stake(view, seat))
        if forced or amount > _guess_offer(view):
            return Counter(seat, self._lay(counter, amount))
        return Accept(seat)

    def _offer_again(self, view: View, seat: int, pile: Laying) -> Action:
        return Offer(seat, self._lay(pile, self._modest(view, _price_at_stake(view, seat))))

    def _modest(self, view: View, price: float) -> float:
        """What to lay for animals worth this price; without a pile money is good for nothing but trades."""
        if any(view.pile):
            return MODEST * price
        return self._dice() * worth(view.purse or NO_NOTES)

    def _lay(self, pile: Laying | Challenge, amount: float) -> tuple[int, ...]:
        """Notes for at most this amount, and every other time a zero to thicken the pile."""
        notes = notes_up_to(pile.purse, amount)
        if not any(notes) and pile.least:
            return smallest_note(pile.purse)
        bluff = pile.purse[0] > 0 and self._dice() < 0.5
        return (int(bluff), *notes[1:])


def _completes(view: View, seat: int, stake: Stake) -> bool:
    return view.herds[seat][stake.animal] + stake.number == view.edition.family_size


def _price_at_stake(view: View, seat: int) -> float:
    """What the animals of the trade under way are worth to this seat."""
    return 0.0 if view.animal is None else price_of(view, seat, view.animal, view.stake)


def _guess_offer(view: View) -> float:
    """The notes face down; nobody offers their best ones."""
    return MODEST * view.offer_size * view.money_in_play / max(1, sum(view.hand_sizes) + view.offer_size)
