"""One attack after the other on one real server, while honest people play at other addresses and newcomers come."""

import asyncio
import json
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any

from tests.project.checkout import ROOT
from tests.server.process import ServerProcess
from tests.siege.archive import fill
from tests.siege.figures import lateness, no_later_than
from tests.siege.honest import Household, Newcomers, Regular, faults_of

MOST_P99 = 0.100
"""Seconds within which 99 of 100 honest moves are seen by everybody at their table."""
MOST_GROWTH = 150_000
"""Kilobytes that one attack may cost for good."""
MOST_THREADS = 24
PEACE = "nobody"
"""No attack at all: what the honest people measure then is the machine."""


@dataclass(frozen=True, slots=True)
class Flood:
    """What an attack sent, and what it did to everybody else."""

    attack: str
    sent: int
    moves: int
    p99: float
    me: float
    """Seconds within which 99 of 100 times somebody who asks who they are is told."""
    late: tuple[float, float]
    """Seconds that the server's loop was late by its own work, at most: 99 of 100 times, and ever."""
    lost: int
    shut_out: int
    newcomers: int
    kilobytes: int
    grown: int
    threads: int
    cpu: float
    """Of one processor, the share that the server took."""
    faults: list[str] = field(default_factory=list)

    def misses(self, most_p99: float) -> Iterator[str]:
        """Each target that was missed."""
        if self.p99 > most_p99:
            yield f"p99 of a move was {self.p99 * 1000:.0f} ms"
        if self.me > most_p99 / 2:
            yield f"p99 of GET /api/me was {self.me * 1000:.0f} ms"
        if self.late[1] > MOST_P99:
            yield f"the loop was held up for up to {self.late[1] * 1000:.0f} ms"
        if self.lost:
            yield f"{self.lost} honest moves were lost"
        if self.shut_out:
            yield f"{self.shut_out} of {self.newcomers} newcomers were shut out"
        if self.grown > MOST_GROWTH:
            yield f"{self.grown // 1000} MB more than before"
        if self.threads > MOST_THREADS:
            yield f"{self.threads} threads"
        yield from self.faults


class Besieged:
    """A server, the people at its tables, and whoever attacks it."""

    def __init__(self, server: ServerProcess, tables: int) -> None:
        self._server = server
        self._homes = [Household(f"127.0.2.{number + 1}", server.port, Random(number)) for number in range(tables)]
        self._newcomers = Newcomers(server.port)
        self._regular = Regular(server.port)
        self._measured: list[Household | Regular] = [*self._homes, self._regular]
        self._attacks = 0

    async def live(self) -> None:
        await asyncio.gather(*(home.play() for home in self._homes), self._newcomers.come(), self._regular.ask())

    async def settled(self) -> None:
        async with asyncio.timeout(60):
            while not all(who.waits for who in self._measured):  # noqa: ASYNC110  # they have no event for it
                await asyncio.sleep(0.1)

    async def withstand(self, attack: str, seconds: float) -> Flood:
        for who in self._measured:
            who.waits.clear()
        punctual = await asyncio.to_thread(lateness, self._server.url)
        lost, came, away = self._lost(), self._newcomers.came, len(self._newcomers.turned_away)
        before, spent, began = self._server.resident_kilobytes(), self._server.cpu_seconds(), time.monotonic()
        report = await self._attack(attack, seconds)
        waits = [wait for home in self._homes for wait in home.waits]
        shut_out = len(self._newcomers.turned_away) - away
        after = self._server.resident_kilobytes()
        late = await asyncio.to_thread(lateness, self._server.url)
        return Flood(
            attack=attack,
            sent=report["sent"],
            moves=len(waits),
            p99=quantiles(waits, n=100)[98],
            me=quantiles(self._regular.waits, n=100)[98],
            late=(no_later_than(punctual, late, 0.99), no_later_than(punctual, late, 1.0)),
            lost=self._lost() - lost,
            shut_out=shut_out,
            newcomers=self._newcomers.came - came + shut_out,
            kilobytes=after,
            grown=after - before,
            threads=self._server.threads(),
            cpu=(self._server.cpu_seconds() - spent) / (time.monotonic() - began),
            faults=report["faults"],
        )

    def faults(self) -> list[str]:
        """What the log says otherwise than the honest people saw it, and honest commands that were refused."""
        tables = [table for home in self._homes for table in home.played]
        refused = {f"{table.code}: {reason}" for table in tables for reason in table.refusals}
        return [*faults_of(tables, self._server.data), *sorted(refused)]

    def _lost(self) -> int:
        return sum(home.lost for home in self._homes)

    async def _attack(self, attack: str, seconds: float) -> dict[str, Any]:
        if attack == PEACE:
            await asyncio.sleep(seconds)
            return {"sent": 0, "faults": []}
        self._attacks += 1
        argv = ["-m", "tests.siege.attacker", attack, str(self._server.port), f"127.0.3.{self._attacks}", str(seconds)]
        process = await asyncio.create_subprocess_exec(sys.executable, *argv, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
        said, _ = await process.communicate()
        if process.returncode != 0 or not self._server.is_alive():
            return {"sent": 0, "faults": ["the attacker failed" if process.returncode else "the server is dead"]}
        report: dict[str, Any] = json.loads(said)
        return report


@asynccontextmanager
async def besieged(data: Path, tables: int, *flags: str, games: int = 0) -> AsyncIterator[Besieged]:
    """`games`: how many are in the archive."""
    await fill(data, games)
    server = ServerProcess(data, *flags, generous=False)
    await asyncio.to_thread(server.start)
    people = Besieged(server, tables)
    life = asyncio.create_task(people.live())
    try:
        await people.settled()
        yield people
    finally:
        life.cancel()
        await asyncio.gather(life, return_exceptions=True)
        if server.is_alive():
            await asyncio.to_thread(server.stop)
