"""What somebody may be called and may say: all that can be seen, read out and drawn, and nothing else."""

import re
import unicodedata
from typing import Final

from maquignon.tables.protocol.refusals import Refusal

LONGEST_NAME: Final = 24
_INVISIBLE: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_MARKUP: Final = re.compile(r"<[A-Za-z/!?]")
_BLANK: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and symbols, says Unicode, which show nothing at all."""
_MARKS: Final = ("Mn", "Me")
MOST_MARKS: Final = 3
"""On one letter; no living script needs more."""
_JOINERS: Final = "\u200d\ufe0f"
"""What holds composed emoji together."""


def require_name(name: str | None) -> str:
    """A name that can be read out and drawn, or a refusal."""
    tidy = " ".join(unicodedata.normalize("NFC", name or "").split(" ")).strip()
    letters = _without_joiners(tidy)
    if not 1 <= len(tidy) <= LONGEST_NAME or any(letter in "<>" for letter in tidy) or not _visible(letters):
        raise Refusal("bad_name")
    return tidy


def require_text(text: str) -> str:
    """A line of chat: anything readable, but nothing that looks like markup."""
    tidy = unicodedata.normalize("NFC", text).strip()
    if not tidy or _MARKUP.search(tidy) or not _visible(_without_joiners(tidy)):
        raise Refusal("bad_text")
    return tidy


def _without_joiners(text: str) -> str:
    """What holds composed emoji together counts for nothing by itself."""
    return text.translate(dict.fromkeys(map(ord, _JOINERS)))


def _visible(text: str) -> bool:
    """Every letter can be seen, something is there to be seen, and no letter carries a tower of marks."""
    if any(letter in _BLANK or unicodedata.category(letter) in _INVISIBLE for letter in text):
        return False
    marks = 0
    for letter in unicodedata.normalize("NFD", text):
        marks = marks + 1 if unicodedata.category(letter) in _MARKS else 0
        if marks > MOST_MARKS:
            return False
    return any(unicodedata.category(letter)[0] not in "ZM" for letter in text)
