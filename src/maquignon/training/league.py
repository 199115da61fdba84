"""The league: who sits on which seat, so that learning does not chase its own tail."""

import copy
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from maquignon.rules.state import MOST_SEATS
from maquignon.training.difficulty import Difficulty
from maquignon.turbo.partners import KINDS, company

if TYPE_CHECKING:
    from maquignon.training.net import Net

LEARNER: Final = 0
FEWEST_PLAYERS: Final = 3
Tempers = npt.NDArray[np.float32]
_KINDS: Final = tuple(KINDS)
_MIXED: Final = -1
_NONE: Final = -2


class League:
    """The network as it is now, a few of its past selves, replies that once beat it, and sparring partners.

    At many tables everybody is the learner. At others each seat but one is taken by one frozen network, so that the
    learner does not lose to what it once was or what has exploited it. At the rest it meets partners of all kinds,
    those more often against whom it wins little.
    """

    def __init__(
        self,
        games: int,
        most: int,
        share_of_past: float,
        share_of_partners: float,
        rng: np.random.Generator,
        replies: Sequence["Net"] = (),
    ) -> None:
        self.past: list[Net] = []
        self.kinds = Difficulty(len(_KINDS), rng)
        self._replies = list(replies)
        self._most = most
        self._share_of_past = share_of_past
        self._share_of_partners = share_of_partners
        self._rng = rng
        self._seated = np.zeros((games, MOST_SEATS), np.int8)
        self._learner = np.zeros(games, np.int8)
        self._kind = np.full(games, _NONE, np.int8)

    def remember(self, net: "Net") -> None:
        """Take the present self into the league; a random older one makes room, never the newest."""
        if len(self.past) == self._most:
            gone = int(self._rng.integers(self._most - 1))
            self.past.pop(gone)
        self.past.append(copy.deepcopy(net).eval())

    def seat(self, games: npt.NDArray[np.bool_], tempers: Tempers) -> None:
        """New company for the games that begin; `tempers` says who is a sparring partner.

        The learner's seat is there at every table: the game may begin at a smaller one before it is seated anew, and
        with nobody to ask it would never come back.
        """
        frozen = len(self.past) + len(self._replies)
        for game in np.flatnonzero(games):
            self._seated[game] = LEARNER
            self._kind[game] = _NONE
            tempers[game] = 0
            learner = self._learner[game] = self._rng.integers(FEWEST_PLAYERS)
            chance = self._rng.random()
            if chance < self._share_of_partners:
                kind, tempers[game] = company(lambda: _KINDS[self.kinds.draw()], self._rng)
                tempers[game, learner] = 0
                self._kind[game] = _MIXED if kind is None else _KINDS.index(kind)
            elif frozen and chance < self._share_of_partners + self._share_of_past:
                self._seated[game] = 1 + self._rng.integers(frozen)
                self._seated[game, learner] = LEARNER

    def report(self, game: int, ratios: npt.NDArray[np.float64]) -> float | None:
        """Told for each seat of a game that ended its wins next to the equal share; the learner's, among partners."""
        kind, ratio = int(self._kind[game]), float(ratios[self._learner[game]])
        if kind >= 0:
            self.kinds.report(kind, ratio)
        return None if kind == _NONE else ratio

    def members(self, seats: npt.NDArray[np.int8]) -> npt.NDArray[np.int8]:
        """Who decides now in each game: 0 the learner, k the k-th frozen network."""
        return self._seated[np.arange(len(seats)), seats]

    def groups(self, members: npt.NDArray[np.int8]) -> Iterator[tuple["Net", npt.NDArray[np.intp]]]:
        """Each frozen network with the games in which it decides."""
        for number, net in enumerate([*self._replies, *self.past], start=1):
            games = np.flatnonzero(members == number)
            if len(games):
                yield net, games
