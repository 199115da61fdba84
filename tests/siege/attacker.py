"""An attack in a process of its own: `python -m tests.siege.attacker NAME PORT ADDRESS SECONDS`, and a line of JSON."""

import asyncio
import json
import os
import sys
from contextlib import suppress

from tests.siege import by_frames, by_http, by_lines
from tests.siege.enemy import Enemy

ATTACKS = {**by_http.ATTACKS, **by_frames.ATTACKS, **by_lines.ATTACKS}

TO_END = 3.0
"""Seconds for whatever an attack wants to know at its end."""


async def attack(name: str, port: int, address: str, seconds: float) -> Enemy:
    enemy = Enemy(port, address, seconds)
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds + TO_END):
            await ATTACKS[name](enemy)
    return enemy


def main() -> None:
    os.nice(10)  # in life it comes from another machine, and takes nothing of this one
    name, port, address, seconds = sys.argv[1:]
    enemy = asyncio.run(attack(name, int(port), address, float(seconds)))
    print(json.dumps({"sent": enemy.sent, "faults": sorted(set(enemy.faults))[:5]}))


if __name__ == "__main__":
    main()
