"""How fast the compiled law plays: whole games in one loop, and batches driven from numpy."""

import json
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import numpy as np
from rich.console import Console
from rich.progress import track

from bench.measured import Measured
from bench.symbols import play_by_symbols
from maquignon.command.columns import columns
from maquignon.rules.game import start
from maquignon.rules.terms.charter import agree
from maquignon.turbo.batch import Batch
from maquignon.turbo.codec import ACTIONS
from maquignon.turbo.compiled import entry
from maquignon.turbo.dice import streams
from maquignon.turbo.playout import ANYTHING, SENSIBLE, play_out, repeated
from maquignon.turbo.records import DRAFT

GAMES: Final = 500  # short runs, so that some of them are undisturbed
BATCH: Final = 4096
REPEATS: Final = 15  # the fastest counts: a shared machine only ever makes it slower
RESULTS: Final = Path(__file__).parent / "results" / "turbo.json"
TARGETS: Final = "Aims: 10,000,000 steps/s and 25,000 games/s on one core."

KOEHANDEL: Final = agree("koehandel", [], {}, 4)
OPENING: Final = start(KOEHANDEL, 4, 0).state
_play_by_symbols = entry(play_by_symbols)


def playouts(player: int) -> Measured:
    positions = repeated(OPENING, GAMES)
    begin = time.process_time()
    results = play_out(positions, 1, (player,) * 4)
    return Measured(results.steps, GAMES, time.process_time() - begin)


def symbols() -> Measured:
    positions, dice = repeated(OPENING, GAMES), streams(1, GAMES)
    draft, found = np.zeros(1, DRAFT), np.zeros(ACTIONS, np.int64)
    begin = time.process_time()
    steps = int(_play_by_symbols(positions, draft, dice, found))
    return Measured(steps, GAMES, time.process_time() - begin)


class Crowd:
    """A batch that goes on from run to run; only the steps are timed, not the choosing."""

    def __init__(self, observe: bool, threads: int) -> None:
        # two threads share the work, so CPU time would count it twice
        self.clock = time.process_time if threads == 1 else time.perf_counter
        self.batch = Batch([(KOEHANDEL, 4)], BATCH, 1, observe=observe, threads=threads)
        self.rng = np.random.default_rng(1)
        for _ in range(60):
            self.batch.step(self.choose())

    def choose(self) -> Any:
        """Pass half of the time where that is possible, otherwise any symbol: games do not end up in bidding alone."""
        chances = self.rng.random(self.batch.masks.shape, np.float32) * self.batch.masks
        chances[:, 0] *= 2
        return chances.argmax(axis=1)

    def __call__(self) -> Measured:
        steps = games = 0
        seconds = 0.0
        for _ in range(30):
            chosen = self.choose()
            begin = self.clock()
            self.batch.step(chosen)
            seconds += self.clock() - begin
            steps += BATCH
            games += int(self.batch.finished.sum())
        return Measured(steps, games, seconds)


def main() -> None:
    works: dict[str, Callable[[], Measured]] = {
        "one loop, players like the bot random": lambda: playouts(ANYTHING),
        "one loop, sensible players": lambda: playouts(SENSIBLE),
        "one loop, all symbols listed, any of them": symbols,
        "batch of 4,096, masks": Crowd(observe=False, threads=1),
        "batch of 4,096, masks and observations": Crowd(observe=True, threads=1),
        "batch of 4,096, the same on two cores": Crowd(observe=True, threads=2),
    }
    best = {name: work() for name, work in works.items()}
    for _ in track(range(REPEATS), "Measuring", console=Console(stderr=True), transient=True):
        for name, work in works.items():
            run = work()
            if run.steps / run.seconds > best[name].steps / best[name].seconds:
                best[name] = run
    rows = [["koehandel, four players", "steps/s", "games/s", "steps/game"]]
    for name, run in best.items():
        whole = not name.startswith("batch")
        games = [f"{run.games / run.seconds:,.0f}", f"{run.steps / run.games:,.0f}"] if whole else ["", ""]
        rows.append([name, f"{run.steps / run.seconds:,.0f}", *games])
    print("\n".join(columns(rows)))
    print(TARGETS)
    today = datetime.now(UTC).isoformat(timespec="seconds")
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(
        json.dumps({"date": today, "rows": {name: run._asdict() for name, run in best.items()}}, indent=2)
    )


if __name__ == "__main__":
    main()
