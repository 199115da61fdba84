"""Where tables, players and finished games are kept: the interface, which knows no database.

A table's log belongs to one server at a time. `lease` gives it to the caller under a new epoch, and from then on an
append under an older epoch is refused as `Fenced`: a server that was thought dead can do no harm when it wakes up. As
long as the server that has it is alive, `lease` refuses and says `Elsewhere`.

A table sleeps until somebody comes to it. To wake it is to `lease` it, to read its `entries` and its `chat`, and to
replay them; all that is known of a sleeping table is the `summary` in its row.
"""

from collections.abc import Awaitable, Sequence
from typing import Protocol

import msgspec

from maquignon.tables.store.rows import ChatRow, EntryRow, FinishedGame, GameRow, PlayerRow, Search, TableRow


class StoreFailed(Exception):
    """Nothing of it was stored: a full disk, a lost connection. Trying again later may help."""


class Unsure(StoreFailed):
    """The answer to an append was lost: it may have been stored after all, and only the log can tell."""


class Fenced(Exception):
    """The table belongs to another server now."""


class Elsewhere(Exception):
    """Another server has the table, and lives."""

    def __init__(self, address: str) -> None:
        """`address`: where the servers reach it."""
        super().__init__(address)
        self.address = address


class Newer(Exception):
    """The data were written by a newer version of the program."""


class Retention(msgspec.Struct, frozen=True):
    """How long things are kept, in milliseconds; None: for ever."""

    games: int | None = None
    chat: int | None = 30 * 86_400_000
    players: int | None = 400 * 86_400_000
    """Since they were last seen. Their finished games stay, under the name they had."""


class Store(Protocol):
    """Every method that writes has written durably when it returns, or raises `StoreFailed` and has written nothing."""

    async def add_player(self, player: PlayerRow) -> None: ...
    async def player_by_token(self, token_hash: bytes) -> PlayerRow | None: ...
    async def update_player(self, player: str, name: str, seen: int) -> None:
        """They were seen; a moment that lies before the last one changes that no more."""
        ...

    async def last_seen(self) -> int | None:
        """When anybody was; None: nobody ever."""
        ...

    async def open_table(self, table: TableRow) -> int:
        """A new table, leased to the caller: its epoch.

        `Unsure` where nobody can say whether it is there. Asked again with the same row, it is the same table under a
        new epoch.
        """
        ...

    async def lease(self, table: str) -> int:
        """Take a table over under a new epoch, unless it is `Elsewhere`; `Fenced` if there is none."""
        ...

    def append(
        self,
        table: str,
        epoch: int,
        entries: Sequence[EntryRow],
        finished: FinishedGame | None = None,
        summary: bytes | None = None,
    ) -> Awaitable[None]:
        """All entries, the finished game and the new summary with them, or nothing; `Fenced` under an old epoch.

        `Unsure` where nobody can say which of both.
        """
        ...

    async def open_tables(self) -> list[TableRow]:
        """Their rows, without their logs: quick, however many there are."""
        ...

    async def entries(self, table: str, after: int = 0) -> list[EntryRow]:
        """The entries of one table after a version, in order; quick for a table that nobody has woken yet."""
        ...

    async def close_table(self, table: str) -> None:
        """The table is no longer open: its log is not needed any more."""
        ...

    async def add_chat(self, table: str, line: ChatRow) -> None: ...
    async def chat(self, table: str, most: int) -> list[ChatRow]:
        """The latest lines, oldest first."""
        ...

    async def games(self, wanted: Search) -> list[GameRow]: ...

    async def game(self, game: str) -> FinishedGame | None: ...

    async def probe(self) -> None:
        """Write something that means nothing, to learn whether writing works."""
        ...

    async def forget(self, retention: Retention, now: int) -> int:
        """Delete what has been kept long enough; how many rows that were."""
        ...

    async def close(self) -> None:
        """After what was asked for is done; whatever is asked for later fails."""
        ...
