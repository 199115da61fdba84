"""Opponents for people, from one that a child can beat to one that nobody beats easily."""

from typing import Final

from maquignon.bots.learned import Learned
from maquignon.bots.merchant import Merchant, Temper
from maquignon.rules.actions import Accept, Action, Bid, Counter, Pass
from maquignon.rules.choices import BidRange, Laying
from maquignon.rules.views import View

THICK: Final = 3
"""So many notes impress a beginner, whatever they are."""


class Easy(Merchant):
    """Makes the mistakes of somebody new at the table: spends all it has, dreams, catches the fever, and takes a thick
    pile of notes for a rich one."""

    temper = Temper(keenness=1.4, reserve=0.0, reluctance=1.5, variety=0.5, nerve=0.03, eagerness=0.0)
    dreams = 0.15
    fever = 0.3

    def _bid(self, view: View, seat: int, bids: BidRange) -> Action:
        """Now and then it forgets to bid, or cannot stop once it has begun."""
        mood = self._rng.random()
        if mood < self.dreams:
            return Pass(seat)
        if view.has_bid[seat] and mood > 1 - self.fever and bids.minimum <= bids.affordable:
            return Bid(seat, bids.minimum)
        return super()._bid(view, seat, bids)

    def _answer(self, view: View, seat: int, counter: Laying, forced: bool) -> Action:
        if forced or view.offer_size < THICK:
            return Counter(seat, self._lay(counter, 0.5 * self._rng.random() * self._limit_of_pride(view, seat)))
        return Accept(seat)

    def _limit_of_pride(self, view: View, seat: int) -> float:
        """What it would lay at most so as not to give in: half of an average share of the money."""
        return view.money_in_play / view.players


class Medium(Merchant):
    """Plain arithmetic, well done."""


class Hard(Learned):
    """The learned player on a day on which it does not always concentrate."""

    lapses = 0.45
