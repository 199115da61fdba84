"""The store in one SQLite file: one thread writes in groups, another reads, a third searches the archive."""

import logging
import sqlite3
from collections.abc import Awaitable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from maquignon.tables.store.archive import add_game, statement_of
from maquignon.tables.store.interface import Fenced, Retention, StoreFailed
from maquignon.tables.store.promise import Promises, require_kept
from maquignon.tables.store.rows import ChatRow, EntryRow, FinishedGame, GameRow, PlayerRow, Search, Seated, TableRow
from maquignon.tables.store.sqlite_log import LogIndex, append
from maquignon.tables.store.sqlite_thread import SqliteThread, Writing, connect, migrate

log = logging.getLogger(__name__)

FILE_NAME = "maquignon.sqlite"

_decode_players = msgspec.json.Decoder(list[Seated]).decode


class SqliteStore:
    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / FILE_NAME
        require_kept(folder, path)
        with closing(connect(path)) as connection:
            migrate(connection)
            connection.execute("SELECT sum(length(summary)) FROM tables").fetchone()  # said now if they are damaged
            promises = Promises(folder, connection)
        self._writer = SqliteThread(path, Writing(append, promises))
        self._reader = SqliteThread(path)
        self._archive = SqliteThread(path)
        self._index = LogIndex()

    # --- players ------------------------------------------------------------------------------------------------------

    async def add_player(self, player: PlayerRow) -> None:
        await self._write("INSERT INTO players VALUES (?, ?, ?, ?, ?)", msgspec.structs.astuple(player))

    async def player_by_token(self, token_hash: bytes) -> PlayerRow | None:
        rows = await self._read("SELECT * FROM players WHERE token_hash = ?", (token_hash,))
        return PlayerRow(*rows[0]) if rows else None

    async def update_player(self, player: str, name: str, seen: int) -> None:
        await self._write("UPDATE players SET name = ?, seen = max(seen, ?) WHERE id = ?", (name, seen, player))

    async def last_seen(self) -> int | None:
        latest: int | None = (await self._read("SELECT max(seen) FROM players"))[0][0]
        return latest

    # --- tables -------------------------------------------------------------------------------------------------------

    async def open_table(self, table: TableRow) -> int:
        await self._write(
            "INSERT INTO tables (id, code, created, epoch) VALUES (?, ?, ?, 1)", (table.id, table.code, table.created)
        )
        return 1

    async def lease(self, table: str) -> int:
        def work(db: sqlite3.Connection) -> int:
            db.execute("UPDATE tables SET epoch = epoch + 1 WHERE id = ?", (table,))
            found = db.execute("SELECT epoch FROM tables WHERE id = ?", (table,)).fetchone()
            if found is None:
                raise Fenced(table)
            return int(found[0])

        return await self._writer.ask(work)

    def append(
        self,
        table: str,
        epoch: int,
        entries: Sequence[EntryRow],
        finished: FinishedGame | None = None,
        summary: bytes | None = None,
    ) -> Awaitable[None]:
        rows = [(table, entry.version, entry.at, entry.command, entry.body.decode(), epoch) for entry in entries]
        self._index.touch(table)
        if summary is None and finished is None:
            return self._writer.append(rows)

        def work(db: sqlite3.Connection) -> None:
            if rows:
                append(db, rows)
            if summary is not None:
                values = (summary.decode(), table, epoch)
                db.execute("UPDATE tables SET summary = ? WHERE id = ? AND epoch = ?", values)
            if finished is not None:
                add_game(db, finished)

        return self._writer.ask(work)

    async def open_tables(self) -> list[TableRow]:
        try:
            self._index.rely_on(await self._writer.ask(self._index.make))
        except StoreFailed as error:  # a full disk: logs are found more slowly
            log.error("no index of the logs can be made", extra={"error": str(error)})
        rows = await self._read("SELECT id, code, created, summary FROM tables ORDER BY created, id")
        return [TableRow(id, code, created, summary and summary.encode()) for id, code, created, summary in rows]

    async def entries(self, table: str, after: int = 0) -> list[EntryRow]:
        return await self._reader.ask(lambda db: self._index.read(db, table, after))

    async def close_table(self, table: str) -> None:
        await self._write("DELETE FROM tables WHERE id = ?", (table,))
        self._index.drop(table)

    # --- chat ---------------------------------------------------------------------------------------------------------

    async def add_chat(self, table: str, line: ChatRow) -> None:
        await self._write(
            "INSERT INTO chat (table_id, at, name, seat, text, phrase, command) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (table, *msgspec.structs.astuple(line)),
        )

    async def chat(self, table: str, most: int) -> list[ChatRow]:
        rows = await self._read(
            "SELECT at, name, seat, text, phrase, command FROM chat WHERE table_id = ? ORDER BY id DESC LIMIT ?",
            (table, most),
        )
        return [ChatRow(*row) for row in reversed(rows)]

    # --- finished games -----------------------------------------------------------------------------------------------

    async def games(self, wanted: Search) -> list[GameRow]:
        statement, values = statement_of(wanted)
        rows = await self._archive.ask(lambda db: db.execute(statement, values).fetchall())
        return [GameRow(id, edition, finished, _decode_players(players)) for id, edition, finished, players in rows]

    async def game(self, game: str) -> FinishedGame | None:
        statement = "SELECT id, edition, finished, players, record FROM games WHERE id = ?"
        rows = await self._archive.ask(lambda db: db.execute(statement, (game,)).fetchall())
        if not rows:
            return None
        id, edition, finished, players, record = rows[0]
        return FinishedGame(GameRow(id, edition, finished, _decode_players(players)), record)

    # --- upkeep -------------------------------------------------------------------------------------------------------

    async def probe(self) -> None:
        await self._write("INSERT OR REPLACE INTO probe VALUES (1, strftime('%s'))", ())

    async def forget(self, retention: Retention, now: int) -> int:
        def work(db: sqlite3.Connection) -> int:
            deleted = db.execute(
                "DELETE FROM entries WHERE table_id NOT IN (SELECT id FROM tables)"
                " AND place < (SELECT max(place) FROM entries)"  # the last one says how much there was
            ).rowcount
            for kept, statement in (
                (retention.games, "DELETE FROM games WHERE finished < ?"),
                (retention.chat, "DELETE FROM chat WHERE at < ?"),
                (retention.players, "DELETE FROM players WHERE seen < ?"),
            ):
                if kept is not None:
                    deleted += db.execute(statement, (now - kept,)).rowcount
            return deleted

        return await self._writer.ask(work)

    async def close(self) -> None:
        self._archive.close()
        self._reader.close()
        self._writer.close()

    async def _write(self, statement: str, values: Sequence[Any]) -> None:
        await self._writer.ask(lambda db: db.execute(statement, tuple(values)).rowcount)

    async def _read(self, statement: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        return await self._reader.ask(lambda db: db.execute(statement, tuple(values)).fetchall())
