"""Generalised advantage estimation (GAE) along each seat's own decisions."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Estimates:
    advantages: Floats
    returns: Floats
    valid: npt.NDArray[np.bool_]  # False where the seat's next decision lies beyond the rollout


def gae(
    values: Floats,
    seats: npt.NDArray[np.int8],
    done: npt.NDArray[np.bool_],
    rewards: Floats,
    lambda_: float,
) -> Estimates:
    """Advantages and returns of every decision; nothing is discounted (gamma is 1).

    `values`, `seats` and `done` are (step × game); `rewards` is (step × game × seat), read where a game is done.
    A seat's next value stands for its future, and the reward of the game for its last one.
    """
    steps, games = values.shape
    row = np.arange(games)
    ahead = np.zeros((games, rewards.shape[2]), np.float32)
    trace = np.zeros_like(ahead)
    known = np.zeros(ahead.shape, bool)
    advantages = np.zeros_like(values)
    valid = np.zeros(values.shape, bool)
    for step in range(steps - 1, -1, -1):
        ended = done[step]
        ahead[ended] = rewards[step][ended]
        trace[ended] = 0
        known[ended] = True
        seat = seats[step]
        delta = ahead[row, seat] - values[step]
        valid[step] = known[row, seat]
        advantages[step] = np.where(valid[step], delta + lambda_ * trace[row, seat], 0)
        trace[row, seat] = advantages[step]
        ahead[row, seat] = values[step]
        known[row, seat] = True
    return Estimates(advantages, advantages + values, valid)
