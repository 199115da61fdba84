"""Whether what is stored can be played: every open table's log and every finished game's record."""

import sqlite3
from collections.abc import Iterator

from maquignon.notation.record import loads, replay
from maquignon.tables.game.journal import read_log
from maquignon.tables.game.summary import Summary, read_summary, sum_up
from maquignon.tables.store.rows import EntryRow

_MANY = 500
"""Entries that are asked for at once."""


def tables_at_fault(db: sqlite3.Connection) -> Iterator[str | None]:
    """For each open table what is wrong with it, or None."""
    has_summary = any(row[1] == "summary" for row in db.execute("PRAGMA table_info(tables)"))
    places: dict[str, list[int]] = {}
    for place, table in db.execute("SELECT place, table_id FROM entries ORDER BY place"):
        places.setdefault(table, []).append(place)
    rows = db.execute(f"SELECT id, code, {'summary' if has_summary else 'NULL'} FROM tables").fetchall()
    for id, code, summary in rows:
        try:
            _require_sound(_entries(db, places.get(id, [])), summary)
            yield None
        except Exception as error:  # whatever a damaged log can bring about
            yield f"Table {code} ({id}) cannot be brought back: {_why(error)}."


def games_at_fault(db: sqlite3.Connection) -> Iterator[str | None]:
    """For each finished game what is wrong with it, or None."""
    for id, record in db.execute("SELECT id, record FROM games"):
        try:
            replay(loads(record))
            yield None
        except Exception as error:
            yield f"The record of the finished game {id} cannot be replayed: {_why(error)}."


def _require_sound(log: list[EntryRow], summary: str | None) -> None:
    if not log and summary is None:  # opened, and nobody was ever told
        return
    sheet = read_log(log)
    known: Summary | None = read_summary(None if summary is None else summary.encode())
    if known is not None and known != sum_up(sheet, log[0].command):
        raise ValueError("its log says something else than what the lobby knows of it")


def _entries(db: sqlite3.Connection, places: list[int]) -> list[EntryRow]:
    found: list[EntryRow] = []
    for first in range(0, len(places), _MANY):
        some = places[first : first + _MANY]
        marks = ", ".join("?" * len(some))
        rows = db.execute(
            f"SELECT version, at, command, body FROM entries WHERE place IN ({marks}) ORDER BY place", some
        )
        found += [EntryRow(version, at, command, body.encode()) for version, at, command, body in rows]
    return found


def _why(error: Exception) -> str:
    return str(error).rstrip(".") or type(error).__name__
