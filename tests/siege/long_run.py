"""What takes a night: a thousand kills, a million hostile frames, and the memory over ten thousand games."""

import asyncio
import os
from pathlib import Path
from random import Random

from tests.server.process import ServerProcess
from tests.siege.accidents import Accident
from tests.siege.attacker import attack
from tests.siege.court import kill
from tests.siege.enemy import HOST
from tests.siege.honest import HonestTable, play_one
from tests.siege.plot import draw

KILLS = int(os.environ.get("SIEGE_KILLS", "1000"))
FRAMES = int(os.environ.get("SIEGE_FRAMES", "1000000"))
GAMES = int(os.environ.get("SIEGE_GAMES", "10000"))
TABLES = 20
WARM = 0.2
"""Of the games, after which everything that is made once is made."""
MOST_GROWTH = 1.10
"""From then on, as a share of what it was."""
PICTURE = Path(".cache/siege/memory.svg")


async def a_thousand_kills(data: Path, seconds: float) -> list[str]:
    try:
        await kill(data, kills=KILLS, tables=5, seed=2)
    except AssertionError as error:
        return [str(error)]
    return []


async def a_million_frames(data: Path, seconds: float) -> list[str]:
    """From as many addresses as it takes: each is cut off sooner or later."""
    server = ServerProcess(data)
    await asyncio.to_thread(server.start)
    try:
        before = server.resident_kilobytes()
        sent = address = 0
        while sent < FRAMES:
            address += 1
            sent += (await attack("nonsense", server.port, f"127.4.{address // 250}.{address % 250 + 1}", 20.0)).sent
        grown = server.resident_kilobytes() - before
        return [] if grown < 150_000 else [f"{grown // 1000} MB more after {sent} frames"]
    finally:
        server.kill()


async def memory(data: Path, seconds: float) -> list[str]:
    """Read after every few games, and drawn."""
    server = ServerProcess(data, "--max-tables", "100000")
    await asyncio.to_thread(server.start)
    read: list[tuple[int, float]] = []
    played = 0

    async def keep_playing(dice: Random) -> None:
        nonlocal played
        while played < GAMES:
            table = HonestTable(dice)
            await table.sit_down(HOST, server.port)
            while not table.is_over:
                await play_one(table)
            table.leave()
            played += 1
            read.append((played, server.resident_kilobytes() / 1000))

    try:
        await asyncio.gather(*(keep_playing(Random(number)) for number in range(TABLES)))
    finally:
        server.kill()
    _keep(draw(read, "games", "MB"))
    warm = next(megabytes for games, megabytes in read if games >= GAMES * WARM)
    last = read[-1][1]
    return (
        [] if last <= warm * MOST_GROWTH else [f"{warm:.0f} MB after {GAMES * WARM:.0f} games, {last:.0f} at the end"]
    )


def _keep(picture: str) -> None:
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(picture)


LONG_RUNS: dict[str, Accident] = {
    "a-thousand-kills": a_thousand_kills,
    "a-million-frames": a_million_frames,
    "memory-over-games": memory,
}
