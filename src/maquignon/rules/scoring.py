"""R6 What complete families are worth, and who wins."""

from maquignon.rules.cards import DOVE_VALUE, FAMILY_VALUES, KINDS_OF_ANIMALS, worth
from maquignon.rules.state import State


def score(s: State, seat: int) -> int:
    """R6 the sum of the family values, times their number; in `bluff` the plain sum and the dove."""
    total = 0
    families = 0
    herd = s.herd[seat]
    complete = s.family_size
    for animal in range(KINDS_OF_ANIMALS):
        if herd[animal] == complete:
            total += FAMILY_VALUES[animal]
            families += 1
    if s.by_families:
        total *= families
    if s.dove == seat:
        total += DOVE_VALUE
    return total


def wins(s: State, seat: int) -> bool:
    """R6 nobody is better: more points or, where money breaks ties, as many points and more money."""
    mine = score(s, seat)
    for other in range(s.players):
        theirs = score(s, other)
        if theirs > mine:
            return False
        if theirs == mine and s.money_breaks_ties and worth(s.purse[other]) > worth(s.purse[seat]):
            return False
    return True
