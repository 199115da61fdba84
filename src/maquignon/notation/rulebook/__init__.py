"""The rules of any edition in plain words, in four languages."""

from typing import Final

from maquignon.notation.rulebook.book import Rulebook
from maquignon.notation.rulebook.compose import compose
from maquignon.notation.rulebook.de import GERMAN
from maquignon.notation.rulebook.en import ENGLISH
from maquignon.notation.rulebook.fr import FRENCH
from maquignon.notation.rulebook.nl import DUTCH
from maquignon.notation.rulebook.wording import Wording, tied
from maquignon.notation.words import Language
from maquignon.rules.terms.edition import Edition

WORDINGS: Final[dict[Language, Wording]] = {"en": ENGLISH, "fr": tied(FRENCH), "de": GERMAN, "nl": DUTCH}


def rulebook(edition: Edition, language: Language) -> Rulebook:
    """The whole rules of this table; what differs from the printed edition of that name is marked."""
    return compose(edition, WORDINGS[language])
