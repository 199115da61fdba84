"""A temper, number by number: what makes one sparring partner play unlike another."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

Temper = NDArray[np.float32]
"""A number for each trait."""
Tempers = NDArray[np.float32]
"""By game and seat."""

KEENNESS: Final = 0  # how dear a point is, next to an even split of all the money over all the points; 0: no partner
RESERVE: Final = 1  # the part of the purse that stays in it unless a family can be completed
RELUCTANCE: Final = 2  # how much better than selling it must be to pre-empt
VARIETY: Final = 3  # how far prices stray
NERVE: Final = 4  # how often to bid beyond the purse
EAGERNESS: Final = 5  # the chance of winning from which a trade that completes a family is worth a turn
STUBBORNNESS: Final = 6  # how often to answer a trade of little worth with a small counter-offer
RIVALRY: Final = 7  # how much a point of the strongest rival hurts, next to one's own
LATENESS: Final = 8  # the part of the pile that must be gone before the purse is opened
FEVER: Final = 9  # how often to go on bidding beyond the price, as far as the purse reaches
HARDNESS: Final = 10  # the price of animals in trades, next to auctions
ALL_IN: Final = 11  # how often to lay every note there is in a trade
ZEROS: Final = 12  # how often an offer is nothing but zeros, all there are
YIELDING: Final = 13  # how often to take whatever lies there
ABSENCE: Final = 14  # how often to do anything at all
ORIGIN: Final = 15  # 0: a merchant's arithmetic; below, a trader's; above, one of the strangers
SELFHOOD: Final = 16  # how much the price of a point follows one's own purse rather than everybody's
RESTLESSNESS: Final = 17  # how far what is laid strays from what promises most
THRIFT: Final = 18  # what money is worth once it can only be laid, next to auctions
TRAITS: Final = 19
TRADER: Final = -1  # an `ORIGIN`
