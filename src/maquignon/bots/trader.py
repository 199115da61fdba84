"""The trader: a bidder who also weighs, in a trade, how much to lay against what the other may lay."""

from math import exp
from typing import Final

from maquignon.bots.appraisal import pile_up
from maquignon.bots.beliefs import Guess, cash_of, offer_guess, reply_guess
from maquignon.bots.bidder import Bidder
from maquignon.bots.prospects import Prospects
from maquignon.rules.actions import Accept, Action, Auction, Counter, Offer, Trade
from maquignon.rules.cards import NO_NOTES, worth
from maquignon.rules.choices import Challenge, Laying, Notes, Stake
from maquignon.rules.views import View

STEPS: Final = 10
"""So many sums are weighed against each other before something is laid."""
PRIDE: Final = 3.0
"""How quickly the wish to take the money fades where a fight promises more: no horse is sold for a song."""
FEWEST_LOTS: Final = 4
"""A turn at the last auctions is worth no more than this part of the money."""


class Trader(Bidder):
    def _trade(self, view: View, seat: int, challenge: Challenge, forced: bool) -> Action:
        """The most promising trade, if it promises more than the turn would bring as auctioneer."""
        prospects = Prospects(view)
        promises = [self._promise(view, prospects, seat, stake) for stake in challenge.stakes]
        best = max(promises)
        turn = view.money_in_play / max(FEWEST_LOTS, sum(view.pile))
        if not forced and best < self.nature.eagerness * turn:
            return Auction(seat)
        stake = challenge.stakes[promises.index(best)]
        return Trade(seat, stake.target, stake.animal, self._lay_offer(view, seat, stake, challenge))

    def _offer_again(self, view: View, seat: int, pile: Laying) -> Action:
        stake = Stake(view.target if view.target is not None else seat, view.animal or 0, view.stake)
        return Offer(seat, self._lay_offer(view, seat, stake, pile))

    def _answer(self, view: View, seat: int, counter: Laying, forced: bool) -> Action:
        """The less the best fight promises, the likelier it takes the money; but never for sure, nor by the count."""
        value = self._value(view, Prospects(view), seat, Stake(view.active, view.animal or 0, view.stake))
        guess = offer_guess(view, self._known(view))
        hope = max(0.0, *self._weighed(view, guess, value, _sums(worth(counter.purse), guess))) / max(value, 1.0)
        if not forced and self._rng.random() < min(0.95, self.nature.yielding * exp(-PRIDE * hope)):
            return Accept(seat)
        amount, _ = self._weigh(view, guess, value, counter.purse)
        return Counter(seat, pile_up(counter, max(amount, 10.0), self._rng))

    def _lay_offer(self, view: View, seat: int, stake: Stake, pile: Laying | Challenge) -> Notes:
        if self._rng.random() < self.nature.nerve:
            return pile_up(pile, 0.0, self._rng)
        value = self._value(view, Prospects(view), seat, stake)
        amount, _ = self._weigh(view, reply_guess(view, self._known(view), stake.target), value, pile.purse)
        return pile_up(pile, amount, self._rng)

    def _value(self, view: View, prospects: Prospects, seat: int, stake: Stake) -> float:
        """How much better it is to win this trade than to lose it, in money."""
        swing = prospects.swing_of_trade(seat, stake.target, stake.animal, stake.number)
        return swing * self._fancy([stake.animal]) * self._money_per_point(view, prospects) * self._stray()

    def _promise(self, view: View, prospects: Prospects, seat: int, stake: Stake) -> float:
        """What this trade is worth, next to none at all."""
        guess = reply_guess(view, self._known(view), stake.target)
        value = self._value(view, prospects, seat, stake)
        gains = self._weighed(view, guess, value, _sums(worth(view.purse or NO_NOTES), guess))
        lost = prospects.after(seat, [(seat, stake.animal, -stake.number), (stake.target, stake.animal, stake.number)])
        return max(gains) - (prospects.standing(seat) - lost) * self._money_per_point(view, prospects)

    def _weigh(self, view: View, guess: Guess, value: float, purse: Notes) -> tuple[float, float]:
        """How much to lay for what is worth so much, and the gain: what promises more is likelier, never certain."""
        sums = _sums(worth(purse), guess)
        gains = self._weighed(view, guess, value, sums)
        best, scale = max(gains), max(self.nature.restlessness * value, 1.0)
        place = self._rng.choices(range(len(sums)), [exp((gain - best) / scale) for gain in gains])[0]
        return sums[place], gains[place]

    def _weighed(self, view: View, guess: Guess, value: float, sums: list[float]) -> list[float]:
        thrift = self._thrift(view)
        if view.edition.trade_money == "winner-pays":  # R5.5 whoever loses keeps what they laid
            return [guess.beaten_by(amount) * (value - thrift * amount) for amount in sums]
        return [guess.beaten_by(amount) * value - thrift * amount for amount in sums]

    def _thrift(self, view: View) -> float:
        """What laid money is worth: all of it while there are auctions, little later, nothing beyond any need."""
        if any(view.pile):
            return 1.0
        return self.nature.thrift * min(1.0, self._needed(view) / max(worth(view.purse or NO_NOTES), 1))

    def _needed(self, view: View) -> float:
        """What could be asked of this purse: for every family still open, what its richest rival holds."""
        seat, full, known = view.viewer or 0, view.edition.family_size, self._known(view)
        cash = [0.0 if other == seat else cash_of(view, known, other) for other in range(view.players)]
        return sum(
            max(money for money, herd in zip(cash, view.herds, strict=True) if herd[animal])
            for animal, mine in enumerate(view.herds[seat])
            if 0 < mine < full
        )


def _sums(purse: int, guess: Guess) -> list[float]:
    """Nothing, next to nothing, and so on up to what wins for sure or all there is."""
    most = min(float(purse), guess.most + 10)
    return [0.0, 10.0, *(most * step / STEPS for step in range(1, STEPS + 1))]
