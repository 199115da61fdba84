"""What a seat believes of the others: how much they hold, and how much may lie under their cards."""

from dataclasses import dataclass
from typing import Final

from maquignon.bots.merchant import guess_offer, guess_purse
from maquignon.knowledge.purses import OFFERED, Knowledge
from maquignon.rules.views import View

BLUFFS: Final = 0.25
"""How often a pile of which nothing is known is taken for nothing but zeros."""
GIVES_IN: Final = 0.4
"""How often somebody is expected not to fight for an animal: to accept, or to counter with next to nothing."""


@dataclass(frozen=True, slots=True)
class Guess:
    """Money somebody lays: nothing now and then, otherwise any sum from the least to the most."""

    least: float
    most: float
    nothing: float

    def beaten_by(self, amount: float) -> float:
        """How likely this amount is more."""
        if amount <= 0:
            return 0.0
        above = (amount - self.least) / max(self.most - self.least, 1.0)
        return self.nothing + (1 - self.nothing) * min(1.0, max(0.0, above))


def cash_of(view: View, known: Knowledge | None, seat: int) -> float:
    """By the number of its notes; whoever remembers the game keeps within what can be deduced."""
    guess = guess_purse(view, seat)
    return guess if known is None else min(max(guess, known.poor[seat]), known.rich[seat])


def offer_guess(view: View, known: Knowledge | None) -> Guess:
    """What lies face down before this seat."""
    if known is None:
        return Guess(0.0, 2 * guess_offer(view), BLUFFS)
    least, most = known.pile_poor[OFFERED], known.pile_rich[OFFERED]
    usual = 2 * min(guess_offer(view), cash_of(view, known, view.active) * view.offer_size)
    return Guess(least, max(least, min(most, usual)), 0.0 if least else BLUFFS)


def reply_guess(view: View, known: Knowledge | None, other: int) -> Guess:
    """What somebody who is challenged will lay."""
    nothing = GIVES_IN if view.edition.counter == "optional" else GIVES_IN / 2
    return Guess(0.0, 0.8 * cash_of(view, known, other), nothing)
