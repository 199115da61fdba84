"""Every event as a sentence, one file per language; who reads it decides how much an event tells."""

from typing import Final

from maquignon.notation.sentences import de, en, fr, nl
from maquignon.notation.sentences.narrator import Narrator
from maquignon.notation.words import Language

NARRATORS: Final[dict[Language, Narrator]] = {"en": en, "fr": fr, "de": de, "nl": nl}
