"""The other servers of the same database: this one shows them that it lives, and learns when it has lost its tables."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from maquignon.tables.store.interface import StoreFailed
from maquignon.tables.store.postgres.leases import Leases

log = logging.getLogger(__name__)

BETWEEN_BEATS: Final = 0.5
"""Seconds between two signs of life: a lease outlives three that are lost."""

Lost = Callable[[set[str]], None]
"""Told after a silence: the ids of all tables that are still ours."""


class Neighbours:
    def __init__(self, leases: Leases, address: str, lost: Lost) -> None:
        self._leases, self._address, self._lost = leases, address, lost
        self._task: asyncio.Task[None] | None = None
        self.silences = 0
        """How often our lease was over before it was renewed."""

    async def open(self) -> None:
        await self._leases.beat(self._address)
        self._task = asyncio.create_task(self._beat())

    async def close(self) -> None:
        """After the last move: whoever is asked for our tables now may have them."""
        if self._task is None:
            return
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        try:
            await self._leases.hand_over()
        except StoreFailed as error:
            log.error("the others have to wait until the lease is over", extra={"error": str(error)})

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BETWEEN_BEATS)
            try:
                if not await self._leases.beat(self._address):
                    self.silences += 1
                    log.warning("others may have taken tables while this server was silent")
                    self._lost(await self._leases.held())
            except StoreFailed as error:
                log.error("no sign of life reaches the database", extra={"error": str(error)})
