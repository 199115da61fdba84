"""The learned player's network on numpy alone: what to say next, and the result to be expected."""

from dataclasses import dataclass
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from maquignon.turbo.codec import ACTIONS, CHALLENGE, LIFT

Array = npt.NDArray[np.float32]

SPOKEN: Final = (np.arange(ACTIONS) < LIFT) | (np.arange(ACTIONS) >= CHALLENGE)
"""The words a network uses: raises of one doubling are fine enough, and whoever may lift may also raise."""


@dataclass(frozen=True, slots=True)
class Policy:
    """Two hidden layers and two heads, as `training.net` writes them."""

    first: tuple[Array, Array]
    second: tuple[Array, Array]
    speaks: tuple[Array, Array]
    judges: tuple[Array, Array]

    @property
    def senses(self) -> int:
        return int(self.first[0].shape[1])

    def think(self, seen: Array) -> Array:
        return _layer(self.second, _layer(self.first, seen))

    def chances(self, seen: Array, words: npt.NDArray[np.int64], warmth: float = 1.0) -> Array:
        """How likely each of these words is; colder than 1 sharpens the choice."""
        weights, bias = self.speaks
        logits = (weights[words] @ self.think(seen) + bias[words]) / warmth
        chances: Array = np.exp(logits - logits.max())
        shares: Array = chances / chances.sum()
        return shares

    def judge(self, seen: Array) -> float:
        """The share of the victory, and of the points, that this seat can expect."""
        weights, bias = self.judges
        return float((weights @ self.think(seen) + bias)[0])


def _layer(layer: tuple[Array, Array], inputs: Array) -> Array:
    weights, bias = layer
    output: Array = np.maximum(weights @ inputs + bias, 0)
    return output


def load(path: Path) -> Policy:
    with np.load(path) as stored:
        return Policy(
            *(
                (stored[f"{name}.weight"].astype(np.float32), stored[f"{name}.bias"].astype(np.float32))
                for name in ("first", "second", "speaks", "judges")
            )
        )


@cache
def shipped() -> Policy:
    """The weights that come with the package."""
    with as_file(files("maquignon.bots") / "weights.npz") as path:
        return load(path)
