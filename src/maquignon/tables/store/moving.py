"""Everything that a store keeps, row by row: taken out of one store and put into another, whole or not at all."""

from collections.abc import AsyncIterator, Sequence
from typing import Any, Final, Protocol

import msgspec

from maquignon.tables.store.rows import Seated

Rows = Sequence[Sequence[Any]]
AT_ONCE: Final = 1_000
"""Rows that are held in memory."""

PARTS: Final = {
    "players": ("id", "name", "token_hash", "created", "seen"),
    "tables": ("id", "code", "created", "epoch", "summary"),
    "entries": ("table_id", "version", "at", "command", "body"),
    "chat": ("table_id", "at", "name", "seat", "text", "phrase", "command"),
    "games": ("id", "edition", "finished", "players", "record"),
}
"""Tables of the database and their columns; who sat where in a game follows from the game."""
_WANTED: Final = {"entries": "WHERE table_id IN (SELECT id FROM tables)"}
"""Not the logs of tables that are closed."""
_ORDER: Final = {"entries": "table_id, version", "chat": "id"}
_decode_players = msgspec.json.Decoder(list[Seated]).decode


class Mover(Protocol):
    """A store from the point of view of somebody who moves in or out."""

    async def count(self, part: str) -> int: ...
    def rows(self, part: str) -> AsyncIterator[Rows]: ...
    async def put(self, part: str, rows: Rows) -> None: ...
    async def finish(self) -> None:
        """What was put is kept."""
        ...

    async def close(self) -> None:
        """What was put and not finished is forgotten."""
        ...


def counting(part: str) -> str:
    return f"SELECT count(*) FROM {part} {_WANTED.get(part, '')}"


def selecting(part: str) -> str:
    return (
        f"SELECT {', '.join(PARTS[part])} FROM {part} {_WANTED.get(part, '')} "
        f"ORDER BY {_ORDER.get(part, PARTS[part][0])}"
    )


def seats_of(games: Rows) -> list[tuple[Any, ...]]:
    """Rows of `seats_of_games`."""
    return [
        (id, seat, seated.player, seated.name, edition, finished)
        for id, edition, finished, players, _ in games
        for seat, seated in enumerate(_decode_players(players))
    ]


async def is_empty(store: Mover) -> bool:
    return not sum([await store.count(part) for part in PARTS])
