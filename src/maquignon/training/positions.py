"""Labelled positions for the judgement: what one seat knew at some moments of a game, and who won it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt
import torch

from maquignon.rules.state import MOST_SEATS
from maquignon.training.hyperparameters import Tables
from maquignon.training.net import Net, log_probabilities
from maquignon.turbo.batch import Batch
from maquignon.turbo.observation import WIDTH
from maquignon.turbo.partners import ALIKE, KINDS, company, stranger, temper
from maquignon.turbo.watching import watch

MOMENTS: Final = 6
"""How many of each game, drawn evenly from all."""
TEMPERATURES: Final = (0.3, 3.0)
"""From the network as the expert plays to one that hardly knows what it does."""
ONLY_NETWORKS: Final = 0.5

Company = Callable[[np.random.Generator], npt.NDArray[np.float32]]


@dataclass(frozen=True, slots=True)
class Positions:
    """Observations, and the share of the victory that fell to each seat, counted from the observer."""

    observations: npt.NDArray[np.float32]
    shares: npt.NDArray[np.float32]


def all_kinds(rng: np.random.Generator) -> npt.NDArray[np.float32]:
    """Nobody but networks, or partners of any kinds."""
    if rng.random() < ONLY_NETWORKS:
        return np.zeros((MOST_SEATS, len(stranger("banker", rng))), np.float32)
    return company(lambda: str(rng.choice(list(KINDS))), rng)[1]


def together(parts: Sequence[Positions]) -> Positions:
    return Positions(
        np.concatenate([positions.observations for positions in parts]),
        np.concatenate([positions.shares for positions in parts]),
    )


def any_partners(rng: np.random.Generator) -> npt.NDArray[np.float32]:
    """One partner on every seat, alike or all different."""
    kinds = list(KINDS)
    alike = rng.random() < ALIKE
    kind = str(rng.choice(kinds))
    return np.array([temper(kind if alike else str(rng.choice(kinds)), rng) for _ in range(MOST_SEATS)], np.float32)


def strangers(*kinds: str) -> Company:
    """The same one of these kinds on every seat: among equals nobody can be told to be the better player."""
    return lambda rng: np.tile(stranger(str(rng.choice(kinds)), rng), (MOST_SEATS, 1))


def among_partners(tables: Tables, games: int, rng: np.random.Generator, seat_company: Company) -> Positions:
    """Positions out of so many whole games without any network."""
    tempers = np.array([seat_company(rng) for _ in range(games)], np.float32)
    rotated = [tables[place] for place in rng.permutation(len(tables))]
    watched = watch(rotated, tempers, int(rng.integers(2**31)), MOMENTS)
    return labelled(watched.observations, watched.observers, watched.moments, watched.players, watched.winners,
                    watched.finished)  # fmt: skip


def labelled(
    observations: npt.NDArray[np.float32],
    observers: npt.NDArray[np.int8],
    moments: npt.NDArray[np.int64],
    players: npt.NDArray[np.int8],
    winners: npt.NDArray[np.bool_],
    finished: npt.NDArray[np.bool_],
) -> Positions:
    """The moments of games that are over, each with the shares of the victory, counted from its observer."""
    shares = winners / np.maximum(winners.sum(axis=1, keepdims=True), 1)
    games, kept = np.nonzero(finished[:, None] & (np.arange(observers.shape[1]) < moments[:, None]))
    at_table = players[games][:, None]
    seats = np.arange(MOST_SEATS)
    turned = (observers[games, kept][:, None] + seats) % at_table
    labels = np.where(seats < at_table, shares[games[:, None], turned], 0)
    return Positions(observations[games, kept], labels.astype(np.float32))


class Sampler:
    """Plays games without end and draws moments from those that are over."""

    def __init__(self, net: Net, tables: Tables, games: int, seed: int, seat_company: Company) -> None:
        self._net, self._company, self._rng = net, seat_company, np.random.default_rng(seed)
        self._batch = Batch(tables, games, seed, sober=True, limit=3000)
        self._temperatures = np.ones((games, 1), np.float32)
        self._moments = np.zeros(games, np.int64)
        self._observers = np.zeros((games, MOMENTS), np.int8)
        self._seen = np.zeros((games, MOMENTS, WIDTH), np.float32)
        self._players = np.zeros(games, np.int8)
        self._seat(np.ones(games, bool))
        self._batch.begin()

    def sample(self, number: int) -> Positions:
        """At least so many."""
        found: list[Positions] = []
        while sum(len(positions.shares) for positions in found) < number:
            self._look()
            self._batch.step(self._decide())
            done = self._batch.finished | self._batch.truncated
            if done.any():
                found.append(self._label(self._batch.finished))
                self._seat(done)
        return together(found)

    def _look(self) -> None:
        """Reservoir sampling: every moment of a game is as likely to be kept, seen by any seat."""
        batch, rng = self._batch, self._rng
        slots = np.where(self._moments < MOMENTS, self._moments, rng.integers(self._moments + 1))
        rows = np.flatnonzero((slots < MOMENTS) & (batch.drafts["doing"] == 0))
        self._moments += batch.drafts["doing"] == 0
        observers = rng.integers(batch.states["players"]).astype(np.int8)
        seen = batch.observed_by(observers)
        self._seen[rows, slots[rows]] = seen[rows]
        self._observers[rows, slots[rows]] = observers[rows]

    def _decide(self) -> npt.NDArray[np.int64]:
        batch = self._batch
        with torch.inference_mode():
            logits = self._net(torch.from_numpy(batch.observations))[0] / torch.from_numpy(self._temperatures)
            logs = log_probabilities(logits, torch.from_numpy(batch.masks))
            actions: npt.NDArray[np.int64] = (logs - torch.empty_like(logs).exponential_().log()).argmax(dim=1).numpy()
        return actions

    def _label(self, finished: npt.NDArray[np.bool_]) -> Positions:
        return labelled(self._seen, self._observers, self._moments, self._players, self._batch.winners, finished)

    def _seat(self, games: npt.NDArray[np.bool_]) -> None:
        """New company, one seat at least being the network's, and a new temper for the network itself."""
        self._moments[games] = 0
        self._players[games] = self._batch.states["players"][games]
        coldest, warmest = TEMPERATURES
        for game in np.flatnonzero(games):
            self._temperatures[game] = coldest * (warmest / coldest) ** self._rng.random()
            self._batch.tempers[game] = self._company(self._rng)
            self._batch.tempers[game, self._rng.integers(self._players[game])] = 0
