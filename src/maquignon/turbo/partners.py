"""Sparring partners of many kinds, each with a temper drawn at random; some at one table alike, some all different."""

from collections.abc import Callable
from typing import Final

import numpy as np
import numpy.typing as npt

from maquignon.rules.state import MOST_SEATS
from maquignon.turbo.strangers import BANKER, GAMBLER, SLEEPER
from maquignon.turbo.traits import (
    ABSENCE,
    ALL_IN,
    EAGERNESS,
    FEVER,
    HARDNESS,
    KEENNESS,
    LATENESS,
    NERVE,
    ORIGIN,
    RELUCTANCE,
    RESERVE,
    RESTLESSNESS,
    RIVALRY,
    SELFHOOD,
    STUBBORNNESS,
    THRIFT,
    TRADER,
    TRAITS,
    VARIETY,
    YIELDING,
    ZEROS,
)

Temper = npt.NDArray[np.float32]
Rng = np.random.Generator
Ranges = dict[int, tuple[float, float]]

MERCHANT: Final[Ranges] = {
    RESERVE: (0, 0.7), RELUCTANCE: (0.8, 4), VARIETY: (0, 0.3), EAGERNESS: (0, 1), STUBBORNNESS: (0, 1),
    RIVALRY: (0.2, 0.8), HARDNESS: (0.8, 1.2),
}  # fmt: skip
MEDIUM: Final[Ranges] = {
    ORIGIN: (TRADER, TRADER), KEENNESS: (0.6, 1.4), SELFHOOD: (0.4, 1), RESERVE: (0, 0.4), RELUCTANCE: (1.2, 2.8),
    VARIETY: (0, 0.3), NERVE: (0, 0.08), EAGERNESS: (0.2, 1.2), RESTLESSNESS: (0.05, 0.4), YIELDING: (0.3, 1),
    THRIFT: (0.1, 0.6), RIVALRY: (0.3, 0.8), HARDNESS: (0.7, 1.3),
}  # fmt: skip
"""Traders, around the numbers of `medium`."""
TIGHT: Final[Ranges] = {
    KEENNESS: (0.15, 0.6), RELUCTANCE: (2, 4), EAGERNESS: (0.5, 1.2), RIVALRY: (0.6, 2), THRIFT: (0.4, 1),
    HARDNESS: (1, 5),
}  # fmt: skip
"""Those who hardly bid and grudge everybody everything: of all tempers that were searched the hardest to beat."""
KINDS: Final[dict[str, Ranges]] = {
    "merchant": {},
    "hoarder": {LATENESS: (0.3, 0.9), RESERVE: (0.3, 0.8), HARDNESS: (1, 4), KEENNESS: (0.4, 2)},
    "late buyer": {LATENESS: (0.4, 0.9), RESERVE: (0, 0.2), KEENNESS: (1, 3)},
    "fighter": {STUBBORNNESS: (0.8, 1), HARDNESS: (1.5, 5), RESERVE: (0.2, 0.7), EAGERNESS: (0, 0.5)},
    "yielder": {YIELDING: (0.6, 1), STUBBORNNESS: (0, 0.2)},
    "all in": {ALL_IN: (0.3, 1), RESERVE: (0.2, 0.6)},
    "overbidder": {KEENNESS: (1.5, 4), FEVER: (0.1, 0.8), RESERVE: (0, 0.1)},
    "denier": {RIVALRY: (1, 3), RELUCTANCE: (0.5, 1.5)},
    "bluffer": {ZEROS: (0.3, 0.95), NERVE: (0, 0.2)},
    "absent": {ABSENCE: (0.05, 0.5)},
    "trader": MEDIUM,
    "saver": MEDIUM | {LATENESS: (0.2, 0.7), RESERVE: (0.2, 0.6), KEENNESS: (0.9, 2), THRIFT: (0.05, 0.3)},
    "spender": MEDIUM | {KEENNESS: (1.2, 2.2), RESERVE: (0, 0.1), VARIETY: (0.2, 0.5), EAGERNESS: (0.1, 0.4)},
    "tightwad": MEDIUM | TIGHT,
}
STRANGERS: Final = {"sleeper": SLEEPER, "banker": BANKER, "gambler": GAMBLER}
"""The held-out family: measured against, never trained with."""

ALIKE: Final = 0.5
"""The part of the tables at which all partners are of one kind."""
NOBODY: Final = 0.2
"""The part of the partners' seats that the learner takes itself."""


def temper(kind: str, rng: Rng) -> Temper:
    """One of this kind, somewhere within its ranges; what the kind says nothing about is a merchant's."""
    traits = np.zeros(TRAITS, np.float32)
    traits[KEENNESS] = 0.25 * 8 ** rng.random()
    for trait, (least, most) in (MERCHANT | KINDS[kind]).items():
        traits[trait] = least + (most - least) * rng.random()
    return traits


def stranger(kind: str, rng: Rng) -> Temper:
    traits = np.zeros(TRAITS, np.float32)
    traits[KEENNESS] = 0.7 + 1.1 * rng.random()
    traits[ORIGIN] = STRANGERS[kind]
    return traits


def company(draw: Callable[[], str], rng: Rng) -> tuple[str | None, Temper]:
    """Tempers for five seats, some without one, and the kind if all are of the same."""
    kind = draw() if rng.random() < ALIKE else None
    tempers = np.array([temper(kind or draw(), rng) for _ in range(MOST_SEATS)], np.float32)
    tempers[rng.random(MOST_SEATS) < NOBODY] = 0
    return kind, tempers
