"""Where a server keeps its data: in a folder of its own, or in a database that it shares with other servers."""

import asyncio
from typing import TYPE_CHECKING

from maquignon.server.address import among_servers
from maquignon.server.settings import Settings
from maquignon.server.trusted import Trusted
from maquignon.tables.hall.lobby import Lobby
from maquignon.tables.store.interface import Store
from maquignon.tables.store.sqlite import SqliteStore

MISSING = "PostgreSQL needs one more package: install maquignon[postgres], or asyncpg."

if TYPE_CHECKING:
    from maquignon.server.neighbours import Neighbours


class NoDriver(Exception):
    """What PostgreSQL is spoken to with is not installed."""


def prepare(settings: Settings) -> None:
    """Bring a shared database to the shape that this program knows; a folder is brought to it when it is opened."""
    if settings.store:
        try:
            from maquignon.tables.store.postgres.database import migrate
        except ModuleNotFoundError:
            raise NoDriver(MISSING) from None
        asyncio.run(migrate(settings.store))


def store_of(settings: Settings) -> Store:
    if not settings.store:
        return SqliteStore(settings.data)
    from maquignon.tables.store.postgres.store import PostgresStore

    return PostgresStore(settings.store)


def neighbours_of(store: Store, settings: Settings, lobby: Lobby, trusted: Trusted) -> "Neighbours | None":
    """Whoever shares the database; nobody shares a folder."""
    if not settings.store:
        return None
    from maquignon.server.neighbours import Neighbours
    from maquignon.tables.store.postgres.store import PostgresStore

    assert isinstance(store, PostgresStore)
    scheme = "https" if settings.tls_cert else "http"
    return Neighbours(
        store, settings.inner_address or among_servers(scheme, settings.host, settings.port), lobby, trusted
    )
