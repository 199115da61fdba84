"""One SQLite connection with a thread of its own; what was asked for meanwhile is committed together."""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from maquignon.tables.store.interface import Newer, StoreFailed
from maquignon.tables.store.migrations import STEPS
from maquignon.tables.store.promise import Promises

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
Row = tuple[Any, ...]
AppendRows = Callable[[sqlite3.Connection, Sequence[Row]], int | None]
"""Append all rows in one statement or raise; the place of the last of them."""
MOST_AT_ONCE = 500
"""Pieces of work, or rows, in one transaction; perhaps a few more."""
BREATH = 0.005
"""Seconds from one commit to the next: when much is to be written, what comes meanwhile is written together."""


@dataclass(frozen=True, slots=True)
class Writing:
    """What a thread that writes needs besides."""

    append: AppendRows
    promises: Promises


class Job:
    """A piece of work, or rows to be appended together with those of others, and the future that waits for it."""

    __slots__ = ("answer", "failure", "future", "loop", "rows", "size", "work")

    def __init__(self, loop: asyncio.AbstractEventLoop, work: Work | None, rows: Sequence[Row] = ()) -> None:
        self.work, self.rows, self.loop = work, rows, loop
        self.size = len(rows) or 1
        self.future: asyncio.Future[Any] = loop.create_future()
        self.answer: Any = None
        self.failure: BaseException | None = None

    def settle(self) -> None:
        if self.future.done():  # whoever asked has gone
            return
        if self.failure is not None:
            self.future.set_exception(self.failure)
        else:
            self.future.set_result(self.answer)


class SqliteThread:
    """Work is done in the order it was asked for; a commit is on the disk before anybody is answered."""

    def __init__(self, path: Path, writing: Writing | None = None) -> None:
        """Without `writing` it only reads."""
        self._writes = writing is not None
        self._writing = writing
        self._loop: asyncio.AbstractEventLoop | None = None  # asked for once: asking is slow
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._is_closed = False
        self._connection = connect(path)
        self._thread = threading.Thread(target=self._serve, name=f"sqlite-{'w' if writing else 'r'}", daemon=True)
        self._thread.start()

    async def ask(self, work: Callable[[sqlite3.Connection], T]) -> T:
        job = Job(asyncio.get_running_loop(), work)
        self._put(job)
        answer: T = await job.future
        return answer

    def append(self, rows: Sequence[Row]) -> "asyncio.Future[None]":
        """Append these rows: in one statement with all others that wait."""
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
        job = Job(self._loop, None, rows)
        self._put(job)
        return job.future

    def _put(self, job: Job) -> None:
        if self._is_closed:  # nobody would ever answer
            job.future.set_exception(StoreFailed("The store is closed."))
        else:
            self._queue.put(job)

    def close(self) -> None:
        """Finish what was to be written, and end; whoever only wanted to read is not waited for."""
        self._is_closed = True
        if not self._writes:
            self._connection.interrupt()
        self._queue.put(None)
        self._thread.join()
        self._connection.close()
        if self._writing is not None:
            self._writing.promises.close()

    def _serve(self) -> None:
        while (first := self._queue.get()) is not None:
            if self._is_closed and not self._writes:
                first.failure = StoreFailed("The store is closed.")
                _answer([first])
                continue
            batch, size = [first], first.size
            another: Job | None = first
            while self._writes and another is not None and size < MOST_AT_ONCE and not self._queue.empty():
                another = self._queue.get()
                if another is not None:
                    batch.append(another)
                    size += another.size
            self._do(batch)
            _answer(batch)
            if another is None:
                return
            if self._writes:
                time.sleep(BREATH)

    def _do(self, batch: list[Job]) -> None:
        if self._try(batch) and len(batch) > 1:
            for job in batch:  # one of them spoiled it for all: each for itself
                job.failure = None
                self._try([job])

    def _try(self, batch: list[Job]) -> bool:
        """One transaction; whether it failed. A statement alone is one by itself."""
        rows = [row for job in batch for row in job.rows]
        writing, place = self._writing, None
        in_steps = writing is not None and any(job.work is not None for job in batch)
        try:
            if in_steps:
                self._connection.execute("BEGIN IMMEDIATE")
            if writing is not None and rows:
                place = writing.append(self._connection, rows)
            for job in batch:
                if job.work is not None:
                    job.answer = job.work(self._connection)
            if writing is not None:
                if in_steps:
                    writing.promises.count(self._connection)
                    self._connection.execute("COMMIT")
                writing.promises.keep(place, counted=in_steps)
        except Exception as error:
            failure = StoreFailed(str(error)) if isinstance(error, sqlite3.Error) else error
            for job in batch:
                job.failure = failure
            self._roll_back()
            return True
        return False

    def _roll_back(self) -> None:
        if self._connection.in_transaction:
            try:
                self._connection.execute("ROLLBACK")
            except sqlite3.Error:  # a full disk has rolled back by itself
                return


def _answer(batch: list[Job]) -> None:
    """One wake-up per loop, however many answers there are."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Job]] = {}
    for job in batch:
        by_loop.setdefault(job.loop, []).append(job)
    for loop, answers in by_loop.items():
        try:
            loop.call_soon_threadsafe(_settle, answers)
        except RuntimeError:  # the loop is closed: nobody waits any more
            continue


def _settle(answers: list[Job]) -> None:
    for job in answers:
        job.settle()


def connect(path: Path) -> sqlite3.Connection:
    """A connection that keeps its word: write-ahead log, and every commit on the disk before it returns."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Take the steps that are still to be taken, each whole or not at all."""
    taken = connection.execute("PRAGMA user_version").fetchone()[0]
    if taken > len(STEPS):
        raise Newer(f"These data are of version {taken}; this program knows versions up to {len(STEPS)}. Update it.")
    for number, step in enumerate(STEPS[taken:], start=taken + 1):
        connection.executescript(f"BEGIN IMMEDIATE; {step}; PRAGMA user_version = {number}; COMMIT;")
