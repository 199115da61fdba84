"""Finished games in SQL, found the latest first, page by page, each search one stretch of one index."""

import sqlite3
from typing import Any

import msgspec

from maquignon.tables.store.rows import FinishedGame

_OF_ALL = "SELECT games.id, games.edition, games.finished, games.players FROM games"
_OF_SOMEBODY = (
    "SELECT games.id, games.edition, games.finished, games.players "
    "FROM seats_of_games AS seats JOIN games ON games.id = seats.game_id"
)
_ONCE = "seats.seat = (SELECT min(seat) FROM seats_of_games WHERE game_id = seats.game_id AND {who} = ?)"
"""Two at one table may have the same name."""


def search(
    *,
    player: str | None,
    name: str | None,
    edition: str | None,
    before: int | None,
    after: str | None,
    most: int | None,
) -> tuple[str, list[Any]]:
    """The statement and its values; `before` and `after` are moment and id of the last game of the page before."""
    if player is None and name is None:
        statement, where, id, values = _OF_ALL, "games", "games.id", list[Any]()
        wanted = ["TRUE"]
    else:
        statement, where, id = _OF_SOMEBODY, "seats", "seats.game_id"
        who, value = ("name", name) if player is None else ("player", player)
        wanted, values = [f"seats.{who} = ?", _ONCE.format(who=who)], [value, value]
        if player is not None and name is not None:
            wanted.append("EXISTS (SELECT 1 FROM seats_of_games WHERE game_id = seats.game_id AND name = ?)")
            values.append(name)
    if edition is not None:
        wanted.append(f"{where}.edition = ?")
        values.append(edition)
    if before is not None and after is None:
        wanted.append(f"{where}.finished < ?")
        values.append(before)
    elif before is not None:
        wanted.append(f"{where}.finished <= ? AND ({where}.finished < ? OR {id} > ?)")
        values += [before, before, after]
    found = f"{statement} WHERE {' AND '.join(wanted)} ORDER BY {where}.finished DESC, {id}"
    return (found, values) if most is None else (f"{found} LIMIT ?", [*values, most])


def add_game(db: sqlite3.Connection, finished: FinishedGame) -> None:
    row = finished.row
    db.execute(
        "INSERT INTO games VALUES (?, ?, ?, ?, ?)",
        (row.id, row.edition, row.finished, msgspec.json.encode(row.players).decode(), finished.record),
    )
    db.executemany(
        "INSERT INTO seats_of_games VALUES (?, ?, ?, ?, ?, ?)",
        [
            (row.id, seat, seated.player, seated.name, row.edition, row.finished)
            for seat, seated in enumerate(row.players)
        ],
    )
