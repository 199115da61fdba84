"""Intervals by drawing deals anew: whatever was played with one deal is kept together, since it shares its luck."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Sums = NDArray[np.float64]
    """One sum for every deal."""

RESAMPLES: Final = 1_000
AT_ONCE: Final = 100
"""Resamples drawn together: a matrix of all of them would not fit where millions of games do."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure, and the interval that holds the true one 95 times in 100."""

    value: float
    low: float
    high: float

    @property
    def error(self) -> float:
        return (self.high - self.low) / 2

    def to_json(self) -> dict[str, float]:
        return {"value": self.value, "low": self.low, "high": self.high}


class Bootstrap:
    def __init__(self, deals: int, seed: str) -> None:
        self._deals, self._seed = deals, seed

    def sums(self, values: Iterable[tuple[int, float]]) -> "Sums":
        """Values added up deal by deal."""
        import numpy as np

        sums = np.zeros(self._deals)
        for deal, value in values:
            sums[deal] += value
        return sums

    def ratio(self, above: "Sums", below: "Sums") -> Estimate:
        """The one total divided by the other, in all deals and in deals drawn anew."""
        import numpy as np

        if not below.any():
            return Estimate(0.0, 0.0, 0.0)
        drawn_above = np.concatenate([times @ above for times in self._draws])
        drawn_below = np.concatenate([times @ below for times in self._draws])
        shares = drawn_above / np.maximum(drawn_below, 1e-9)
        low, high = np.percentile(shares, [2.5, 97.5])
        return Estimate(float(above.sum() / below.sum()), float(low), float(high))

    @cached_property
    def _draws(self) -> "list[NDArray[Any]]":
        """How often each resample has each deal; the same for every figure, so that figures can be compared."""
        import numpy as np

        dice = np.random.default_rng(list(self._seed.encode()))
        even = np.full(self._deals, 1 / self._deals)
        return [
            dice.multinomial(self._deals, even, size=AT_ONCE).astype(np.uint16) for _ in range(RESAMPLES // AT_ONCE)
        ]
