"""What takes a night: a thousand kills, a million hostile messages, and the memory over ten thousand games.

Whoever stops it loses little: kills and messages are counted in a file and go on from there, and the picture of the
memory is drawn anew every few games. Only the memory itself begins again, since it is about the life of one process.
"""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import msgspec

from tests.server.process import ServerProcess
from tests.siege.attacker import attack
from tests.siege.court import kill
from tests.siege.enemy import HOST
from tests.siege.honest import HonestTable, play_one
from tests.siege.plot import draw

RESULTS = Path(".cache/siege")
"""Where a night goes on."""
KILLS_IN_A_LIFE = 20
"""On one folder of data: the log of every table is held against all that was seen after each of them."""
TABLES = 20
SECONDS_EACH = 10.0
"""For which one address sends nonsense; it is cut off all the time, and then another comes."""
MOST_MEGABYTES = 150
"""That a whole night of hostile messages may cost for good."""
WARM = 0.2
"""Of the games, after which everything that is made once is made."""
MOST_GROWTH = 1.10
"""From then on, as a share of what it was."""
BETWEEN_PICTURES = 50
"""Games."""
TIDY = (
    "from maquignon.tables.table.clockwork import IDLE; IDLE['finished'] = 5_000;"
    "import sys; from maquignon.command import main; sys.exit(main())"
)
"""A server that keeps an empty table, once its game is over, for seconds instead of ten minutes.

Otherwise its memory would tell how many games are played in ten minutes, and nothing about what it does not give back.
"""


class Night(msgspec.Struct):
    """How far it has come."""

    kills: int = 0
    moves: int = 0
    """Of those who were there when it was killed."""
    messages: int = 0
    memory: list[tuple[int, float]] = []
    """Games that one server has seen, and its megabytes then."""

    @classmethod
    def so_far(cls, folder: Path) -> "Night":
        file = folder / "night.json"
        return msgspec.json.decode(file.read_bytes(), type=cls) if file.exists() else cls()

    def keep(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        half_written = folder / "night.json.new"
        half_written.write_bytes(msgspec.json.encode(self))
        half_written.replace(folder / "night.json")


Told = Callable[[int], None]
"""Is told how many there are by now."""
LongRun = Callable[[Path, Path, int, Told], Awaitable[list[str]]]
"""Takes a folder for data, one for results, how many there shall be; gives back what did not hold."""


async def kills(data: Path, results: Path, wanted: int, tell: Told) -> list[str]:
    """Of the process, while people play; nothing that anybody saw is lost or done twice."""
    night = Night.so_far(results)
    while night.kills < wanted:
        begun = night.kills
        tell(begun)
        killed = min(KILLS_IN_A_LIFE, wanted - begun)
        try:
            court = await kill(data.with_name(f"kills-{begun}"), kills=killed, tables=3, seed=begun)
        except AssertionError as error:
            return [f"between kills {begun} and {begun + killed}: {error}"]
        night.kills, night.moves = begun + killed, night.moves + court.moves
        night.keep(results)
    return []


async def messages(data: Path, results: Path, wanted: int, tell: Told) -> list[str]:
    """From as many addresses as it takes: each is cut off sooner or later."""
    night = Night.so_far(results)
    server = ServerProcess(data)
    await asyncio.to_thread(server.start)
    try:
        before = server.resident_kilobytes()
        address = 0
        while night.messages < wanted:
            tell(night.messages)
            address += 1
            enemy = await attack("nonsense", server.port, f"127.4.{address // 250}.{address % 250 + 1}", SECONDS_EACH)
            if not server.is_alive():
                return [f"the server is dead after {night.messages + enemy.sent} messages"]
            night.messages += enemy.sent
            night.keep(results)
        grown = (server.resident_kilobytes() - before) // 1000
        return [] if grown < MOST_MEGABYTES else [f"{grown} MB more after all these messages"]
    finally:
        server.kill()


async def games(data: Path, results: Path, wanted: int, tell: Told) -> list[str]:
    """The memory of one server, read after each of them and drawn."""
    server = ServerProcess(data, "--max-tables", "1000")
    await asyncio.to_thread(server.start, ("-c", TIDY))
    read: list[tuple[int, float]] = []

    async def keep_playing(dice: Random) -> None:
        while len(read) < wanted:
            table = HonestTable(dice)
            await table.sit_down(HOST, server.port)
            while not table.is_over:
                await play_one(table)
            table.leave()
            read.append((len(read) + 1, server.resident_kilobytes() / 1000))
            if len(read) % BETWEEN_PICTURES == 0:
                tell(len(read))
                _keep(read, results)

    try:
        await asyncio.gather(*(keep_playing(Random(number)) for number in range(min(TABLES, wanted))))
    finally:
        server.kill()
    _keep(read, results)
    return _growth(read)


def _growth(read: list[tuple[int, float]]) -> list[str]:
    (games, warm), (_, last) = read[int(len(read) * WARM)], read[-1]
    return [] if last <= warm * MOST_GROWTH else [f"{warm:.0f} MB after {games} games, {last:.0f} at the end"]


def _keep(read: list[tuple[int, float]], results: Path) -> None:
    """The longest life there was."""
    night = Night.so_far(results)
    if len(read) >= len(night.memory):
        night.memory = list(read)
        night.keep(results)
        (results / "memory.svg").write_text(draw(read, "games", "MB"))


LONG_RUNS: dict[str, tuple[LongRun, int]] = {
    "kills": (kills, 1_000),
    "messages": (messages, 1_000_000),
    "games": (games, 10_000),
}
"""With how many there are in a whole night."""
