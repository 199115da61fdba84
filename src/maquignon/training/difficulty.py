"""A curriculum by weakness: what the learner does badly at comes more often."""

from typing import Final

import numpy as np
import numpy.typing as npt

RATE: Final = 0.01
"""How fast the running means follow."""
EASIEST: Final = 4.0
HARDEST: Final = 0.4
"""Beyond these ratios nothing comes more rarely, or more often."""
SHARPNESS: Final = 2
"""What is won half as often comes four times as often."""


class Difficulty:
    """For each of several categories a running mean of wins next to the equal share."""

    def __init__(self, categories: int, rng: np.random.Generator) -> None:
        self.ratios: npt.NDArray[np.float64] = np.ones(categories)
        self._rng = rng

    def report(self, category: int, ratio: float) -> None:
        """So many times the equal share was won in one game."""
        self.ratios[category] += RATE * (ratio - self.ratios[category])

    @property
    def weights(self) -> npt.NDArray[np.float64]:
        """The probability of each category."""
        weights = self.ratios.clip(HARDEST, EASIEST) ** -SHARPNESS
        return np.asarray(weights / weights.sum())

    def draw(self) -> int:
        return int(self._rng.choice(len(self.ratios), p=self.weights))
