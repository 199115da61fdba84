"""Thousands of compiled games as one environment in the manner of Gymnasium's vector environments."""

from collections.abc import Sequence
from typing import Any, Final

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete, MultiDiscrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as missing:
    raise ImportError(
        "This environment needs Gymnasium. Install it with: pip install 'maquignon[turbo,research]'"
    ) from missing
from numpy.typing import NDArray

from maquignon.adapters.spoken import require_returns
from maquignon.rules.state import MOST_SEATS
from maquignon.rules.terms.charter import agree
from maquignon.rules.terms.edition import Edition
from maquignon.turbo.batch import Batch
from maquignon.turbo.codec import ACTIONS
from maquignon.turbo.dice import streams
from maquignon.turbo.observation import WIDTH
from maquignon.turbo.partners import KINDS, temper

Observations = dict[str, NDArray[Any]]
PARTNERS: Final = ("none", "sparring")
_FAR: Final = 10_000.0


class VectorGames(VectorEnv[Observations, NDArray[np.int64], NDArray[Any]]):
    """`games` games at once: one symbol of the codec in each, by the seat in turn, and on to the next choice.

    Alone (`partners="none"`) you speak for every seat; with `partners="sparring"` for one seat of each game, and
    scripted players of many tempers, drawn anew for every game, take the others. A game that ends begins anew in the
    same step. All arrays that are handed out are the batch's own: copy what is to outlast the next step.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012  # so declared there

    def __init__(
        self,
        tables: Sequence[tuple[str | Edition, int]] = (("boursicocotte-2025", 4),),
        games: int = 1024,
        *,
        seed: int = 0,
        partners: str = "none",
        returns: str = "win",
        sober: bool = False,
        limit: int = 0,
        threads: int = 1,
    ) -> None:
        """`returns`: "win" or "score", as in the other adapters. `sober`: no bids beyond the purse are offered.

        `limit`: truncate a game after so many choices; 0 for never. `threads`: cores that share the games.
        """
        if partners not in PARTNERS:
            raise ValueError(f"There are no partners {partners!r}. Choose one of: {', '.join(PARTNERS)}.")
        self._returns = require_returns(returns)
        agreed = [(_agreed(edition, players), players) for edition, players in tables]
        self.batch = Batch(agreed, games, seed, sober=sober, limit=limit, threads=threads)
        self.num_envs = games
        self.single_action_space = Discrete(ACTIONS)
        self.action_space = MultiDiscrete([ACTIONS] * games)
        everything = Box(-_FAR, _FAR, (WIDTH,), np.float32)
        self.single_observation_space = Dict(
            {"observation": everything, "action_mask": Box(0, 1, (ACTIONS,), np.bool_)}
        )
        self.observation_space = batch_space(self.single_observation_space, games)
        self.players = self.batch.openings["players"][self.batch.tables].astype(np.int64)
        self.rewards = np.zeros(games, np.float32)
        self.results = np.zeros((games, MOST_SEATS), np.float32)
        """By seat: what the game that ended last was worth."""
        self._rows = np.arange(games)
        self.own = self._rows % self.players if partners == "sparring" else None
        """Your seat in each game; None where you speak for all."""
        self._rng = np.random.default_rng(seed)
        self._begin()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Every game begins anew; the same seed and the same symbols give the same games."""
        super().reset(seed=seed)
        if seed is not None:
            self.batch.dice[:] = streams(seed, self.num_envs)
            self._rng = np.random.default_rng(seed)
        self._begin()
        return self._seen(), self._facts()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observations, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """One symbol in every game; the reward is your seat's, or that of the seat that has just spoken.

        `infos` holds `seats` (who is in turn now) and, where a game has just ended, the `results`, `scores` and
        `winners` of all its seats. A symbol that cannot be said raises `ValueError`, and nothing is changed.
        """
        batch = self.batch
        speakers = batch.seats.copy() if self.own is None else self.own
        batch.step(actions)
        ended = batch.finished | batch.truncated
        self.rewards[:] = 0
        if ended.any():
            self._settle(ended)
            self.rewards[ended] = self.results[self._rows, speakers][ended]
        return self._seen(), self.rewards, batch.finished, batch.truncated, self._facts()

    def _begin(self) -> None:
        self.results[:] = 0
        if self.own is not None:
            self._seat_partners(np.ones(self.num_envs, np.bool_))
        self.batch.begin()

    def _settle(self, ended: NDArray[np.bool_]) -> None:
        """What the games that ended are worth to every seat, and new partners for those that have begun."""
        scores, winners = self.batch.scores[ended], self.batch.winners[ended]
        if self._returns == "score":
            self.results[ended] = scores
        else:
            players = self.players[ended, None]
            shares = winners / np.maximum(winners.sum(axis=1, keepdims=True), 1) - 1 / players
            self.results[ended] = np.where(np.arange(MOST_SEATS) < players, shares, 0)
        if self.own is not None:
            self._seat_partners(ended)

    def _seat_partners(self, where: NDArray[np.bool_]) -> None:
        kinds = list(KINDS)
        for game in np.flatnonzero(where).tolist():
            for seat in range(MOST_SEATS):
                self.batch.tempers[game, seat] = temper(kinds[self._rng.integers(len(kinds))], self._rng)
        assert self.own is not None
        self.batch.tempers[self._rows, self.own] = 0

    def _seen(self) -> Observations:
        return {"observation": self.batch.observations, "action_mask": self.batch.masks}

    def _facts(self) -> dict[str, Any]:
        batch = self.batch
        return {"seats": batch.seats, "results": self.results, "scores": batch.scores, "winners": batch.winners}


def _agreed(edition: str | Edition, players: int) -> Edition:
    return agree(edition, [], {}, players) if isinstance(edition, str) else edition
