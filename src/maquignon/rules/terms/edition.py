"""What an edition lays down, and how variants and house rules change it for one table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

Bids = Literal["bluff-allowed", "must-afford"]
BidsEach = Literal["many", "one"]
OwnRaise = Literal["allowed", "forbidden"]
Payment = Literal["exact-if-possible", "free"]
Hammer = Literal["auctioneer", "leader"]
Preemption = Literal["match", "double", "none"]
EmptyOffers = Literal["only-when-broke", "allowed"]
TradeMoney = Literal["swap", "winner-pays"]
TradeReveal = Literal["traders", "all"]
Counter = Literal["optional", "obligatory"]
Tie = Literal["challenger", "again", "again-counter"]
AfterTrade = Literal["next-player", "auction"]
Multiplier = Literal["families", "none"]
TieBreak = Literal["money", "none"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Edition:
    """Every quantity and every named choice in which two rulebooks can differ."""

    name: str
    # R1 cards
    family_size: int
    money_box: Mapping[int, int]
    # R2 set-up
    start_notes: Sequence[int]
    opening_deal: int
    # R3 a turn
    after_trade: AfterTrade
    # R4 auction
    lot_size: int
    donkey_payments: Sequence[int]
    bids: Bids
    bids_each: BidsEach
    own_raise: OwnRaise
    bid_step: int
    hammer: Hammer
    preemption: Preemption
    payment: Payment
    # R5 trade
    empty_offers: EmptyOffers
    counter: Counter
    trade_money: TradeMoney
    trade_reveal: TradeReveal
    tie: Tie
    # R6 end and score
    dove: bool
    multiplier: Multiplier
    tie_break: TieBreak
