"""The learned player's network on numpy alone: what to say next, and the result to be expected."""

from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from maquignon.turbo.codec import ACTIONS
from maquignon.turbo.observation import WIDTH

Array = npt.NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Policy:
    """Two hidden layers and two heads, as `training.net` writes them."""

    first: tuple[Array, Array]
    second: tuple[Array, Array]
    policy_head: tuple[Array, Array]
    value_head: tuple[Array, Array]

    @property
    def inputs(self) -> int:
        return int(self.first[0].shape[1])

    def leaning_to(self, symbol: int, so_much: float) -> "Policy":
        """The same, to whom one symbol is dearer by so much."""
        weights, bias = self.policy_head
        dearer = bias.copy()
        dearer[symbol] += so_much
        return replace(self, policy_head=(weights, dearer))

    def think(self, seen: Array) -> Array:
        """What the heads go by, of one observation or of many."""
        return _layer(self.second, _layer(self.first, seen))

    def chances(self, seen: Array, symbols: npt.NDArray[np.int64], temperature: float = 1.0) -> Array:
        """How likely each of these symbols is; colder than 1 sharpens the choice."""
        weights, bias = self.policy_head
        logits = (weights[symbols] @ self.think(seen) + bias[symbols]) / temperature
        chances: Array = np.exp(logits - logits.max())
        shares: Array = chances / chances.sum()
        return shares

    def speak(
        self, seen: Array, legal: npt.NDArray[np.bool_], luck: Array, temperature: float
    ) -> npt.NDArray[np.int64]:
        """A symbol for each of many observations; luck above 0 and up to 1 picks it among all that are legal."""
        weights, bias = self.policy_head
        logits = np.where(legal, (_times(self.think(seen), weights) + bias) / temperature, -np.inf)
        heaped = np.exp(logits - logits.max(axis=1, keepdims=True)).cumsum(axis=1)
        symbols: npt.NDArray[np.int64] = (heaped < luck[:, None] * heaped[:, -1:]).sum(axis=1)
        return symbols

    def value(self, seen: Array) -> Array:
        """The share of the victory and of the points that is to be expected, of one observation or of many."""
        weights, bias = self.value_head
        results: Array = (_times(self.think(seen), weights) + bias)[..., 0]
        return results


def _layer(layer: tuple[Array, Array], inputs: Array) -> Array:
    weights, bias = layer
    output: Array = np.maximum(_times(inputs, weights) + bias, 0)
    return output


FEW: Final = 4
"""Rows that are multiplied at a time: so few that BLAS leaves them to one thread.

With more, a second thread spins beside the first, which on a busy machine takes a hundred times as long as the work. In
one thread this is as fast as all rows at once.
"""


def _times(inputs: Array, weights: Array) -> Array:
    """What a layer makes of one observation or of many, before its bias."""
    if inputs.ndim == 1:
        return inputs @ weights.T
    product = np.empty((len(inputs), len(weights)), np.float32)
    whole = len(inputs) - len(inputs) % FEW
    stacks = inputs[:whole].reshape(-1, FEW, inputs.shape[1])
    np.matmul(stacks, weights.T, out=product[:whole].reshape(-1, FEW, len(weights)))
    np.matmul(inputs[whole:], weights.T, out=product[whole:])
    return product


SHARE_OF_POINTS: Final = 0.5
"""Next to winning, the part of all points a seat took: it says something about lost games too."""


def results(winners: npt.NDArray[np.bool_], scores: npt.NDArray[np.int32]) -> Array:
    """What a network learns to expect, for every game and seat: its share of the victory, and half that of points."""
    won = winners / np.maximum(winners.sum(axis=1, keepdims=True), 1)
    points = scores / np.maximum(scores.sum(axis=1, keepdims=True), 1)
    return np.asarray(won + SHARE_OF_POINTS * points, np.float32)


class UnusableWeights(ValueError):
    """A file that no bot can play by."""


@cache
def load(path: Path) -> Policy:
    """Weights as `maquignon train` leaves them."""
    try:
        with np.load(path) as stored:
            policy = Policy(
                *(
                    (stored[f"{name}.weight"].astype(np.float32), stored[f"{name}.bias"].astype(np.float32))
                    for name in ("first", "second", "policy_head", "value_head")
                )
            )
    except OSError as error:
        raise UnusableWeights(f"There are no weights to play by in {str(path)!r}: {error.strerror or error}.") from None
    except (ValueError, KeyError, BadZipFile):
        raise UnusableWeights(
            f"There are no weights to play by in {str(path)!r}: it is no file that `maquignon train` wrote."
        ) from None
    if policy.inputs != WIDTH or len(policy.policy_head[1]) != ACTIONS:
        raise UnusableWeights(f"The weights in {str(path)!r} are for another observation or other symbols than ours.")
    return policy


@cache
def shipped() -> Policy:
    """The weights that come with the package."""
    with as_file(files("maquignon.bots") / "weights.npz") as path:
        return load(path)
