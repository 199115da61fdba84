"""The three phases of a game by which judgement is made sure and measured: a long pile, a short one, none."""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from maquignon.turbo.observation import PARTS

PHASES: Final = ("pile > 20", "pile 1–20", "pile empty")
LONG: Final = 20


def _place(part: str) -> int:
    """Where a part of the observation begins."""
    names = list(PARTS)
    return sum(PARTS[name] for name in names[: names.index(part)])


PILE_LEFT: Final = _place("table") + 1
SEATS: Final = _place("seats")
A_SEAT: Final = 20
"""So many numbers are told about each seat, the first of which says that it is there."""


def phase_of(left: float) -> int:
    """Of an observation, by the number that stands for the animals in the pile."""
    animals = left * 40.0
    if animals < 0.5:
        return 2
    return 1 if animals < LONG + 0.5 else 0


def phases_of(observations: npt.NDArray[Any]) -> npt.NDArray[np.int64]:
    animals = observations[:, PILE_LEFT] * 40.0
    return np.where(animals < 0.5, 2, np.where(animals < LONG + 0.5, 1, 0))


def seats_of(observations: npt.NDArray[Any]) -> npt.NDArray[np.bool_]:
    """Which of the five seats there are, counted from the observer."""
    return np.asarray(observations[:, SEATS : SEATS + 5 * A_SEAT : A_SEAT] > 0.5)
