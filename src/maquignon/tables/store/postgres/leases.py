"""Who has which table: a server holds its tables as long as it lives, and that is for the database's clock to say."""

from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from maquignon import __version__
from maquignon.tables.store.interface import Elsewhere, Fenced
from maquignon.tables.store.postgres.database import Database
from maquignon.tables.store.postgres.own_connection import OwnConnection

LEASE: Final = timedelta(seconds=2)
"""From one sign of life of a server; who is silent for longer may lose its tables to whoever is asked for them."""
PATIENCE_FOR_A_BEAT: Final = 1.5
"""Seconds: a second try is made before the database is given up."""
_REMEMBERED: Final = timedelta(hours=1)
"""How long a server is still listed after its end."""

_ALIVE: Final = "EXISTS (SELECT 1 FROM servers WHERE servers.id = tables.holder AND alive_until > clock_timestamp())"


@dataclass(frozen=True, slots=True)
class ServerSeen:
    """A server as the others know it."""

    id: str
    address: str
    version: str
    seconds_left: float
    """Of its lease; below zero once it is over."""
    tables: int


class Leases:
    def __init__(self, database: Database, server: str, lease: timedelta = LEASE) -> None:
        self._database, self.lease = database, lease
        self._lifeline = OwnConnection(database.url, PATIENCE_FOR_A_BEAT)
        """Signs of life wait for nobody: a server with much to ask must not be taken for dead."""
        self.server = server

    def close(self) -> None:
        self._lifeline.drop()

    async def take(self, table: str) -> int:
        """The epoch under which the table is ours from now on."""
        while True:
            taken = await self._database.fetch(
                f"""
                UPDATE tables SET epoch = epoch + 1, holder = $2
                WHERE id = $1 AND (holder IS NULL OR holder = $2 OR NOT {_ALIVE}) RETURNING epoch
                """,
                table,
                self.server,
            )
            if taken:
                return int(taken[0][0])
            found = await self._database.fetch(
                "SELECT address FROM tables LEFT JOIN servers ON servers.id = holder WHERE tables.id = $1", table
            )
            if not found:
                raise Fenced(table)
            if (address := found[0][0]) is not None:
                raise Elsewhere(address)
            # else whoever had it has handed it over in between, and it is free

    async def beat(self, address: str, attendance: bytes = b"{}") -> bool:
        """Live on for another lease; whether it was renewed in time. If not, tables may be another's by now.

        `attendance`: who is at our public tables, as the others shall know it.
        """
        rows = await self._lifeline.fetch(
            """
            WITH before AS (SELECT alive_until > clock_timestamp() AS alive FROM servers WHERE id = $1)
            INSERT INTO servers (id, address, version, alive_until, attendance)
            VALUES ($1, $2, $3, clock_timestamp() + $4, $5)
            ON CONFLICT (id) DO UPDATE
            SET alive_until = excluded.alive_until, address = excluded.address, attendance = excluded.attendance
            RETURNING coalesce((SELECT alive FROM before), false)
            """,
            self.server,
            address,
            __version__,
            self.lease,
            attendance.decode(),
        )
        return bool(rows[0][0])

    async def held(self) -> set[str]:
        """The tables that are ours."""
        rows = await self._database.fetch("SELECT id FROM tables WHERE holder = $1", self.server)
        return {row[0] for row in rows}

    async def hand_over(self) -> None:
        """The end: nobody has to wait until our lease is over."""
        await self._database.execute(
            """
            WITH gone AS (DELETE FROM servers WHERE id = $1 OR alive_until < clock_timestamp() - $2::interval)
            UPDATE tables SET holder = NULL WHERE holder = $1
            """,
            self.server,
            _REMEMBERED,
        )

    async def secret(self) -> str:
        """What servers of one database show each other."""
        rows = await self._database.fetch("SELECT secret FROM house")
        return str(rows[0][0])

    async def attendance(self) -> list[bytes]:
        """Who is at the public tables of all other servers that live, as each has told it."""
        rows = await self._database.fetch(
            "SELECT attendance FROM servers WHERE id <> $1 AND alive_until > clock_timestamp()", self.server
        )
        return [row[0].encode() for row in rows]

    async def servers(self) -> list[ServerSeen]:
        rows = await self._database.fetch(
            """
            SELECT id, address, version, extract(epoch FROM alive_until - clock_timestamp())::float8,
                (SELECT count(*) FROM tables WHERE holder = servers.id)
            FROM servers ORDER BY started, id
            """
        )
        return [ServerSeen(*row) for row in rows]
