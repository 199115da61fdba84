"""Games driven clockwise by words of the codec: the house plays by itself, and every observer learns what it may.

Written in the Python that numba compiles; the arguments are single records and rows of arrays.
"""

from typing import Any

from maquignon.rules.act import act
from maquignon.rules.actions import DEAL, HAMMER, TURN_UP
from maquignon.rules.cards import KINDS_OF_ANIMALS
from maquignon.rules.schedule import next_to_act
from maquignon.rules.state import BIDDING, DEALING, HOUSE, OVER
from maquignon.rules.witness import witness
from maquignon.turbo.codec import forget, legal, say
from maquignon.turbo.dice import roll


def do(s: Any, known: Any, kind: int, seat: int, amount: int, target: int, animal: int, notes: Any) -> None:
    """A legal action, first seen by those who observe."""
    for observer in range(min(len(known), s.players)):
        witness(known[observer], observer, s, kind, seat, amount, animal, notes)
    act(s, kind, seat, amount, target, animal, notes)


def speak(s: Any, d: Any, known: Any, seat: int, word: int) -> None:
    """Add a word to the draft, and do the action once it is complete."""
    if say(s, d, seat, word):
        do(s, known, d.doing, seat, d.amount, d.target, d.animal, d.notes)
        forget(d)


def house_moves(s: Any, d: Any, known: Any, dice: Any, place: int) -> None:
    """The hammer falls when nobody else may bid; an animal is drawn like a card from a shuffled pile."""
    if s.phase == BIDDING:
        do(s, known, HAMMER, HOUSE, 0, 0, 0, d.notes)
    else:
        do(
            s,
            known,
            DEAL if s.phase == DEALING else TURN_UP,
            HOUSE,
            0,
            0,
            draw(s.pile, s.pile_left, dice, place),
            d.notes,
        )


def draw(pile: Any, left: int, dice: Any, place: int) -> int:
    number = roll(dice, place, left)
    for animal in range(KINDS_OF_ANIMALS):
        number -= pile[animal]
        if number < 0:
            return animal
    return 0


def settle(s: Any, d: Any, known: Any, dice: Any, place: int, skip_forced: bool, found: Any) -> int:
    """Play on until a seat has a choice; `found` then holds what it can say. How many that is, or 0 at the end."""
    while s.phase != OVER:
        seat = next_to_act(s)
        if seat == HOUSE:
            house_moves(s, d, known, dice, place)
            continue
        number = legal(s, d, seat, found)
        if number > 1 or not skip_forced:
            return number
        speak(s, d, known, seat, found[0])
    return 0
