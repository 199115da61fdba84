"""Heavy work in a process of its own: one piece after the other, few waiting, and never on the path of a move."""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from maquignon.tables.people.waiting import WaitingLine
from maquignon.tables.protocol.refusals import Refusal

T = TypeVar("T")
MOST_WAITING: Final = 8
"""Pieces of heavy work that wait; whoever comes then is told when to come again."""
MOST_WAITING_PER_ADDRESS: Final = 2
"""Of those, from one address."""
SECONDS_FOR_A_PIECE: Final = 20
"""Of a processor's work on one piece, before it is given up; to wait for a busy machine is no work."""


class Heavy:
    """Whoever comes while too much is waiting is told when to come again."""

    def __init__(self) -> None:
        self._waiting = WaitingLine(MOST_WAITING, MOST_WAITING_PER_ADDRESS)
        self._pool: ProcessPoolExecutor | None = None
        self._handing_over = asyncio.Lock()
        self._is_closed = False

    async def do(self, address: str, work: Callable[..., T], *arguments: Any) -> T:
        """Work and arguments go to another process: a function of a module, and values that can be pickled."""
        with self._waiting.turn(address):
            try:
                async with self._handing_over:  # one after the other, so that they stay in order
                    if self._is_closed:
                        raise Refusal("shutting_down")
                    done = await self._hand_over(work, arguments)
                return await asyncio.wrap_future(done)
            except BrokenProcessPool:
                self._pool = None
                raise Refusal("shutting_down") if self._is_closed else self._waiting.busy() from None

    async def _hand_over(self, work: Callable[..., T], arguments: tuple[Any, ...]) -> "Future[T]":
        pool = self._pool = self._pool or _new_pool()
        # in a thread: the first piece has to start the process
        done = await asyncio.to_thread(pool.submit, _within, work, arguments)
        if self._is_closed:  # meanwhile
            _end(pool)
        return done

    def close(self) -> None:
        """At once: whoever waits is told so, and what is being done holds up nothing, not even the program's end."""
        self._is_closed = True
        if self._pool is not None:
            _end(self._pool)


def _end(pool: ProcessPoolExecutor) -> None:
    for worker in list(pool._processes.values()):  # it has no other way to end one that is at work
        worker.kill()


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
        signal.signal(signal.SIGPROF, _too_long)
        signal.setitimer(signal.ITIMER_PROF, SECONDS_FOR_A_PIECE)
    try:
        return work(*arguments)
    finally:
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_PROF, 0)


def _too_long(*_: object) -> None:
    raise TimeoutError
