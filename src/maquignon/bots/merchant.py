"""The merchant: as far as plain arithmetic gets, with as many tempers as there are settings."""

from dataclasses import dataclass
from random import Random

from maquignon.bots.appraisal import cheapest_payment, pile_up
from maquignon.bots.bot import Deaf
from maquignon.bots.prospects import Prospects
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
from maquignon.rules.cards import worth
from maquignon.rules.choices import BidRange, Challenge, Laying, Notes, Settlement, Stake
from maquignon.rules.views import View


@dataclass(frozen=True, slots=True)
class Temper:
    """What makes one merchant different from another."""

    keenness: float = 0.62  # how dear a point is, next to an even split of all the money over all the points
    reserve: float = 0.5  # the part of the purse that stays in it unless a family can be completed
    reluctance: float = 2.8  # pre-empting costs the price and the income: how much better it must be than selling
    variety: float = 0.15  # how far bids and offers stray, so that nobody can read them
    nerve: float = 0.0  # how often to bid beyond the purse, and to lay nothing but zeros
    eagerness: float = 0.5  # the chance of winning from which a trade that completes a family is worth a turn


class Merchant(Deaf, Reckoner):
    temper = Temper()

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    # --- auctions

    def _bid(self, view: View, seat: int, bids: BidRange) -> Action:
        """The least that leads, while the lot is worth the notes it would cost."""
        price = self._price(view, seat) * self._whim()
        if bids.minimum > bids.affordable:
            bluffs = bids.minimum <= 2 * price and self._rng.random() < self.temper.nerve
            return Bid(seat, bids.minimum) if bluffs else Pass(seat)
        limit = min(price, self._spendable(view, seat))
        cost = worth(cheapest_payment(view.purse or (), bids.minimum))
        return Bid(seat, self._jump(bids, limit)) if cost <= limit else Pass(seat)

    def _jump(self, bids: BidRange, limit: float) -> int:
        """Now and then more than the least, so that the price says little."""
        room = int(limit - bids.minimum) // 20
        steps = self._rng.randint(0, room) if room > 0 and self._rng.random() < 0.25 else 0
        return min(bids.minimum + 10 * steps, bids.maximum)

    def _price(self, view: View, seat: int) -> float:
        """What the lot is worth in money: how much better it is here than with whoever else would have it."""
        prospects = Prospects(view)
        others = [other for other in range(view.players) if other != seat]
        rival = view.leader if view.leader not in (None, seat) else prospects.keenest_rival(seat, view.lot, others)
        assert rival is not None
        return prospects.swing_of_lot(seat, view.lot, rival) * self._money_per_point(view, prospects)

    def _spendable(self, view: View, seat: int) -> float:
        """The purse less a reserve, unless the lot completes a family."""
        completes = any(
            view.herds[seat][animal] + view.lot.count(animal) == view.edition.family_size for animal in view.lot
        )
        return worth(view.purse or ()) * (1.0 if completes else 1 - self.temper.reserve)

    def _limit(self, view: View, seat: int) -> float:
        return min(self._price(view, seat), self._spendable(view, seat))

    def _money_per_point(self, view: View, prospects: Prospects) -> float:
        """All the money at the table stands against all the points that are not yet safe."""
        return self.temper.keenness * view.money_in_play / max(prospects.contested(), 1.0)

    def _preempt(self, view: View, seat: int) -> Action:
        worthwhile = self._limit(view, seat) >= self.temper.reluctance * view.high_bid
        return Preempt(seat) if worthwhile else Sell(seat)

    def _buy_back(self, view: View, seat: int, debt: Settlement) -> Action:
        notes = cheapest_payment(debt.purse, debt.price)
        cost = worth(notes) + debt.price
        return BuyBack(seat, notes) if self._limit(view, seat) >= self.temper.reluctance * cost else LetStand(seat)

    # --- trades

    def _trade(self, view: View, seat: int, challenge: Challenge, forced: bool) -> Action:
        """Auction while the pile lasts; trade early only to complete a family, and with the longer purse."""
        prospects = Prospects(view)
        stake = max(challenge.stakes, key=lambda stake: self._promise(view, prospects, seat, stake))
        completes = view.herds[seat][stake.animal] + stake.number == view.edition.family_size
        if not forced and not (completes and self._odds(view, seat, stake.target) >= self.temper.eagerness):
            return Auction(seat)
        return Trade(seat, stake.target, stake.animal, self._lay_offer(view, seat, stake, challenge))

    def _promise(self, view: View, prospects: Prospects, seat: int, stake: Stake) -> float:
        swing = prospects.swing_of_trade(seat, stake.target, stake.animal, stake.number)
        return swing * (self._odds(view, seat, stake.target) - 0.4)

    def _odds(self, view: View, seat: int, other: int) -> float:
        mine = worth(view.purse or ())
        theirs = guess_purse(view, other)
        return mine / (mine + theirs) if mine + theirs else 0.5

    def _offer_again(self, view: View, seat: int, pile: Laying) -> Action:
        return Offer(seat, self._lay_offer(view, seat, _stake_of(view, seat), pile))

    def _lay_offer(self, view: View, seat: int, stake: Stake, pile: Laying | Challenge) -> Notes:
        return pile_up(pile, self._offer(view, seat, stake), self._rng)

    def _offer(self, view: View, seat: int, stake: Stake) -> float:
        """As much as the swing is worth, but never more than the other can match."""
        if self._rng.random() < self.temper.nerve:
            return 0.0
        prospects = Prospects(view)
        swing = prospects.swing_of_trade(seat, stake.target, stake.animal, stake.number)
        price = swing * self._money_per_point(view, prospects) * self._whim()
        return min(price, 1.1 * guess_purse(view, stake.target) + 10)

    def _answer(self, view: View, seat: int, counter: Laying, forced: bool) -> Action:
        """Beat the offer where the swing is worth it; otherwise a little, in case there is nothing under the cards."""
        guess = guess_offer(view) * 2 * self._whim()
        prospects = Prospects(view)
        swing = prospects.swing_of_trade(seat, view.active, view.animal or 0, view.stake)
        price = swing * self._money_per_point(view, prospects)
        if price > guess:
            return Counter(seat, pile_up(counter, min(price, guess + 10), self._rng))
        if forced or self._rng.random() < 0.5:
            return Counter(seat, pile_up(counter, 10.0, self._rng))
        return Accept(seat)

    def _whim(self) -> float:
        return 1 + self.temper.variety * (2 * self._rng.random() - 1)


def _stake_of(view: View, seat: int) -> Stake:
    """The trade under way, as its challenger sees it."""
    return Stake(view.target if view.target is not None else seat, view.animal or 0, view.stake)


def guess_purse(view: View, seat: int) -> float:
    """What is not in one's own purse lies with the others, note for note alike."""
    others = sum(size for other, size in enumerate(view.hand_sizes) if other != view.viewer) + view.offer_size
    unknown = view.money_in_play - worth(view.purse or ())
    return unknown * view.hand_sizes[seat] / max(1, others)


def guess_offer(view: View) -> float:
    others = sum(size for other, size in enumerate(view.hand_sizes) if other != view.viewer) + view.offer_size
    unknown = view.money_in_play - worth(view.purse or ())
    return unknown * view.offer_size / max(1, others)
