"""The league: who sits on which seat, so that learning does not chase its own tail."""

import copy
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from maquignon.training.net import Net

SELF: Final = 0


class League:
    """The network as it is now, and a few of its past selves.

    At most tables everybody is the present self. At the others each seat but one is taken by one past self, so that the
    present learns not to lose to what it once was.
    """

    def __init__(self, games: int, most: int, share_of_past: float, rng: np.random.Generator) -> None:
        self.past: list[Net] = []
        self._most = most
        self._share = share_of_past
        self._rng = rng
        self._seated = np.zeros((games, 5), np.int8)

    def remember(self, net: "Net") -> None:
        """Take the present self into the league; a random older one makes room, never the newest."""
        if len(self.past) == self._most:
            gone = int(self._rng.integers(self._most - 1))
            self.past.pop(gone)
        self.past.append(copy.deepcopy(net).eval())

    def seat(self, games: npt.NDArray[np.bool_], players: npt.NDArray[np.int8]) -> None:
        """New company for the games that begin."""
        for game in np.flatnonzero(games):
            self._seated[game] = SELF
            if self.past and self._rng.random() < self._share:
                self._seated[game] = 1 + self._rng.integers(len(self.past))
                self._seated[game, self._rng.integers(players[game])] = SELF

    def speakers(self, seats: npt.NDArray[np.int8]) -> npt.NDArray[np.int8]:
        """Who speaks now in each game: 0 the present self, k the k-th of the past."""
        return self._seated[np.arange(len(seats)), seats]

    def groups(self, speakers: npt.NDArray[np.int8]) -> Iterator[tuple["Net", npt.NDArray[np.intp]]]:
        """Each past self with the games in which it speaks."""
        for number, net in enumerate(self.past, start=1):
            games = np.flatnonzero(speakers == number)
            if len(games):
                yield net, games
