"""One game as one small record of integers, declared once for both speeds."""

from typing import Annotated, Final

from maquignon.rules.cards import KINDS_OF_ANIMALS, KINDS_OF_NOTES
from maquignon.rules.declared import Declared

MOST_SEATS: Final = 5
LARGEST_LOT: Final = 3
LARGEST_FAMILY: Final = 4
LONGEST_STANDSTILL: Final = 200  # D21 trades in a row
TURNS_REMEMBERED: Final = 60  # D21
NUMBERS_OF_A_TURN: Final = 3
THIRD_TIME: Final = 2  # D21 a position that has come up twice before

HOUSE: Final = -1  # chance and time: deals, turns animals up, lets the hammer fall
NOBODY: Final = -2

# What the game waits for.
DEALING: Final = 0  # the house, for the next animal of the opening deal
TURN: Final = 1  # the active seat, for an auction or a trade
TURNING_UP: Final = 2  # the house, for the next animal of the lot
BIDDING: Final = 3  # bids and passes, and the house with its hammer
DECIDING: Final = 4  # the auctioneer: sell or pre-empt
PAYING: Final = 5  # whoever owes the price
BUYING_BACK: Final = 6  # the seller, paid: let it stand or buy back at double price
ANSWERING: Final = 7  # the target of a trade
OFFERING: Final = 8  # the challenger, for a second offer after a tie
OVER: Final = 9
PHASES: Final = (
    "dealing", "turn", "turning_up", "bidding", "deciding",
    "paying", "buying_back", "answering", "offering", "over",
)  # fmt: skip

# The named choices of an edition, as the law reads them.
NO_PREEMPTION: Final = 0
PREEMPT_AT_PRICE: Final = 1
BUY_BACK_AT_DOUBLE: Final = 2
TIE_TO_CHALLENGER: Final = 0
TIE_AGAIN: Final = 1
TIE_AGAIN_COUNTER: Final = 2

Flag = Annotated[int, "i1", ()]
Count = Annotated[int, "i1", ()]
Seat = Annotated[int, "i1", ()]
Animal = Annotated[int, "i1", ()]
Short = Annotated[int, "i2", ()]
Amount = Annotated[int, "i4", ()]
Flags = Annotated[list[int], "i1", (MOST_SEATS,)]
Notes = Annotated[list[int], "i1", (KINDS_OF_NOTES,)]
Animals = Annotated[list[int], "i1", (KINDS_OF_ANIMALS,)]
Payments = Annotated[list[int], "i1", (LARGEST_FAMILY,)]
Lot = Annotated[list[int], "i1", (LARGEST_LOT,)]
Purses = Annotated[list[list[int]], "i1", (MOST_SEATS, KINDS_OF_NOTES)]
Turns = Annotated[list[int], "i8", (TURNS_REMEMBERED * NUMBERS_OF_A_TURN,)]
Herds = Annotated[list[list[int]], "i1", (MOST_SEATS, KINDS_OF_ANIMALS)]


class State(Declared):
    """A position. The order of the pile is not in it: nobody can peek at what is not there."""

    # The terms of the table, which never change during a game.
    players: Count
    family_size: Count
    lot_size: Count
    opening_deal: Count
    donkey_payments: Payments  # kinds of notes, for the first donkey, the second …
    bid_step: Amount
    must_afford: Flag
    one_bid_each: Flag
    may_raise_own: Flag
    preemption: Flag
    pay_freely: Flag
    may_offer_nothing: Flag
    must_counter: Flag
    winner_pays: Flag
    reveal_to_all: Flag
    tie: Flag
    auction_after_trade: Flag
    by_families: Flag
    with_dove: Flag
    money_breaks_ties: Flag

    # The table.
    phase: Flag
    active: Seat  # whose turn it is: auctioneer or challenger
    must_auction: Flag  # coup-double: the trade is done, the auction is due
    standstill: Short  # D21 trades in a row, with no auction and no completed family between them
    returns: Count  # D21 how often the position at the start of this turn had come up before
    pile: Animals  # how many of each animal are still face down
    pile_left: Count
    donkeys: Count  # donkeys turned up so far
    money_in_play: Amount
    purse: Purses
    herd: Herds
    dove: Seat  # who holds it
    dove_claims: Flags  # 1 for the first claim that may still be made, 2 for the second …

    # The auction.
    lot: Lot
    lot_count: Count
    high_bid: Amount
    leader: Seat
    passed: Flags
    has_bid: Flags
    defaulted: Flags  # showed all their money during this lot
    debtor: Seat
    paid: Notes  # bluff: on the table until the seller lets the sale stand

    # The trade.
    target: Seat
    animal: Animal
    stake: Count
    round: Count
    offer: Notes  # face down on the table

    # D21 Going round in circles: touched only while the pile is empty, so it comes last.
    turns_seen: Count
    seen: Turns  # positions at the start of turns since a family was last completed, the oldest first


FIELDS: Final = State.FIELDS
