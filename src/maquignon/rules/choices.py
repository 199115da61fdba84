"""The kinds of choices a seat can have: each checks an action, lists actions and can draw a button."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from maquignon.rules.actions import (
    Accept,
    Action,
    Auction,
    Bid,
    BuyBack,
    ClaimDove,
    Counter,
    Deal,
    Hammer,
    LetStand,
    Offer,
    Pass,
    Pay,
    Preempt,
    Sell,
    Trade,
    TurnUp,
)
from maquignon.rules.cards import KINDS_OF_ANIMALS, size
from maquignon.rules.payment import best_payments, ceilings, holds, payments, subsets, why_not_payment
from maquignon.rules.reasons import FINE
from maquignon.rules.state import MOST_SEATS

Notes = tuple[int, ...]
WAYS_SHOWN: Final = 6


@dataclass(frozen=True, slots=True)
class Button:
    """An action with nothing to choose about it."""

    do: Literal["auction", "pass", "hammer", "sell", "preempt", "let_stand", "accept", "claim_dove"]

    def allows(self, action: Action) -> bool:
        return True

    def press(self, seat: int) -> Action:
        return _PRESSED[self.do][seat]

    def actions(self, seat: int) -> Iterator[Action]:
        yield self.press(seat)


@dataclass(slots=True)
class BidRange:
    """Any multiple of ten from `minimum` to `maximum`; beyond `affordable` it is a bluff."""

    minimum: int
    maximum: int
    affordable: int
    do: Literal["bid"] = "bid"

    def allows(self, action: Action) -> bool:
        return action.amount % 10 == 0 and self.minimum <= action.amount <= self.maximum

    def actions(self, seat: int) -> Iterator[Action]:
        return (Bid(seat, amount) for amount in range(self.minimum, self.maximum + 1, 10))


@dataclass(slots=True)
class Settlement:
    """A price to be paid from `purse`; `freely`: with any notes that cover it."""

    do: Literal["pay", "buy_back"]
    price: int
    purse: Notes
    freely: bool

    @property
    def ceilings(self) -> Notes:
        """What may be paid at most, by the kind of the smallest note among it."""
        return ceilings(self.purse, self.price, self.freely)

    @property
    def ways(self) -> tuple[Notes, ...]:
        """Good ways to pay, the best first."""
        return tuple(best_payments(self.purse, self.price, WAYS_SHOWN))

    def allows(self, action: Action) -> bool:
        return why_not_payment(self.purse, self.price, action.notes, self.freely) == FINE

    def actions(self, seat: int) -> Iterator[Action]:
        make = Pay if self.do == "pay" else BuyBack
        return (make(seat, notes) for notes in payments(self.purse, self.price, self.freely))


@dataclass(slots=True)
class Laying:
    """Notes to be laid face down from `purse`, at least `least` of them."""

    do: Literal["counter", "offer"]
    purse: Notes
    least: int

    def allows(self, action: Action) -> bool:
        return holds(self.purse, action.notes) and size(action.notes) >= self.least

    def actions(self, seat: int) -> Iterator[Action]:
        make = Counter if self.do == "counter" else Offer
        return (make(seat, notes) for notes in subsets(self.purse) if size(notes) >= self.least)


@dataclass(slots=True)
class Stake:
    """Somebody who can be challenged, the animal, and how many of it are at stake."""

    target: int
    animal: int
    number: int


@dataclass(slots=True)
class Challenge:
    """A trade: one of the stakes, and notes laid face down from `purse`, at least `least` of them."""

    stakes: tuple[Stake, ...]
    purse: Notes
    least: int
    do: Literal["trade"] = "trade"

    def allows(self, action: Action) -> bool:
        return (
            any(stake.target == action.target and stake.animal == action.animal for stake in self.stakes)
            and holds(self.purse, action.notes)
            and size(action.notes) >= self.least
        )

    def actions(self, seat: int) -> Iterator[Action]:
        for stake in self.stakes:
            for notes in subsets(self.purse):
                if size(notes) >= self.least:
                    yield Trade(seat, stake.target, stake.animal, notes)


@dataclass(slots=True)
class Draw:
    """The house's part: `number` animals out of what the pile holds."""

    do: Literal["deal", "turn_up"]
    number: int
    pile: Notes

    def allows(self, action: Action) -> bool:
        animals = action.animals
        return len(animals) == self.number and all(
            0 <= animal < KINDS_OF_ANIMALS and animals.count(animal) <= self.pile[animal] for animal in animals
        )

    def actions(self, seat: int) -> Iterator[Action]:
        make = Deal if self.do == "deal" else TurnUp
        return (make(animals) for animals in _draws(self.pile, self.number))


def _draws(pile: Notes, number: int) -> Iterator[tuple[int, ...]]:
    if number == 0:
        yield ()
        return
    for animal, left in enumerate(pile):
        if left:
            rest = (*pile[:animal], left - 1, *pile[animal + 1 :])
            yield from ((animal, *others) for others in _draws(rest, number - 1))


Choice = Button | BidRange | Settlement | Laying | Challenge | Draw

_PRESSED: Final[dict[str, tuple[Action, ...]]] = {
    "hammer": (Hammer(),) * MOST_SEATS,
    "auction": tuple(map(Auction, range(MOST_SEATS))),
    "pass": tuple(map(Pass, range(MOST_SEATS))),
    "sell": tuple(map(Sell, range(MOST_SEATS))),
    "preempt": tuple(map(Preempt, range(MOST_SEATS))),
    "let_stand": tuple(map(LetStand, range(MOST_SEATS))),
    "accept": tuple(map(Accept, range(MOST_SEATS))),
    "claim_dove": tuple(map(ClaimDove, range(MOST_SEATS))),
}
"""What each button means on each seat: made once, since actions never change."""
