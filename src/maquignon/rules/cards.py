"""The cards in the box: ten families of animals and six kinds of notes."""

from collections.abc import Iterable, Sequence
from typing import Final

ANIMALS: Final = ("rooster", "goose", "cat", "dog", "sheep", "goat", "donkey", "pig", "cow", "horse")
DONKEY: Final = ANIMALS.index("donkey")
# R1 the number on a card is worth the whole family, not the card.
FAMILY_VALUES: Final = (10, 40, 90, 160, 250, 350, 500, 650, 800, 1000)
# R6 the dove pairs are neighbours in this order: rooster+goose, cat+dog, sheep+goat.
DOVE_FAMILIES: Final = 6
DOVE_VALUE: Final = 500

NOTES: Final = (0, 10, 50, 100, 200, 500)
KINDS_OF_NOTES: Final = len(NOTES)
KINDS_OF_ANIMALS: Final = len(ANIMALS)

Purse = Sequence[int]
"""How many of each kind of note, in the order of `NOTES`."""

NO_NOTES: Final = (0, 0, 0, 0, 0, 0)


def count_notes(notes: Iterable[int]) -> tuple[int, ...]:
    """Turn a list of notes (`[10, 10, 50]`) into counts by kind."""
    counts = [0] * KINDS_OF_NOTES
    for note in notes:
        counts[NOTES.index(note)] += 1
    return tuple(counts)


def list_notes(purse: Purse) -> list[int]:
    """Turn counts by kind into a list of notes, smallest first."""
    return [note for note, count in zip(NOTES, purse, strict=True) for _ in range(count)]


# The hottest functions there are, so the loops over the kinds of notes are written out.


def worth(purse: Purse) -> int:
    """Add up the notes of a purse."""
    return 10 * purse[1] + 50 * purse[2] + 100 * purse[3] + 200 * purse[4] + 500 * purse[5]


def size(purse: Purse) -> int:
    """Count the notes of a purse."""
    return purse[0] + purse[1] + purse[2] + purse[3] + purse[4] + purse[5]
