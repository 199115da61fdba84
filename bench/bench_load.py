"""Live tables under load: processor time per move shown to four players, latency, and memory per connection."""

import argparse
import asyncio
import json
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from statistics import mean, quantiles

import uvloop
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

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

Playing = Table | Group


async def sit_down(tables: Sequence[Playing], server: Server) -> None:
    for begin in range(0, len(tables), BATCH):
        await asyncio.gather(*(table.sit_down("127.0.0.1", server.port) for table in tables[begin : begin + BATCH]))


async def race(tables: Sequence[Playing], server: Server, rounds: int) -> tuple[float, float, float]:
    """Every table as fast as it can: processor µs per move, moves per second, bytes per frame; of the best round."""
    each = min(max(10, MOVES // len(tables)), MOST_MOVES // rounds)
    figures = []
    for _ in range(rounds):
        moved, heard = sum(table.moves for table in tables), sum(table.bytes for table in tables)
        cpu, began = server.cpu_seconds(), time.perf_counter()
        for table in tables:
            table.play(each)
        await asyncio.gather(*(table.done.wait() for table in tables))
        moves = sum(table.moves for table in tables) - moved
        size = (sum(table.bytes for table in tables) - heard) / moves / 4
        seconds = time.perf_counter() - began
        figures.append(((server.cpu_seconds() - cpu) / moves * 1e6, moves / seconds, size))
    return min(figures)


async def stroll(tables: Sequence[Table], seconds: int) -> list[float]:
    """One move per table and second, spread over the second: how long until the last player has seen it."""
    for table in tables:
        table.waits.clear()

    async def one(table: Table, delay: float) -> None:
        await asyncio.sleep(delay)
        for _ in range(seconds):
            table.done.clear()
            table.wanted = 0
            table.act()
            await asyncio.sleep(1)
            await table.done.wait()

    await asyncio.gather(*(one(table, place / len(tables)) for place, table in enumerate(tables)))
    return [wait for table in tables for wait in table.waits]


async def measure_ours(tables: int, rounds: int) -> dict[str, float]:
    with maquignon() as server:
        seated = [Table(Random(number)) for number in range(tables)]
        before = server.resident_bytes()
        await sit_down(seated, server)
        with_tables = server.resident_bytes()
        cpu, rate, size = await race(seated, server, rounds)
        figures = {
            "tables": tables,
            "cpu_us_per_move": cpu,
            "moves_per_second": rate,
            "frame_bytes": size,
            "kilobytes_per_seat": (with_tables - before) / tables / 4 / 1000,
        }
        if tables >= 500:
            await asyncio.sleep(SETTLE)
            waits = await stroll(seated, SECONDS_AT_ONE_MOVE)
            cuts = quantiles(waits, n=100)
            figures |= {"p50_ms": cuts[49] * 1000, "p99_ms": cuts[98] * 1000, "mean_ms": mean(waits) * 1000}
        for table in seated:
            table.leave()
        return figures


async def measure_floor(tables: int, size: int, rounds: int) -> dict[str, float]:
    with floor(size) as server:
        groups = [Group(number) for number in range(tables)]
        await sit_down(groups, server)
        cpu, rate, heard = await race(groups, server, rounds)
        for group in groups:
            group.leave()
        return {"tables": tables, "cpu_us_per_move": cpu, "moves_per_second": rate, "frame_bytes": heard}


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
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--no-peer", action="store_true", help="leave boardgame.io out")
    args = parser.parse_args()
    console = Console()
    with_peer = not args.no_peer and can_be_measured()
    results: dict[str, object] = {"date": datetime.now(UTC).isoformat(timespec="seconds")}
    rows: list[tuple[str, dict[str, float]]] = []
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("Measuring live tables", total=4 * len(args.tables) + 1)
        for tables in args.tables:
            ours = uvloop.run(measure_ours(tables, args.rounds))
            rows.append(("maquignon, log on disk", ours))
            progress.advance(task)
            rows.append(
                ("bare fan-out, same size", uvloop.run(measure_floor(tables, round(ours["frame_bytes"]), args.rounds)))
            )
            progress.advance(task)
            rows.append(("bare fan-out, 450 bytes", uvloop.run(measure_floor(tables, 450, args.rounds))))
            progress.advance(task)
            if with_peer:
                rows.append(("boardgame.io, in memory", measure_peer(tables, args.rounds)))
            progress.advance(task)
        memory = uvloop.run(measure_memory())
    show(console, rows, memory)
    results |= {"rows": [{"server": name, **figures} for name, figures in rows], "kilobytes_per_connection": memory}
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "load.json").write_text(json.dumps(results, indent=2) + "\n")


def show(console: Console, rows: list[tuple[str, dict[str, float]]], memory: float) -> None:
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
