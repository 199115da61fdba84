"""A program that plays, as a process: lines go in and out, nothing it does holds us up, and it always ends."""

import os
import queue
import signal
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import IO, Final

LONGEST_LINE: Final = 65_536
"""Bytes; a longer line is nonsense, whatever it says."""
MOST_UNREAD: Final = 100
"""Lines we hold for later; a program that says more has to wait."""
LAST_WORDS: Final = 2_000
"""Bytes of its standard error that are kept for the report."""
GRACE: Final = 1.0
"""Seconds a program has to end by itself once it has been told to go."""


class ProgramGone(Exception):
    """The program has ended."""


class Program:
    """One running process; three threads carry its lines, so that no pipe that is full or empty blocks the game."""

    def __init__(self, argv: Sequence[str]) -> None:
        # A session of its own: an interrupt at the keyboard is ours, and whatever it starts can be ended with it.
        self._process = subprocess.Popen(
            argv, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
        )
        self._heard: queue.Queue[bytes | None] = queue.Queue(MOST_UNREAD)
        self._to_say: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._errors: deque[bytes] = deque(maxlen=LAST_WORDS // 100)
        self._closing = False
        self._questions = 0
        self.name = ""
        """What it calls itself."""
        self.silences = 0
        """How many answers in a row did not come in time."""
        carriers = (self._read, self._write, self._keep_errors)
        self._threads = [threading.Thread(target=carry, daemon=True) for carry in carriers]
        for thread in self._threads:
            thread.start()

    def number_question(self) -> int:
        """A number that no question to this process had before, in this game or an earlier one."""
        self._questions += 1
        return self._questions

    def send(self, line: bytes) -> None:
        self._to_say.put(line + b"\n")

    def receive(self, deadline: float) -> bytes:
        """The next line; `TimeoutError` if there is none in time, `ProgramGone` if there will be none."""
        try:
            line = self._heard.get(timeout=max(0.0, deadline - monotonic()))
        except queue.Empty:
            raise TimeoutError from None
        if line is None:
            self._heard.put(None)
            raise ProgramGone
        return line

    def forget(self) -> None:
        """Whatever it said unasked is no answer to what comes next."""
        with suppress(queue.Empty):
            while (line := self._heard.get_nowait()) is not None:
                pass
            self._heard.put(line)

    @property
    def last_words(self) -> str:
        """The end of what it wrote to its standard error."""
        return b"".join(self._errors)[-LAST_WORDS:].decode("utf-8", "replace").strip()

    def epitaph(self) -> str:
        """How it ended, for a person to read."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        self._threads[2].join(GRACE)
        status = self._process.returncode
        ended = f"ended with status {status}" if status is not None else "closed its output"
        line = self.last_words.rpartition("\n")[2]
        return f"{ended}: {line}" if line else ended

    def close(self, last_line: bytes | None = None) -> None:
        """Say goodbye, wait a little, then make sure."""
        self._closing = True
        if last_line is not None:
            self.send(last_line)
        self._to_say.put(None)
        try:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(GRACE if last_line is not None else 0.0)
        finally:
            self._kill()
        self._process.wait()
        pipes = (self._process.stdout, self._process.stdin, self._process.stderr)
        for thread, pipe in zip(self._threads, pipes, strict=True):
            thread.join(GRACE)
            if not thread.is_alive():
                with suppress(OSError):
                    _open(pipe).close()

    def _kill(self) -> None:
        """The process and all it started; those may well have ended already."""
        if sys.platform == "win32":
            self._process.kill()
        else:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)

    def _read(self) -> None:
        pipe = _open(self._process.stdout)
        while line := pipe.readline(LONGEST_LINE + 1):
            self._hear(line)
            while not line.endswith(b"\n") and len(line) > LONGEST_LINE:
                line = pipe.readline(LONGEST_LINE + 1)
        self._hear(None)

    def _hear(self, line: bytes | None) -> None:
        while not self._closing:
            with suppress(queue.Full):
                self._heard.put(line, timeout=0.1)
                return

    def _write(self) -> None:
        pipe = _open(self._process.stdin)
        with suppress(OSError):  # it no longer reads: the reader will notice that it is gone
            while (line := self._to_say.get()) is not None:
                pipe.write(line)
                pipe.flush()
        with suppress(OSError):
            pipe.close()

    def _keep_errors(self) -> None:
        pipe = _open(self._process.stderr)
        while line := pipe.readline(LAST_WORDS):
            self._errors.append(line)


def _open(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None
    return pipe
