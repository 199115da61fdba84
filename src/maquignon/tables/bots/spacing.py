"""No bot bids so soon after another bot's bid, or goes on so soon after a trade, that people could not follow."""

from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import Final

from maquignon.rules.events import Event, TradeDecided, TradeTied
from maquignon.rules.state import State
from maquignon.tables.protocol.arrangement import Liveliness

BREATH: Final[dict[Liveliness, int]] = {"calm": 2_000, "lively": 900, "instant": 0}
"""Milliseconds between two bids of bots, unless the clock forces them."""
SHOWDOWN: Final[dict[Liveliness, int]] = {"calm": 4_400, "lively": 2_600, "instant": 0}
"""Milliseconds for which both piles of a trade are looked at before a bot goes on; people need not wait."""


@dataclass(slots=True)
class Spacing:
    """What the last price was, and from when on bots may bid again."""

    price: int = 0
    from_then: int = 0

    def hear(self, s: State, bots: Container[int], liveliness: Liveliness, now: int) -> None:
        """While bids are made."""
        if s.high_bid != self.price and s.leader in bots:
            self.from_then = now + BREATH[liveliness]
        self.price = s.high_bid


def stage(events: Sequence[Event], liveliness: Liveliness) -> int:
    """How long what has just happened is looked at."""
    return SHOWDOWN[liveliness] if any(isinstance(event, TradeDecided | TradeTied) for event in events) else 0
