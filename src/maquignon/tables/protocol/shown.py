"""What messages to guests are made of: seats, clocks, seals, and a table's line in the lobby."""

from typing import Literal

import msgspec

Status = Literal["gathering", "playing", "paused", "finished"]
Milliseconds = int
"""On the server's clock: since 1970 where it is a moment. Every message with a moment also says what time it is now."""


class SeatAt(msgspec.Struct, frozen=True):
    """A table where this player has a seat."""

    code: str
    seat: int
    status: Status
    edition: str


class SeatShown(msgspec.Struct, frozen=True, kw_only=True):
    """One place at the table, as everybody sees it."""

    kind: Literal["open", "person", "bot"]
    name: str | None = None
    bot: str | None = None
    """Which bot sits here, or stands in for the person."""
    present: bool = False
    standing_in: bool = False
    """A bot plays for the person, who may take the seat back."""
    bot_at: Milliseconds | None = None
    """The person is away: a bot takes over at this moment."""
    wishes_pause: bool = False
    timed_out: bool = False
    """Their time was up last time, and the table decided for them."""
    voters: list[int] = []
    """Seats that wish the stand-in to stay for good."""


class ClockShown(msgspec.Struct, frozen=True, kw_only=True):
    """Every deadline there is."""

    paused: bool
    calls: int
    """How often the hammer-holder has called: 1 once, 2 twice."""
    next_call: Milliseconds | None
    """When the next call comes; after twice: the fall."""
    hammer: int | None
    """Who may press the hammer."""
    out: list[int]
    """Who is out of this lot."""
    thinking: list[int]
    """Who is thinking."""
    decide_by: Milliseconds | None
    """When their time is up and the table acts for them."""


class PublicTable(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the lobby."""

    code: str
    host: str
    edition: str
    variants: list[str]
    house_rules: int
    """How many; the table itself shows them."""
    hammer: str
    thinking: str
    seats: list[SeatShown]
    status: Status
    spectators: int
    spectators_welcome: bool


class Seal(msgspec.Struct, frozen=True, kw_only=True):
    """The sealed shuffle, opened."""

    commitment: str
    nonce: str
    order: list[str]
