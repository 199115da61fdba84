"""What animals are worth to a seat, in points and in money, and which notes to part with."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

from maquignon.rules.cards import FAMILY_VALUES, KINDS_OF_NOTES, NOTES, Purse, size, worth
from maquignon.rules.choices import Challenge, Laying
from maquignon.rules.payment import payments
from maquignon.rules.views import View

Notes = tuple[int, ...]

CIRCULATION: Final = 3
"""How often a note is spent in a game: what one pays comes back with the next sale."""


def points_for_completing(view: View, seat: int, animals: Sequence[int]) -> int:
    """R6 how much each of these families would add to the score, summed: more, the more there are to multiply with."""
    values = sum([FAMILY_VALUES[animal] for animal in animals])
    if view.edition.multiplier == "none":
        return values
    owned = [FAMILY_VALUES[kind] for kind, number in enumerate(view.herds[seat]) if number == view.edition.family_size]
    return len(animals) * sum(owned) + values * (len(owned) + 1)


def price_of(view: View, seat: int, animal: int, number: int = 1) -> float:
    """What `number` more of this animal are worth to the seat in money.

    All the money at the table, spent several times over, stands against all the points still to be had. A family
    costs its share of it, and its later animals a larger part of that than its first.
    """
    full = view.edition.family_size
    still_open = [kind for kind, most in enumerate(map(max, zip(*view.herds, strict=True))) if most < full]
    share = points_for_completing(view, seat, [animal]) / points_for_completing(view, seat, still_open)
    had = view.herds[seat][animal]
    steps = sum(range(had + 1, had + number + 1)) / sum(range(1, full + 1))
    return CIRCULATION * view.money_in_play * share * steps


def price_of_lot(view: View, seat: int, animals: Iterable[int]) -> float:
    lot = list(animals)
    return sum(price_of(view, seat, animal, lot.count(animal)) for animal in set(lot))


def cheapest_payment(purse: Purse, price: int) -> Notes:
    """The least money, then the fewest notes: small ones are what one pays exactly with.

    Nobody who may pay freely wants to pay more than who must pay exactly where that is possible.
    """
    return min(payments(purse, price, pay_freely=False), key=_loss)


def _loss(notes: Notes) -> tuple[int, int]:
    return worth(notes), size(notes)


def notes_up_to(purse: Purse, amount: float) -> Notes:
    """The largest notes first, never more than this amount; no zeros, and nothing for less than nothing."""
    amount = max(0.0, amount)
    notes = [0] * KINDS_OF_NOTES
    for kind in range(KINDS_OF_NOTES - 1, 0, -1):
        notes[kind] = min(purse[kind], int(amount // NOTES[kind]))
        amount -= notes[kind] * NOTES[kind]
    return tuple(notes)


def smallest_note(purse: Purse) -> Notes:
    """One note, the least there is; nothing from an empty purse."""
    kind = next((kind for kind in range(KINDS_OF_NOTES) if purse[kind]), None)
    return tuple([int(other == kind) for other in range(KINDS_OF_NOTES)])


def pile_up(pile: Laying | Challenge, amount: float, rng: Random) -> Notes:
    """Notes for at most this amount, thickened by zeros at random."""
    notes = notes_up_to(pile.purse, amount)
    zeros = rng.randint(0, pile.purse[0])
    if not any(notes) and not zeros and pile.least:
        return smallest_note(pile.purse)
    return (zeros, *notes[1:])
