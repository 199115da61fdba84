"""What the sentences of the rules are told: notes by kind, families with their values."""

from collections.abc import Iterable, Mapping
from typing import Protocol

from maquignon.languages.values import Value
from maquignon.rules.cards import ANIMALS, FAMILY_VALUES, NOTES


class Say(Protocol):
    """A language, asked for one message."""

    def __call__(self, name: str, /, **values: Value) -> str: ...


def join(*sentences: str) -> str:
    return " ".join(sentences)


def by_kind(counts: Mapping[int, int]) -> list[Value]:
    """How many of which note: 10 × 0, 20 × 10 and 5 × 500."""
    return [{"count": counts[note], "note": note} for note in NOTES if counts.get(note)]


def valued(animals: Iterable[int]) -> list[Value]:
    """Families with what they are worth."""
    return [{"animal": ANIMALS[animal], "value": FAMILY_VALUES[animal]} for animal in animals]
