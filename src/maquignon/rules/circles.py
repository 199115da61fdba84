"""D21 Games that go round in circles: the public position at the start of a turn, remembered exactly, and counted."""

from typing import Final

from maquignon.rules.cards import KINDS_OF_ANIMALS, size
from maquignon.rules.state import LARGEST_FAMILY, NUMBERS_OF_A_TURN, TURNS_REMEMBERED, State

HALF: Final = KINDS_OF_ANIMALS // 2
MOST_IN_HAND: Final = 1024
"""More notes than all players together can hold by any house rules."""


def returned(s: State) -> int:
    """How often the position at the start of this turn has come up before; from now on it is remembered, too."""
    low, high, hands = owners(s, 0), owners(s, HALF), hands_and_turn(s)
    before = 0
    for turn in range(s.turns_seen):
        place = turn * NUMBERS_OF_A_TURN
        if s.seen[place] == low and s.seen[place + 1] == high and s.seen[place + 2] == hands:
            before += 1
    make_room(s)
    place = s.turns_seen * NUMBERS_OF_A_TURN
    s.seen[place] = low
    s.seen[place + 1] = high
    s.seen[place + 2] = hands
    s.turns_seen += 1
    return before


def owners(s: State, first: int) -> int:
    """Who owns the animals of five families, as one number: a digit for each family and seat, so no two are alike."""
    number = 0
    for animal in range(first, first + HALF):
        for seat in range(s.players):
            number = number * (LARGEST_FAMILY + 1) + s.herd[seat][animal]
    return number


def hands_and_turn(s: State) -> int:
    """Whose turn it is, and how many notes everybody holds."""
    number = s.active
    for seat in range(s.players):
        number = number * MOST_IN_HAND + size(s.purse[seat])
    return number


def make_room(s: State) -> None:
    """The oldest turn is forgotten when there is no more room."""
    if s.turns_seen == TURNS_REMEMBERED:
        s.turns_seen -= 1
        for place in range(s.turns_seen * NUMBERS_OF_A_TURN):
            s.seen[place] = s.seen[place + NUMBERS_OF_A_TURN]


def forget_turns(s: State) -> None:
    """A family is complete: nothing that was can come back."""
    for place in range(s.turns_seen * NUMBERS_OF_A_TURN):
        s.seen[place] = 0
    s.turns_seen = 0
    s.standstill = 0
