"""How long decisions take, kept as counts by size, so that millions of them add up to a few numbers."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import floor, log
from typing import Final

STEP: Final = 1.05
"""Each size is this much longer than the one before: medians are right to a few per cent."""
SHORTEST: Final = 1e-7


@dataclass(slots=True)
class Times:
    """How many decisions of each size; size n is `SHORTEST` · `STEP`ⁿ seconds."""

    counts: dict[int, int] = field(default_factory=dict)

    @classmethod
    def of(cls, seconds: Iterable[float]) -> "Times":
        times = cls()
        for lap in seconds:
            size = floor(log(max(lap, SHORTEST) / SHORTEST, STEP))
            times.counts[size] = times.counts.get(size, 0) + 1
        return times

    def add(self, other: "Times") -> None:
        for size, number in other.counts.items():
            self.counts[size] = self.counts.get(size, 0) + number

    @property
    def number(self) -> int:
        return sum(self.counts.values())

    def quantile(self, part: float) -> float:
        """Seconds that this part of all decisions does not exceed; 0 without any."""
        left = part * self.number
        for size, number in sorted(self.counts.items()):
            left -= number
            if left <= 0:
                return SHORTEST * float(STEP ** (size + 0.5))
        return 0.0
