"""Looking ahead: what each plan leads to, in worlds that might be the real one, when the network plays on for all."""

from collections.abc import Sequence
from random import Random
from typing import Final

import numpy as np
import numpy.typing as npt

from maquignon.bots.policy import Array, Policy, results
from maquignon.bots.worlds import Worlds
from maquignon.rules.views import View
from maquignon.turbo.batch import Batch
from maquignon.turbo.dice import streams
from maquignon.turbo.driver import SILENCE

LONGEST: Final = 600
"""Symbols after which a game is broken off and judged as it stands; hardly any takes so many."""
TEMPERATURE: Final = 0.7
"""How sure of itself the network is when it plays on."""

Course = tuple[int, ...]
"""The symbols of one action."""


def foresee(policy: Policy, view: View, worlds: Worlds, plans: Sequence[Course], rng: Random) -> Array:
    """The result to expect of each plan: the mean over all worlds, which are the same for every plan."""
    assert view.viewer is not None
    number, seed = len(worlds.positions), rng.getrandbits(32)
    batch = Batch([(view.edition, view.players)], number * len(plans), seed, sober=True)
    batch.dice[:] = np.repeat(streams(seed, number), len(plans))
    batch.take_up(np.repeat(worlds.positions, len(plans), axis=0), np.repeat(worlds.minds, len(plans), axis=0))
    outlook = _Outlook(batch, view.viewer)
    for symbol in range(max(map(len, plans))):
        said = np.array([plan[symbol] if symbol < len(plan) else SILENCE for plan in plans] * number)
        outlook.hear(said[outlook.rows])
    luck = np.random.default_rng(seed)
    for _ in range(LONGEST):
        if not len(outlook.rows):
            break
        # the same luck in the same world, whatever the plan: what differs in the end is the plan's doing
        drawn = (1 - luck.random(number, np.float32))[outlook.rows // len(plans)]
        outlook.hear(policy.speak(batch.observations, batch.masks, drawn, TEMPERATURE))
    outlook.break_off(policy)
    mean: Array = outlook.results.reshape(number, len(plans)).mean(axis=0)
    return mean


class _Outlook:
    """Games that go on side by side, and what became of those that have ended."""

    def __init__(self, batch: Batch, viewer: int) -> None:
        self._batch, self._viewer = batch, viewer
        self.results = np.zeros(len(batch.seats), np.float32)
        self.rows = np.arange(len(batch.seats))
        """Which games still go on."""

    def hear(self, symbols: npt.NDArray[np.int64]) -> None:
        batch = self._batch
        batch.step(symbols)
        if batch.finished.any():
            shares = results(batch.winners, batch.scores)[:, self._viewer]
            self.results[self.rows[batch.finished]] = shares[batch.finished]
            self.rows = self.rows[~batch.finished]
            batch.keep(np.flatnonzero(~batch.finished))

    def break_off(self, policy: Policy) -> None:
        """Judged from the seat that looks ahead, whoever's choice it would be."""
        if len(self.rows):
            viewers = np.full(len(self.rows), self._viewer, np.int8)
            self.results[self.rows] = policy.value(self._batch.observed_by(viewers))
