"""Small pieces of a sentence: lists, notes, animals with their values."""

from collections.abc import Iterable, Mapping, Sequence

from maquignon.notation.rulebook.wording import Wording
from maquignon.notation.words import WORDS
from maquignon.rules.cards import FAMILY_VALUES, NOTES


def join(*sentences: str) -> str:
    return " ".join(sentences)


def and_list(parts: Sequence[str], words: Wording) -> str:
    """One, another and a third."""
    return words.comma_and.join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)


def counted_notes(counts: Mapping[int, int], words: Wording) -> str:
    """How many of which note: 10 × 0, 20 × 10 and 5 × 500."""
    return and_list([f"{counts[note]} × {note}" for note in NOTES if counts.get(note)], words) or "–"


def all_notes(notes: Sequence[int], words: Wording) -> str:
    return counted_notes({note: list(notes).count(note) for note in notes}, words)


def family(animal: int, words: Wording) -> str:
    """All animals of a kind."""
    return WORDS[words.language].animals[animal][1]


def priced(animals: Iterable[int], words: Wording) -> list[str]:
    """Families with what they are worth."""
    return [f"{family(animal, words)} {FAMILY_VALUES[animal]}" for animal in animals]
