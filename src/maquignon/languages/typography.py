"""How a language sets numbers and the spaces around its marks."""

import re
from collections.abc import Mapping
from typing import Final

from maquignon.languages.folders import Folder

NARROW: Final = "\N{NARROW NO-BREAK SPACE}"
_BREAK: Final = re.compile(r"\s*\n\s*")


def grouped(number: int, thousands: Mapping[str, str | int]) -> str:
    """Thousands apart, as each language writes them."""
    if abs(number) < int(thousands["from"]):
        return str(number)
    return f"{number:,}".replace(",", str(thousands["separator"]))


def set_text(text: str, folder: Folder) -> str:
    """In one line, with the spaces of its marks tied to them, so that no line begins with a colon."""
    text = _BREAK.sub(" ", text)
    before, after = folder.tight.get("before", ""), folder.tight.get("after", "")
    if before:
        text = re.sub(f" (?=[{before}])", NARROW, text)
    return re.sub(f"(?<=[{after}]) ", NARROW, text) if after else text
