"""The expert: the learned player, who looks ahead before it commits itself."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

import numpy as np

from maquignon.bots.foresight import foresee
from maquignon.bots.imagine import Unimaginable, seen_state
from maquignon.bots.learned import Learned
from maquignon.bots.policy import Array, Policy
from maquignon.bots.worlds import imagine_worlds
from maquignon.rules.actions import Action
from maquignon.rules.events import seen_by
from maquignon.rules.hearsay import Listener
from maquignon.rules.options import Options
from maquignon.rules.schedule import next_to_act
from maquignon.rules.views import View

WHERE: Final = frozenset({"turn", "bidding", "deciding", "answering", "offering", "buying_back"})
"""Decisions worth a look ahead; how to pay is not."""

THOUGHTS: Final = 24
"""How often the network is asked for a plan before the different ones are compared."""

MOST_PLANS: Final = 6

TRUST: Final = 0.04
"""A plan that promises so much more is chosen e times as often as the network alone would choose it."""


class Expert(Learned):
    worlds = 16

    def __init__(self, rng: Random, policy: Policy | None = None) -> None:
        super().__init__(rng, policy)
        self._public: Listener | None = None

    def choose(self, view: View, options: Options) -> Action:
        self._catch_up(view)
        s = seen_state(view)
        if view.phase not in WHERE or next_to_act(s) != options.seat:  # out of turn only bids and passes can be said
            return self._speak(s, options.seat)[1]
        thoughts = [self._speak(s, options.seat) for _ in range(THOUGHTS)]
        actions = dict(thoughts)
        often = Counter(plan for plan, _ in thoughts)
        plans = [plan for plan, _ in often.most_common(MOST_PLANS)]
        if len(plans) > 1:
            chances = self._weigh(view, plans) * [often[plan] for plan in plans]
            return actions[self._rng.choices(plans, chances.tolist())[0]]
        return actions[plans[0]]

    def _weigh(self, view: View, plans: Sequence[tuple[int, ...]]) -> Array:
        """How much each plan gains or loses by what it would lead to; nothing where no world can be imagined."""
        assert self._listener is not None
        assert self._public is not None
        known, public = self._listener.knowledge, self._public.knowledge
        try:
            worlds = imagine_worlds(view, known, public, self._policy, self.worlds, self._rng)
        except Unimaginable:
            return np.ones(len(plans), np.float32)
        promise = foresee(self._policy, view, worlds, plans, self._rng)
        return np.asarray(np.exp((promise - promise.max()) / TRUST), np.float32)

    def _catch_up(self, view: View) -> None:
        if self._public is None:
            self._public = Listener(view.edition, view.players)
        for events in self._heard:
            self._public.hear([seen_by(event, None) for event in events])
        super()._catch_up(view)
