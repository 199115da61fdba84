"""Who deserves what: the result of a game shared out over the decisions that led to it."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Credit:
    advantages: Floats
    returns: Floats
    counts: npt.NDArray[np.bool_]  # False where the seat's next decision lies beyond the rollout


def share_out(
    values: Floats,
    seats: npt.NDArray[np.int8],
    over: npt.NDArray[np.bool_],
    rewards: Floats,
    patience: float,
) -> Credit:
    """Generalised advantages along each seat's own decisions; `patience` is the λ of GAE, and nothing is discounted.

    `values`, `seats` and `over` are (step × game); `rewards` is (step × game × seat), read where a game is over.
    A seat's next judgement stands for its future, and the result of the game for its last one.
    """
    steps, games = values.shape
    row = np.arange(games)
    ahead = np.zeros((games, rewards.shape[2]), np.float32)
    credit = np.zeros_like(ahead)
    known = np.zeros(ahead.shape, bool)
    advantages = np.zeros_like(values)
    counts = np.zeros(values.shape, bool)
    for step in range(steps - 1, -1, -1):
        ended = over[step]
        ahead[ended] = rewards[step][ended]
        credit[ended] = 0
        known[ended] = True
        seat = seats[step]
        surprise = ahead[row, seat] - values[step] + patience * credit[row, seat]
        counts[step] = known[row, seat]
        advantages[step] = np.where(counts[step], surprise, 0)
        credit[row, seat] = advantages[step]
        ahead[row, seat] = values[step]
        known[row, seat] = True
    return Credit(advantages, advantages + values, counts)
