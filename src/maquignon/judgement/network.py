"""The network of the judgement on numpy alone: observations in, the chance of every seat out."""

from dataclasses import dataclass
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path

import numpy as np
import numpy.typing as npt

from maquignon.judgement.phases import phases_of, seats_of

Array = npt.NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Judgement:
    """Two hidden layers and a softmax over the seats that there are, as sure of itself as strangers bear out.

    `sureness` multiplies the log-odds between seats, by phase: less than 1 draws all towards the equal share, more
    parts them. It is chosen on kinds of players that were not learned from.
    """

    first: tuple[Array, Array]
    second: tuple[Array, Array]
    head: tuple[Array, Array]
    sureness: Array

    def chances(self, observations: Array) -> Array:
        """For each of many observations the chance of every seat, counted clockwise from the observer."""
        logits = self.logits(observations) * self.sureness[phases_of(observations)][:, None]
        return softmax(logits, seats_of(observations))

    def logits(self, observations: Array) -> Array:
        hidden = observations
        for weights, bias in (self.first, self.second):
            hidden = np.maximum(hidden @ weights.T + bias, 0)
        weights, bias = self.head
        return np.asarray(hidden @ weights.T + bias)


def softmax(logits: Array, seats: npt.NDArray[np.bool_]) -> Array:
    """Over the seats that there are; the others have no chance."""
    there = np.where(seats, logits, -np.inf)
    odds = np.exp(there - there.max(axis=1, keepdims=True))
    return np.asarray(odds / odds.sum(axis=1, keepdims=True))


@cache
def load(path: Path) -> Judgement:
    """Weights as `maquignon judgement` leaves them."""
    with np.load(path) as stored:
        first, second, head = (
            (stored[f"{name}.weight"].astype(np.float32), stored[f"{name}.bias"].astype(np.float32))
            for name in ("first", "second", "head")
        )
        return Judgement(first, second, head, stored["sureness"].astype(np.float32))


@cache
def shipped() -> Judgement:
    """The weights that come with the package."""
    with as_file(files("maquignon.judgement") / "weights.npz") as path:
        return load(path)
