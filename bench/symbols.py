"""Whole games said symbol by symbol, each any of those that can be said: what a learner's batch does, in one loop."""

import numpy as np
from numpy.typing import NDArray

from maquignon.rules.act import act
from maquignon.rules.schedule import next_to_act
from maquignon.rules.state import HOUSE, OVER
from maquignon.turbo.codec import DONE, forget, legal, say
from maquignon.turbo.dice import Dice, roll
from maquignon.turbo.driver import move_house


def play_by_symbols(states: NDArray[np.void], drafts: NDArray[np.void], dice: Dice, found: NDArray[np.int64]) -> int:
    steps = 0
    d = drafts[0]
    for place in range(len(states)):
        s = states[place]
        while s.phase != OVER:
            steps += 1
            seat = next_to_act(s)
            if seat == HOUSE:
                move_house(s, d, dice, place)
            elif not say(s, d, seat, any_symbol(found, legal(s, d, seat, found), dice, place)):
                continue
            act(s, d.doing, seat, d.amount, d.target, d.animal, d.notes)
            forget(d)
    return steps


def any_symbol(found: NDArray[np.int64], number: int, dice: Dice, place: int) -> int:
    """Evenly among the kinds of action (bid or pass, auction or trade …), then evenly among the symbols of that kind.

    Symbols that are a whole action stand first; whatever follows them belongs to one kind.
    """
    plain = 0
    while plain < number and found[plain] < DONE:
        plain += 1
    choice = roll(dice, place, plain + 1 if plain < number else plain)
    if choice == plain:
        choice += roll(dice, place, number - plain)
    return int(found[choice])
