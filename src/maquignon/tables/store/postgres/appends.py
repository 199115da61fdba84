"""Appends to the logs of tables: those that wait go to the database together, in one statement that fences each."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

from maquignon.tables.store.interface import Fenced, StoreFailed, Unsure
from maquignon.tables.store.postgres.database import Database
from maquignon.tables.store.postgres.own_connection import OwnConnection
from maquignon.tables.store.rows import EntryRow

log = logging.getLogger(__name__)

MOST_AT_ONCE: Final = 500
"""Entries in one statement; perhaps a few more."""

APPEND: Final = """
    WITH log AS (
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::integer[], $4::integer[], $5::text[])
            AS log (id, epoch, before, version, summary)
    ), kept AS (
        UPDATE tables
        SET version = coalesce(log.version, tables.version), summary = coalesce(log.summary, tables.summary),
            changed = CASE WHEN log.summary IS NULL THEN tables.changed ELSE clock_timestamp() END
        FROM log
        WHERE tables.id = log.id AND tables.epoch = log.epoch AND tables.version = coalesce(log.before, tables.version)
        RETURNING tables.id
    ), stored AS (
        INSERT INTO entries (table_id, version, at, command, body)
        SELECT entry.* FROM unnest($6::text[], $7::integer[], $8::bigint[], $9::text[], $10::text[])
            AS entry (id, version, at, command, body) JOIN kept ON kept.id = entry.id
    )
    SELECT id FROM kept
"""
"""Whoever has the epoch and knows the last version may append; who is not among the answers was too late."""


class Append:
    """The entries of one table, and the future that waits for them."""

    __slots__ = ("entries", "epoch", "future", "summary", "table")

    def __init__(self, table: str, epoch: int, entries: Sequence[EntryRow], summary: bytes | None) -> None:
        self.table, self.epoch, self.entries, self.summary = table, epoch, entries, summary
        self.future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def settle(self, failure: Exception | None) -> None:
        if self.future.done():  # whoever asked has gone
            return
        if failure is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(failure)


class Appends:
    """One statement at a time: whatever comes while it runs goes with the next."""

    def __init__(self, database: Database, connection: OwnConnection) -> None:
        self._database, self._connection = database, connection
        self._waiting: list[Append] = []
        self._task: asyncio.Task[None] | None = None

    def add(self, append: Append) -> "asyncio.Future[None]":
        self._waiting.append(append)
        if self._task is None:
            self._task = asyncio.create_task(self._write())
        return append.future

    async def finish(self) -> None:
        """Until nothing waits any more."""
        if self._task is not None:
            await self._task

    async def _write(self) -> None:
        while group := self._next_group():
            try:
                self._database.require()
                kept = {row[0] for row in await self._connection.fetch(APPEND, *columns(group))}
            except Exception as error:  # whatever it is, nobody may wait for ever, nor whoever comes next
                if not isinstance(error, StoreFailed):
                    log.exception("appends failed in a way that nobody thought of")
                for append in group:
                    append.settle(Unsure(str(error)))
                continue
            for append in group:
                append.settle(None if append.table in kept else Fenced(append.table))
        self._task = None

    def _next_group(self) -> list[Append]:
        """No table is in it twice: what follows from an append is not asked for together with it."""
        group: dict[str, Append] = {}
        later: list[Append] = []
        size = 0
        for append in self._waiting:
            if append.table in group or size >= MOST_AT_ONCE:
                later.append(append)
            else:
                group[append.table] = append
                size += len(append.entries)
        self._waiting = later
        return list(group.values())


def columns(group: Sequence[Append]) -> tuple[list[object], ...]:
    """The values of `APPEND`."""
    entries = [(append.table, entry) for append in group for entry in append.entries]
    return (
        [append.table for append in group],
        [append.epoch for append in group],
        [append.entries[0].version - 1 if append.entries else None for append in group],
        [append.entries[-1].version if append.entries else None for append in group],
        [append.summary.decode() if append.summary is not None else None for append in group],
        [table for table, _ in entries],
        [entry.version for _, entry in entries],
        [entry.at for _, entry in entries],
        [entry.command for _, entry in entries],
        [entry.body.decode() for _, entry in entries],
    )
