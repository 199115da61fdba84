"""The two tables of a data set, column by column: one row for each game, one row for each action."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from maquignon.rules.actions import KINDS, Action
from maquignon.rules.cards import NOTES
from maquignon.rules.state import MOST_SEATS
from maquignon.turbo.law import ACTION

Columns = dict[str, NDArray[Any]]

GAME_COLUMNS: Final[dict[str, tuple[str, str]]] = {
    "game": ("i8", "number of the game, from 0"),
    "first": ("i1", "seat that began"),
    "length": ("i4", "actions of everybody, those of the house included"),
    **{f"player_{seat}": ("i1", f"who sat on seat {seat}: a place in `players` of dataset.json; -1: nobody")
       for seat in range(MOST_SEATS)},
    **{f"score_{seat}": ("i4", f"points of seat {seat}") for seat in range(MOST_SEATS)},
    **{f"won_{seat}": ("?", f"whether seat {seat} won, perhaps with others") for seat in range(MOST_SEATS)},
}  # fmt: skip
ACTION_COLUMNS: Final[dict[str, tuple[str, str]]] = {
    "game": ("i8", "number of the game"),
    "number": ("i4", "which action of the game it is, from 0"),
    "kind": ("i1", f"what is done: a place in {', '.join(KINDS)}"),
    "seat": ("i1", "who does it; -1: the house"),
    "amount": ("i4", "of a bid"),
    "target": ("i1", "of a trade: the seat that is challenged"),
    "animal": ("i1", "of a trade, or the one turned up or dealt: rooster is 0, horse 9"),
    **{f"note_{note}": ("i1", f"how many notes of {note} are laid or paid") for note in NOTES},
}
"""A column that an action has no use for holds 0, and -1 in `seat` where the house acts."""


def game_table(
    numbers: NDArray[np.int64],
    firsts: NDArray[np.int8],
    lengths: NDArray[np.int64],
    cast: NDArray[np.int8],
    scores: NDArray[np.int32],
    winners: NDArray[np.bool_],
) -> Columns:
    columns: dict[str, NDArray[Any]] = {"game": numbers, "first": firsts, "length": lengths}
    for seat in range(MOST_SEATS):
        columns |= {f"player_{seat}": cast[:, seat], f"score_{seat}": scores[:, seat], f"won_{seat}": winners[:, seat]}
    return {name: np.ascontiguousarray(columns[name], form) for name, (form, _) in GAME_COLUMNS.items()}


def action_table(numbers: NDArray[np.int64], lengths: NDArray[np.int64], rows: NDArray[np.void]) -> Columns:
    columns: dict[str, NDArray[Any]] = {name: rows[name] for name in ("kind", "seat", "amount", "target", "animal")}
    columns["game"] = np.repeat(numbers, lengths)
    columns["number"] = np.arange(len(rows)) - np.repeat(np.cumsum(lengths) - lengths, lengths)
    columns |= {f"note_{note}": rows["notes"][:, kind] for kind, note in enumerate(NOTES)}
    return {name: np.ascontiguousarray(columns[name], form) for name, (form, _) in ACTION_COLUMNS.items()}


def rows_of(actions: Sequence[Action]) -> NDArray[np.void]:
    """Actions as the compiled law writes them: an animal a row, and nothing where there is nothing."""
    rows = [
        (action.kind, action.seat, action.amount, max(action.target, 0), max(animal, 0), action.notes)
        for action in actions
        for animal in (action.animals or (action.animal,))
    ]
    return np.array(rows, ACTION)
