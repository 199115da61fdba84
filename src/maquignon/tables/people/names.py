"""What somebody may be called and may say: all that can be seen, read out and drawn, and nothing else."""

import re
import unicodedata
from typing import Final

from maquignon.tables.protocol.refusals import Refusal

LONGEST_NAME: Final = 24
"""Letters."""
_INVISIBLE: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_MARKUP: Final = re.compile(r"<[A-Za-z/!?]")
_BLANK: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\ufffc\ufffd"
    "\U00013441\U00013442\U00016fe4\U0001d159\U0001da7f\U0001da80\U000e0100-\U000e01ef]"
)
"""Letters, symbols and marks, says Unicode, which show nothing at all, or stand for what cannot be shown."""
_MARKS: Final = ("Mn", "Me")
MOST_MARKS: Final = 3
"""On one letter; no living script needs more."""
_JOINER: Final = "\u200d"
_PICTURE: Final = "\ufe0f"
_KEY: Final = "\u20e3"
"""What holds composed emoji together: with the next, drawn in colours, on a key."""
_SYMBOLS: Final = ("So", "Sk")
_VIRAMA: Final = 9
"""The combining class of what makes one letter of two, in many scripts of India."""


def require_name(name: str | None) -> str:
    """A name that can be read out and drawn, or a refusal."""
    tidy = _tidy(name or "")
    if not 1 <= len(tidy) <= LONGEST_NAME or any(letter in "<>" for letter in tidy) or not _visible(tidy):
        raise Refusal("bad_name")
    return tidy


def require_text(text: str) -> str:
    """A line of chat: anything readable, but nothing that looks like markup."""
    tidy = unicodedata.normalize("NFC", text).strip()
    if not tidy or _MARKUP.search(tidy) or not _visible(tidy):
        raise Refusal("bad_text")
    return tidy


def _tidy(name: str) -> str:
    """Names that differ only in blanks look the same, and are."""
    spaced = "".join(" " if unicodedata.category(letter) == "Zs" else letter for letter in name)
    return " ".join(part for part in unicodedata.normalize("NFC", spaced).split(" ") if part)


def _visible(text: str) -> bool:
    """Every letter can be seen, something is there to be seen, and no letter carries a tower of marks."""
    letters = _without_joiners(text)
    if _BLANK.search(letters) or any(unicodedata.category(letter) in _INVISIBLE for letter in letters):
        return False
    if unicodedata.category(letters[:1] or " ")[0] in "ZM":  # a mark would sit on whatever is written before
        return False
    marks = 0
    for letter in unicodedata.normalize("NFD", letters):
        marks = marks + 1 if unicodedata.category(letter) in _MARKS else 0
        if marks > MOST_MARKS:
            return False
    return True


def _without_joiners(text: str) -> str:
    """Where they hold emoji or letters together; anywhere else they make two names of one."""
    kept = []
    for place, letter in enumerate(text):
        before, after = text[place - 1 : place], text[place + 1 : place + 2]
        if letter == _JOINER:
            holds = _joins(before, after)
        elif letter == _PICTURE:
            holds = _is_symbol(before) or after == _KEY
        else:
            holds = False
        if not holds:
            kept.append(letter)
    return "".join(kept)


def _joins(before: str, after: str) -> bool:
    if before and unicodedata.combining(before) == _VIRAMA:
        return after.isalpha()
    return (before == _PICTURE or _is_symbol(before)) and _is_symbol(after)


def _is_symbol(letter: str) -> bool:
    return bool(letter) and unicodedata.category(letter) in _SYMBOLS
