"""Everything the game says: a language is one folder here, and is found by being there."""

from functools import cache
from typing import TYPE_CHECKING, Final

from maquignon.languages.folders import folders

if TYPE_CHECKING:
    from maquignon.languages.speaking import Speech

Language = str
"""The name of a folder, which is the code of its language: fr, en, de."""
LANGUAGES: Final[tuple[Language, ...]] = tuple(folders())
ENGLISH: Final[Language] = "en"
"""Spoken where nobody has said which language they want; every other has the same messages."""


@cache
def speech(language: Language) -> "Speech":
    """The language ready to speak; none of its messages is read before it is first said."""
    from maquignon.languages.speaking import Speech

    return Speech(folders()[language])
