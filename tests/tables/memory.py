"""A store without a disk, that can be told to fail."""

import asyncio
from collections.abc import Sequence

import msgspec

from maquignon.tables.store.interface import Elsewhere, Fenced, Retention, StoreFailed, Unsure
from maquignon.tables.store.rows import ChatRow, EntryRow, FinishedGame, GameRow, PlayerRow, Search, TableRow


class MemoryStore:
    def __init__(self) -> None:
        self.players: dict[bytes, PlayerRow] = {}
        self.tables: dict[str, TableRow] = {}
        self.epochs: dict[str, int] = {}
        self.log_of: dict[str, list[EntryRow]] = {}
        self.lines: dict[str, list[ChatRow]] = {}
        self.archive: dict[str, FinishedGame] = {}
        self.full = False
        """Nothing can be written."""
        self.unreadable = False
        """Nobody can be looked up."""
        self.waits: asyncio.Event | None = None
        """Appends wait for this before they are carried out."""
        self.lies = False
        """The next append is stored, but nobody is told so."""
        self.elsewhere: str | None = None
        """The server that has every table."""

    def _write(self) -> None:
        if self.full:
            raise StoreFailed("disk full")

    async def add_player(self, player: PlayerRow) -> None:
        self._write()
        self.players[player.token_hash] = player

    async def player_by_token(self, token_hash: bytes) -> PlayerRow | None:
        if self.unreadable:
            raise StoreFailed("disk I/O error")
        return self.players.get(token_hash)

    async def update_player(self, player: str, name: str, seen: int) -> None:
        self._write()
        for key, row in self.players.items():
            if row.id == player:
                self.players[key] = PlayerRow(row.id, name, row.token_hash, row.created, seen)

    async def last_seen(self) -> int | None:
        return max((row.seen for row in self.players.values()), default=None)

    async def open_table(self, table: TableRow) -> int:
        self._write()
        self.tables.setdefault(table.id, table)
        self.epochs[table.id] = self.epochs.get(table.id, 0) + 1
        self.log_of.setdefault(table.id, [])
        return self.epochs[table.id]

    async def lease(self, table: str) -> int:
        self._write()
        if self.elsewhere is not None:
            raise Elsewhere(self.elsewhere)
        self.epochs[table] += 1
        return self.epochs[table]

    async def append(
        self,
        table: str,
        epoch: int,
        entries: Sequence[EntryRow],
        finished: FinishedGame | None = None,
        summary: bytes | None = None,
    ) -> None:
        if self.waits is not None:
            await self.waits.wait()
        self._write()
        if self.epochs.get(table) != epoch:
            raise Fenced(table)
        log = self.log_of[table]
        assert [entry.version for entry in entries] == list(range(len(log) + 1, len(log) + len(entries) + 1))
        log.extend(entries)
        if summary is not None:
            self.tables[table] = msgspec.structs.replace(self.tables[table], summary=summary)
        if finished is not None:
            assert finished.row.id not in self.archive, "a database keeps a game once"
            self.archive[finished.row.id] = finished
        if self.lies:
            self.lies = False
            raise Unsure("the answer was lost")

    async def open_tables(self) -> list[TableRow]:
        return list(self.tables.values())

    async def entries(self, table: str, after: int = 0) -> list[EntryRow]:
        if self.unreadable:
            raise StoreFailed("disk I/O error")
        return [entry for entry in self.log_of[table] if entry.version > after]

    async def close_table(self, table: str) -> None:
        self._write()
        del self.tables[table], self.log_of[table]

    async def add_chat(self, table: str, line: ChatRow) -> None:
        self._write()
        self.lines.setdefault(table, []).append(line)

    async def chat(self, table: str, most: int) -> list[ChatRow]:
        return self.lines.get(table, [])[-most:]

    async def games(self, wanted: Search) -> list[GameRow]:
        raise NotImplementedError

    async def game(self, game: str) -> FinishedGame | None:
        return self.archive.get(game)

    async def probe(self) -> None:
        self._write()

    async def forget(self, retention: Retention, now: int) -> int:
        return 0

    async def close(self) -> None:
        pass
