"""What is new about tables: servers tell each other that there is something, and read in the database what."""

import asyncio
import logging
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Final

import asyncpg

from maquignon.tables.store.interface import StoreFailed
from maquignon.tables.store.postgres.database import PATIENCE, Database, failing_plainly
from maquignon.tables.store.rows import TableRow

log = logging.getLogger(__name__)

CHANNEL: Final = "maquignon_tables"
BREATH: Final = 0.2
"""Seconds between two announcements: each takes a lock of the whole database system, so there is none per move."""
OVERLAP: Final = timedelta(seconds=2 * PATIENCE)
"""What is stored later than something else may have been written earlier, but not by more than this."""
_EVER: Final = datetime(2000, 1, 1, tzinfo=UTC)


class News:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._read_until = _EVER
        self._announcing: asyncio.Task[None] | None = None

    def announce(self) -> None:
        """Something about a table is different; soon the others know."""
        if self._announcing is None:
            self._announcing = asyncio.create_task(self._announce())

    async def _announce(self) -> None:
        await asyncio.sleep(BREATH)
        self._announcing = None
        try:
            await self._database.execute(f"SELECT pg_notify('{CHANNEL}', '')")
        except StoreFailed as error:  # they look by themselves, a little later
            log.warning("news was not announced", extra={"error": str(error)})

    def close(self) -> None:
        if self._announcing is not None:
            self._announcing.cancel()

    async def read(self) -> tuple[list[TableRow], list[str]]:
        """Tables that are new or different since the last reading, some of them again; and the codes of closed ones."""
        since = self._read_until - OVERLAP
        ((now,),) = await self._database.fetch("SELECT clock_timestamp()")
        rows = await self._database.fetch(
            "SELECT id, code, created, summary FROM tables WHERE changed > $1 AND summary IS NOT NULL", since
        )
        closed = await self._database.fetch("SELECT code FROM closed_tables WHERE closed > $1", since)
        self._read_until = now
        tables = [TableRow(id, code, created, summary.encode()) for id, code, created, summary in rows]
        return tables, [row[0] for row in closed]

    async def listen(self, heard: Callable[[], None]) -> None:
        """Until the connection is lost."""
        with failing_plainly():
            connection = await asyncpg.connect(self._database.url, timeout=PATIENCE)
            over = asyncio.Event()
            connection.add_termination_listener(lambda _: over.set())
            try:
                await connection.add_listener(CHANNEL, lambda *_: heard())
                await over.wait()
            finally:
                connection.terminate()
