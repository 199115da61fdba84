"""The store in one SQLite file: one thread writes in groups, another reads, a third searches the archive."""

import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from maquignon.tables.store.archive import search
from maquignon.tables.store.interface import Fenced, Retention
from maquignon.tables.store.rows import ChatRow, EntryRow, FinishedGame, GameRow, PlayerRow, Seated, TableRow
from maquignon.tables.store.sqlite_thread import Row, SqliteThread, connect, migrate

FILE_NAME = "maquignon.sqlite"

_encode = msgspec.json.encode
_decode_players = msgspec.json.Decoder(list[Seated]).decode


class SqliteStore:
    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / FILE_NAME
        connection = connect(path)
        try:
            migrate(connection)
        finally:
            connection.close()
        self._writer = SqliteThread(path, _append)
        self._reader = SqliteThread(path)
        self._archive = SqliteThread(path)

    # --- players ------------------------------------------------------------------------------------------------------

    async def add_player(self, player: PlayerRow) -> None:
        await self._write("INSERT INTO players VALUES (?, ?, ?, ?, ?)", msgspec.structs.astuple(player))

    async def player_by_token(self, token_hash: bytes) -> PlayerRow | None:
        rows = await self._read("SELECT * FROM players WHERE token_hash = ?", (token_hash,))
        return PlayerRow(*rows[0]) if rows else None

    async def update_player(self, player: str, name: str, seen: int) -> None:
        await self._write("UPDATE players SET name = ?, seen = ? WHERE id = ?", (name, seen, player))

    # --- tables -------------------------------------------------------------------------------------------------------

    async def open_table(self, table: TableRow) -> int:
        await self._write("INSERT INTO tables VALUES (?, ?, ?, 1)", msgspec.structs.astuple(table))
        return 1

    async def lease(self, table: str) -> int:
        def work(db: sqlite3.Connection) -> int:
            db.execute("UPDATE tables SET epoch = epoch + 1 WHERE id = ?", (table,))
            return int(db.execute("SELECT epoch FROM tables WHERE id = ?", (table,)).fetchone()[0])

        return await self._writer.ask(work)

    def append(
        self, table: str, epoch: int, entries: Sequence[EntryRow], finished: FinishedGame | None = None
    ) -> Awaitable[None]:
        rows = [(table, entry.version, entry.at, entry.command, entry.body.decode(), epoch) for entry in entries]
        if finished is None:
            return self._writer.append(rows)

        def work(db: sqlite3.Connection) -> None:
            _append(db, rows)
            _add_game(db, finished)

        return self._writer.ask(work)

    async def open_tables(self) -> list[TableRow]:
        return [TableRow(*row) for row in await self._read("SELECT id, code, created FROM tables ORDER BY created, id")]

    async def logs(self) -> dict[str, list[EntryRow]]:
        found: dict[str, list[EntryRow]] = {table.id: [] for table in await self.open_tables()}
        for table, *entry in await self._read(
            "SELECT table_id, version, at, command, body FROM entries ORDER BY place"
        ):
            if table in found:
                found[table].append(_entry(entry))
        return found

    async def entries(self, table: str, after: int) -> list[EntryRow]:
        rows = await self._read(
            "SELECT version, at, command, body FROM entries WHERE table_id = ? AND version > ? ORDER BY place",
            (table, after),
        )
        return [_entry(row) for row in rows]

    async def close_table(self, table: str) -> None:
        await self._write("DELETE FROM tables WHERE id = ?", (table,))

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

    async def games(
        self,
        *,
        player: str | None = None,
        name: str | None = None,
        edition: str | None = None,
        before: int | None = None,
        after: str | None = None,
        most: int | None = 50,
    ) -> list[GameRow]:
        statement, values = search(player=player, name=name, edition=edition, before=before, after=after, most=most)
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
            deleted = db.execute("DELETE FROM entries WHERE table_id NOT IN (SELECT id FROM tables)").rowcount
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


def _entry(row: Sequence[Any]) -> EntryRow:
    version, at, command, body = row
    return EntryRow(version, at, command, body.encode())


def _append(db: sqlite3.Connection, rows: Sequence[Row]) -> None:
    """Nothing is appended for a table that somebody else has leased since."""
    room = 1 << (len(rows) - 1).bit_length()  # a power of two: few statements, each prepared only once
    values = [value for row in rows for value in row]
    empty = [0] * (len(rows[0]) * (room - len(rows)))
    try:
        db.execute(_appending(room), [*values, *empty, len(rows)])
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


def _add_game(db: sqlite3.Connection, finished: FinishedGame) -> None:
    row = finished.row
    db.execute(
        "INSERT INTO games VALUES (?, ?, ?, ?, ?)",
        (row.id, row.edition, row.finished, _encode(row.players).decode(), finished.record),
    )
    db.executemany(
        "INSERT INTO seats_of_games VALUES (?, ?, ?, ?, ?, ?)",
        [
            (row.id, seat, seated.player, seated.name, row.edition, row.finished)
            for seat, seated in enumerate(row.players)
        ],
    )


def back_up(folder: Path, target: Path, progress: Callable[[int, int], None]) -> None:
    """A whole and consistent copy of the data, while a server may be writing to them.

    `progress` is told now and then how many pages are still to be copied, and how many there are.
    """
    with (
        closing(sqlite3.connect(f"{(folder / FILE_NAME).resolve().as_uri()}?mode=ro", uri=True)) as source,
        closing(sqlite3.connect(target)) as copy,
    ):
        source.backup(copy, pages=2_000, progress=lambda status, left, total: progress(left, total), sleep=0.01)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, complete in itself
