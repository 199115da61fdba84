"""How late the loop is: whatever holds it up holds up every move of every table."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

BETWEEN_LOOKS: Final = 0.05
"""Seconds between two looks at how late the loop is."""


async def watch_lateness(note: Callable[[float], None]) -> None:
    """Note all the time how many seconds later than asked for the loop comes back, as far as by its own work.

    On a busy machine it may come late because others had the processor; that says nothing about this server. So no
    more is counted than the processor time that its thread has used meanwhile.
    """
    clock = asyncio.get_running_loop().time
    while True:
        due, worked = clock() + BETWEEN_LOOKS, time.thread_time()
        await asyncio.sleep(BETWEEN_LOOKS)
        note(max(0.0, min(clock() - due, time.thread_time() - worked)))
