"""What is typed, line by line, while other things happen."""

import asyncio
import os
import threading
from collections.abc import AsyncIterator, Callable
from typing import Final

_CHUNK: Final = 4096


async def typed_lines(descriptor: int) -> AsyncIterator[str]:
    """Every line until the end of the input.

    A thread reads, because files, pipes and terminals of every system can be read that way; and it reads past Python's
    own buffers, so that this program can end while it waits.
    """
    loop, queue = asyncio.get_running_loop(), asyncio.Queue[str | None]()

    def tell(line: str | None) -> bool:
        try:
            loop.call_soon_threadsafe(queue.put_nowait, line)
        except RuntimeError:  # the game is over, and nobody listens any more
            return False
        return True

    threading.Thread(target=_read, args=(descriptor, tell), daemon=True).start()
    while (line := await queue.get()) is not None:
        yield line


def _read(descriptor: int, tell: Callable[[str | None], bool]) -> None:
    rest = b""
    while chunk := _chunk(descriptor):
        *lines, rest = (rest + chunk).split(b"\n")
        for line in lines:
            if not tell(line.decode("utf-8", "replace")):
                return
    if rest:
        tell(rest.decode("utf-8", "replace"))
    tell(None)


def _chunk(descriptor: int) -> bytes:
    try:
        return os.read(descriptor, _CHUNK)
    except OSError:  # closed by whoever started us
        return b""
