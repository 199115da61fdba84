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
MOST_HUNG: Final = 4
"""Threads that are replaced while they hang; more than so many hold up the others of their pool."""


class Think(Protocol):
    """Run something elsewhere; `TimeoutError` when it takes too long."""

    async def __call__(self, work: Callable[[], T], /) -> T: ...


class Thought:
    """Something to be thought about, since when somebody does, and whether another thread took over from that one."""

    __slots__ = ("began", "future", "is_given_up", "work")

    def __init__(self, work: Callable[[], Any], future: "asyncio.Future[Any]") -> None:
        self.work, self.future = work, future
        self.began: float | None = None
        self.is_given_up = False


class Pool:
    """A few daemon threads, and thoughts in the order they came; one that hangs is replaced until it comes back."""

    def __init__(self, threads: int = 2, patience: float = PATIENCE) -> None:
        self._queue: queue.SimpleQueue[Thought | None] = queue.SimpleQueue()
        self._patience = patience
        self._most = threads + MOST_HUNG
        self.threads = 0
        """Those that hang among them."""
        for _ in range(threads):
            self._hire()

    async def __call__(self, work: Callable[[], T], /) -> T:
        thought = Thought(work, asyncio.get_running_loop().create_future())
        self._queue.put(thought)
        for _ in range(MOST_WAITS):
            try:
                async with asyncio.timeout(self._patience):
                    answer: T = await asyncio.shield(thought.future)
                return answer
            except TimeoutError:
                if thought.began is not None and time.monotonic() - thought.began >= self._patience / 2:
                    self._replace(thought)
                    break
                # it has been waiting for its turn: that is not its own fault
        thought.future.cancel()
        raise TimeoutError

    def close(self) -> None:
        for _ in range(self.threads):
            self._queue.put(None)

    def _replace(self, thought: Thought) -> None:
        if self.threads < self._most:
            thought.is_given_up = True
            self._hire()

    def _hire(self) -> None:
        self.threads += 1
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
            leaves = thought.is_given_up  # another one is in its place
            try:
                thought.future.get_loop().call_soon_threadsafe(self._settle, thought.future, answer, failure, leaves)
            except RuntimeError:  # the loop is closed: nobody waits any more
                continue
            if leaves:
                return

    def _settle(self, future: "asyncio.Future[Any]", answer: Any, failure: Exception | None, leaves: bool) -> None:
        self.threads -= leaves
        if future.done():
            return
        if failure is not None:
            future.set_exception(failure)
        else:
            future.set_result(answer)
