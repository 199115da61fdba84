"""Positions from elsewhere, counted: the compiled law asks nothing, and would play an impossible one for ever."""

import numpy as np
from numpy.typing import NDArray

from maquignon.rules.cards import KINDS_OF_ANIMALS
from maquignon.rules.state import LARGEST_LOT


def require_consistent(positions: NDArray[np.void]) -> None:
    """Every family is there with all its animals or not at all, and the pile is as high as it says."""
    there = positions["pile"] + positions["herd"].sum(axis=1)
    for place in range(LARGEST_LOT):
        rows = np.flatnonzero(positions["lot_count"] > place)
        np.add.at(there, (rows, positions["lot"][rows, place]), 1)
    whole = (there == 0) | (there == positions["family_size"][:, None])
    wrong = ~whole | (positions["pile"] < 0) | (positions["herd"] < 0).any(axis=1)
    if wrong.any():
        game, animal = divmod(int(np.argmax(wrong)), KINDS_OF_ANIMALS)
        raise ValueError(
            f"Position {game} is impossible: there are {there[game, animal]} animals of kind {animal}, "
            f"and a family has {positions['family_size'][game]}."
        )
    heights = positions["pile"].sum(axis=1)
    if (heights != positions["pile_left"]).any():
        game = int(np.argmax(heights != positions["pile_left"]))
        raise ValueError(
            f"Position {game} is impossible: the pile holds {heights[game]} animals "
            f"and says {positions['pile_left'][game]}."
        )
