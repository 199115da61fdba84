"""Games played out to the end by scripted players, from any positions: what search asks for, many at a call."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from maquignon.rules.act import act
from maquignon.rules.schedule import next_to_act
from maquignon.rules.state import HOUSE, MOST_SEATS, OVER, State
from maquignon.turbo.anything import do_anything
from maquignon.turbo.codec import Draft, forget
from maquignon.turbo.compiled import entry
from maquignon.turbo.consistent import require_consistent
from maquignon.turbo.dice import Dice, streams
from maquignon.turbo.driver import move_house
from maquignon.turbo.loops import tally
from maquignon.turbo.records import DRAFT, STATE, write
from maquignon.turbo.sensible import do_sensibly

ANYTHING: Final = 0  # any legal action
SENSIBLE: Final = 1


class Endings(NamedTuple):
    """How the games ended (or stood when they were cut off), by seat; `steps` counts actions, the house's included."""

    scores: NDArray[np.int32]
    winners: NDArray[np.bool_]
    finished: NDArray[np.bool_]
    steps: int


def play_out(
    positions: NDArray[np.void], seed: int, players: Sequence[int] = (ANYTHING,) * MOST_SEATS, limit: int = 1_000_000
) -> Endings:
    """Play every position on in place, until the end or for `limit` actions; `players` says who sits on which seat."""
    require_consistent(positions)
    games = len(positions)
    results = Endings(np.zeros((games, MOST_SEATS), np.int32), np.zeros((games, MOST_SEATS), np.bool_),
                      np.zeros(games, np.bool_), 0)  # fmt: skip
    seated = np.array([*players, *[ANYTHING] * (MOST_SEATS - len(players))], np.int64)
    steps = _play_games_out(
        positions, np.zeros(1, DRAFT), streams(seed, games), seated, limit,
        results.scores, results.winners, results.finished,
    )  # fmt: skip
    return results._replace(steps=int(steps))


def repeated(state: State, games: int) -> NDArray[np.void]:
    """The same position so many times."""
    positions = np.zeros(games, STATE)
    if games:
        write(state, positions[0])
        positions[1:] = positions[0]
    return positions


def play_games_out(
    states: NDArray[np.void],
    drafts: NDArray[np.void],
    dice: Dice,
    players: NDArray[np.int64],
    limit: int,
    scores: NDArray[np.int32],
    winners: NDArray[np.bool_],
    finished: NDArray[np.bool_],
) -> int:
    total = 0
    d: Draft = drafts[0]
    for place in range(len(states)):
        s: State = states[place]
        steps = 0
        while s.phase != OVER and steps < limit:
            seat = next_to_act(s)
            if seat == HOUSE:
                move_house(s, d, dice, place)
            elif players[seat] == ANYTHING:
                do_anything(s, d, seat, dice, place)
            else:
                do_sensibly(s, d, seat, dice, place)
            act(s, d.doing, seat, d.amount, d.target, d.animal, d.notes)
            forget(d)
            steps += 1
        tally(s, scores[place], winners[place])
        finished[place] = s.phase == OVER
        total += steps
    return total


_play_games_out = entry(play_games_out)
