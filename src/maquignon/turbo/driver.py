"""Games driven clockwise by symbols of the codec: the house plays by itself, and every observer learns what it may.

Written in the Python that numba compiles; the arguments are single records and rows of arrays. Each function that does
much is called from one place only: the compiler would copy it into every other.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from maquignon.knowledge.purses import Knowledge
from maquignon.knowledge.witness import witness
from maquignon.rules.act import act
from maquignon.rules.actions import DEAL, HAMMER, TURN_UP
from maquignon.rules.cards import Purse
from maquignon.rules.declared import Slots
from maquignon.rules.schedule import next_to_act
from maquignon.rules.state import BIDDING, DEALING, HOUSE, OVER, State
from maquignon.turbo.codec import Draft, forget, legal, say
from maquignon.turbo.dice import Dice, roll
from maquignon.turbo.sober import soberly
from maquignon.turbo.sparring import a_partner_acts
from maquignon.turbo.traits import Tempers

SILENCE: Final = -1


def play_on(
    s: State,
    d: Draft,
    known: NDArray[np.void] | list[Knowledge],
    tempers: Tempers,
    dice: Dice,
    place: int,
    symbol: int,
    skip_forced: bool,
    sober: bool,
    found: Slots,
) -> int:
    """Say a symbol (or none yet) and play on until a seat has a choice; forced ones are made if so wished.

    A seat with a temper has no choice: a sparring partner plays for it.

    `found` then holds what that seat can say. How many symbols that is, or 0 at the end of the game.
    """
    while s.phase != OVER:
        seat = next_to_act(s)
        if seat == HOUSE:
            move_house(s, d, dice, place)
        elif symbol == SILENCE and a_partner_acts(s, d, seat, tempers, dice, place):
            pass
        elif symbol == SILENCE:
            number = legal(s, d, seat, found)
            if sober:
                number = soberly(s, seat, found, number)
            if number > 1 or not skip_forced:
                return number
            symbol = found[0]
            continue
        elif not say(s, d, seat, symbol):
            symbol = SILENCE
            continue
        for observer in range(min(len(known), s.players)):
            witness(known[observer], observer, s, d.doing, seat, d.amount, d.animal, d.notes)
        act(s, d.doing, seat, d.amount, d.target, d.animal, d.notes)
        forget(d)
        symbol = SILENCE
    return 0


def move_house(s: State, d: Draft, dice: Dice, place: int) -> None:
    """The hammer falls when nobody else may bid; an animal is drawn like a card from a shuffled pile."""
    if s.phase == BIDDING:
        d.doing = HAMMER
    else:
        d.doing = DEAL if s.phase == DEALING else TURN_UP
        d.animal = draw(s.pile, s.pile_left, dice, place)


def draw(pile: Purse, left: int, dice: Dice, place: int) -> int:
    number = roll(dice, place, left)
    animal = 0
    while number >= pile[animal]:
        number -= pile[animal]
        animal += 1
    return animal
