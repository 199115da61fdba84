"""Every action as a typed value; all share one compact form: kind, seat, amount, target, animal, notes."""

from dataclasses import dataclass
from typing import ClassVar, Final

from maquignon.rules.cards import NO_NOTES
from maquignon.rules.state import HOUSE, NOBODY

DEAL: Final = 0  # with `TURN_UP`, the kinds that are about several animals at once
TURN_UP: Final = 1
HAMMER: Final = 2
AUCTION: Final = 3
BID: Final = 4
PASS: Final = 5
SELL: Final = 6
PREEMPT: Final = 7
PAY: Final = 8
LET_STAND: Final = 9
BUY_BACK: Final = 10
TRADE: Final = 11
ACCEPT: Final = 12
COUNTER: Final = 13
OFFER: Final = 14
CLAIM_DOVE: Final = 15
KINDS: Final = (
    "deal", "turn_up", "hammer", "auction", "bid", "pass", "sell", "preempt",
    "pay", "let_stand", "buy_back", "trade", "accept", "counter", "offer", "claim_dove",
)  # fmt: skip


class Compact:
    """The compact form: what an action does not have reads as nothing at all."""

    __slots__ = ()
    kind: ClassVar[int]
    seat: int = HOUSE
    amount: int = 0
    target: int = NOBODY
    animals: tuple[int, ...] = ()
    animal: int = -1
    notes: tuple[int, ...] = NO_NOTES


@dataclass(frozen=True, slots=True)
class Deal(Compact):
    """The house deals the opening animals, all in dealing order."""

    kind = DEAL
    animals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnUp(Compact):
    """The house turns up the whole lot."""

    kind = TURN_UP
    animals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Hammer(Compact):
    """The house ends the bidding."""

    kind = HAMMER


@dataclass(frozen=True, slots=True)
class Auction(Compact):
    """Open an auction."""

    kind = AUCTION
    seat: int


@dataclass(frozen=True, slots=True)
class Bid(Compact):
    """Bid this much for the lot."""

    kind = BID
    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class Pass(Compact):
    """Bid no more for this lot."""

    kind = PASS
    seat: int


@dataclass(frozen=True, slots=True)
class Sell(Compact):
    """The auctioneer lets the highest bidder have the lot."""

    kind = SELL
    seat: int


@dataclass(frozen=True, slots=True)
class Preempt(Compact):
    """The auctioneer takes the lot for the price that was bid."""

    kind = PREEMPT
    seat: int


@dataclass(frozen=True, slots=True)
class Pay(Compact):
    """Pay the price; `notes` are counts by kind."""

    kind = PAY
    seat: int
    notes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LetStand(Compact):
    """The seller keeps to the sale."""

    kind = LET_STAND
    seat: int


@dataclass(frozen=True, slots=True)
class BuyBack(Compact):
    """Hand the bidder's notes back and add `notes` of one's own."""

    kind = BUY_BACK
    seat: int
    notes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Trade(Compact):
    """Challenge `target` for `animal`, with `notes` face down."""

    kind = TRADE
    seat: int
    target: int
    animal: int
    notes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Accept(Compact):
    """Take the face-down notes and give the animals."""

    kind = ACCEPT
    seat: int


@dataclass(frozen=True, slots=True)
class Counter(Compact):
    """Lay notes against an offer."""

    kind = COUNTER
    seat: int
    notes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Offer(Compact):
    """The challenger's second offer after a tie."""

    kind = OFFER
    seat: int
    notes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ClaimDove(Compact):
    """Claim the dove, now or never."""

    kind = CLAIM_DOVE
    seat: int


Action = (
    Deal
    | TurnUp
    | Hammer
    | Auction
    | Bid
    | Pass
    | Sell
    | Preempt
    | Pay
    | LetStand
    | BuyBack
    | Trade
    | Accept
    | Counter
    | Offer
    | ClaimDove
)
"""What somebody does."""
