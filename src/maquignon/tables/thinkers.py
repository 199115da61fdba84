"""Threads in which bots think, so that a slow one never holds the tables up, and a hung one holds up only itself."""

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any, Final, Protocol, TypeVar

T = TypeVar("T")
PATIENCE: Final = 5.0
"""Seconds a bot may think."""


class Think(Protocol):
    """Run something elsewhere; `TimeoutError` when it takes too long."""

    async def __call__(self, work: Callable[[], T], /) -> T: ...


class Thinkers:
    """A few daemon threads; one that hangs is given up and another takes its place."""

    def __init__(self, threads: int = 2, patience: float = PATIENCE) -> None:
        self._queue: queue.SimpleQueue[tuple[Callable[[], Any], asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._patience = patience
        self._threads = 0
        for _ in range(threads):
            self._hire()

    async def __call__(self, work: Callable[[], T], /) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put((work, future))
        try:
            return await asyncio.wait_for(asyncio.shield(future), self._patience)
        except TimeoutError:
            self._hire()
            future.cancel()
            raise

    def close(self) -> None:
        for _ in range(self._threads):
            self._queue.put(None)

    def _hire(self) -> None:
        self._threads += 1
        threading.Thread(target=self._serve, name="thinker", daemon=True).start()

    def _serve(self) -> None:
        while (asked := self._queue.get()) is not None:
            work, future = asked
            if future.cancelled():
                continue
            try:
                answer, failure = work(), None
            except Exception as error:
                answer, failure = None, error
            try:
                future.get_loop().call_soon_threadsafe(_settle, future, answer, failure)
            except RuntimeError:  # the loop is closed: nobody waits any more
                continue


def _settle(future: "asyncio.Future[Any]", answer: Any, failure: Exception | None) -> None:
    if future.done():
        return
    if failure is not None:
        future.set_exception(failure)
    else:
        future.set_result(answer)
