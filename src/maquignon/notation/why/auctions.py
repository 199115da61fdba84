"""Why to auction, bid or pass, keep or sell, and pay with these notes."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class NobodyToTradeWith:
    """R3 nobody holds an animal of an unfinished family that is also here."""


@dataclass(frozen=True, slots=True)
class AuctionDue:
    """R3 `coup-double`: who trades must then auction."""


@dataclass(frozen=True, slots=True)
class NothingToComplete:
    """No trade would complete a family, and so many animals are left in the pile."""

    left: int


@dataclass(frozen=True, slots=True)
class Outmatched:
    """The trade that would complete a family is with somebody who seems to be richer."""

    target: int
    mine: int
    guess: int


@dataclass(frozen=True, slots=True)
class FromThePile:
    """R4.6 whoever auctions gets animals or money."""

    left: int


@dataclass(frozen=True, slots=True)
class Bluffs:
    """R4.4 the bid is beyond the purse."""

    price: int
    money: int


@dataclass(frozen=True, slots=True)
class CannotPay:
    price: int
    money: int


@dataclass(frozen=True, slots=True)
class TooDear:
    price: int
    worth: int


@dataclass(frozen=True, slots=True)
class NoChange:
    """R4.8 the price cannot be made exactly, and would cost more."""

    price: int
    cost: int


@dataclass(frozen=True, slots=True)
class SavesFor:
    """Another family is nearly complete, and wants the money more."""

    animal: int
    missing: int


@dataclass(frozen=True, slots=True)
class SavesMoney:
    cost: int
    money: int


@dataclass(frozen=True, slots=True)
class NotWorthKeeping:
    """Selling brings the price and keeping costs it: twice the price lies between them."""

    price: int
    worth: int


@dataclass(frozen=True, slots=True)
class Income:
    """The sale brings the price, and the purse to so much."""

    price: int
    total: int


@dataclass(frozen=True, slots=True)
class PaysExactly:
    """`fewest`: and there is a way with more notes."""

    price: int
    fewest: bool


@dataclass(frozen=True, slots=True)
class PaysLeast:
    """There is no exact way, and none that loses less."""

    price: int
    loss: int


@dataclass(frozen=True, slots=True)
class PaysMore:
    price: int
    loss: int
