"""The proof of a cluster: people and bots at many tables, while servers and their PostgreSQL are killed at random.

python -m tests.siege.campaign --kills 200 --database-kills 20 --tables 40

Every update that anybody saw has to be in the log, and every command to have happened once; whatever is not so ends it.
"""

import argparse
import asyncio
import os
import tempfile
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

from rich.progress import Progress

from maquignon.client import Client
from tests.postgresql import bring_back, kill_nine, own_server
from tests.server.cluster import Cluster, Company
from tests.server.process import ServerProcess
from tests.siege.court import Court

PATIENCE = 60
"""Seconds after which a table that stands still is one too many."""
BETWEEN_LOOKS = 0.02
KILLS_BETWEEN_EXAMINATIONS = 5


@dataclass
class Findings:
    """Of one campaign so far."""

    waits: list[float] = field(default_factory=list)
    """From the death of a server until everybody at one of its tables was shown the table again, table by table."""
    returns: list[float] = field(default_factory=list)
    """From the return of the database until there was a move at every table."""
    kills: int = 0
    database_kills: int = 0
    moves: int = 0
    games: int = 0

    def lines(self) -> list[str]:
        return [
            f"{self.kills} servers and {self.database_kills} times PostgreSQL killed; {self.moves:,} moves of people"
            f" acknowledged, {self.games} games ended, all of it in the log, once",
            f"a server dead until its tables are shown again: {_spread(self.waits)} ({len(self.waits)} tables)",
            f"PostgreSQL back until all tables play: {_spread(self.returns)} ({len(self.returns)} times)",
            f"meanwhile {os.getloadavg()[2]:.0f} processes wanted one of {os.cpu_count()} processors",
        ]


def _spread(seconds: list[float]) -> str:
    if len(seconds) < 2:
        return "not measured" if not seconds else f"{seconds[0]:.2f} s"
    return f"median {median(seconds):.2f} s, 95 % {quantiles(seconds, n=20)[-1]:.2f} s, most {max(seconds):.2f} s"


class Campaign:
    def __init__(self, cluster: Cluster, postgresql: Any, company: Company, dice: Random) -> None:
        self._cluster, self._postgresql, self._company, self._dice = cluster, postgresql, company, dice
        self.findings = Findings()

    async def kill_server(self) -> None:
        server = self._dice.choice(self._cluster.servers)
        codes = await self._cluster.tables_of(server)
        hit = [guest for court in self._company.courts for guest in court.seated if _is_at(guest, codes)]
        began = time.monotonic()
        server.kill()
        back = asyncio.create_task(self._start_again(server))
        waits = dict[str, float]()
        for code, moment in await asyncio.gather(*(self._shown_again(guest) for guest in hit)):
            waits[code] = max(waits.get(code, 0), moment - began)
        self.findings.waits += waits.values()
        self.findings.kills += 1
        await back

    async def _start_again(self, server: ServerProcess) -> None:
        await asyncio.sleep(self._dice.choice((0, self._dice.random())))  # while its old lease runs, or later
        await asyncio.to_thread(server.start)

    async def _shown_again(self, guest: Client) -> tuple[str, float]:
        """The guest's table, and when they were shown it; whoever has seen the end waits for nothing."""
        assert guest.table is not None
        code, before = guest.table.code, guest.update
        async with asyncio.timeout(PATIENCE):
            while guest.update is before and any(guest in court.seated for court in self._company.courts):
                self._company.require_peace()
                await asyncio.sleep(BETWEEN_LOOKS)
        return code, time.monotonic()

    async def kill_database(self) -> None:
        await asyncio.to_thread(kill_nine, self._postgresql)
        await asyncio.sleep(self._dice.uniform(0, 3))
        await asyncio.to_thread(bring_back, self._postgresql)
        began = time.monotonic()
        await self._company.require_play(PATIENCE)
        self.findings.returns.append(time.monotonic() - began)
        self.findings.database_kills += 1

    async def examine(self) -> None:
        for court in self._company.courts:
            await self._cluster.examine(court)
        self.findings.moves = sum(court.moves for court in self._company.courts)
        self.findings.games = sum(court.finished for court in self._company.courts)


def _is_at(guest: Client, codes: set[str]) -> bool:
    return guest.table is not None and guest.table.code in codes


async def run(kills: int, database_kills: int, tables: int, thinks: float, seed: int, folder: Path) -> Findings:
    dice = Random(seed)
    deaths = [*["server"] * kills, *["database"] * database_kills]
    dice.shuffle(deaths)
    courts = [Court(thinks=thinks, bots=number % 3) for number in range(tables)]
    async with AsyncExitStack() as stack:
        postgresql = await asyncio.to_thread(own_server)
        stack.callback(postgresql.cleanup)
        cluster = await Cluster(str(postgresql.get_uri()), folder, stack).open()
        stack.push_async_callback(cluster.close)
        bar = stack.enter_context(Progress(transient=True))
        task = bar.add_task("Killing", total=len(deaths))
        async with Company(cluster.url, courts, dice) as company:
            campaign = Campaign(cluster, postgresql, company, dice)
            await company.require_play(PATIENCE)
            for number, death in enumerate(deaths, start=1):
                await asyncio.sleep(dice.uniform(0, 3))
                await (campaign.kill_server() if death == "server" else campaign.kill_database())
                bar.advance(task)
                company.require_peace()
                if number % KILLS_BETWEEN_EXAMINATIONS == 0:
                    await campaign.examine()
                    print(*campaign.findings.lines(), sep="\n", flush=True)
            await company.require_play(PATIENCE)
        await campaign.examine()
    return campaign.findings


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200, help="of servers (200)")
    parser.add_argument("--database-kills", type=int, default=20, help="of PostgreSQL (20)")
    parser.add_argument("--tables", type=int, default=40, help="at which people and bots play (40)")
    parser.add_argument("--thinks", type=float, default=2, help="seconds that somebody takes to decide, at most (2)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--logs", type=Path, help="a folder for the logs of the servers")
    args = parser.parse_args()
    folder = args.logs or Path(tempfile.mkdtemp(prefix="maquignon-campaign-"))
    found = asyncio.run(run(args.kills, args.database_kills, args.tables, args.thinks, args.seed, folder / "data"))
    print("The end:", *found.lines(), sep="\n")


if __name__ == "__main__":
    main()
