"""The learned player: it remembers what it may know, and says what the network finds best."""

from collections.abc import Sequence
from random import Random

import numpy as np

from maquignon.bots.imagine import seen_state
from maquignon.bots.policy import Policy, shipped
from maquignon.rules.actions import Action
from maquignon.rules.events import Event
from maquignon.rules.hearsay import Listener
from maquignon.rules.options import Options
from maquignon.rules.views import View
from maquignon.turbo.codec import ACTIONS, Draft, forget, legal, say
from maquignon.turbo.observation import WIDTH, observe
from maquignon.turbo.sober import soberly
from maquignon.turbo.translate import action_of


class Learned:
    """Plays by the shipped weights; `warmth` below 1 makes it surer of itself."""

    looks = True
    listens = True
    warmth = 1.0

    def __init__(self, rng: Random, policy: Policy | None = None) -> None:
        self._rng = rng
        self._policy = policy or shipped()
        self._heard: list[Sequence[Event]] = []
        self._listener: Listener | None = None
        self._seen = np.zeros(WIDTH, np.float32)

    def notice(self, events: Sequence[Event]) -> None:
        self._heard.append(events)

    def choose(self, view: View, options: Options) -> Action:
        """One word after the other, until they make an action."""
        listener = self._catch_up(view)
        s = seen_state(view)
        draft = Draft()
        forget(draft)
        words = [0] * ACTIONS
        while True:
            number = legal(s, draft, options.seat, words)
            number = soberly(s, options.seat, words, number)
            word = words[0]
            if number > 1:
                observe(s, draft, listener.knowledge, options.seat, self._seen)
                word = self._pick(words[:number])
            if say(s, draft, options.seat, word):
                return action_of(draft, options.seat)

    def _catch_up(self, view: View) -> Listener:
        """The edition is known from the first look on; what was heard before is taken in then."""
        if self._listener is None:
            self._listener = Listener(view.edition, view.players)
        for events in self._heard:
            self._listener.hear(events)
        self._heard.clear()
        return self._listener

    def _pick(self, words: list[int]) -> int:
        chances = self._policy.chances(self._seen, np.array(words), self.warmth)
        return self._rng.choices(words, chances.tolist())[0]
