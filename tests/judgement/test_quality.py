"""Forecasts that come true have no calibration error; those of a braggart have one."""

import numpy as np
import numpy.typing as npt
import pytest

from maquignon.judgement.calibration import by_phase, quality
from maquignon.judgement.drawing import draw
from maquignon.judgement.phases import PHASES

RNG = np.random.default_rng(5)
SEATS = np.array([[True] * 4 + [False]] * 20_000)


Floats = npt.NDArray[np.float64]


def lots() -> tuple[Floats, Floats]:
    """True chances of four seats, and victories drawn by them."""
    chances = np.zeros(SEATS.shape)
    chances[:, :4] = RNG.dirichlet(np.ones(4), len(SEATS))
    heaps = chances.cumsum(axis=1)
    winners = (heaps < RNG.random((len(SEATS), 1))).sum(axis=1)
    return chances, np.eye(5)[winners]


def test_true_chances_are_calibrated_and_better_than_the_equal_share() -> None:
    found = quality("all", *lots(), SEATS)
    assert found.calibration_error < 0.01
    assert found.log_loss < found.equal_share == pytest.approx(np.log(4))


def test_who_is_too_sure_is_found_out() -> None:
    chances, victories = lots()
    sure = chances**3 / (chances**3).sum(axis=1, keepdims=True)
    assert quality("all", sure, victories, SEATS).calibration_error > 0.05


def test_every_phase_is_measured_by_itself_and_drawn() -> None:
    phases = np.arange(len(SEATS)) % 3
    parts = by_phase(*lots(), SEATS, phases)
    assert [part.name for part in parts] == ["all", *PHASES]
    assert sum(part.positions for part in parts[1:]) == parts[0].positions
    drawing = draw(parts)
    assert drawing.startswith("<svg")
    assert drawing.count("<rect") == 1 + len(parts)
