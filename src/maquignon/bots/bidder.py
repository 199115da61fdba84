"""The half of a trader that sits at auctions: what a lot is worth to it, by its own purse and by who else wants it."""

from collections.abc import Sequence
from random import Random
from typing import Final

from maquignon.bots.appraisal import cheapest_payment
from maquignon.bots.cost import cost_of
from maquignon.bots.memory import Memory
from maquignon.bots.nature import Nature
from maquignon.bots.prospects import Prospects
from maquignon.bots.reckoner import Reckoner
from maquignon.knowledge.purses import Knowledge
from maquignon.rules.actions import Action, Bid, BuyBack, LetStand, Pass, Preempt, Sell
from maquignon.rules.cards import NO_NOTES, worth
from maquignon.rules.choices import BidRange, Settlement
from maquignon.rules.events import Event
from maquignon.rules.views import View

LESS_LOST: Final = 1.1
"""R5.5 where whoever loses a trade keeps what they laid, less of the purse must be saved for trades."""


class Bidder(Reckoner):
    listens = True
    nature = Nature()

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self.memory = Memory()
        self._lot: tuple[object, ...] = ()
        self._mood = 1.0
        self._outbid = 0

    def notice(self, events: Sequence[Event]) -> None:
        self.memory.notice(events)

    def _known(self, view: View) -> Knowledge | None:
        return self.memory.own(view)

    def _bid(self, view: View, seat: int, bids: BidRange) -> Action:
        """The least that leads while the lot is worth the notes; if they make more than that, all they make."""
        limit = self._limit(view, seat)
        if bids.minimum > bids.affordable:
            bluffs = bids.minimum <= 2 * limit and self._rng.random() < self.nature.nerve
            return Bid(seat, bids.minimum) if bluffs else Pass(seat)
        cost = cost_of(view.purse or NO_NOTES, bids.minimum)
        if cost > min(limit, self._spendable(view, seat)):
            return Pass(seat)
        return Bid(seat, min(max(cost, self._jump(bids, limit)), bids.affordable, bids.maximum))

    def _jump(self, bids: BidRange, limit: float) -> int:
        """Now and then more than the least, so that the price says little."""
        room = int(min(limit, bids.affordable) - bids.minimum) // 30
        steps = self._rng.randint(0, room) if room > 0 and self._rng.random() < 0.25 else 0
        return bids.minimum + 10 * steps

    def _preempt(self, view: View, seat: int) -> Action:
        cost = cost_of(view.purse or NO_NOTES, view.high_bid)
        wanted = self._limit(view, seat) >= self.nature.reluctance * cost and cost <= self._spendable(view, seat)
        return Preempt(seat) if wanted else Sell(seat)

    def _buy_back(self, view: View, seat: int, debt: Settlement) -> Action:
        notes = cheapest_payment(debt.purse, debt.price)
        wanted = self._limit(view, seat) >= self.nature.reluctance * (worth(notes) + debt.price)
        return BuyBack(seat, notes) if wanted else LetStand(seat)

    def _limit(self, view: View, seat: int) -> float:
        """What it would give for the lot: its mind is made up once, but it may be carried away."""
        lot = (view.pile, view.lot)
        if lot != self._lot:
            self._lot, self._mood, self._outbid = lot, self._stray(), 0
        elif view.leader not in (None, seat):
            self._outbid += 1
        return self._price(view, seat) * self._mood * (1 + self.nature.heat * min(self._outbid, 4))

    def _price(self, view: View, seat: int) -> float:
        """How much better the lot is here than with whoever else would have it, in money."""
        prospects = Prospects(view)
        others = [other for other in range(view.players) if other != seat]
        rival = view.leader if view.leader not in (None, seat) else prospects.keenest_rival(seat, view.lot, others)
        assert rival is not None
        swing = prospects.swing_of_lot(seat, view.lot, rival)
        return swing * self._fancy(view.lot) * self._money_per_point(view, prospects)

    def _money_per_point(self, view: View, prospects: Prospects) -> float:
        """The money there is against the points that are not yet safe: its own, mostly, for no other can be spent."""
        mine = worth(view.purse or NO_NOTES) * view.players
        money = self.nature.selfhood * mine + (1 - self.nature.selfhood) * view.money_in_play
        if view.edition.trade_money == "winner-pays":
            money *= LESS_LOST
        return self.nature.keenness * money / max(prospects.contested(), 1.0)

    def _fancy(self, animals: Sequence[int]) -> float:
        """How much more than their points these animals are to it."""
        return 1.0

    def _spendable(self, view: View, seat: int) -> float:
        """The purse less a reserve, unless the lot completes a family."""
        lot, full = view.lot, view.edition.family_size
        completes = any(view.herds[seat][animal] + lot.count(animal) == full for animal in lot)
        return worth(view.purse or NO_NOTES) * (1.0 if completes else 1 - self.nature.reserve)

    def _stray(self) -> float:
        return 1 + self.nature.variety * (2 * self._rng.random() - 1)
