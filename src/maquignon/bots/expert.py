"""The expert: the learned player with all its attention, who looks ahead once nothing but trades is left."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

import numpy as np

from maquignon.bots.imagine import Unimaginable
from maquignon.bots.learned import Learned
from maquignon.bots.policy import Array, Policy
from maquignon.rules.actions import Action
from maquignon.rules.views import View

WORLDS: Final = 48
"""How many it imagines for a decision."""
WORTH_A_LOOK: Final = frozenset({"turn", "answering", "offering"})
THOUGHTS: Final = 24
"""How often the network is asked for a plan before the different ones are compared."""
OPENNESS: Final = 0.7
"""How warm these plans are: warmer than the choice would be without looking."""
MOST_PLANS: Final = 6
TRUST: Final = 0.012
"""A plan that promises so much more becomes e times as likely."""


class Expert(Learned):
    """Nearly always does what the network finds best; where it looks ahead, what then turns out better."""

    temperature = 0.4

    def __init__(self, rng: Random, policy: Policy | None = None, worlds: int = WORLDS) -> None:
        super().__init__(rng, policy)
        self._worlds = worlds

    def looks_ahead(self, view: View) -> bool:
        return bool(self._worlds) and not any(view.pile) and view.phase in WORTH_A_LOOK

    def _think(self, view: View, seat: int) -> Action:
        if not self.looks_ahead(view):
            return super()._think(view, seat)
        if not can_look_ahead():
            prepare_to_look_ahead()
            return super()._think(view, seat)
        thoughts = [self._speak(view, seat, OPENNESS, self._policy) for _ in range(THOUGHTS)]
        actions = dict(thoughts)
        often = Counter(plan for plan, _ in thoughts).most_common(MOST_PLANS)
        plans = [plan for plan, _ in often]
        if len(plans) == 1:
            return actions[plans[0]]
        chances = self._promise(view, plans) * np.sqrt([times for _, times in often])
        return actions[self._rng.choices(plans, chances.tolist())[0]]

    def _promise(self, view: View, plans: Sequence[tuple[int, ...]]) -> Array:
        """How much likelier each plan becomes by what it leads to; all alike where no world can be imagined."""
        from maquignon.bots.foresight import foresee
        from maquignon.bots.worlds import imagine_worlds

        known, public = self.memory.own(view), self.memory.public(view)
        try:
            worlds = imagine_worlds(view, known, public, self._policy, self._worlds, self._rng)
        except Unimaginable:
            return np.ones(len(plans), np.float32)
        seen = foresee(self._policy, view, worlds, plans, self._rng)
        return np.asarray(np.exp((seen - seen.max()) / TRUST), np.float32)


def can_look_ahead() -> bool:
    """Looking ahead takes the compiled law, and nobody at a table waits until it is compiled."""
    try:
        from maquignon.turbo.batch import is_compiled
    except ImportError:  # without numba
        return False
    return is_compiled()


def prepare_to_look_ahead() -> None:
    """Have the law compiled beside the game, for decisions to come; where that can be done at all."""
    try:
        from maquignon.turbo.ahead import make_ready_beside
    except ImportError:  # without numba
        return
    make_ready_beside()
