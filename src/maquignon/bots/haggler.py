"""The haggler: a merchant whose offers and answers in a trade are those of the solved game."""

from collections.abc import Mapping, Sequence
from itertools import islice
from random import Random
from typing import Final, TypeVar

from maquignon.bots.bargain import ACCEPT, Bargain, Offering, Stakes, solve
from maquignon.bots.imagine import deal_purses
from maquignon.bots.memory import Memory
from maquignon.bots.merchant import Merchant
from maquignon.bots.prospects import Prospects
from maquignon.knowledge.purses import Knowledge
from maquignon.rules.actions import Accept, Action, Counter
from maquignon.rules.cards import Purse, size, worth
from maquignon.rules.choices import Challenge, Laying, Notes, Stake
from maquignon.rules.events import Event
from maquignon.rules.payment import subsets
from maquignon.rules.views import View

PURSES: Final = 8
"""How many each side is believed to hold, one of them, on the own side, the true one."""
ROUNDS: Final = 120
THRIFT: Final = 0.5
"""What money is worth in a trade, next to an auction: what one side pays, the other has to spend again."""

T = TypeVar("T")


class Haggler(Merchant):
    """Knows what everybody may hold, and what the others may think that it holds."""

    listens = True

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.memory = Memory()

    def notice(self, events: Sequence[Event]) -> None:
        self.memory.notice(events)

    def _lay_offer(self, view: View, seat: int, stake: Stake, pile: Laying | Challenge) -> Notes:
        may_accept = view.edition.counter == "optional"
        bargain = self._solve(view, seat, stake, may_accept, challenges=True)
        if bargain is None:
            return super()._lay_offer(view, seat, stake, pile)
        offering = self._draw(bargain.offers(0))
        return min(notes for notes in subsets(pile.purse) if Offering(size(notes), worth(notes)) == offering)

    def _answer(self, view: View, seat: int, counter: Laying, forced: bool) -> Action:
        stake = Stake(view.active, view.animal or 0, view.stake)
        bargain = self._solve(view, seat, stake, not forced, challenges=False)
        if bargain is None or view.offer_size not in bargain.counts:
            return super()._answer(view, seat, counter, forced)
        answer = self._draw(bargain.replies(0, view.offer_size))
        if answer == ACCEPT:
            return Accept(seat)
        piles = (notes for notes in subsets(counter.purse) if worth(notes) == answer and size(notes) >= counter.least)
        return Counter(seat, min(piles, key=size))

    def _solve(self, view: View, seat: int, stake: Stake, may_accept: bool, *, challenges: bool) -> Bargain | None:
        """The trade as both sides may see it, the own purse first; nothing where no purses fit what is known."""
        theirs = self._believe(self.memory.own(view), stake.target, PURSES)
        if not theirs:
            return None
        mine = [(view.purse or (), 1.0), *self._believe(self.memory.public(view), seat, PURSES - 1)]
        stakes = self._stakes(view, seat, stake, may_accept, challenges)
        return solve(mine, theirs, stakes, ROUNDS) if challenges else solve(theirs, mine, stakes, ROUNDS)

    def _believe(self, known: Knowledge, seat: int, number: int) -> list[tuple[Purse, float]]:
        """Purses that this seat may hold by what is known, all equally likely."""
        deals = (deal_purses(known, self._rng) for _ in range(3 * number))
        return [(tuple(purses[seat]), 1.0) for purses in islice(filter(None, deals), number)]

    def _stakes(self, view: View, seat: int, stake: Stake, may_accept: bool, challenges: bool) -> Stakes:
        prospects = Prospects(view)
        now = prospects.standing(seat)
        won, lost = (
            abs(prospects.after(seat, [(seat, stake.animal, moved), (stake.target, stake.animal, -moved)]) - now)
            for moved in (stake.number, -stake.number)
        )
        win, lose = (won, lost) if challenges else (lost, won)
        money = THRIFT / max(self._money_per_point(view, prospects), 1e-9)
        return Stakes(win, lose, money, may_accept, winner_pays=view.edition.trade_money == "winner-pays")

    def _draw(self, mix: Mapping[T, float]) -> T:
        return self._rng.choices(list(mix), list(mix.values()))[0]
