"""A connection for one purpose alone: nobody else's statements keep it waiting, and when it is lost it is made anew."""

from collections.abc import Sequence
from typing import Any

import asyncpg

from maquignon.tables.store.postgres.database import failing_plainly


class OwnConnection:
    """One statement at a time."""

    def __init__(self, url: str, patience: float) -> None:
        """`patience`: seconds after which a statement has failed, and the connection with it."""
        self._url, self._patience = url, patience
        self._connection: Any = None

    async def fetch(self, statement: str, *values: Any) -> list[Sequence[Any]]:
        with failing_plainly():
            try:
                if self._connection is None:
                    self._connection = await asyncpg.connect(
                        self._url, timeout=self._patience, command_timeout=self._patience
                    )
                found: list[Sequence[Any]] = await self._connection.fetch(statement, *values)
            except BaseException:  # whatever became of it, the next statement shall not meet it
                self.drop()
                raise
            return found

    def drop(self) -> None:
        """Whoever waits for an answer has failed."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()
