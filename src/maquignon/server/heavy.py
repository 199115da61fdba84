"""Heavy work in a process of its own: one piece after the other, few waiting, and never on the path of a move."""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from maquignon.tables.people.waiting import WaitingRoom

T = TypeVar("T")
MOST_WAITING: Final = 8
MOST_WAITING_PER_ADDRESS: Final = 2
SECONDS_FOR_A_PIECE: Final = 20


class Heavy:
    """Whoever comes while too much is waiting is told when to come again."""

    def __init__(self) -> None:
        self._waiting = WaitingRoom(MOST_WAITING, MOST_WAITING_PER_ADDRESS)
        self._pool: ProcessPoolExecutor | None = None
        self._handing_over = asyncio.Lock()

    async def do(self, address: str, work: Callable[..., T], *arguments: Any) -> T:
        """Work and arguments go to another process: a function of a module, and values that can be pickled."""
        with self._waiting.turn(address):
            try:
                async with self._handing_over:  # one after the other, so that they stay in order
                    if self._pool is None:
                        self._pool = _new_pool()
                    # in a thread: the first piece has to start the process
                    done = await asyncio.to_thread(self._pool.submit, _within, work, arguments)
                return await asyncio.wrap_future(done)
            except BrokenProcessPool:
                self._pool = None
                raise self._waiting.busy() from None

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _new_pool() -> ProcessPoolExecutor:
    # forked, it would hold the connections of everybody
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=_be_humble)


def _be_humble() -> None:
    """Games go first; the keyboard's interrupt is for the server; and without the server there is nothing to do."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(10)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    assert server is not None
    threading.Thread(target=_leave_with, args=(server,), daemon=True).start()


def _leave_with(server: Any) -> None:
    server.join()
    os._exit(0)


def _within(work: Callable[..., T], arguments: tuple[Any, ...]) -> T:
    """Work that takes too long ends with a `TimeoutError`, where the system has such an alarm."""
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGALRM, _too_long)
        signal.setitimer(signal.ITIMER_REAL, SECONDS_FOR_A_PIECE)
    try:
        return work(*arguments)
    finally:
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, 0)


def _too_long(*_: object) -> None:
    raise TimeoutError
