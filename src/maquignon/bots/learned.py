"""The learned player: it remembers what it may know, and says what the network finds best."""

from collections.abc import Sequence
from random import Random
from typing import Final

import numpy as np

from maquignon.bots.imagine import seen_state
from maquignon.bots.policy import Policy, shipped
from maquignon.rules.actions import Action
from maquignon.rules.events import Event
from maquignon.rules.hearsay import Listener
from maquignon.rules.options import Options
from maquignon.rules.state import State
from maquignon.rules.views import View
from maquignon.turbo.codec import ACTIONS, Draft, forget, legal, say
from maquignon.turbo.observation import WIDTH, observe
from maquignon.turbo.sober import soberly
from maquignon.turbo.translate import action_of

DISTRACTED: Final = 4.0
"""How warm a choice is that is made without thinking: nearly any word will do."""


class Learned:
    """Plays by the shipped weights; `warmth` below 1 makes it surer of itself, and `lapses` say how often it is not."""

    looks = True
    listens = True
    warmth = 1.0
    lapses = 0.0

    def __init__(self, rng: Random, policy: Policy | None = None) -> None:
        self._rng = rng
        self._policy = policy or shipped()
        self._heard: list[Sequence[Event]] = []
        self._listener: Listener | None = None
        self._seen = np.zeros(WIDTH, np.float32)

    def notice(self, events: Sequence[Event]) -> None:
        self._heard.append(events)

    def choose(self, view: View, options: Options) -> Action:
        self._catch_up(view)
        return self._speak(seen_state(view), options.seat, self.warmth)[1]

    def _catch_up(self, view: View) -> None:
        """The edition is known from the first look on; what was heard before is taken in then."""
        if self._listener is None:
            self._listener = Listener(view.edition, view.players)
        for events in self._heard:
            self._listener.hear(events)
        self._heard.clear()

    def _speak(self, s: State, seat: int, warmth: float) -> tuple[tuple[int, ...], Action]:
        """One word after the other, until they make an action; beside it those words for which there was a choice."""
        draft = Draft()
        forget(draft)
        words = [0] * ACTIONS
        chosen: list[int] = []
        while True:
            number = soberly(s, seat, words, legal(s, draft, seat, words))
            word = words[0]
            if number > 1:
                word = self._pick(s, draft, seat, words[:number], warmth)
                chosen.append(word)
            if say(s, draft, seat, word):
                return tuple(chosen), action_of(draft, seat)

    def _pick(self, s: State, draft: Draft, seat: int, words: list[int], warmth: float) -> int:
        assert self._listener is not None
        observe(s, draft, self._listener.knowledge, seat, self._seen)
        if self._rng.random() < self.lapses:
            warmth = DISTRACTED
        chances = self._policy.chances(self._seen, np.array(words), warmth)
        return self._rng.choices(words, chances.tolist())[0]
