"""How good chances are: log loss and expected calibration error, by phase, and a drawing of both."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from maquignon.judgement.phases import PHASES

BINS: Final = 20
Floats = npt.NDArray[np.floating]


@dataclass(frozen=True, slots=True)
class Quality:
    """Of many positions; every seat of every position is one forecast."""

    name: str
    positions: int
    log_loss: float
    equal_share: float
    """The log loss of who gives every seat the same chance."""
    calibration_error: float
    points: tuple[tuple[float, float, float], ...]
    """Of each bin: the mean forecast, the share of victories that came, and the part of all forecasts in it."""


def quality(name: str, chances: Floats, shares: Floats, seats: npt.NDArray[np.bool_]) -> Quality:
    """`shares` are the victories as they fell, `seats` those that there are; all by (position × seat)."""
    forecasts, results = chances[seats].astype(float), shares[seats].astype(float)
    equal = 1 / seats.sum(axis=1)
    points = tuple(_bins(forecasts, results))
    return Quality(
        name=name,
        positions=len(chances),
        log_loss=float(-(shares * np.log(chances.clip(1e-6))).sum(axis=1).mean()),
        equal_share=float(-np.log(equal).mean()),
        calibration_error=float(sum(part * abs(forecast - result) for forecast, result, part in points)),
        points=points,
    )


def by_phase(
    chances: Floats, shares: Floats, seats: npt.NDArray[np.bool_], phases: npt.NDArray[np.int64]
) -> list[Quality]:
    """Of all positions, and of those of each phase."""
    parts = [("all", np.ones(len(phases), bool)), *((name, phases == phase) for phase, name in enumerate(PHASES))]
    return [quality(name, chances[rows], shares[rows], seats[rows]) for name, rows in parts if rows.any()]


def _bins(forecasts: Floats, results: Floats) -> Iterator[tuple[float, float, float]]:
    places = np.minimum((forecasts * BINS).astype(int), BINS - 1)
    for place in range(BINS):
        rows = places == place
        if rows.any():
            yield float(forecasts[rows].mean()), float(results[rows].mean()), float(rows.mean())
