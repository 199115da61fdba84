"""The store in one PostgreSQL database, shared by as many servers as there are."""

import re
import secrets
from collections.abc import Awaitable, Sequence
from datetime import timedelta
from itertools import count
from typing import Any

import msgspec

from maquignon.tables.store.archive import statement_of
from maquignon.tables.store.interface import Fenced, Retention, StoreFailed, Unsure
from maquignon.tables.store.postgres.allowances import Allowances
from maquignon.tables.store.postgres.appends import APPEND, Append, Appends, columns
from maquignon.tables.store.postgres.database import PATIENCE, Database, was_surely_not_done
from maquignon.tables.store.postgres.leases import LEASE, Leases
from maquignon.tables.store.postgres.news import News
from maquignon.tables.store.postgres.own_connection import OwnConnection
from maquignon.tables.store.rows import ChatRow, EntryRow, FinishedGame, GameRow, PlayerRow, Search, Seated, TableRow

_encode = msgspec.json.encode
_decode_players = msgspec.json.Decoder(list[Seated]).decode


class PostgresStore:
    """`migrate` its database first. Connections are made when they are first needed."""

    def __init__(self, url: str, lease: timedelta = LEASE) -> None:
        self._database = Database(url)
        self._writing = OwnConnection(url, PATIENCE)
        self._appends = Appends(self._database, self._writing)
        self.news = News(self._database)
        self.allowances = Allowances(self._database)
        self.leases = Leases(self._database, secrets.token_urlsafe(9), lease)

    # --- a database that does not answer ------------------------------------------------------------------------------

    @property
    def is_away(self) -> bool:
        return self._database.is_away

    def give_up(self) -> None:
        """There was no answer for too long: what is asked for fails at once from now on, and what was asked too."""
        self._database.give_up()
        self._writing.drop()

    def come_back(self) -> None:
        self._database.is_away = False

    # --- players ------------------------------------------------------------------------------------------------------

    async def add_player(self, player: PlayerRow) -> None:
        await self._database.execute(
            "INSERT INTO players VALUES ($1, $2, $3, $4, $5)", *msgspec.structs.astuple(player)
        )

    async def player_by_token(self, token_hash: bytes) -> PlayerRow | None:
        rows = await self._database.fetch(
            "SELECT id, name, token_hash, created, seen FROM players WHERE token_hash = $1", token_hash
        )
        return PlayerRow(*rows[0]) if rows else None

    async def update_player(self, player: str, name: str, seen: int) -> None:
        statement = "UPDATE players SET name = $1, seen = greatest(seen, $2) WHERE id = $3"
        await self._database.execute(statement, name, seen, player)

    async def last_seen(self) -> int | None:
        latest: int | None = (await self._database.fetch("SELECT max(seen) FROM players"))[0][0]
        return latest

    # --- tables -------------------------------------------------------------------------------------------------------

    async def open_table(self, table: TableRow) -> int:
        try:
            rows = await self._database.fetch(
                """
                INSERT INTO tables (id, code, created, epoch, holder) VALUES ($1, $2, $3, 1, $4)
                ON CONFLICT (id) DO UPDATE SET epoch = tables.epoch + 1 WHERE tables.holder = excluded.holder
                RETURNING epoch
                """,
                table.id,
                table.code,
                table.created,
                self.leases.server,
            )
        except StoreFailed as error:
            if was_surely_not_done(error):
                raise
            raise Unsure(str(error)) from error
        if not rows:
            raise Fenced(table.id)
        return int(rows[0][0])

    async def lease(self, table: str) -> int:
        return await self.leases.take(table)

    def append(
        self,
        table: str,
        epoch: int,
        entries: Sequence[EntryRow],
        finished: FinishedGame | None = None,
        summary: bytes | None = None,
    ) -> Awaitable[None]:
        append = Append(table, epoch, entries, summary)
        if summary is not None:
            self.news.announce()
        return self._appends.add(append) if finished is None else self._append_last(append, finished)

    async def _append_last(self, append: Append, finished: FinishedGame) -> None:
        try:
            await self._append_with(append, finished)
        except StoreFailed as error:
            raise Unsure(str(error)) from error

    async def _append_with(self, append: Append, finished: FinishedGame) -> None:
        async with self._database.connection() as connection, connection.transaction():
            if not await connection.fetch(APPEND, *columns([append])):
                raise Fenced(append.table)
            row = finished.row
            await connection.execute(
                "INSERT INTO games VALUES ($1, $2, $3, $4, $5)",
                row.id, row.edition, row.finished, _encode(row.players).decode(), finished.record,
            )  # fmt: skip
            await connection.executemany(
                "INSERT INTO seats_of_games VALUES ($1, $2, $3, $4, $5, $6)",
                [
                    (row.id, seat, seated.player, seated.name.lower(), row.edition, row.finished)
                    for seat, seated in enumerate(row.players)
                ],
            )

    async def open_tables(self) -> list[TableRow]:
        rows = await self._database.fetch("SELECT id, code, created, summary FROM tables ORDER BY created, id")
        return [_table(row) for row in rows]

    async def entries(self, table: str, after: int = 0) -> list[EntryRow]:
        rows = await self._database.fetch(
            "SELECT version, at, command, body FROM entries WHERE table_id = $1 AND version > $2 ORDER BY version",
            table,
            after,
        )
        return [_entry(row) for row in rows]

    async def table(self, code: str) -> TableRow | None:
        """An open table, wherever it was opened."""
        rows = await self._database.fetch("SELECT id, code, created, summary FROM tables WHERE code = $1", code)
        return _table(rows[0]) if rows else None

    async def close_table(self, table: str) -> None:
        await self._database.execute(
            """
            WITH gone AS (DELETE FROM tables WHERE id = $1 RETURNING code)
            INSERT INTO closed_tables (code) SELECT code FROM gone
            """,
            table,
        )
        self.news.announce()

    # --- chat ---------------------------------------------------------------------------------------------------------

    async def add_chat(self, table: str, line: ChatRow) -> None:
        await self._database.execute(
            """
            INSERT INTO chat (table_id, at, name, seat, text, phrase, command)
            SELECT $1::text, $2::bigint, $3::text, $4::integer, $5::text, $6::text, $7::text
            WHERE NOT EXISTS (SELECT 1 FROM chat WHERE table_id = $1 AND command = $7)
            """,  # once, should the first answer have been lost
            table,
            *msgspec.structs.astuple(line),
        )

    async def chat(self, table: str, most: int) -> list[ChatRow]:
        rows = await self._database.fetch(
            "SELECT at, name, seat, text, phrase, command FROM chat WHERE table_id = $1 ORDER BY id DESC LIMIT $2",
            table,
            most,
        )
        return [ChatRow(*row) for row in reversed(rows)]

    # --- finished games -----------------------------------------------------------------------------------------------

    async def games(self, wanted: Search) -> list[GameRow]:
        if "\0" in "".join(filter(None, (wanted.player, wanted.name, wanted.edition, wanted.after))):
            return []  # no text here can hold it
        called = None if wanted.name is None else wanted.name.lower()
        statement, values = statement_of(msgspec.structs.replace(wanted, name=called))
        rows = await self._database.fetch(numbered(statement), *values)
        return [GameRow(id, edition, finished, _decode_players(players)) for id, edition, finished, players in rows]

    async def game(self, game: str) -> FinishedGame | None:
        rows = await self._database.fetch(
            "SELECT id, edition, finished, players, record FROM games WHERE id = $1", game
        )
        if not rows:
            return None
        id, edition, finished, players, record = rows[0]
        return FinishedGame(GameRow(id, edition, finished, _decode_players(players)), record)

    # --- upkeep -------------------------------------------------------------------------------------------------------

    async def probe(self) -> None:
        await self._database.execute("UPDATE house SET probed = clock_timestamp()")

    async def forget(self, retention: Retention, now: int) -> int:
        await self._database.execute("DELETE FROM closed_tables WHERE closed < clock_timestamp() - interval '1 hour'")
        await self._database.execute("DELETE FROM allowances WHERE touched < clock_timestamp() - interval '1 hour'")
        deleted = await self._database.execute(
            "DELETE FROM entries WHERE NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = entries.table_id)"
        )
        for kept, statement in (
            (retention.games, "DELETE FROM games WHERE finished < $1"),
            (retention.chat, "DELETE FROM chat WHERE at < $1"),
            (retention.players, "DELETE FROM players WHERE seen < $1"),
        ):
            if kept is not None:
                deleted += await self._database.execute(statement, now - kept)
        return deleted

    async def close(self) -> None:
        await self._appends.finish()
        self._writing.drop()
        self.leases.close()
        self.news.close()
        await self._database.close()


def numbered(statement: str) -> str:
    """`?` as PostgreSQL writes it: `$1`, `$2` ..."""
    numbers = count(1)
    return re.sub(r"\?", lambda _: f"${next(numbers)}", statement)


def _table(row: Sequence[Any]) -> TableRow:
    id, code, created, summary = row
    return TableRow(id, code, created, summary and summary.encode())


def _entry(row: Sequence[Any]) -> EntryRow:
    version, at, command, body = row
    return EntryRow(version, at, command, body.encode())
