"""Characters beside the ladder: about as strong as `medium`, and nobody would mistake one for another."""

from typing import Final

from maquignon.bots.beliefs import Guess
from maquignon.bots.cost import cost_of
from maquignon.bots.nature import Nature
from maquignon.bots.trader import Trader
from maquignon.rules.actions import Action, Bid
from maquignon.rules.cards import NO_NOTES, worth
from maquignon.rules.choices import BidRange, Notes
from maquignon.rules.views import View


class Miser(Trader):
    """Turns every note over, lets others spend theirs first, and then trades with the longer purse."""

    nature = Nature(
        keenness=0.65, selfhood=0.9, reserve=0.5, reluctance=2.6, variety=0.1, nerve=0.0, eagerness=1.2,
        restlessness=0.1, yielding=1.0, thrift=0.25,
    )  # fmt: skip


class Gambler(Trader):
    """Bids what it does not have, trades early, and now and then lays everything on one card."""

    nature = Nature(
        keenness=0.9, selfhood=0.7, reserve=0.0, reluctance=1.4, variety=0.2, nerve=0.12, eagerness=0.2,
        restlessness=0.25, heat=0.06, yielding=0.9, thrift=0.25,
    )  # fmt: skip
    ALL_OR_NOTHING: Final = 0.08

    def _weigh(self, view: View, guess: Guess, value: float, purse: Notes) -> tuple[float, float]:
        amount, gain = super()._weigh(view, guess, value, purse)
        if self._rng.random() < self.ALL_OR_NOTHING:
            return float(worth(purse)), value
        return amount, gain


class Talker(Trader):
    """Has a word for everything and a bid for every lot: it opens, and seldom means it."""

    nature = Nature(reserve=0.3, variety=0.2, nerve=0.06, restlessness=0.2, yielding=1.4)
    SMALL_CHANGE: Final = 0.06
    """The part of its purse that a word is worth to it."""

    def _bid(self, view: View, seat: int, bids: BidRange) -> Action:
        purse = view.purse or NO_NOTES
        if view.leader is None and bids.minimum <= bids.affordable:
            if cost_of(purse, bids.minimum) <= self.SMALL_CHANGE * worth(purse):
                return Bid(seat, bids.minimum)
        return super()._bid(view, seat, bids)
