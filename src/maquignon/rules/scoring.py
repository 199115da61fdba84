"""R6 What complete families are worth, and who wins."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from maquignon.rules.cards import DOVE_VALUE, FAMILY_VALUES, KINDS_OF_ANIMALS, worth
from maquignon.rules.state import LONGEST_STANDSTILL, OVER, THIRD_TIME, State

WhyOver = Literal["complete", "circles", "standstill"]
"""R6 every family is complete; D21 a position came up for the third time, or too many trades completed nothing."""


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


@dataclass(frozen=True, slots=True, kw_only=True)
class FinalCount:
    """How the points of one seat come about: `values` of the `families`, their `sum`, times `factor`, and the dove."""

    families: tuple[int, ...]
    values: tuple[int, ...]
    sum: int
    factor: int
    dove: int
    total: int


def count_up(families: Sequence[int], by_families: bool, with_dove: bool) -> FinalCount:
    """R6 these complete families, counted step by step as people do it."""
    values = tuple(FAMILY_VALUES[animal] for animal in families)
    factor = len(families) if by_families else 1
    dove = DOVE_VALUE if with_dove else 0
    return FinalCount(
        families=tuple(families),
        values=values,
        sum=sum(values),
        factor=factor,
        dove=dove,
        total=sum(values) * factor + dove,
    )


def final_count(s: State, seat: int) -> FinalCount:
    families = [animal for animal in range(KINDS_OF_ANIMALS) if s.herd[seat][animal] == s.family_size]
    return count_up(families, bool(s.by_families), s.dove == seat)


def why_over(s: State) -> WhyOver | None:
    """Why the game ended; None while it goes on."""
    if s.phase != OVER:
        return None
    if s.standstill == LONGEST_STANDSTILL:
        return "standstill"
    return "circles" if s.returns == THIRD_TIME else "complete"


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
