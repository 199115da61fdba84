"""What can happen at the table; `audience` says who may know what of it."""

from dataclasses import dataclass

from maquignon.rules.scoring import Ending, FinalCount

Notes = tuple[int, ...]
"""Counts by kind of note."""
Animals = tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class NotesMoved:
    """Notes that changed hands, or went back to whoever had laid them; how many is for all to count (D3)."""

    giver: int | None  # None: the bank
    receiver: int
    count: int
    notes: Notes | None


@dataclass(frozen=True, slots=True)
class AnimalsDealt:
    """R7 the opening deal: `animals[i]` went to `seats[i]`."""

    seats: tuple[int, ...]
    animals: Animals


@dataclass(frozen=True, slots=True)
class TurnBegan:
    seat: int


@dataclass(frozen=True, slots=True)
class PositionReturned:
    """D21 this turn begins with a position that was there before; at the third time the game is over."""

    seat: int  # whose turn it is


@dataclass(frozen=True, slots=True)
class TurnSkipped:
    seat: int


@dataclass(frozen=True, slots=True)
class AuctionOpened:
    auctioneer: int


@dataclass(frozen=True, slots=True)
class LotTurnedUp:
    animals: Animals


@dataclass(frozen=True, slots=True, kw_only=True)
class DonkeyPaid:
    """Everybody got this note; `number` is which donkey it was, from 1."""

    note: int
    number: int
    moved: tuple[NotesMoved, ...] = ()


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


@dataclass(frozen=True, slots=True, kw_only=True)
class Sold:
    """The auctioneer takes the money."""

    auctioneer: int
    bidder: int
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Preempted:
    """The auctioneer keeps the lot and pays."""

    auctioneer: int
    bidder: int
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Defaulted:
    """R4.7 the bidder could not pay, shows everything, and the lot is auctioned again."""

    seat: int
    price: int
    notes: Notes


@dataclass(frozen=True, slots=True, kw_only=True)
class PricePaid:
    """D13 price and number of notes are public; which notes, only payer and payee know."""

    payer: int
    payee: int
    price: int
    count: int
    notes: Notes | None
    moved: tuple[NotesMoved, ...] = ()


@dataclass(frozen=True, slots=True)
class SaleStood:
    seller: int
    bidder: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BoughtBack:
    """The bidder has their notes back, and the price once more."""

    seller: int
    bidder: int
    price: int
    count: int
    notes: Notes | None
    moved: tuple[NotesMoved, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class LotWon:
    seat: int
    animals: Animals
    free: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class TradeOpened:
    challenger: int
    target: int
    animal: int
    stake: int
    count: int
    notes: Notes | None


@dataclass(frozen=True, slots=True, kw_only=True)
class OfferRenewed:
    challenger: int
    target: int
    count: int
    notes: Notes | None


@dataclass(frozen=True, slots=True, kw_only=True)
class OfferAccepted:
    challenger: int
    target: int
    animal: int
    stake: int
    count: int
    notes: Notes | None
    moved: tuple[NotesMoved, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class CounterLaid:
    target: int
    count: int
    notes: Notes | None


@dataclass(frozen=True, slots=True, kw_only=True)
class TradeTied:
    """Equal piles, and a second round; `open`: turned up for all to see."""

    challenger: int
    target: int
    offer: Notes | None
    counter: Notes | None
    open: bool
    moved: tuple[NotesMoved, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
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
    moved: tuple[NotesMoved, ...] = ()


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


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded:
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    counts: tuple[FinalCount, ...] = ()
    why: Ending = "complete"


Public = (
    BidMade | Passed | HammerFell | LotWon | TurnBegan | AuctionOpened | LotTurnedUp | Sold | AnimalsDealt | TurnSkipped
    | DonkeyPaid | Preempted | Defaulted | SaleStood | FamilyCompleted | DoveOffered | DoveClaimed | GameEnded
    | PositionReturned
)  # fmt: skip
"""Everybody may know all of these."""
Secret = PricePaid | BoughtBack | TradeOpened | OfferRenewed | OfferAccepted | CounterLaid | TradeTied | TradeDecided
"""Of these, only some may know which notes: `audience` says who."""
Event = Public | Secret
