"""Whole games between scripted players, written down action by action at full speed."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from maquignon.rules.act import act
from maquignon.rules.cards import KINDS_OF_NOTES
from maquignon.rules.schedule import next_to_act
from maquignon.rules.state import HOUSE, MOST_SEATS, OVER, State
from maquignon.turbo.anything import do_anything
from maquignon.turbo.codec import Draft, forget
from maquignon.turbo.compiled import entry
from maquignon.turbo.dice import Dice, roll
from maquignon.turbo.driver import move_house
from maquignon.turbo.law import ACTION
from maquignon.turbo.loops import tally
from maquignon.turbo.playout import ANYTHING, SENSIBLE
from maquignon.turbo.records import DRAFT
from maquignon.turbo.sensible import do_sensibly
from maquignon.turbo.sparring import a_partner_acts
from maquignon.turbo.traits import Tempers

BY_TEMPER: Final = 2


class WrittenGames(NamedTuple):
    """What happened in each game: how it ended, and its actions one after the other, the house's included."""

    firsts: NDArray[np.int8]
    lengths: NDArray[np.int64]
    scores: NDArray[np.int32]
    winners: NDArray[np.bool_]
    actions: NDArray[np.void]


def write_games(
    starts: NDArray[np.void], cast: NDArray[np.int64], tempers: Tempers, dice: Dice, *, actions: bool
) -> WrittenGames:
    """Play every opening to its end; `cast` says for every game and seat who plays it: `ANYTHING`, `SENSIBLE` or
    `BY_TEMPER`. Without `actions` only the ends are written."""
    games = len(starts)
    ends = (np.zeros(games, np.int8), np.zeros(games, np.int64), np.zeros((games, MOST_SEATS), np.int32),
            np.zeros((games, MOST_SEATS), np.bool_))  # fmt: skip
    none = np.zeros(0, ACTION)
    _play_and_write(starts.copy(), np.zeros(1, DRAFT), cast, tempers, dice.copy(), none, *ends)
    if not actions:
        return WrittenGames(*ends, none)
    rows = np.zeros(int(ends[1].sum()), ACTION)  # once more with the same dice, now that their number is known
    _play_and_write(starts.copy(), np.zeros(1, DRAFT), cast, tempers, dice.copy(), rows, *ends)
    return WrittenGames(*ends, rows)


def play_and_write(
    states: NDArray[np.void],
    drafts: NDArray[np.void],
    cast: NDArray[np.int64],
    tempers: Tempers,
    dice: Dice,
    rows: NDArray[np.void],
    firsts: NDArray[np.int8],
    lengths: NDArray[np.int64],
    scores: NDArray[np.int32],
    winners: NDArray[np.bool_],
) -> None:
    d: Draft = drafts[0]
    row = 0
    for place in range(len(states)):
        s: State = states[place]
        s.active = roll(dice, place, s.players)  # D2 a first player by the dice
        firsts[place] = s.active
        lengths[place] = 0
        while s.phase != OVER:
            seat = next_to_act(s)
            if seat == HOUSE:
                move_house(s, d, dice, place)
            elif cast[place][seat] == ANYTHING:
                do_anything(s, d, seat, dice, place)
            elif cast[place][seat] == SENSIBLE:
                do_sensibly(s, d, seat, dice, place)
            else:
                a_partner_acts(s, d, seat, tempers, dice, place)
            if row < len(rows):
                write_row(rows[row], d, seat)
                row += 1
            act(s, d.doing, seat, d.amount, d.target, d.animal, d.notes)
            forget(d)
            lengths[place] += 1
        tally(s, scores[place], winners[place])


def write_row(row: NDArray[np.void], d: Draft, seat: int) -> None:
    row.kind = d.doing  # type: ignore[attr-defined]  # a record of numpy, by the names of its fields
    row.seat = seat  # type: ignore[attr-defined]
    row.amount = d.amount  # type: ignore[attr-defined]
    row.target = d.target  # type: ignore[attr-defined]
    row.animal = d.animal  # type: ignore[attr-defined]
    for kind in range(KINDS_OF_NOTES):
        row.notes[kind] = d.notes[kind]  # type: ignore[attr-defined]


_play_and_write: Final = entry(play_and_write)
