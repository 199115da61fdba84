"""What the terminal says for itself, in four languages."""

from typing import Final

from maquignon.notation.words import Language
from maquignon.terminal.texts.de import GERMAN
from maquignon.terminal.texts.en import ENGLISH
from maquignon.terminal.texts.fr import FRENCH
from maquignon.terminal.texts.nl import DUTCH
from maquignon.terminal.texts.text import Texts

TEXTS: Final[dict[Language, Texts]] = {"en": ENGLISH, "fr": FRENCH, "de": GERMAN, "nl": DUTCH}
