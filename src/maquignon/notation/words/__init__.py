"""Names of animals, phases and reasons in four languages, for every room that speaks to people."""

from typing import Final

from maquignon.notation.words.de import GERMAN
from maquignon.notation.words.en import ENGLISH
from maquignon.notation.words.fr import FRENCH
from maquignon.notation.words.language import LANGUAGES, Language, Words
from maquignon.notation.words.nl import DUTCH

__all__ = ["LANGUAGES", "WORDS", "Language", "Words"]

WORDS: Final[dict[Language, Words]] = {"en": ENGLISH, "fr": FRENCH, "de": GERMAN, "nl": DUTCH}
