"""Moving in and out of a store in PostgreSQL."""

from collections.abc import AsyncIterator
from typing import Any

import asyncpg

from maquignon.tables.store.moving import AT_ONCE, PARTS, Rows, counting, seats_of, selecting
from maquignon.tables.store.postgres.database import PATIENCE, failing_plainly, migrate


class PostgresMover:
    """No server may use the database meanwhile; what moves out is as it was at one moment."""

    def __init__(self, connection: Any, transaction: Any) -> None:
        self._connection, self._transaction = connection, transaction

    @classmethod
    async def open(cls, url: str) -> "PostgresMover":
        await migrate(url)
        with failing_plainly():
            connection = await asyncpg.connect(url, timeout=PATIENCE)
            transaction = connection.transaction(isolation="repeatable_read")
            await transaction.start()
        return cls(connection, transaction)

    async def count(self, part: str) -> int:
        with failing_plainly():
            return int(await self._connection.fetchval(counting(part)))

    async def rows(self, part: str) -> AsyncIterator[Rows]:
        with failing_plainly():
            found = await self._connection.cursor(selecting(part))
            while rows := await found.fetch(AT_ONCE):
                yield [tuple(row) for row in rows]

    async def put(self, part: str, rows: Rows) -> None:
        await self._copy(part, PARTS[part], rows)
        if part == "games":
            small = [(*seat[:3], seat[3].lower(), *seat[4:]) for seat in seats_of(rows)]
            await self._copy("seats_of_games", ("game_id", "seat", "player", "name", "edition", "finished"), small)

    async def _copy(self, table: str, columns: tuple[str, ...], rows: Rows) -> None:
        with failing_plainly():
            await self._connection.copy_records_to_table(table, records=rows, columns=columns)

    async def finish(self) -> None:
        with failing_plainly():
            await self._connection.execute(
                """
                UPDATE tables SET version =
                    (SELECT coalesce(max(entries.version), 0) FROM entries WHERE entries.table_id = tables.id)
                """
            )
            await self._transaction.commit()

    async def close(self) -> None:
        with failing_plainly():
            await self._connection.close(timeout=PATIENCE)
