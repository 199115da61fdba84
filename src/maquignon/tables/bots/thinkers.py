"""Threads in which bots think, so that a slow one never holds the tables up, and a hung one holds up only itself."""

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from typing import Any, Final, Protocol, TypeVar

T = TypeVar("T")
PATIENCE: Final = 5.0
"""Seconds a bot may think."""
MOST_WAITS: Final = 6
"""So many times this long it may wait for its turn when all threads are busy."""
MOST_THREADS: Final = 32


class Think(Protocol):
    """Run something elsewhere; `TimeoutError` when it takes too long."""

    async def __call__(self, work: Callable[[], T], /) -> T: ...


class Thought:
    """Something to be thought about, and since when somebody does."""

    __slots__ = ("began", "future", "work")

    def __init__(self, work: Callable[[], Any], future: "asyncio.Future[Any]") -> None:
        self.work, self.future = work, future
        self.began: float | None = None


class Thinkers:
    """A few daemon threads; one that hangs is given up and another takes its place."""

    def __init__(self, threads: int = 2, patience: float = PATIENCE) -> None:
        self._queue: queue.SimpleQueue[Thought | None] = queue.SimpleQueue()
        self._patience = patience
        self._threads = 0
        for _ in range(threads):
            self._hire()

    async def __call__(self, work: Callable[[], T], /) -> T:
        thought = Thought(work, asyncio.get_running_loop().create_future())
        self._queue.put(thought)
        for _ in range(MOST_WAITS):
            try:
                answer: T = await asyncio.wait_for(asyncio.shield(thought.future), self._patience)
                return answer
            except TimeoutError:
                if thought.began is not None and time.monotonic() - thought.began >= self._patience / 2:
                    self._hire()
                    break
                # it has been waiting for its turn: that is not its own fault
        thought.future.cancel()
        raise TimeoutError

    def close(self) -> None:
        for _ in range(self._threads):
            self._queue.put(None)

    def _hire(self) -> None:
        if self._threads >= MOST_THREADS:
            return
        self._threads += 1
        threading.Thread(target=self._serve, name="thinker", daemon=True).start()

    def _serve(self) -> None:
        while (thought := self._queue.get()) is not None:
            if thought.future.cancelled():
                continue
            thought.began = time.monotonic()
            try:
                answer, failure = thought.work(), None
            except Exception as error:
                answer, failure = None, error
            try:
                thought.future.get_loop().call_soon_threadsafe(_settle, thought.future, answer, failure)
            except RuntimeError:  # the loop is closed: nobody waits any more
                continue


def _settle(future: "asyncio.Future[Any]", answer: Any, failure: Exception | None) -> None:
    if future.done():
        return
    if failure is not None:
        future.set_exception(failure)
    else:
        future.set_result(answer)
