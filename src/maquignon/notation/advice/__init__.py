"""Why somebody does something, in one sentence addressed to them, one file per language."""

from collections.abc import Sequence
from typing import Final

from maquignon.notation.advice import de, en, fr, nl
from maquignon.notation.advice.adviser import Adviser
from maquignon.notation.why import Why
from maquignon.notation.words import Language

ADVISERS: Final[dict[Language, Adviser]] = {"en": en, "fr": fr, "de": de, "nl": nl}


def explain(why: Why, names: Sequence[str], language: Language) -> str:
    return ADVISERS[language].explain(why, names)
