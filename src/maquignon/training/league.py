"""The league: who sits on which seat, so that learning does not chase its own tail."""

import copy
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from maquignon.turbo.sparring import (
    EAGERNESS,
    KEENNESS,
    NERVE,
    RELUCTANCE,
    RESERVE,
    STUBBORNNESS,
    TRAITS,
    VARIETY,
)

if TYPE_CHECKING:
    from maquignon.training.net import Net

LEARNER: Final = 0
Tempers = npt.NDArray[np.float32]


class League:
    """The network as it is now, a few of its past selves, and sparring partners of all tempers.

    At many tables everybody is the present self. At others each seat but one is taken by one past self, so that the
    present learns not to lose to what it once was. At the rest it meets people who play by other ideas altogether.
    """

    def __init__(
        self, games: int, most: int, share_of_past: float, share_of_partners: float, rng: np.random.Generator
    ) -> None:
        self.past: list[Net] = []
        self._most = most
        self._past = share_of_past
        self._partners = share_of_partners
        self._rng = rng
        self._seated = np.zeros((games, 5), np.int8)

    def remember(self, net: "Net") -> None:
        """Take the present self into the league; a random older one makes room, never the newest."""
        if len(self.past) == self._most:
            gone = int(self._rng.integers(self._most - 1))
            self.past.pop(gone)
        self.past.append(copy.deepcopy(net).eval())

    def seat(self, games: npt.NDArray[np.bool_], players: npt.NDArray[np.int8], tempers: Tempers) -> None:
        """New company for the games that begin; `tempers` says who is a sparring partner."""
        for game in np.flatnonzero(games):
            self._seated[game] = LEARNER
            tempers[game] = 0
            learner = self._rng.integers(players[game])
            chance = self._rng.random()
            if chance < self._partners:
                tempers[game] = company(self._rng)
                tempers[game, learner] = 0
            elif self.past and chance < self._partners + self._past:
                self._seated[game] = 1 + self._rng.integers(len(self.past))
                self._seated[game, learner] = LEARNER

    def members(self, seats: npt.NDArray[np.int8]) -> npt.NDArray[np.int8]:
        """Who decides now in each game: 0 the learner, k the k-th of the past."""
        return self._seated[np.arange(len(seats)), seats]

    def groups(self, members: npt.NDArray[np.int8]) -> Iterator[tuple["Net", npt.NDArray[np.intp]]]:
        """Each past self with the games in which it decides."""
        for number, net in enumerate(self.past, start=1):
            games = np.flatnonzero(members == number)
            if len(games):
                yield net, games


def company(rng: np.random.Generator) -> Tempers:
    """Tempers for five seats: alike at some tables, all different at others, and some seats without one."""
    first = temper(rng)
    alike = rng.random() < 0.5
    tempers = np.array([first if alike else temper(rng) for _ in range(5)], np.float32)
    tempers[rng.random(5) < 0.2] = 0
    return tempers


def temper(rng: np.random.Generator) -> Tempers:
    """From the miser to the spendthrift, from the timid to the reckless."""
    traits = np.zeros(TRAITS, np.float32)
    traits[KEENNESS] = 0.25 * 8 ** rng.random()
    traits[RESERVE] = 0.7 * rng.random()
    traits[RELUCTANCE] = 1 + 3 * rng.random()
    traits[VARIETY] = 0.3 * rng.random()
    traits[NERVE] = 0.2 * max(0.0, 2 * rng.random() - 1)
    traits[EAGERNESS] = rng.random()
    traits[STUBBORNNESS] = rng.random()
    return traits
