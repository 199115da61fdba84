"""What an address takes from its buckets, told to all servers of the cluster: none gives it out a second time."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from maquignon.server.limits import Bucket
from maquignon.tables.store.interface import StoreFailed
from maquignon.tables.store.postgres.allowances import Allowances, Taken

log = logging.getLogger(__name__)

BREATH: Final = 0.1
"""Seconds: what is taken meanwhile is told together."""


class Tallies:
    """The buckets stay here and are asked without waiting; what the others took is learnt with the next drop."""

    def __init__(self, allowances: Allowances, mark: Callable[[str], str]) -> None:
        self._allowances, self._mark = allowances, mark
        self._taken: dict[tuple[str, str], tuple[int, Bucket]] = {}
        self._telling: asyncio.Task[None] | None = None

    def note(self, kind: str, address: str, bucket: Bucket) -> None:
        before, _ = self._taken.get((kind, address), (0, bucket))
        self._taken[kind, address] = (before + 1, bucket)
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        await asyncio.sleep(BREATH)
        self._telling = None
        told, self._taken = self._taken, {}
        taken = [
            Taken(kind, self._mark(address), drops, bucket.rate, bucket.most)
            for (kind, address), (drops, bucket) in told.items()
        ]
        try:
            levels = await self._allowances.take(taken)
        except StoreFailed as error:  # what was taken here counts here
            log.warning("what was taken was not told", extra={"error": str(error)})
            return
        for (_, bucket), level in zip(told.values(), levels, strict=True):
            bucket.level = min(bucket.level, level)

    def close(self) -> None:
        if self._telling is not None:
            self._telling.cancel()
