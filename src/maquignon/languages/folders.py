"""Which languages there are: the folders of this room, in the order that they ask for."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

ROOM: Final = Path(__file__).parent
ABOUT: Final = "language.json"


@dataclass(frozen=True, slots=True, kw_only=True)
class Folder:
    """What `language.json` says of a language, and where the rest of it lies."""

    path: Path
    name: str  # as its speakers call it
    order: int  # its place in menus
    plural: Mapping[str, str]  # CLDR's rules for whole numbers; what fits none is `other`
    thousands: Mapping[str, str | int]  # the separator, and the least number that has one
    initials: Mapping[str, str] = field(default_factory=dict)  # classes of letters that words around them mind
    endings: Mapping[str, str] = field(default_factory=dict)  # the same for how a word ends
    tight: Mapping[str, str] = field(default_factory=dict)  # marks that keep a narrow space, before and after


@cache
def folders(room: Path = ROOM) -> dict[str, Folder]:
    """Every language by the code that names its folder."""
    found = {about.parent.name: _read(about) for about in room.glob(f"*/{ABOUT}")}
    return dict(sorted(found.items(), key=lambda one: (one[1].order, one[0])))


def _read(about: Path) -> Folder:
    return Folder(path=about.parent, **json.loads(about.read_text(encoding="utf-8")))
