"""The two clocks of a table: the count of the hammer, and the time to think."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from maquignon.tables.clocks.time import NEVER
from maquignon.tables.protocol.arrangement import HammerSpeed, Speed

FAIR_GAP: Final = 800
"""Milliseconds: no call follows a bid or a call sooner than this, however hard the hammer is pressed."""
MOST_ALLOWANCE: Final = 500
"""Milliseconds for the way of a bid, which is what the way of a ping takes."""
GRACE: Final = 15_000
"""After a restart nobody's time is up sooner than this."""


@dataclass(frozen=True, slots=True)
class Pace:
    """Milliseconds: before the first call when nobody has bid, when somebody has, and between two calls."""

    opening: int
    quiet: int
    gap: int


PACES: Final[dict[HammerSpeed, Pace | None]] = {
    "calm": Pace(opening=30_000, quiet=15_000, gap=6_000),
    "relaxed": Pace(opening=14_000, quiet=7_000, gap=3_000),
    "normal": Pace(opening=9_000, quiet=4_000, gap=2_000),
    "fast": Pace(opening=5_000, quiet=2_000, gap=1_000),
    "none": None,
}
"""Milliseconds, by the speed of the hammer."""
THINKING: Final[dict[Speed, int | None]] = {"relaxed": 180_000, "normal": 75_000, "fast": 25_000, "none": None}
"""Milliseconds for a decision, by the speed of the table."""


def fair_gap(speed: HammerSpeed, people_may_bid: bool) -> int:
    """How far apart pressed calls are: whoever is still to be heard has most of the time that the table agreed on."""
    pace = PACES[speed] or PACES["normal"]
    assert pace is not None
    return max(FAIR_GAP, 3 * pace.gap // 4) if people_may_bid else FAIR_GAP


def allowance(round_trips: list[int]) -> int:
    """How long the fall waits: the slowest bidder's round trip, so that what was bid in visible time arrives."""
    return min(max(round_trips, default=0), MOST_ALLOWANCE)


@dataclass(slots=True)
class Count:
    """Once, twice, sold: `due` is the moment of the next call, and after two calls of the fall."""

    pace: Pace | None
    touched: int
    """When the last bid or call was."""
    calls: int = 0
    due: int | None = None

    @classmethod
    def begin(cls, pace: Pace | None, now: int, bid_stands: bool) -> "Count":
        """The count after a lot was turned up or a bid was made; without a pace it waits for the hammer's hand."""
        if pace is None:
            return cls(None, now)
        return cls(pace, now, due=now + (pace.quiet if bid_stands else pace.opening))

    def press(self, now: int, fair: int = FAIR_GAP) -> None:
        soonest = max(now, self.touched + fair)
        if self.due is None or soonest < self.due:
            self.due = soonest

    def falls(self, now: int, allowance: int) -> bool:
        return self.calls == 2 and self.due is not None and now >= self.due + allowance

    def call(self, now: int) -> bool:
        """Call once or twice if it is time."""
        if self.calls == 2 or self.due is None or now < self.due:
            return False
        self.calls += 1
        self.touched = now
        self.due = now + self.pace.gap if self.pace else None
        return True

    def next_moment(self, allowance: Callable[[], int]) -> int:
        """When to look at this clock again; only the fall waits for bids under way."""
        if self.due is None:
            return NEVER
        return self.due + allowance() if self.calls == 2 else self.due

    def shift(self, by: int) -> None:
        """Time stood still for so long."""
        self.touched += by
        if self.due is not None:
            self.due += by
