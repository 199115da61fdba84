"""What it costs to keep tables in PostgreSQL, and to have guests come by another server: processor time per move."""

import argparse
import asyncio
import json
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import UTC, datetime
from random import Random
from statistics import quantiles

import uvloop
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from bench.bench_load import MOST_MOVES, MOVES, RESULTS, Figures, Race, sit_down, stroll
from bench.load.group import Group
from bench.load.server import Server, floor, maquignon
from bench.load.table import Table
from tests.postgresql import new_database

SECONDS = 10
"""Of one move per table and second."""


@dataclass(frozen=True)
class Both(Server):
    """The server that has the tables, and another by which guests come: what both do is counted."""

    other: Server

    def cpu_seconds(self) -> float:
        return super().cpu_seconds() + self.other.cpu_seconds()


class Apart(Table):
    """Only the host is where the table is; the others come by another server."""

    def __init__(self, dice: Random, elsewhere: int) -> None:
        super().__init__(dice)
        self._elsewhere = elsewhere

    def _door(self, number: int, port: int) -> int:
        return self._elsewhere if number else port


class Spread(Table):
    """All of its people come to one server, which is not the same for all tables."""

    def __init__(self, dice: Random, where: int) -> None:
        super().__init__(dice)
        self._where = where

    def _door(self, number: int, port: int) -> int:
        return self._where


async def measure(tables: int, rounds: int) -> list[tuple[str, Figures]]:
    """In turns, so that whatever else the machine does happens to all of them."""
    each = min(max(10, MOVES // tables), MOST_MOVES // (rounds + 1))
    with ExitStack() as stack:
        database = await new_database()
        alone = stack.enter_context(maquignon())
        shared = stack.enter_context(maquignon("--store", await new_database()))
        here, there = (stack.enter_context(maquignon("--store", database)) for _ in range(2))
        doors, two = [here.port, there.port], Both(here.pid, here.port, there)
        races = {
            "SQLite": Race(alone, [Table(Random(number)) for number in range(tables)]),
            "PostgreSQL": Race(shared, [Table(Random(number)) for number in range(tables)]),
            "PostgreSQL, two servers, half of the tables each": Race(
                two, [Spread(Random(number), doors[number % 2]) for number in range(tables)]
            ),
            "PostgreSQL, three of four guests by another server": Race(
                two, [Apart(Random(number), there.port) for number in range(tables)]
            ),
        }
        for race in races.values():
            await sit_down(race.tables, race.server)
            await race.run(each)
        size = round(races["SQLite"].figures[-1]["frame_bytes"])
        races["bare fan-out, uvicorn"] = Race(
            stack.enter_context(floor("bare", size)), [Group(number) for number in range(tables)]
        )
        await sit_down(races["bare fan-out, uvicorn"].tables, races["bare fan-out, uvicorn"].server)
        for _ in range(rounds):
            for race in races.values():
                await race.run(each)
        rows = [(name, race.best() | await _latency(name, race)) for name, race in races.items()]
        for race in races.values():
            race.leave()
        return rows


async def _latency(name: str, race: Race) -> Figures:
    if name.startswith("bare"):
        return {}
    await asyncio.sleep(1)
    cuts = quantiles(await stroll(race.tables, SECONDS), n=100)
    return {"p50_ms": cuts[49] * 1000, "p99_ms": cuts[98] * 1000}


def show(console: Console, rows: list[tuple[str, Figures]]) -> None:
    grid = Grid(title="One move = one action, seen by all four players of its table")
    for heading in ("store", "tables", "CPU µs/move", "moves/s", "p50 ms", "p99 ms"):
        grid.add_column(heading, justify="left" if heading == "store" else "right")
    for name, figures in rows:
        cells = [f"{figures[key]:.0f}" for key in ("tables", "cpu_us_per_move", "moves_per_second")]
        waits = [f"{figures[key]:.1f}" if key in figures else "" for key in ("p50_ms", "p99_ms")]
        grid.add_row(name, *cells, *waits)
    console.print(grid)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 500])
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    console = Console()
    rows: list[tuple[str, Figures]] = []
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("Measuring stores", total=len(args.tables))
        for tables in args.tables:
            rows += uvloop.run(measure(tables, args.rounds))
            progress.advance(task)
    show(console, rows)
    RESULTS.mkdir(exist_ok=True)
    results = {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "rows": [{"store": name, **figures} for name, figures in rows],
    }
    (RESULTS / "stores.json").write_text(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main()
