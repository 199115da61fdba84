"""What makes one trader different from another."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Nature:
    """Numbers of which each can be told at the table: who bids high, who keeps the purse shut, who cannot stop."""

    keenness: float = 1.0  # how dear a point is, next to an even split of all the money over all the points
    selfhood: float = 0.7  # how much of that follows its own purse rather than everybody's
    reserve: float = 0.2  # the part of the purse that one lot may not cost unless it completes a family
    reluctance: float = 1.8  # pre-empting costs the price and the income: how much better it must be than selling
    variety: float = 0.15  # how far off it is about what animals are worth
    nerve: float = 0.03  # how often to bid beyond the purse, and to lay nothing but zeros
    eagerness: float = 0.6  # what a trade must promise while the pile lasts, next to what an auction brings
    restlessness: float = 0.15  # how far what it lays strays from what it finds best
    heat: float = 0.0  # how much further it goes each time it is outbid
    yielding: float = 0.9  # how gladly it takes the money instead of a fight
    thrift: float = 0.3  # what money is worth once it can only be laid, next to auctions
