"""The learned player: it remembers what it may know, and says what the network finds best."""

from collections.abc import Sequence
from random import Random
from typing import Final

import numpy as np

from maquignon.bots.cost import within_cost
from maquignon.bots.imagine import seen_state
from maquignon.bots.last_money import lay_last_money
from maquignon.bots.memory import Memory
from maquignon.bots.policy import Policy, shipped
from maquignon.rules.actions import Action
from maquignon.rules.events import Event
from maquignon.rules.options import Options
from maquignon.rules.views import View
from maquignon.turbo.codec import ACTIONS, SAY_ACCEPT, Draft, forget, legal, say
from maquignon.turbo.observation import WIDTH, observe
from maquignon.turbo.sober import soberly
from maquignon.turbo.translate import action_of

DISTRACTED: Final = 4.5
"""How warm a choice is that is made without thinking: nearly any symbol will do."""
PEACE: Final = 7.0
"""So much is added to what the network gives for taking an offer: left to itself it fights nine times in ten, and is
easily read; where it hardly matters, it had better give in."""
PEACE_IN_AUCTIONS: Final = 4.0
"""The same while there are auctions: whoever sells for a song there is soon found out."""


class Learned:
    """Plays by the shipped weights; a `temperature` below 1 makes it surer, and `lapses` say how often it dreams."""

    looks = True
    listens = True
    temperature = 1.0
    lapses = 0.0

    def __init__(self, rng: Random, policy: Policy | None = None) -> None:
        self._rng = rng
        self._policy = policy or shipped()
        self._peaceful = self._policy.leaning_to(SAY_ACCEPT, PEACE)
        self._wary = self._policy.leaning_to(SAY_ACCEPT, PEACE_IN_AUCTIONS)
        self.memory = Memory()
        self._seen = np.zeros(WIDTH, np.float32)

    def notice(self, events: Sequence[Event]) -> None:
        self.memory.notice(events)

    def choose(self, view: View, options: Options) -> Action:
        wanted = within_cost(view, options, self._think(view, options.seat))
        return lay_last_money(view, wanted, self.memory.own(view))

    def _think(self, view: View, seat: int) -> Action:
        return self._speak(view, seat, self.temperature, self._wary if any(view.pile) else self._peaceful)[1]

    def _speak(self, view: View, seat: int, temperature: float, policy: Policy) -> tuple[tuple[int, ...], Action]:
        """One symbol after the other, until they make an action; beside it those for which there was a choice."""
        s, known, draft = seen_state(view), self.memory.own(view), Draft()
        forget(draft)
        symbols = [0] * ACTIONS
        chosen: list[int] = []
        while True:
            number = soberly(s, seat, symbols, legal(s, draft, seat, symbols))
            symbol = symbols[0]
            if number > 1:
                observe(s, draft, known, seat, self._seen)
                symbol = self._pick(symbols[:number], temperature, policy)
                chosen.append(symbol)
            if say(s, draft, seat, symbol):
                return tuple(chosen), action_of(draft, seat)

    def _pick(self, symbols: list[int], temperature: float, policy: Policy) -> int:
        if self._rng.random() < self.lapses:
            temperature = DISTRACTED
        chances = policy.chances(self._seen, np.array(symbols), temperature)
        return self._rng.choices(symbols, chances.tolist())[0]
