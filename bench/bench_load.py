"""Live tables under load: processor time per move shown to four players, latency, and memory per connection."""

import argparse
import asyncio
import json
import time
from collections.abc import Sequence
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from statistics import mean, quantiles

import uvloop
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from bench.load.four import Four
from bench.load.group import Group
from bench.load.guest import connect
from bench.load.peer import can_be_measured, measure_peer
from bench.load.server import Server, floor, maquignon
from bench.load.table import Table

RESULTS = Path(__file__).parent / "results"
MOVES = 5_000
"""Moves in one round, shared among the tables: ten each at 500."""
MOST_MOVES = 150
"""Of one table in all rounds: the shortest game has more."""
IDLE_GUESTS = 2_000
SECONDS_AT_ONE_MOVE = 15
SETTLE = 3
"""Seconds of rest between the race and the stroll."""
BATCH = 20
"""Tables that sit down at the same time."""

LAST_COLUMNS = (("frame_bytes", 0), ("p50_ms", 1), ("p99_ms", 1))
FLOORS = {"bare": "bare fan-out, uvicorn", "starlette": "bare fan-out, Starlette"}

Figures = dict[str, float]


async def sit_down(tables: Sequence[Four], server: Server) -> None:
    for begin in range(0, len(tables), BATCH):
        await asyncio.gather(*(table.sit_down("127.0.0.1", server.port) for table in tables[begin : begin + BATCH]))


class Race:
    """Every table of one server as fast as it can, round by round; the best round counts."""

    def __init__(self, server: Server, tables: Sequence[Four]) -> None:
        self.server, self.tables = server, tables
        self.figures: list[Figures] = []

    async def run(self, each: int) -> None:
        moved, heard = sum(table.moves for table in self.tables), sum(table.bytes for table in self.tables)
        cpu, began = self.server.cpu_seconds(), time.perf_counter()
        for table in self.tables:
            table.play(each)
        await asyncio.gather(*(table.done.wait() for table in self.tables))
        moves = sum(table.moves for table in self.tables) - moved
        size = (sum(table.bytes for table in self.tables) - heard) / moves / 4
        seconds = time.perf_counter() - began
        cpu = self.server.cpu_seconds() - cpu
        self.figures.append(
            {"cpu_us_per_move": cpu / moves * 1e6, "moves_per_second": moves / seconds, "frame_bytes": size}
        )

    def best(self) -> Figures:
        return {"tables": len(self.tables), **min(self.figures, key=lambda figures: figures["cpu_us_per_move"])}

    def leave(self) -> None:
        for table in self.tables:
            table.leave()


async def stroll(tables: Sequence[Four], seconds: int) -> list[float]:
    """One move per table and second, spread over the second: how long until the last player has seen it."""
    for table in tables:
        table.waits.clear()

    async def one(table: Four, delay: float) -> None:
        await asyncio.sleep(delay)
        for _ in range(seconds):
            table.done.clear()
            table.wanted = 0
            table.act()
            await asyncio.sleep(1)
            await table.done.wait()

    await asyncio.gather(*(one(table, place / len(tables)) for place, table in enumerate(tables)))
    return [wait for table in tables for wait in table.waits]


async def measure(tables: int, rounds: int) -> list[tuple[str, Figures]]:
    """Ours and the floors in turns: what else happens on the machine meanwhile happens to all of them."""
    each = min(max(10, MOVES // tables), MOST_MOVES // (rounds + 1))
    with maquignon() as server, ExitStack() as stack:
        ours = Race(server, [Table(Random(number)) for number in range(tables)])
        before = server.resident_bytes()
        await sit_down(ours.tables, server)
        kilobytes = (server.resident_bytes() - before) / tables / 4 / 1000
        await ours.run(each)
        size = round(ours.figures.pop()["frame_bytes"])
        floors = {}
        for app in FLOORS:
            floors[app] = Race(stack.enter_context(floor(app, size)), [Group(number) for number in range(tables)])
            await sit_down(floors[app].tables, floors[app].server)
        for _ in range(rounds):
            for race in (ours, *floors.values()):
                await race.run(each)
        figures = {**ours.best(), "kilobytes_per_seat": kilobytes}
        if tables >= 500:
            await asyncio.sleep(SETTLE)
            waits = await stroll(ours.tables, SECONDS_AT_ONE_MOVE)
            cuts = quantiles(waits, n=100)
            figures |= {"p50_ms": cuts[49] * 1000, "p99_ms": cuts[98] * 1000, "mean_ms": mean(waits) * 1000}
        for race in (ours, *floors.values()):
            race.leave()
        return [("maquignon, log on disk", figures), *((FLOORS[app], race.best()) for app, race in floors.items())]


async def measure_memory() -> float:
    """Kilobytes for each guest who has said hello and looks on."""
    with maquignon() as server:
        hushed = await connect("127.0.0.1", server.port, "/api/live", lambda guest, frame: None)
        hushed.say_json({"type": "hello", "name": "First"})
        await asyncio.sleep(0.5)
        before = server.resident_bytes()
        guests = []
        for number in range(IDLE_GUESTS):
            guest = await connect("127.0.0.1", server.port, "/api/live", lambda guest, frame: None)
            guest.say_json({"type": "hello", "name": f"Guest {number}"})
            guests.append(guest)
        await asyncio.sleep(2)
        grown = server.resident_bytes() - before
        for guest in [hushed, *guests]:
            guest.close()
        return grown / IDLE_GUESTS / 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 500])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--no-peer", action="store_true", help="leave boardgame.io out")
    args = parser.parse_args()
    console = Console()
    with_peer = not args.no_peer and can_be_measured()
    results: dict[str, object] = {"date": datetime.now(UTC).isoformat(timespec="seconds")}
    rows: list[tuple[str, Figures]] = []
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("Measuring live tables", total=2 * len(args.tables) + 1)
        for tables in args.tables:
            rows += uvloop.run(measure(tables, args.rounds))
            progress.advance(task)
            if with_peer:
                rows.append(("boardgame.io, in memory", measure_peer(tables, args.rounds)))
            progress.advance(task)
        memory = uvloop.run(measure_memory())
    show(console, rows, memory)
    results |= {"rows": [{"server": name, **figures} for name, figures in rows], "kilobytes_per_connection": memory}
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "load.json").write_text(json.dumps(results, indent=2) + "\n")


def show(console: Console, rows: list[tuple[str, Figures]], memory: float) -> None:
    grid = Grid(title="One move = one action, seen by all four players of its table")
    for heading in ("server", "tables", "CPU µs/move", "moves/s", "bytes/frame", "p50 ms", "p99 ms"):
        grid.add_column(heading, justify="left" if heading == "server" else "right")
    for name, figures in rows:
        grid.add_row(
            name,
            f"{figures['tables']:.0f}",
            f"{figures['cpu_us_per_move']:.0f}",
            f"{figures['moves_per_second']:.0f}",
            *(f"{figures[key]:.{places}f}" if key in figures else "" for key, places in LAST_COLUMNS),
        )
    console.print(grid)
    console.print(f"Memory for each connection: {memory:.1f} kB")


if __name__ == "__main__":
    main()
