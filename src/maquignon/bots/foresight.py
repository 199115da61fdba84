"""Looking ahead: what each plan leads to, in worlds that might be the real one, when the network plays on for all."""

from collections.abc import Sequence
from random import Random
from typing import Final

import numpy as np
import numpy.typing as npt

from maquignon.bots.policy import Array, Policy, results
from maquignon.rules.views import View
from maquignon.turbo.batch import Batch
from maquignon.turbo.codec import NOTHING
from maquignon.turbo.dice import streams
from maquignon.turbo.driver import SILENCE

LONGEST: Final = 400
"""Words after which a look ahead is broken off; hardly any takes so many."""

Plan = Sequence[int]
"""The words of one action."""


def foresee(
    policy: Policy, view: View, worlds: tuple[npt.NDArray[np.void], npt.NDArray[np.void]], plans: Sequence[Plan],
    rng: Random,
) -> Array:  # fmt: skip
    """The result to expect of each plan: the mean over all worlds, which are the same for every plan."""
    positions, minds = (np.repeat(part, len(plans), axis=0) for part in worlds)
    seed, number = rng.getrandbits(32), len(worlds[0])
    batch = Batch([(view.edition, view.players)], len(positions), seed, sober=True)
    batch.dice[:] = np.repeat(streams(seed, number), len(plans))
    batch.take_up(positions, minds)
    outlook = _Outlook(batch, policy, view, np.random.default_rng(seed))
    for word in range(max(map(len, plans))):
        said = np.array([plan[word] if word < len(plan) else SILENCE for plan in plans] * number)
        outlook.hear(said[outlook.rows])
    mean: Array = outlook.run().reshape(number, len(plans)).mean(axis=0)
    return mean


class _Outlook:
    """Games that go on until the viewer decides again in a later turn; there the network judges them."""

    def __init__(self, batch: Batch, policy: Policy, view: View, dice: np.random.Generator) -> None:
        assert view.viewer is not None
        self._batch, self._policy, self._dice, self._viewer = batch, policy, dice, view.viewer
        self._turn = view.active, sum(view.pile)
        self.rows = np.arange(len(batch.seats))
        self._values = np.zeros(len(batch.seats), np.float32)

    def hear(self, words: npt.NDArray[np.int64]) -> None:
        """Go on by these words in all games that are not decided; note what became of those that are."""
        batch = self._batch
        batch.step(words)
        if batch.finished.any():
            ended = np.flatnonzero(batch.finished)
            shares = results(batch.winners, batch.scores)
            self._values[self.rows[ended]] = shares[ended, self._viewer]
            self._go_on_with(~batch.finished)

    def run(self) -> Array:
        """Play on until all is decided, or for long enough."""
        for _ in range(LONGEST):
            self._judge(self._is_later())
            if not len(self.rows):
                return self._values
            self.hear(self._policy.speak(self._batch.observations, self._batch.masks, self._dice))
        self._judge(np.ones(len(self.rows), bool))
        return self._values

    def _is_later(self) -> npt.NDArray[np.bool_]:
        states = self._batch.states
        moved_on = (states["active"] != self._turn[0]) | (states["pile_left"] != self._turn[1])
        asked = (self._batch.seats == self._viewer) & (self._batch.drafts["doing"] == NOTHING)
        later: npt.NDArray[np.bool_] = moved_on & asked
        return later

    def _judge(self, decided: npt.NDArray[np.bool_]) -> None:
        if decided.any():
            self._values[self.rows[decided]] = self._policy.judge(self._batch.observations[decided])
            self._go_on_with(~decided)

    def _go_on_with(self, rows: npt.NDArray[np.bool_]) -> None:
        self.rows = self.rows[rows]
        self._batch.keep(np.flatnonzero(rows))
