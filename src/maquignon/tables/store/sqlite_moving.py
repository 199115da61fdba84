"""Moving in and out of a store in SQLite."""

from collections.abc import AsyncIterator
from pathlib import Path

from maquignon.tables.store.moving import AT_ONCE, PARTS, Rows, counting, seats_of, selecting
from maquignon.tables.store.sqlite import FILE_NAME, SqliteStore
from maquignon.tables.store.sqlite_thread import connect


class SqliteMover:
    """Nobody else may use the folder meanwhile."""

    def __init__(self, folder: Path) -> None:
        self._db = connect(folder / FILE_NAME)
        self._db.execute("BEGIN IMMEDIATE")

    @classmethod
    async def open(cls, folder: Path) -> "SqliteMover":
        await SqliteStore(folder).close()  # made or migrated, if it has to be
        return cls(folder)

    async def count(self, part: str) -> int:
        return int(self._db.execute(counting(part)).fetchone()[0])

    async def rows(self, part: str) -> AsyncIterator[Rows]:
        found = self._db.execute(selecting(part))
        while rows := found.fetchmany(AT_ONCE):
            yield rows

    async def put(self, part: str, rows: Rows) -> None:
        self._insert(part, PARTS[part], rows)
        if part == "games":
            self._insert("seats_of_games", ("game_id", "seat", "player", "name", "edition", "finished"), seats_of(rows))

    def _insert(self, table: str, columns: tuple[str, ...], rows: Rows) -> None:
        places = ", ".join("?" * len(columns))
        self._db.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})", rows)

    async def finish(self) -> None:
        self._db.execute("COMMIT")

    async def close(self) -> None:
        self._db.close()
