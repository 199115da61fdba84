"""Finished games in SQL, found the latest first, page by page, each search one stretch of one index."""

import sqlite3
from typing import Any

import msgspec

from maquignon.tables.store.rows import FinishedGame, Search

_OF_ALL = "SELECT games.id, games.edition, games.finished, games.players FROM games"
_OF_SOMEBODY = (
    "SELECT games.id, games.edition, games.finished, games.players "
    "FROM seats_of_games AS seats JOIN games ON games.id = seats.game_id"
)
_ONCE = "seats.seat = (SELECT min(seat) FROM seats_of_games WHERE game_id = seats.game_id AND {who} = ?)"
"""Two at one table may have the same name."""
_SOMEBODY = "1 = (SELECT max(CASE WHEN name = ? THEN 1 ELSE 0 END) FROM seats_of_games WHERE game_id = seats.game_id)"
"""Said so that all of the game's seats are looked at: an index would lead to all games of that name, for each game."""


def statement_of(wanted: Search) -> tuple[str, list[Any]]:
    """The statement that finds these games, and its values."""
    if wanted.player is None and wanted.name is None:
        statement, where, id, values = _OF_ALL, "games", "games.id", list[Any]()
        terms = ["TRUE"]
    else:
        statement, where, id = _OF_SOMEBODY, "seats", "seats.game_id"
        who, value = ("name", wanted.name) if wanted.player is None else ("player", wanted.player)
        terms, values = [f"seats.{who} = ?", _ONCE.format(who=who)], [value, value]
        if wanted.player is not None and wanted.name is not None:
            terms.append(_SOMEBODY)
            values.append(wanted.name)
    if wanted.edition is not None:
        terms.append(f"{where}.edition = ?")
        values.append(wanted.edition)
    if wanted.before is not None and wanted.after is None:
        terms.append(f"{where}.finished < ?")
        values.append(wanted.before)
    elif wanted.before is not None:
        terms.append(f"{where}.finished <= ? AND ({where}.finished < ? OR {id} > ?)")
        values += [wanted.before, wanted.before, wanted.after]
    found = f"{statement} WHERE {' AND '.join(terms)} ORDER BY {where}.finished DESC, {id}"
    return (found, values) if wanted.most is None else (f"{found} LIMIT ?", [*values, wanted.most])


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
