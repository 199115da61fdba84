"""Dice that a compiled loop can roll: one stream of numbers for each game, reproducible from a seed."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

_A: Final = np.uint64(13)
_B: Final = np.uint64(7)
_C: Final = np.uint64(17)
_HALF: Final = np.uint64(32)

Dice = NDArray[np.uint64]


def streams(seed: int, number: int) -> Dice:
    """So many streams, of which none is zero: a xorshift generator never leaves zero."""
    return np.random.SeedSequence(seed).generate_state(number, np.uint64) | np.uint64(1)


def roll(dice: Dice, place: int, sides: int) -> int:
    """A number from 0 to sides - 1 from the stream at this place: 64 bits shuffled by shifts, the upper half scaled."""
    x = dice[place]
    x ^= x << _A
    x ^= x >> _B
    x ^= x << _C
    dice[place] = x
    return int(((x >> _HALF) * np.uint64(sides)) >> _HALF)
