"""Play: everybody's choices at many tables, remembered as a lesson."""

import numpy as np
import numpy.typing as npt
import torch

from maquignon.bots.policy import results
from maquignon.rules.state import MOST_SEATS
from maquignon.training.credit import share_out
from maquignon.training.league import SELF, League
from maquignon.training.learn import Lesson
from maquignon.training.net import Net, log_chances
from maquignon.turbo.batch import Batch


class Gatherer:
    """Plays the league on a batch and keeps the present self's decisions."""

    def __init__(self, batch: Batch, league: League, patience: float) -> None:
        self._batch = batch
        self._league = league
        self._patience = patience
        self._players = batch.states["players"].copy()
        league.seat(np.ones(len(self._players), bool), self._players, batch.tempers)

    def play(self, net: Net, steps: int) -> Lesson:
        """So many decisions in every game; a decision whose outcome is not known by then is left out."""
        batch, games = self._batch, len(self._players)
        seen = np.empty((steps, games, batch.observations.shape[1]), np.float32)
        legal = np.empty((steps, games, batch.masks.shape[1]), bool)
        said = np.empty((steps, games), np.int64)
        logs = np.empty((steps, games), np.float32)
        values = np.empty((steps, games), np.float32)
        seats = np.empty((steps, games), np.int8)
        mine = np.empty((steps, games), bool)
        over = np.empty((steps, games), bool)
        rewards = np.zeros((steps, games, MOST_SEATS), np.float32)
        for step in range(steps):
            seen[step], legal[step], seats[step] = batch.observations, batch.masks, batch.seats
            speakers = self._league.speakers(batch.seats)
            said[step], logs[step], values[step] = speak(net, seen[step], legal[step])
            for past, rows in self._league.groups(speakers):
                said[step, rows] = speak(past, seen[step, rows], legal[step, rows])[0]
            mine[step] = speakers == SELF
            batch.step(said[step])
            over[step] = batch.finished | batch.truncated
            if over[step].any():
                rewards[step, over[step]] = results(batch.winners, batch.scores)[over[step]]
                self._league.seat(over[step], self._players, batch.tempers)
        credit = share_out(values, seats, over, rewards, self._patience)
        keep = credit.counts & mine
        return Lesson(
            seen=torch.from_numpy(seen[keep]),
            legal=torch.from_numpy(legal[keep]),
            said=torch.from_numpy(said[keep]),
            log_chance=torch.from_numpy(logs[keep]),
            advantage=torch.from_numpy(credit.advantages[keep]),
            result=torch.from_numpy(credit.returns[keep]),
        )


def speak(
    net: Net, seen: npt.NDArray[np.float32], legal: npt.NDArray[np.bool_]
) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.float32], npt.NDArray[np.float32]]:
    """A word by chance in every game, the logarithm of its chance, and the result expected."""
    with torch.inference_mode():
        logits, values = net(torch.from_numpy(seen))
        chances = log_chances(logits, torch.from_numpy(legal))
        noise = -torch.empty_like(chances).exponential_().log()
        words = (chances + noise).argmax(dim=1)
        logs = chances.gather(1, words.unsqueeze(1)).squeeze(1)
    return words.numpy(), logs.numpy(), values.numpy()
