"""Rollouts: everybody's decisions in a batch of games, of which the learner's become samples."""

import numpy as np
import numpy.typing as npt
import torch

from maquignon.bots.policy import results
from maquignon.rules.state import MOST_SEATS
from maquignon.training.advantages import gae
from maquignon.training.difficulty import Difficulty
from maquignon.training.league import LEARNER, League
from maquignon.training.net import Net, log_probabilities
from maquignon.training.ppo import Samples
from maquignon.turbo.batch import Batch


class Rollouts:
    """Plays the league on a batch and keeps the learner's decisions."""

    def __init__(self, batch: Batch, league: League, tables: Difficulty, lambda_: float) -> None:
        self._batch = batch
        self._league = league
        self._tables = tables
        self._lambda = lambda_
        self._playing = batch.tables.copy()
        league.seat(np.ones(len(batch.seats), bool), batch.tempers)

    def collect(self, net: Net, steps: int) -> Samples:
        """So many steps of every game; a decision whose outcome is not known by then is left out."""
        batch, games = self._batch, len(self._batch.seats)
        observations = np.empty((steps, games, batch.observations.shape[1]), np.float32)
        masks = np.empty((steps, games, batch.masks.shape[1]), bool)
        actions = np.empty((steps, games), np.int64)
        logs = np.empty((steps, games), np.float32)
        values = np.empty((steps, games), np.float32)
        seats = np.empty((steps, games), np.int8)
        learns = np.empty((steps, games), bool)
        done = np.empty((steps, games), bool)
        rewards = np.zeros((steps, games, MOST_SEATS), np.float32)
        for step in range(steps):
            observations[step], masks[step], seats[step] = batch.observations, batch.masks, batch.seats
            members = self._league.members(batch.seats)
            actions[step], logs[step], values[step] = sample(net, observations[step], masks[step])
            for past, rows in self._league.groups(members):
                actions[step, rows] = sample(past, observations[step, rows], masks[step, rows])[0]
            learns[step] = members == LEARNER
            batch.step(actions[step])
            done[step] = batch.finished | batch.truncated
            if done[step].any():
                rewards[step, done[step]] = results(batch.winners, batch.scores)[done[step]]
                self._begin_anew(done[step])
        estimates = gae(values, seats, done, rewards, self._lambda)
        keep = estimates.valid & learns
        return Samples(
            observations=torch.from_numpy(observations[keep]),
            masks=torch.from_numpy(masks[keep]),
            actions=torch.from_numpy(actions[keep]),
            log_probabilities=torch.from_numpy(logs[keep]),
            advantages=torch.from_numpy(estimates.advantages[keep]),
            returns=torch.from_numpy(estimates.returns[keep]),
        )

    def _begin_anew(self, done: npt.NDArray[np.bool_]) -> None:
        """What the games that ended tell about tables and partners; new company, and a table for the time after."""
        batch, league = self._batch, self._league
        shares = batch.winners / np.maximum(batch.winners.sum(axis=1, keepdims=True), 1)
        for game in np.flatnonzero(done).tolist():
            table = int(self._playing[game])
            ratio = league.report(game, shares[game] * batch.openings["players"][table])
            if ratio is not None:
                self._tables.report(table, ratio)
            self._playing[game] = batch.tables[game]
            batch.move(game, self._tables.draw())
        league.seat(done, batch.tempers)


def sample(
    net: Net, observations: npt.NDArray[np.float32], masks: npt.NDArray[np.bool_]
) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.float32], npt.NDArray[np.float32]]:
    """An action in every game, the logarithm of its probability, and the value."""
    with torch.inference_mode():
        logits, values = net(torch.from_numpy(observations))
        logs = log_probabilities(logits, torch.from_numpy(masks))
        gumbel = -torch.empty_like(logs).exponential_().log()
        actions = (logs + gumbel).argmax(dim=1)
        taken = logs.gather(1, actions.unsqueeze(1)).squeeze(1)
    return actions.numpy(), taken.numpy(), values.numpy()
