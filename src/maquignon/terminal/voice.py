"""How the terminal speaks at one table: the language, everybody's names, and the small phrases of a sentence."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from maquignon.notation.sentences import NARRATORS
from maquignon.notation.transcript import sentence_for
from maquignon.notation.words import WORDS, Language
from maquignon.rules.cards import NOTES, Purse, list_notes, size
from maquignon.rules.events import Event
from maquignon.terminal.texts import TEXTS
from maquignon.terminal.texts.text import Texts

MOST_ONE_BY_ONE: Final = 9


@dataclass(frozen=True, slots=True)
class Voice:
    """`seat` is the person at this terminal, `names` everybody in seat order."""

    language: Language
    names: Sequence[str]
    seat: int

    @property
    def texts(self) -> Texts:
        return TEXTS[self.language]

    def tell(self, event: Event) -> str:
        """What happened, as far as this seat may know it."""
        return sentence_for(self.seat, event, self.names, self.language)

    def animals(self, animals: Sequence[int]) -> str:
        """A cow and two pigs."""
        return NARRATORS[self.language].some_animals(animals)

    def family(self, animal: int) -> str:
        """All animals of a kind: cows."""
        return WORDS[self.language].animals[animal][1]

    def count(self, number: int) -> str:
        """So many notes, face down."""
        if number == 0:
            return self.texts.no_notes
        return self.texts.one_note if number == 1 else self.texts.many_notes.format(count=number)

    def notes(self, purse: Purse) -> str:
        """Notes as they can be typed: one by one, 0 10 10, or a big hand by kinds, 2x0 12x10 50."""
        if size(purse) <= MOST_ONE_BY_ONE:
            return " ".join(map(str, list_notes(purse))) or self.texts.no_notes
        kinds = [(note, count) for note, count in zip(NOTES, purse, strict=True) if count]
        return " ".join(f"{count}x{note}" if count > 1 else str(note) for note, count in kinds)
