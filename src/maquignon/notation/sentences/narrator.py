"""What a language must be able to say, and the grammar that all of them share."""

from collections.abc import Sequence
from typing import Protocol

from maquignon.rules.cards import list_notes
from maquignon.rules.events import AnimalsDealt, Event, Notes, TradeDecided


class Narrator(Protocol):
    """A module of this package: all its sentences are whole, with capital letter and full stop."""

    def tell(self, event: Event, names: Sequence[str]) -> str:
        """What happened, as far as the event says it; an event without a sentence does not type-check."""
        ...

    def some_animals(self, animals: Sequence[int]) -> str:
        """Animals with their number, as the subject of a sentence: two cows and a donkey."""
        ...

    def opening(self, edition: str, variants: Sequence[str], names: Sequence[str], first: int) -> str:
        """What is played, by whom, and who begins."""
        ...

    def waiting(self, names: Sequence[str], phase: str) -> str:
        """Whom an unfinished game is waiting for, and what for; nobody but the house when there are no names."""
        ...

    def refused(self, line: int, message: str) -> str:
        """That a line of a record is refused, and the sentence why."""
        ...


def joined(parts: Sequence[str], conjunction: str) -> str:
    """One, two and three."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} {conjunction} {parts[-1]}"


def by_kind(animals: Sequence[int]) -> list[tuple[int, int]]:
    """Each kind of animal and how many there are of it, in order of appearance."""
    return [(animal, animals.count(animal)) for animal in dict.fromkeys(animals)]


def by_seat(event: AnimalsDealt) -> list[tuple[int, list[int]]]:
    """What each seat was dealt, in dealing order."""
    dealt: dict[int, list[int]] = {}
    for seat, animal in zip(event.seats, event.animals, strict=True):
        dealt.setdefault(seat, []).append(animal)
    return list(dealt.items())


def loser_of(event: TradeDecided) -> int:
    return event.target if event.winner == event.challenger else event.challenger


def with_list(text: str, notes: Notes | None) -> str:
    """The notes in brackets, for whoever may know them."""
    if notes is None or not any(notes):
        return text
    return f"{text} ({', '.join(map(str, list_notes(notes)))})"


def grouped(number: int, separator: str) -> str:
    """Thousands apart, as each language writes them."""
    return f"{number:,}".replace(",", separator)
