"""The entries of a table's log: everything that ever happened there, in one order.

Nothing else is stored of a running table; what it is now follows from its log (`sheet.py`).
"""

from typing import Any, Literal

import msgspec

from maquignon.tables.protocol.arrangement import Arrangement


class Chair(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One seat and who has it."""

    kind: Literal["open", "person", "bot"] = "open"
    player: str | None = None
    name: str | None = None
    bot: str | None = None
    """The bot that sits here, or stands in for the person."""


class Body(msgspec.Struct, tag_field="entry"):
    """What an entry says."""


class Opened(Body, tag="opened"):
    arrangement: Arrangement = msgspec.field(name="terms")
    host: str
    chairs: list[Chair]
    starts_with: list[str] = []
    """A rematch: once these players are all there, and unless anything was arranged anew, it starts by itself."""


class Arranged(Body, tag="arranged"):
    """The host changed the arrangement, the chairs, or both: all of it as it is now."""

    arrangement: Arrangement = msgspec.field(name="terms")
    host: str
    chairs: list[Chair]


class Began(Body, tag="began"):
    """The game: who plays, who begins, the sealed pile, and the rules."""

    chairs: list[Chair]
    first: int
    order: list[str]
    nonce: str
    edition: dict[str, Any] | None = None
    """The terms of a record: the whole edition as played here, whatever it says later. Earlier logs have none."""


class Played(Body, tag="played"):
    """An action in the form of a record."""

    action: dict[str, Any]


class WentOut(Body, tag="went_out"):
    """Out of this lot."""

    seat: int


class TookOver(Body, tag="took_over"):
    """A bot stands in on this seat."""

    seat: int
    bot: str


class CameBack(Body, tag="came_back"):
    """The person has the seat back."""

    seat: int


class Reseated(Body, tag="reseated"):
    """During the game the seat goes to somebody else."""

    seat: int
    chair: Chair


class Removed(Body, tag="removed"):
    """Taken from a seat; sits down again only if let back."""

    player: str
    name: str


class LetBack(Body, tag="let_back"):
    player: str


class Paused(Body, tag="paused"):
    pass


class Resumed(Body, tag="resumed"):
    pass


class WentOn(Body, tag="went_on"):
    """The next game is played at another table."""

    code: str


class Closed(Body, tag="closed"):
    """Nobody came any more."""


AnyBody = (
    Opened | Arranged | Began | Played | WentOut | TookOver | CameBack | Reseated | Removed | LetBack | Paused | Resumed
    | WentOn | Closed
)  # fmt: skip

encode_body = msgspec.json.Encoder().encode
decode_body = msgspec.json.Decoder(AnyBody).decode
