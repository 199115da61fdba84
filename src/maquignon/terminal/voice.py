"""How the terminal speaks at one table: the language, everybody's names, and the small phrases of a sentence."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from maquignon.languages import Language, speech
from maquignon.languages.values import Value
from maquignon.notation.facts import herd
from maquignon.notation.transcript import sentence_for
from maquignon.rules.cards import ANIMALS, NOTES, Purse, list_notes, size
from maquignon.rules.events import Event

MOST_ONE_BY_ONE: Final = 9


@dataclass(frozen=True, slots=True)
class Voice:
    """`seat` is the person at this terminal, `names` everybody in seat order."""

    language: Language
    names: Sequence[str]
    seat: int

    def say(self, message: str, /, **values: Value) -> str:
        return speech(self.language).say(message, **values)

    def words(self, message: str) -> tuple[str, ...]:
        """What may be typed for one and the same thing."""
        return speech(self.language).words(message)

    def tell(self, event: Event) -> str:
        """What happened, as far as this seat may know it."""
        return sentence_for(self.seat, event, self.names, self.language)

    def animals(self, animals: Sequence[int]) -> str:
        """A cow and two pigs."""
        return self.say("some-animals", animals=herd(animals))

    def family(self, animal: int) -> str:
        """All animals of a kind: cows."""
        return self.say("family-name", animal=ANIMALS[animal])

    def notes(self, purse: Purse) -> str:
        """Notes as they can be typed: one by one, 0 10 10, or a big hand by kinds, 2x0 12x10 50."""
        if size(purse) <= MOST_ONE_BY_ONE:
            return " ".join(map(str, list_notes(purse))) or self.say("terminal-no-notes")
        kinds = [(note, count) for note, count in zip(NOTES, purse, strict=True) if count]
        return " ".join(f"{count}x{note}" if count > 1 else str(note) for note, count in kinds)


def name_of_bot(bot: str, otherwise: str, language: Language) -> str:
    """What a bot of ours is called in the language spoken; any other is called otherwise."""
    spoken = speech(language)
    return spoken.say(f"bots.{bot}") if bot in spoken.keys("bots") else otherwise
