"""R4.8 Paying without change: which sets of notes settle a price."""

from collections.abc import Iterable, Iterator
from itertools import groupby, islice, product
from typing import Final

from maquignon.rules.cards import KINDS_OF_NOTES, NO_NOTES, NOTES, Purse, size, worth
from maquignon.rules.reasons import EXACT_SUM_POSSIBLE, FINE, NEEDLESS_NOTE, NOTES_NOT_HELD, TOO_LITTLE

MOST_SETS: Final = 50_000
"""Of notes that can be laid from a purse; all the money of the printed games makes fewer."""
MOST_COMPARED: Final = 200
"""Ways to pay the same sum from a purse that has more."""


def holds(purse: Purse, notes: Purse) -> bool:
    """Are all these notes in the purse?"""
    for kind in range(KINDS_OF_NOTES):
        if notes[kind] < 0 or notes[kind] > purse[kind]:
            return False
    return True


def can_pay_exactly(purse: Purse, price: int) -> bool:
    """Can the price be made to the last ten?

    10, 50, 100 and 200 divide one another, so taking the largest first never misses a way; 500 is no multiple of 200,
    so every number of 500s is tried.
    """
    for number in range(purse[5] + 1):
        rest = price - number * NOTES[5]
        if rest < 0:
            return False
        for kind in range(4, 0, -1):
            rest -= NOTES[kind] * min(purse[kind], rest // NOTES[kind])
        if rest == 0:
            return True
    return False


def why_not_payment(purse: Purse, price: int, notes: Purse, pay_freely: int) -> int:
    """D12 exact if possible; otherwise no note may be one that could be taken away."""
    if not holds(purse, notes):
        return NOTES_NOT_HELD
    total = worth(notes)
    if total < price:
        return TOO_LITTLE
    if pay_freely:
        return FINE
    if total > price and can_pay_exactly(purse, price):
        return EXACT_SUM_POSSIBLE
    for kind in range(KINDS_OF_NOTES):
        if notes[kind] > 0:  # the smallest note laid decides
            return NEEDLESS_NOTE if total - NOTES[kind] >= price else FINE
    return FINE


def payments(purse: Purse, price: int, pay_freely: bool) -> Iterable[tuple[int, ...]]:
    """Every set of notes that settles the price; freely there can be very many, so they come one by one."""
    if pay_freely:
        return (notes for notes in subsets(purse) if worth(notes) >= price)
    return _strict_payments(purse, price)


def _strict_payments(purse: Purse, price: int) -> list[tuple[int, ...]]:
    """Notes are laid from the largest kind down, and none after the one that reaches the price: none is needless."""
    exactly = can_pay_exactly(purse, price)
    settled: list[tuple[int, ...]] = []
    begun: list[tuple[tuple[int, ...], int]] = [((), price)]  # notes of the larger kinds, and what is still owed
    left = worth(purse)
    for kind in range(KINDS_OF_NOTES - 1, 0, -1):
        note, there = NOTES[kind], purse[kind]
        left -= there * note
        going_on = []
        for laid, owed in begun:
            fewest = max(0, -((left - owed) // note))  # with less, all the smaller notes together would not do
            enough = -(-owed // note)
            for number in range(fewest, min(there, enough) + 1):
                if number < enough:
                    going_on.append(((number, *laid), owed - number * note))
                elif not exactly or number * note == owed:
                    settled.append((0,) * kind + (number, *laid))
        begun = going_on
    return settled


def ceilings(purse: Purse, price: int, pay_freely: bool) -> tuple[int, ...]:
    """What a payment may come to at most, by the kind of its smallest note: all that a client has to know of D12.

    Any notes held that reach the price and not more than this may be paid; 0: such a note cannot be among them.
    """
    if pay_freely:
        return (worth(purse),) * KINDS_OF_NOTES
    if can_pay_exactly(purse, price):
        return (0, *(price for _ in NOTES[1:]))
    return (0, *(price + note - 10 for note in NOTES[1:]))


def best_payments(purse: Purse, price: int, number: int) -> list[tuple[int, ...]]:
    """So many ways to pay without a needless note: the cheapest, with few notes first; one with many is among them."""
    found: list[tuple[int, ...]] = []
    for same in _by_total(purse, price):
        room = number - len(found)
        found += same if len(same) <= room else [*same[: room - 1], same[-1]]
        if len(found) == number:
            break
    return found


def _by_total(purse: Purse, price: int) -> Iterator[list[tuple[int, ...]]]:
    """Ways to pay of one sum after the other, each with few notes first."""
    if _number_of_sets(purse) <= MOST_SETS:
        for _, same in groupby(sorted(_strict_payments(purse, price), key=_cheapest_first), key=worth):
            yield list(same)
        return
    dearest = price if can_pay_exactly(purse, price) else price + NOTES[-1] - 10
    for total in range(price, dearest + 1, 10):
        ways = islice(_exact_payments(purse, total), MOST_COMPARED)
        fine = [notes for notes in ways if why_not_payment(purse, price, notes, 0) == FINE]
        if fine:
            yield sorted(fine, key=size)


def _number_of_sets(purse: Purse) -> int:
    number = 1
    for count in purse[1:]:
        number *= count + 1
    return number


def _cheapest_first(notes: tuple[int, ...]) -> tuple[int, int, list[int]]:
    """With few notes first, and with large ones."""
    return worth(notes), size(notes), [-count for count in reversed(notes)]


def _exact_payments(purse: Purse, total: int) -> Iterator[tuple[int, ...]]:
    """Every way to lay exactly this, with large notes first; no step is taken that leads nowhere."""
    smaller = [(*purse[:kind], *NO_NOTES[kind:]) for kind in range(KINDS_OF_NOTES)]

    def lay(kind: int, owed: int, laid: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if owed == 0 or kind == 0:
            yield (*NO_NOTES[: kind + 1], *laid)
            return
        note, most = NOTES[kind], min(purse[kind], owed // NOTES[kind])
        for number in range(most, -1, -1):
            if most == 0 or can_pay_exactly(smaller[kind], owed - number * note):
                yield from lay(kind - 1, owed - number * note, (number, *laid))

    if can_pay_exactly(purse, total):
        yield from lay(KINDS_OF_NOTES - 1, total, ())


def subsets(purse: Purse) -> Iterator[tuple[int, ...]]:
    """Every set of notes that can be laid from a purse, the empty one first."""
    yield from product(*(range(count + 1) for count in purse))
