"""Asks another server whether it can do its work."""

import asyncio
from typing import Final
from urllib.error import URLError
from urllib.request import ProxyHandler, build_opener

PATIENCE: Final = 1.0
"""Seconds for an answer."""
_straight: Final = build_opener(ProxyHandler({}))
"""Servers of one cluster reach each other without a proxy, whatever else the machine uses one for."""


async def is_ready(address: str) -> bool:
    return await asyncio.to_thread(_is_ready, address)


def _is_ready(address: str) -> bool:
    try:
        with _straight.open(f"{address}/api/ready", timeout=PATIENCE) as answer:
            return bool(answer.status == 200)
    except (URLError, OSError, ValueError):
        return False
