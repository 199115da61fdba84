"""What can happen at the table; `audience` says who may know what of it."""

from dataclasses import dataclass

from maquignon.rules.events_trades import CounterLaid as CounterLaid
from maquignon.rules.events_trades import Notes as Notes
from maquignon.rules.events_trades import NotesMoved as NotesMoved
from maquignon.rules.events_trades import OfferAccepted as OfferAccepted
from maquignon.rules.events_trades import OfferRenewed as OfferRenewed
from maquignon.rules.events_trades import TradeDecided as TradeDecided
from maquignon.rules.events_trades import TradeOpened as TradeOpened
from maquignon.rules.events_trades import TradeTied as TradeTied
from maquignon.rules.scoring import FinalCount, WhyOver

Animals = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AnimalsDealt:
    """R7 the opening deal: `animals[i]` went to `seats[i]`."""

    seats: tuple[int, ...]
    animals: Animals


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """It is this seat's turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class PositionReturned:
    """D21 this turn begins with a position that was there before; at the third time the game is over."""

    seat: int  # whose turn it is


@dataclass(frozen=True, slots=True)
class TurnSkipped:
    """This seat can do nothing and was passed over."""

    seat: int


@dataclass(frozen=True, slots=True)
class AuctionOpened:
    """The auctioneer opened an auction."""

    auctioneer: int


@dataclass(frozen=True, slots=True)
class LotTurnedUp:
    """These animals came under the hammer."""

    animals: Animals


@dataclass(frozen=True, slots=True, kw_only=True)
class DonkeyPaid:
    """Everybody got this note; `number` is which donkey it was, from 1."""

    note: int
    number: int
    moved: tuple[NotesMoved, ...] = ()


@dataclass(frozen=True, slots=True)
class BidMade:
    """Somebody bid this much."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class Passed:
    """Somebody bids no more for this lot."""

    seat: int


@dataclass(frozen=True, slots=True)
class HammerFell:
    """The bidding is over."""

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
    """The seller kept to the sale."""

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
    """The lot went to this seat; `free` when nobody paid for it."""

    seat: int
    animals: Animals
    free: bool


@dataclass(frozen=True, slots=True)
class FamilyCompleted:
    """Somebody has all animals of a family."""

    seat: int
    animal: int


@dataclass(frozen=True, slots=True)
class DoveOffered:
    """This seat may claim the dove, now or never."""

    seat: int


@dataclass(frozen=True, slots=True)
class DoveClaimed:
    """Somebody has the dove now."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded:
    """The game is over: the points, who won, how the points came about, and why it ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    counts: tuple[FinalCount, ...] = ()
    why: WhyOver = "complete"


Public = (
    BidMade | Passed | HammerFell | LotWon | TurnBegan | AuctionOpened | LotTurnedUp | Sold | AnimalsDealt | TurnSkipped
    | DonkeyPaid | Preempted | Defaulted | SaleStood | FamilyCompleted | DoveOffered | DoveClaimed | GameEnded
    | PositionReturned
)  # fmt: skip
"""Everybody may know all of these."""
Secret = PricePaid | BoughtBack | TradeOpened | OfferRenewed | OfferAccepted | CounterLaid | TradeTied | TradeDecided
"""Of these, only some may know which notes: `audience` says who."""
Event = Public | Secret
