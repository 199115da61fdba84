"""No bot bids so soon after another bot's bid that people could not follow."""

from collections.abc import Container
from dataclasses import dataclass
from typing import Final

from maquignon.rules.state import BIDDING, State
from maquignon.tables.protocol.arrangement import Liveliness

BREATH: Final[dict[Liveliness, int]] = {"calm": 2_000, "lively": 900, "instant": 0}
"""Milliseconds between two bids of bots, unless the clock forces them."""


@dataclass(slots=True)
class Spacing:
    """What the last price was, and from when on bots may bid again."""

    price: int = 0
    from_then: int = 0

    def hear(self, s: State, bots: Container[int], liveliness: Liveliness, now: int) -> None:
        price = s.high_bid if s.phase == BIDDING else 0
        if price != self.price and price > 0 and s.leader in bots:
            self.from_then = now + BREATH[liveliness]
        self.price = price
