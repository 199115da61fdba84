"""What can happen at the table, each thing with its audience."""

from dataclasses import dataclass, replace
from typing import assert_never

Notes = tuple[int, ...]
"""Counts by kind of note."""
Animals = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AnimalsDealt:
    """R7 the opening deal: `animals[i]` went to `seats[i]`."""

    seats: tuple[int, ...]
    animals: Animals


@dataclass(frozen=True, slots=True)
class TurnBegan:
    seat: int


@dataclass(frozen=True, slots=True)
class TurnSkipped:
    seat: int


@dataclass(frozen=True, slots=True)
class AuctionOpened:
    auctioneer: int


@dataclass(frozen=True, slots=True)
class LotTurnedUp:
    animals: Animals


@dataclass(frozen=True, slots=True)
class DonkeyPaid:
    """Everybody got this note; `number` is which donkey it was, from 1."""

    note: int
    number: int


@dataclass(frozen=True, slots=True)
class BidMade:
    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class Passed:
    seat: int


@dataclass(frozen=True, slots=True)
class HammerFell:
    leader: int | None
    price: int


@dataclass(frozen=True, slots=True)
class Sold:
    """The auctioneer takes the money."""

    auctioneer: int
    bidder: int
    price: int


@dataclass(frozen=True, slots=True)
class Preempted:
    """The auctioneer keeps the lot and pays."""

    auctioneer: int
    bidder: int
    price: int


@dataclass(frozen=True, slots=True)
class Defaulted:
    """R4.7 the bidder could not pay, shows everything, and the lot is auctioned again."""

    seat: int
    price: int
    notes: Notes


@dataclass(frozen=True, slots=True)
class PricePaid:
    """D13 price and number of notes are public; which notes, only payer and payee know."""

    payer: int
    payee: int
    price: int
    count: int
    notes: Notes | None


@dataclass(frozen=True, slots=True)
class SaleStood:
    seller: int
    bidder: int


@dataclass(frozen=True, slots=True)
class BoughtBack:
    """The bidder has their notes back, and the price once more."""

    seller: int
    bidder: int
    price: int
    count: int
    notes: Notes | None


@dataclass(frozen=True, slots=True)
class LotWon:
    seat: int
    animals: Animals
    free: bool


@dataclass(frozen=True, slots=True)
class TradeOpened:
    challenger: int
    target: int
    animal: int
    stake: int
    count: int
    notes: Notes | None


@dataclass(frozen=True, slots=True)
class OfferRenewed:
    challenger: int
    target: int
    count: int
    notes: Notes | None


@dataclass(frozen=True, slots=True)
class OfferAccepted:
    challenger: int
    target: int
    animal: int
    stake: int
    count: int
    notes: Notes | None


@dataclass(frozen=True, slots=True)
class CounterLaid:
    target: int
    count: int
    notes: Notes | None


@dataclass(frozen=True, slots=True)
class TradeTied:
    """Equal piles, and a second round; `open`: turned up for all to see."""

    challenger: int
    target: int
    offer: Notes | None
    counter: Notes | None
    open: bool


@dataclass(frozen=True, slots=True)
class TradeDecided:
    """Both piles are counted; whether they were equal is the traders' secret unless they lie open."""

    challenger: int
    target: int
    winner: int
    animal: int
    stake: int
    offer: Notes | None
    counter: Notes | None
    open: bool
    prize: int = 0  # R5.5 where the winner pays: how many notes the loser got, for all to count


@dataclass(frozen=True, slots=True)
class FamilyCompleted:
    seat: int
    animal: int


@dataclass(frozen=True, slots=True)
class DoveOffered:
    """This seat may claim the dove, now or never."""

    seat: int


@dataclass(frozen=True, slots=True)
class DoveClaimed:
    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    scores: tuple[int, ...]
    winners: tuple[int, ...]


Event = (
    AnimalsDealt | TurnBegan | TurnSkipped | AuctionOpened | LotTurnedUp | DonkeyPaid | BidMade | Passed | HammerFell
    | Sold | Preempted | Defaulted | PricePaid | SaleStood | BoughtBack | LotWon | TradeOpened | OfferRenewed
    | OfferAccepted | CounterLaid | TradeTied | TradeDecided | FamilyCompleted | DoveOffered | DoveClaimed | GameEnded
)  # fmt: skip


def insiders(event: Event) -> tuple[int, ...] | None:
    """The seats that may know all of an event; None: everybody. A kind without a line here does not type-check."""
    match event:
        case (
            BidMade() | Passed() | HammerFell() | LotWon() | TurnBegan() | AuctionOpened() | LotTurnedUp() | Sold()
            | AnimalsDealt() | TurnSkipped() | DonkeyPaid() | Preempted() | Defaulted() | SaleStood()
            | FamilyCompleted() | DoveOffered() | DoveClaimed() | GameEnded()
        ):  # fmt: skip
            return None
        case PricePaid(payer=one, payee=other) | BoughtBack(seller=one, bidder=other):
            return one, other
        case OfferAccepted(challenger=one, target=other):
            return one, other
        case TradeOpened(challenger=layer) | OfferRenewed(challenger=layer) | CounterLaid(target=layer):
            return (layer,)
        case TradeTied(challenger=one, target=other) | TradeDecided(challenger=one, target=other):
            return None if event.open else (one, other)
        case _:
            assert_never(event)


def seen_from_outside(event: Event) -> Event:
    """What everybody else may know of it."""
    match event:
        case PricePaid() | BoughtBack() | OfferAccepted() | TradeOpened() | OfferRenewed() | CounterLaid():
            return replace(event, notes=None)
        case TradeTied(open=False) | TradeDecided(open=False):
            return replace(event, offer=None, counter=None)
        case _:
            return event


def seen_by(event: Event, viewer: int | None) -> Event:
    """The event as `viewer` may know it; None is a spectator."""
    known_to = insiders(event)
    return event if known_to is None or viewer in known_to else seen_from_outside(event)
