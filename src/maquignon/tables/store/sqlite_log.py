"""The logs of all tables in one SQLite table: appended at its end, and found by table through an index of the start."""

import sqlite3
from collections.abc import Sequence
from functools import cache

from maquignon.tables.store.interface import Fenced
from maquignon.tables.store.rows import EntryRow
from maquignon.tables.store.sqlite_thread import Row

_INDEX = "entries_by_table"
_COLUMNS = "SELECT version, at, command, body FROM entries"


class LogIndex:
    """Where the entries are that were there when a server started.

    It is not kept up: an entry is written once and read only after the next start, so its place in an index would
    cost every move a page, for nothing. What was written since is looked for without it.
    """

    def __init__(self) -> None:
        self._until = 0
        """The last entry that it knows; 0: there is no index."""
        self._touched: set[str] = set()

    def make(self, db: sqlite3.Connection) -> int:
        """Only for whoever has the data to itself: another process may read by the index that was there.

        The last entry that it knows.
        """
        last = db.execute("SELECT coalesce(max(place), 0) FROM entries").fetchone()[0]
        made = db.execute("SELECT sql FROM sqlite_master WHERE name = ?", (_INDEX,)).fetchone()
        making = f"CREATE INDEX {_INDEX} ON entries (table_id, place) WHERE place <= {last}"
        if made is None or made[0] != making:
            db.execute(f"DROP INDEX IF EXISTS {_INDEX}")
            db.execute(making)
        return int(last)

    def rely_on(self, last: int) -> None:
        """The index is on the disk."""
        self._until = last

    def touch(self, table: str) -> None:
        """This table has entries that the index does not know."""
        self._touched.add(table)

    def drop(self, table: str) -> None:
        """This table is closed."""
        self._touched.discard(table)

    def read(self, db: sqlite3.Connection, table: str, after: int) -> list[EntryRow]:
        rows: list[Row] = []
        wanted = "WHERE table_id = ? AND version > ? AND place"
        if self._until:
            indexed = f"{_COLUMNS} INDEXED BY {_INDEX} {wanted} <= {self._until} ORDER BY place"
            rows += db.execute(indexed, (table, after))
        if not self._until or table in self._touched:
            rows += db.execute(f"{_COLUMNS} {wanted} > {self._until} ORDER BY place", (table, after))
        return [EntryRow(version, at, command, body.encode()) for version, at, command, body in rows]


def append(db: sqlite3.Connection, rows: Sequence[Row]) -> int | None:
    """Nothing is appended for a table that somebody else has leased since; the place of the last row."""
    room = 1 << (len(rows) - 1).bit_length()  # a power of two: few statements, each prepared only once
    values = [value for row in rows for value in row]
    empty = [0] * (len(rows[0]) * (room - len(rows)))
    try:
        return db.execute(_appending(room), [*values, *empty, len(rows)]).lastrowid
    except sqlite3.IntegrityError:
        raise Fenced from None


@cache
def _appending(room: int) -> str:
    """All rows or none, in their order, in one statement: each costs two changes of who holds Python's lock.

    A row under an epoch that is over finds no table, and an entry must have one. The last value tells how many rows
    there are.
    """
    return f"""
    INSERT INTO entries (table_id, version, at, command, body)
    WITH row (table_id, version, at, command, body, epoch) AS (VALUES {", ".join(["(?, ?, ?, ?, ?, ?)"] * room)})
    SELECT tables.id, row.version, row.at, row.command, row.body
    FROM row LEFT JOIN tables ON tables.id = row.table_id AND tables.epoch = row.epoch
    LIMIT ?
    """
