"""What it costs to start and to end a server with thousands of running tables, and to replay them all instead."""

import argparse
import asyncio
import os
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from rich.progress import Progress

from bench.load.server import ROOT, free_port
from maquignon.rules.game import to_act
from maquignon.rules.options import options
from maquignon.tables.bots.autopilot import safe_action
from maquignon.tables.game import gathering
from maquignon.tables.game.entries import Chair, Opened, encode_body
from maquignon.tables.game.sheet import Sheet
from maquignon.tables.game.summary import encode_summary
from maquignon.tables.protocol.arrangement import Arrangement
from maquignon.tables.store.rows import EntryRow, TableRow
from maquignon.tables.store.sqlite import FILE_NAME, SqliteStore

NAMES = ("Ana", "Ben", "Cleo", "Dan")
ENTRIES = 120
"""Of each log: a game that is well under way."""
TOGETHER = 250


def running_game(number: int) -> Sheet:
    """A game of four people in its midst, as its table would have written it."""
    chairs = [Chair(kind="person", player=f"p{number}-{seat}", name=name) for seat, name in enumerate(NAMES)]
    opened = Opened(Arrangement(seats=[None] * 4, public=number % 2 == 0), f"p{number}-0", chairs)
    sheet, dice = Sheet.blank(opened).draft(int(time.time() * 1000)), Random(number)
    sheet.write(opened)
    gathering.begin_with(sheet, chairs)
    while sheet.version < ENTRIES and sheet.under_way is not None:
        seat = dice.choice(sheet.bidders() or to_act(sheet.under_way))
        sheet.play(safe_action(options(sheet.under_way, seat)))
        sheet.play_for_the_house()
    return sheet


async def fill(folder: Path, tables: int, progress: Progress) -> None:
    task = progress.add_task("Laying out tables", total=tables)
    store = SqliteStore(folder)

    async def lay_out(number: int) -> None:
        sheet, id = running_game(number), f"table-{number}"
        epoch = await store.open_table(TableRow(id, f"T{number:07}", sheet.at))
        entries = [EntryRow(at, sheet.at, None, encode_body(body)) for at, body in enumerate(sheet.written, start=1)]
        await store.append(id, epoch, entries, summary=encode_summary(sheet, f"host:{number}"))
        progress.advance(task)

    for first in range(0, tables, TOGETHER):
        await asyncio.gather(*map(lay_out, range(first, min(first + TOGETHER, tables))))
    await store.close()


def forget_summaries(folder: Path) -> None:
    """So that every log has to be read, as in data of an earlier version."""
    with closing(sqlite3.connect(folder / FILE_NAME)) as db, db:
        db.execute("UPDATE tables SET summary = NULL")


def start_and_stop(folder: Path) -> tuple[float, float]:
    """Seconds of the processor until the server is ready, and from the signal until it has ended."""
    arguments = ["serve", "--host=127.0.0.1", f"--port={free_port()}", f"--data={folder}", "--no-qr", "--log=json"]
    process = subprocess.Popen(
        [sys.executable, "-m", "maquignon", *arguments], cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
    )
    assert process.stderr is not None
    for line in process.stderr:
        if b'"ready"' in line:
            break
    ready = _spent(process.pid)
    process.terminate()
    process.stderr.read()
    _, _, usage = os.wait4(process.pid, 0)
    process.returncode = 0
    return ready, usage.ru_utime + usage.ru_stime - ready


def _spent(pid: int) -> float:
    """User and system time of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=5_000)
    tables = parser.parse_args().tables
    with TemporaryDirectory(prefix="maquignon-bench-") as name, Progress(transient=True) as progress:
        folder = Path(name)
        empty, _ = start_and_stop(folder)
        asyncio.run(fill(folder, tables, progress))
        task = progress.add_task("Starting and ending", total=2)
        asleep = start_and_stop(folder)
        progress.advance(task)
        forget_summaries(folder)
        awake = start_and_stop(folder)
    print(f"{tables} running tables of {ENTRIES} entries, seconds of the processor:")
    print(f"  asleep until somebody comes   start {asleep[0]:6.2f}   stop {asleep[1]:6.2f}")
    print(f"  all replayed                  start {awake[0]:6.2f}   stop {awake[1]:6.2f}")
    print(f"  no table at all               start {empty:6.2f}")
    print(f"  beyond that, waking all costs {(awake[0] - empty) / max(asleep[0] - empty, 0.01):.0f} times as much")


if __name__ == "__main__":
    main()
