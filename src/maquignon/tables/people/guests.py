"""People and their connections: names, tokens, and the line a guest is reached by."""

import hashlib
import re
import secrets
import unicodedata
from dataclasses import dataclass, field
from typing import Final, Protocol

from maquignon.tables.protocol.answers import Refused
from maquignon.tables.protocol.frames import frame
from maquignon.tables.protocol.messages import Command, Message
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


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hash_token(token: str) -> bytes:
    """A token has more randomness than anybody can search, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).digest()


class Line(Protocol):
    """How a guest is reached. Sending never waits: a reader that is too slow loses frames or is cut off."""

    def send(self, frame: bytes, *, replaces: str | None = None) -> None:
        """`replaces`: a later frame of the same sort makes this one superfluous, should the reader be slow."""
        ...

    def close(self, reason: str) -> None: ...


class OpenTable(Protocol):
    """A table as its guests know it: it hears them, and misses them when they go."""

    code: str

    def hear(self, guest: "Guest", message: Command) -> None: ...
    def go(self, guest: "Guest") -> None: ...


@dataclass(eq=False)
class Guest:
    """One connection of a player; the same player may have several."""

    player: str
    name: str
    line: Line
    table: OpenTable | None = None
    round_trip: int | None = None
    pending: int = 0
    """Commands that wait in a table's inbox."""
    next_ping: int = 0
    pings: dict[int, int] = field(default_factory=dict)
    """When the latest pings were sent."""

    def tell(self, message: Message) -> None:
        self.line.send(frame(message))

    def refuse(self, refusal: Refusal, id: str | None) -> None:
        self.tell(Refused(id=id, reason=refusal.reason, sentence=refusal.sentence, case=refusal.case))

    def is_at(self, code: str) -> bool:
        return self.table is not None and self.table.code == code

    def depart(self, code: str) -> None:
        """From this table, if that is where they are."""
        if self.is_at(code):
            self.table = None

    def measured(self, number: int, now: int) -> None:
        """A pong: the round trip is the mean of what it was and what it is now."""
        sent = self.pings.pop(number, None)
        if sent is not None:
            latest = max(0, now - sent)
            self.round_trip = latest if self.round_trip is None else (self.round_trip + latest) // 2
