"""Worlds that might be the real one, with what everybody would know in them; the plausible ones more often."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb, prod
from random import Random
from typing import Final

import numpy as np
import numpy.typing as npt

from maquignon.bots.imagine import imagine
from maquignon.bots.policy import Policy
from maquignon.knowledge.minds import mind_of, together
from maquignon.knowledge.purses import Knowledge
from maquignon.rules.actions import OFFER, TRADE
from maquignon.rules.cards import KINDS_OF_NOTES, size
from maquignon.rules.state import MOST_SEATS, NOBODY, OFFERING, TURN, State
from maquignon.rules.views import View
from maquignon.turbo.codec import ACTIONS, DONE, LAY, Draft, legal, say
from maquignon.turbo.observation import WIDTH, observe
from maquignon.turbo.records import KNOWLEDGE, STATE, write

PROPOSALS: Final = 3
"""Worlds dealt for each one kept, where an offer lies on the table that says something about its owner."""


@dataclass(frozen=True, slots=True)
class Worlds:
    """Positions as records, and for each of them what every seat knows in it."""

    positions: npt.NDArray[np.void]
    minds: npt.NDArray[np.void]


def imagine_worlds(view: View, known: Knowledge, public: Knowledge, policy: Policy, number: int, rng: Random) -> Worlds:
    """So many worlds that look to the viewer as this one does; `public` is what anybody knows."""
    tempting = view.phase == "answering" and view.offer is None
    states = [imagine(view, known, rng) for _ in range(number * PROPOSALS if tempting else number)]
    if tempting:
        likely = [plausibility(state, public, policy) for state in states]
        states = rng.choices(states, likely, k=number) if any(likely) else states[:number]
    positions = np.zeros(number, STATE)
    minds = np.zeros((number, MOST_SEATS), KNOWLEDGE)
    for place, state in enumerate(states):
        write(state, positions[place])
        for seat in range(view.players):
            write(known if seat == view.viewer else mind_of(state, public, seat), minds[place][seat])
    return Worlds(positions, minds)


def plausibility(s: State, public: Knowledge, policy: Policy) -> float:
    """How likely the challenger of this world is to lay just this offer, next to notes drawn blindly from the purse."""
    purse = together(s.purse[s.active], s.offer)
    mind = mind_of(s, public, s.active)
    blindly = prod(comb(purse[kind], s.offer[kind]) for kind in range(KINDS_OF_NOTES))
    before = _before_the_offer(s, purse)
    draft = Draft()
    draft.doing, draft.target, draft.animal = (TRADE if s.round < 2 else OFFER), s.target, s.animal
    symbols = [LAY + kind for kind in range(KINDS_OF_NOTES - 1, -1, -1) for _ in range(s.offer[kind])]
    return _chance(before, draft, mind, policy, symbols) * comb(size(purse), size(s.offer)) / blindly


def _before_the_offer(s: State, purse: Sequence[int]) -> State:
    before = s.copy()
    before.purse[s.active] = list(purse)
    before.offer = [0] * KINDS_OF_NOTES
    if s.round < 2:
        before.phase, before.target, before.stake, before.animal, before.round = TURN, NOBODY, 0, 0, 0
    else:
        before.phase = OFFERING
    return before


def _chance(s: State, draft: Draft, mind: Knowledge, policy: Policy, symbols: Sequence[int]) -> float:
    """The chance of these symbols one after the other, and then to be done."""
    seen = np.zeros(WIDTH, np.float32)
    found = [0] * ACTIONS
    chance = 1.0
    complete = False
    for step in range(len(symbols) + 1):
        if complete:
            break
        choices = found[: legal(s, draft, s.active, found)]
        symbol = symbols[step] if step < len(symbols) else DONE
        if symbol not in choices:
            return 0.0
        if len(choices) > 1:
            observe(s, draft, mind, s.active, seen)
            chance *= float(policy.chances(seen, np.array(choices))[choices.index(symbol)])
        complete = say(s, draft, s.active, symbol)
    return chance
