"""Honest people at addresses of their own: four at each table, a move every now and then, and newcomers at the door."""

import asyncio
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from bench.load.guest import Guest, connect
from bench.load.table import Table
from maquignon.tables.store.sqlite import FILE_NAME
from tests.siege.enemy import Enemy

HOST = "127.0.0.1"
BETWEEN_MOVES = 0.25
"""Seconds, about, at one table."""
LOST_AFTER = 10.0
"""Seconds after which a move that not everybody has seen is lost."""
BETWEEN_NEWCOMERS = 0.5
BETWEEN_QUESTIONS = 0.1
TOO_LONG_AT_THE_DOOR = 2.0
OPENS_A_TABLE = 6
"""Every so many newcomers one opens a table."""


class HonestTable(Table):
    """Four people who play by the rules, and are surprised by every refusal."""

    def __init__(self, dice: Random, address: str | None = None) -> None:
        super().__init__(dice, address)
        self.refusals: list[str] = []
        self.seen: set[str] = set()
        """Ids of moves that everybody has seen."""

    def _all_heard(self) -> None:
        self.seen.add(str(self._id))
        super()._all_heard()

    def _hear(self, guest: Guest, frame: bytes) -> None:
        if frame[9:13] == b"refu":
            self.refusals.append(msgspec.json.decode(frame)["reason"])
            self.done.set()
        else:
            super()._hear(guest, frame)


async def play_one(table: Table) -> None:
    """One move, until everybody at the table has seen it or it is refused."""
    table.done.clear()
    table.wanted = 0
    table.act()
    await table.done.wait()


class Household:
    """Four people at one address, who play one game after the other."""

    def __init__(self, address: str, port: int, dice: Random) -> None:
        self._address, self._port, self._dice = address, port, dice
        self.played: list[HonestTable] = []
        self.waits: list[float] = []
        self.lost = 0

    async def play(self) -> None:
        while True:
            table = HonestTable(self._dice, self._address)
            try:
                async with asyncio.timeout(LOST_AFTER):
                    await table.sit_down(HOST, self._port)
                self.played.append(table)
                await self._game(table)
            except (TimeoutError, OSError):
                self.lost += 1
            finally:
                table.leave()

    async def _game(self, table: HonestTable) -> None:
        while not table.is_over:
            await asyncio.sleep(BETWEEN_MOVES * (0.5 + self._dice.random()))
            async with asyncio.timeout(LOST_AFTER):
                await play_one(table)
            self.waits += table.waits
            table.waits.clear()


def faults_of(tables: Sequence[HonestTable], data: Path) -> Iterator[str]:
    """What the log says otherwise than the people at these tables saw it."""
    with sqlite3.connect(f"file:{data / FILE_NAME}?mode=ro", uri=True) as db:
        for table in tables:
            rows = db.execute(
                "SELECT version, command FROM entries JOIN tables ON table_id = tables.id WHERE code = ?"
                " ORDER BY version",
                (table.code,),
            ).fetchall()
            if not rows and not db.execute("SELECT 1 FROM tables WHERE code = ?", (table.code,)).fetchone():
                if not table.is_over:
                    yield f"{table.code}: the table is gone, and its game was not over"
                continue  # put away, ten minutes after its game
            commands = [command for _, command in rows if command is not None]
            if [version for version, _ in rows] != list(range(1, len(rows) + 1)) or table.version > len(rows):
                yield f"{table.code}: a version that was shown is not in the log"
            if len(commands) != len(set(commands)):
                yield f"{table.code}: something was done twice"
            if not table.seen <= {command.partition(":")[2] for command in commands}:
                yield f"{table.code}: a move that was seen is not in the log"
    db.close()


class Newcomers:
    """One after the other, each from an address where nobody was before."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.came = 0
        self.turned_away: list[str] = []
        self.waits: list[float] = []

    async def come(self) -> None:
        for number in count():
            await asyncio.sleep(BETWEEN_NEWCOMERS)
            began = time.perf_counter()
            try:
                async with asyncio.timeout(TOO_LONG_AT_THE_DOOR):
                    await self._come_in(f"127.1.{number // 250}.{number % 250 + 1}", opens=number % OPENS_A_TABLE == 0)
            except TimeoutError:
                self.turned_away.append(f"waited {TOO_LONG_AT_THE_DOOR:.0f} s")
            except OSError as error:
                self.turned_away.append(str(error))
            else:
                self.came += 1
                self.waits.append(time.perf_counter() - began)

    async def _come_in(self, address: str, *, opens: bool) -> None:
        answered: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()

        def hear(guest: Guest, frame: bytes) -> None:
            message = msgspec.json.decode(frame)
            if message["type"] == "welcome" and opens:
                guest.say_json({"type": "create_table", "id": "1", "terms": {"seats": [None, "easy", "easy"]}})
            if message["type"] in ("refused", "table" if opens else "welcome") and not answered.done():
                answered.set_result(message)

        guest = await connect(HOST, self._port, "/api/live", hear, address)
        guest.say_json({"type": "hello", "name": "Dan"})
        try:
            answer = await answered
            if answer["type"] == "refused":
                raise ConnectionError(answer["reason"])
        finally:
            with suppress(OSError):
                guest.close()


class Regular:
    """Somebody at home at one address, who asks again and again who they are: a log-in, as it were."""

    def __init__(self, port: int) -> None:
        self._enemy = Enemy(port, "127.0.4.1", 0)  # who asks as an enemy would, and means no harm
        self.waits: list[float] = []

    async def ask(self) -> None:
        token = await self._enemy.become_player("Ana")
        while True:
            began = time.perf_counter()
            await self._enemy.ask("GET", "/api/me", authorization=f"Bearer {token}")
            self.waits.append(time.perf_counter() - began)
            await asyncio.sleep(BETWEEN_QUESTIONS)
