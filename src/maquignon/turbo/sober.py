"""The symbols of somebody who plays to win: no bid beyond the purse, and no raise said in parts.

A bid that cannot be paid costs next to nothing when everybody does it, so learners who may bid anything spend their$
time in auctions without end. Written in the Python that numba compiles too.
"""

from maquignon.rules.cards import worth
from maquignon.rules.declared import Slots
from maquignon.rules.legality import lowest_bid
from maquignon.rules.state import BIDDING, State
from maquignon.turbo.codec import CHALLENGE, LIFT, RAISE


def soberly(s: State, seat: int, found: Slots, number: int) -> int:
    """Leave only sober symbols of those found, and return how many there are: at least one, for to pass is sober."""
    if s.phase != BIDDING:
        return number
    room = worth(s.purse[seat]) - lowest_bid(s)
    kept = 0
    for place in range(number):
        symbol = found[place]
        raises = RAISE <= symbol < CHALLENGE
        if not raises or (symbol < LIFT and raised_by(symbol) <= room):
            found[kept] = symbol
            kept += 1
    return kept


def raised_by(symbol: int) -> int:
    """How far above the lowest bid a raise of one symbol goes."""
    return 10 << (symbol - RAISE - 1) if symbol > RAISE else 0
