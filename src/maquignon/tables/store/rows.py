"""What is kept, row by row: players, tables, entries of their logs, chat and finished games."""

import msgspec

from maquignon.tables.protocol.messages import Phrase


class PlayerRow(msgspec.Struct, frozen=True):
    """A person; the token itself is nowhere, only its hash."""

    id: str
    name: str
    token_hash: bytes
    created: int
    seen: int


class TableRow(msgspec.Struct, frozen=True):
    """A table that is not closed."""

    id: str
    code: str
    created: int
    summary: bytes | None = None
    """What the hall has to know of it without reading its log; None until the first entry, and in earlier data."""


class EntryRow(msgspec.Struct, frozen=True):
    """One line of a table's log; `command` is `player:id` of the command that brought it about."""

    version: int
    at: int
    command: str | None
    body: bytes


class ChatRow(msgspec.Struct, frozen=True):
    at: int
    name: str
    seat: int | None
    text: str | None
    phrase: Phrase | None
    command: str
    """`player:id` of the command: said again, it is not said twice."""


class Seated(msgspec.Struct, frozen=True):
    """A player of a finished game: a person with an id, or a bot."""

    name: str
    player: str | None
    bot: str | None
    score: int
    won: bool


class GameRow(msgspec.Struct, frozen=True):
    """A finished game in the archive; its record is kept beside it."""

    id: str
    edition: str
    finished: int
    players: list[Seated]


class Search(msgspec.Struct, frozen=True):
    """Which finished games are wanted, and no more than `most` of them; the latest come first."""

    player: str | None = None
    """The id of a player."""
    name: str | None = None
    """What somebody was called at the table."""
    edition: str | None = None
    before: int | None = None
    """Only games that ended before this moment: the way to the next page."""
    after: str | None = None
    """With `before`: the last game of the page before, so that none of the same moment is left out."""
    most: int | None = 50


class FinishedGame(msgspec.Struct, frozen=True):
    row: GameRow
    record: str
