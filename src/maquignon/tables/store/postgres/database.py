"""Connections to one PostgreSQL database, and what goes wrong there said in the words of every store."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final

import asyncpg

from maquignon.tables.store.interface import Newer, StoreFailed
from maquignon.tables.store.postgres.steps import STEPS

MOST_CONNECTIONS: Final = 10
"""For whatever is neither a move nor a sign of life."""
PATIENCE: Final = 5.0
"""Seconds after which a statement, or the making of a connection, has failed."""
_FAILURES: Final = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # killed in the middle of a statement; or none of several hosts takes writes yet
    OSError,
    TimeoutError,
)
_MIGRATING: Final = 0x6D617175
"""The number of the advisory lock: only one server at a time takes steps."""


_NOT_DONE: Final = (
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.CannotConnectNowError,
    asyncpg.TooManyConnectionsError,
    ConnectionRefusedError,
    FileNotFoundError,  # the socket of a server that is not there
)


@contextmanager
def failing_plainly() -> Iterator[None]:
    """Whatever can go wrong between here and the database's disk is a `StoreFailed`."""
    try:
        yield
    except _FAILURES as error:
        raise StoreFailed(_why(error)) from error


def _why(error: Exception) -> str:
    """As the end of a sentence."""
    if isinstance(error, ConnectionRefusedError | FileNotFoundError):
        return "nobody answers at its address"
    return str(error).rstrip(".") or type(error).__name__


def was_surely_not_done(error: StoreFailed) -> bool:
    """Nobody was asked, or whoever was asked said no; else only the data can tell."""
    return error.__cause__ is None or isinstance(error.__cause__, _NOT_DONE)


class Database:
    """A pool of connections, made when the first is needed: within the loop that uses it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._pool: Any = None
        self._is_closed = False
        self._turns = asyncio.Semaphore(MOST_CONNECTIONS)
        """Whoever waits for one is no failure, however long the queue: it moves on, or the database is away."""
        self.is_away = False
        """It has not answered for so long that nobody waits for it any more."""

    def give_up(self) -> None:
        """Whoever waits for an answer has failed, and so does whoever comes, until the database is back."""
        self.is_away = True
        if self._pool is not None:
            pool, self._pool = self._pool, None
            pool.terminate()

    def require(self) -> None:
        """Nothing is asked of a database that will not answer."""
        if self._is_closed:
            raise StoreFailed("The store is closed.")
        if self.is_away:
            raise StoreFailed("The database is away.")

    async def close(self) -> None:
        self._is_closed = True
        if self._pool is not None:
            pool, self._pool = self._pool, None
            try:
                async with asyncio.timeout(PATIENCE):
                    await pool.close()
            except (TimeoutError, asyncpg.InterfaceError):  # a database that does not answer is not waited for
                pool.terminate()

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Any]:
        async with self._turns:
            self.require()
            with failing_plainly():
                if self._pool is None:  # without a first connection: it is there however the database is
                    self._pool = asyncpg.create_pool(
                        self.url, min_size=0, max_size=MOST_CONNECTIONS, timeout=PATIENCE, command_timeout=PATIENCE
                    )
                pool = await self._pool
                async with pool.acquire(timeout=PATIENCE) as connection:
                    yield connection

    async def fetch(self, statement: str, *values: Any) -> list[Sequence[Any]]:
        async with self.connection() as connection:
            found: list[Sequence[Any]] = await connection.fetch(statement, *values)
            return found

    async def execute(self, statement: str, *values: Any) -> int:
        """How many rows it was about."""
        async with self.connection() as connection:
            return touched(await connection.execute(statement, *values))


def touched(answer: str) -> int:
    """`DELETE 3`"""
    return int(answer.rpartition(" ")[2])


async def migrate(url: str) -> None:
    """Take the steps that are still to be taken, each whole or not at all; of several servers, one does."""
    with failing_plainly():
        connection = await asyncpg.connect(url, timeout=PATIENCE)
    try:
        with failing_plainly():
            await connection.execute("SELECT pg_advisory_lock($1)", _MIGRATING)
            await connection.execute("CREATE TABLE IF NOT EXISTS steps (number integer PRIMARY KEY)")
            taken = await connection.fetchval("SELECT coalesce(max(number), 0) FROM steps")
        if taken > len(STEPS):
            raise Newer(
                f"These data are of version {taken}; this program knows versions up to {len(STEPS)}. Update it."
            )
        for number, step in enumerate(STEPS[taken:], start=taken + 1):
            with failing_plainly():
                async with connection.transaction():
                    await connection.execute(step)
                    await connection.execute("INSERT INTO steps VALUES ($1)", number)
    finally:
        await connection.close(timeout=PATIENCE)
