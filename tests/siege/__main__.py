"""`make siege`: every attack and every accident against a real server on loopback, and a table of what came of it."""

import argparse
import asyncio
import sys
import time
from collections.abc import Awaitable, Mapping
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, SpinnerColumn, TaskID, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid

from tests.siege.accidents import ACCIDENTS
from tests.siege.attacker import ATTACKS
from tests.siege.damage import DAMAGE
from tests.siege.floods import MOST_P99, PEACE, Flood, besieged
from tests.siege.long_run import LONG_RUNS, RESULTS
from tests.siege.made_up import MADE_UP

EVERYTHING = [*ATTACKS, *ACCIDENTS, *DAMAGE, *MADE_UP]
WIDE = 160
"""Letters in a line where nobody watches: in a file or a log, a table squeezed into 80 has no headings left."""
GAMES_KEPT = 50_000
"""In the archive that is searched."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="make siege", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60, help="for each attack (60)")
    parser.add_argument("--tables", type=int, default=20, help="of four honest people (20)")
    parser.add_argument("--most-p99", type=float, default=MOST_P99 * 1000, metavar="MS", help="of an honest move (100)")
    parser.add_argument("--only", nargs="+", choices=[*EVERYTHING, *LONG_RUNS], metavar="NAME")
    parser.add_argument(
        "--long",
        action="store_true",
        help=f"only what takes a night, from where it stopped ({RESULTS}): kills, messages, and memory over games",
    )
    for name, (_, wanted) in LONG_RUNS.items():
        parser.add_argument(f"--{name}", type=int, default=wanted, metavar="NUMBER", help=f"of a night ({wanted:,})")
    args = parser.parse_args()
    names = args.only or (list(LONG_RUNS) if args.long else EVERYTHING)
    console = Console() if sys.stdout.isatty() else Console(width=WIDE)
    columns = (SpinnerColumn(), TextColumn("{task.description}"), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress, TemporaryDirectory() as folder:
        siege = Siege(Path(folder), progress, args.seconds, args.most_p99 / 1000)
        asyncio.run(siege.run(names, args.tables))
        asyncio.run(siege.last(names, {name: getattr(args, name) for name in LONG_RUNS}))
    console.print(siege.floods)
    console.print(siege.others)
    for miss in siege.misses:
        console.print(f"[red]missed[/red]  {miss}", highlight=False)
    return 1 if siege.misses else 0


class Siege:
    """One attack after the other, and what is told of it."""

    def __init__(self, folder: Path, progress: Progress, seconds: float, most_p99: float) -> None:
        self._folder, self._progress, self._seconds, self._most_p99 = folder, progress, seconds, most_p99
        self.misses: list[str] = []
        self.floods = Grid(title="One address does its worst; honest people at other addresses play on")
        for heading in (
            "attack",
            "sent",
            "honest moves",
            "p99 ms",
            "/api/me ms",
            "loop late ms",
            "lost",
            "newcomers",
            "memory MB",
            "threads",
            "CPU",
            "",
        ):
            self.floods.add_column(heading, justify="left" if heading == "attack" else "right")
        self.others = Grid(title="Bad luck")
        for heading in ("what", "seconds", "what did not hold"):
            self.others.add_column(heading)

    async def run(self, names: list[str], tables: int) -> None:
        task = self._progress.add_task("", total=len([name for name in names if name in EVERYTHING]))
        attacks = [name for name in names if name in ATTACKS]
        if attacks:
            async with besieged(self._folder / "besieged", tables, games=GAMES_KEPT) as people:
                for attack in (PEACE, *attacks):
                    self._progress.update(task, description=attack)
                    self._tell(await people.withstand(attack, self._seconds))
                    self._progress.advance(task, attack != PEACE)
            self.misses += people.faults()
        for name, accident in {**ACCIDENTS, **DAMAGE, **MADE_UP}.items():
            if name in names:
                self._progress.update(task, description=name)
                await self._note(name, accident(self._folder / name, self._seconds))
                self._progress.advance(task)

    async def last(self, names: list[str], wanted: Mapping[str, int]) -> None:
        """What takes a night, or a part of it; 0 of anything is none of it."""
        for name in names:
            if name in LONG_RUNS and wanted[name]:
                task = self._progress.add_task(name, total=wanted[name])
                long_run, _ = LONG_RUNS[name]
                tell = partial(self._tell_how_far, task)
                await self._note(f"{wanted[name]:,} {name}", long_run(self._folder / name, RESULTS, wanted[name], tell))

    def _tell_how_far(self, task: TaskID, done: int) -> None:
        self._progress.update(task, completed=done)
        if not self._progress.console.is_terminal:
            self._progress.console.print(f"{self._progress.tasks[task].description}: {done:,}")

    async def _note(self, what: str, happening: Awaitable[list[str]]) -> None:
        began = time.monotonic()
        faults = await happening
        self.others.add_row(what, f"{time.monotonic() - began:.0f}", "; ".join(faults) or "all held")
        self.misses += [f"{what}: {fault}" for fault in faults]

    def _tell(self, flood: Flood) -> None:
        misses = list(flood.misses(self._most_p99))
        came = f"{flood.newcomers - flood.shut_out}/{flood.newcomers}"
        memory = f"{flood.kilobytes / 1000:.0f} ({flood.grown / 1000:+.0f})"
        figures = (
            flood.sent,
            flood.moves,
            f"{flood.p99 * 1000:.0f}",
            f"{flood.me * 1000:.0f}",
            " ".join(f"{seconds * 1000:g}" for seconds in flood.late),
            flood.lost,
            came,
            memory,
            flood.threads,
            f"{flood.cpu:.0%}",
        )
        self.floods.add_row(flood.attack, *map(str, figures), "missed" if misses else "held")
        self.misses += [f"{flood.attack}: {miss}" for miss in misses]


if __name__ == "__main__":
    sys.exit(main())
