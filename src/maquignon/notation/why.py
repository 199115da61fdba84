"""Why somebody does something, as plain facts: a closed list, and every language has a sentence for each of them."""

from dataclasses import dataclass

# Estimates are rounded to tens: `worth` is what animals are worth to the seat in money, `guess` what hidden notes hold.


@dataclass(frozen=True, slots=True)
class OnlyChoice:
    """Nothing else is allowed."""


@dataclass(frozen=True, slots=True)
class ClaimsDove:
    """R6 it is there to be taken, now or never."""


# --- why to want animals ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Completes:
    """A family would be complete, which adds so many points."""

    animal: int
    points: int


@dataclass(frozen=True, slots=True)
class Denies:
    """With these animals the rival would complete a family."""

    rival: int
    animal: int


@dataclass(frozen=True, slots=True)
class Closer:
    """So many of the family would then be here."""

    animal: int
    held: int
    full: int


@dataclass(frozen=True, slots=True)
class Begins:
    """R5.1 who has one animal of a family may trade for the others; the family has this value."""

    animal: int
    value: int


@dataclass(frozen=True, slots=True)
class Cheap:
    price: int
    worth: int


@dataclass(frozen=True, slots=True)
class Affordable:
    """The price can be paid, and so much money is left."""

    price: int
    left: int


# --- auctions ---------------------------------------------------------------------------------------------------------


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


# --- trades -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class WeakPurse:
    """The target seems to be poorer."""

    target: int
    mine: int
    guess: int


@dataclass(frozen=True, slots=True)
class OnlyTrades:
    """R3 the pile is empty."""


@dataclass(frozen=True, slots=True)
class ZeroOffer:
    """Nothing but zeros, or nothing at all where `count` is 0; `may_accept`: the target may."""

    target: int
    animal: int
    stake: int
    count: int
    may_accept: bool


@dataclass(frozen=True, slots=True)
class EmptyHanded:
    """There are no notes to lay."""


@dataclass(frozen=True, slots=True)
class WorthFighting:
    """What is at stake is worth more than what is laid."""

    worth: int
    amount: int


@dataclass(frozen=True, slots=True)
class NoMoney:
    """There is nothing in the purse that could beat an offer."""


@dataclass(frozen=True, slots=True)
class Outbid:
    """So many notes hold more, it seems, than the purse."""

    count: int
    guess: int
    money: int


@dataclass(frozen=True, slots=True)
class NotWorthBeating:
    count: int
    guess: int
    worth: int


@dataclass(frozen=True, slots=True)
class TakesOffer:
    challenger: int
    count: int


@dataclass(frozen=True, slots=True)
class Beats:
    """A counter-offer of so much wins against everything below it."""

    challenger: int
    amount: int


@dataclass(frozen=True, slots=True)
class SecondRound:
    """R5.4 against zeros, zeros bring another round."""

    challenger: int


@dataclass(frozen=True, slots=True)
class GivesUp:
    """No money is risked on animals that are let go."""

    challenger: int


Why = (
    OnlyChoice | ClaimsDove | Completes | Denies | Closer | Begins | Cheap | Affordable | NobodyToTradeWith
    | AuctionDue | NothingToComplete | Outmatched | FromThePile | Bluffs | CannotPay | TooDear | NoChange | SavesFor
    | SavesMoney | NotWorthKeeping | Income | PaysExactly | PaysLeast | PaysMore | WeakPurse | OnlyTrades | ZeroOffer
    | EmptyHanded | WorthFighting | NoMoney | Outbid | NotWorthBeating | TakesOffer | Beats | SecondRound | GivesUp
)  # fmt: skip
