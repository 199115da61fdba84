"""Whole games of sparring partners, watched: what some seat knew at some moments of each, and who won."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from maquignon.knowledge.witness import witness
from maquignon.rules.act import act
from maquignon.rules.schedule import next_to_act
from maquignon.rules.state import HOUSE, MOST_SEATS, OVER, State
from maquignon.rules.terms.edition import Edition
from maquignon.turbo.batch import openings
from maquignon.turbo.codec import Draft, forget
from maquignon.turbo.compiled import entry
from maquignon.turbo.dice import Dice, roll, streams
from maquignon.turbo.driver import move_house
from maquignon.turbo.loops import begin_game, tally
from maquignon.turbo.observation import WIDTH, observe
from maquignon.turbo.records import DRAFT, KNOWLEDGE, STATE
from maquignon.turbo.sparring import a_partner_acts
from maquignon.turbo.traits import Tempers

LONGEST: Final = 3000
"""Decisions after which a game is left as it stands."""


class Watched(NamedTuple):
    """By game: what was seen at each moment kept, by whom, how many moments there were, and how it ended."""

    observations: NDArray[np.float32]
    observers: NDArray[np.int8]
    moments: NDArray[np.int64]
    players: NDArray[np.int8]
    winners: NDArray[np.bool_]
    finished: NDArray[np.bool_]


def watch(tables: Sequence[tuple[Edition, int]], tempers: NDArray[np.float32], seed: int, moments: int) -> Watched:
    """One game for each row of tempers, at the tables in turn; so many moments of each, all as likely to be kept."""
    games = len(tempers)
    starts = openings(tables)[np.arange(games) % len(tables)]
    states = np.zeros(games, STATE)
    found = Watched(
        np.zeros((games, moments, WIDTH), np.float32), np.zeros((games, moments), np.int8), np.zeros(games, np.int64),
        starts["players"].copy(), np.zeros((games, MOST_SEATS), np.bool_), np.zeros(games, np.bool_),
    )  # fmt: skip
    _watch_games(
        states, np.zeros(games, DRAFT), np.zeros((games, MOST_SEATS), KNOWLEDGE), tempers, streams(seed, games), starts,
        np.zeros(1, KNOWLEDGE), np.zeros((games, MOST_SEATS), np.int32), *found,
    )  # fmt: skip
    return found


def watch_games(
    states: NDArray[np.void], drafts: NDArray[np.void], known: NDArray[np.void], tempers: Tempers, dice: Dice,
    starts: NDArray[np.void], blank: NDArray[np.void], scores: NDArray[np.int32], seen: NDArray[np.float32],
    observers: NDArray[np.int8], moments: NDArray[np.int64], players: NDArray[np.int8], winners: NDArray[np.bool_],
    finished: NDArray[np.bool_],
) -> None:  # fmt: skip
    for place in range(len(states)):
        begin_game(states, drafts, known, dice, starts, blank, place)
        s: State = states[place]
        d: Draft = drafts[place]
        while s.phase != OVER and moments[place] < LONGEST:
            seat = next_to_act(s)
            if seat == HOUSE:
                move_house(s, d, dice, place)
            else:
                slot = keep_moment(s, moments, observers, dice, place)
                if slot >= 0:
                    observer = observers[place][slot]
                    observe(s, d, known[place][observer], observer, seen[place][slot])
                a_partner_acts(s, d, seat, tempers, dice, place)
            for observer in range(s.players):
                witness(known[place][observer], observer, s, d.doing, seat, d.amount, d.animal, d.notes)
            act(s, d.doing, seat, d.amount, d.target, d.animal, d.notes)
            forget(d)
        finished[place] = s.phase == OVER
        tally(s, scores[place], winners[place])


def keep_moment(s: State, moments: NDArray[np.int64], observers: NDArray[np.int8], dice: Dice, place: int) -> int:
    """Reservoir sampling: where to keep this moment, seen by any seat, or -1."""
    number = moments[place]
    moments[place] += 1
    slot = np.int64(number)
    if number >= len(observers[place]):
        slot = np.int64(roll(dice, place, number + 1))  # a number without a sign would make it a fraction
    if slot >= len(observers[place]):
        return -1
    observers[place][slot] = roll(dice, place, s.players)
    return int(slot)


_watch_games = entry(watch_games)
