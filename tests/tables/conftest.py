"""Both stores there are, each empty: what holds for one has to hold for the other."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from maquignon.tables.store.interface import Store
from maquignon.tables.store.postgres.database import migrate
from maquignon.tables.store.postgres.store import PostgresStore
from maquignon.tables.store.sqlite import SqliteStore
from tests.postgresql import new_database

OpenStore = Callable[[], Store]
"""Once more on the same data."""


@pytest.fixture(params=["sqlite", "postgresql"])
async def open_store(request: pytest.FixtureRequest, tmp_path: Path) -> OpenStore:
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path)
    url = await new_database()
    await migrate(url)
    return lambda: PostgresStore(url)


@pytest.fixture
async def store(open_store: OpenStore) -> AsyncIterator[Store]:
    store = open_store()
    yield store
    await store.close()
