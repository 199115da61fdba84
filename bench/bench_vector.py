"""How fast the vector environment of Gymnasium steps, with the bare batch it stands on as the floor, in turns."""

import argparse
import time
from collections.abc import Callable
from typing import Any, Final

import numpy as np
from rich.console import Console
from rich.progress import track

from bench.measured import Measured
from maquignon.adapters.vector import VectorGames
from maquignon.command.columns import columns
from maquignon.rules.terms.charter import agree
from maquignon.turbo.batch import Batch

GAMES: Final = 4096
STEPS: Final = 30
Choose = Callable[[Any], Any]


def chooser() -> Choose:
    """Pass half of the time where that is possible, otherwise any symbol: games do not end up in bidding alone."""
    rng = np.random.default_rng(1)

    def choose(masks: Any) -> Any:
        chances = rng.random(masks.shape, np.float32) * masks
        chances[:, 0] *= 2
        return chances.argmax(axis=1)

    return choose


def bare_batch() -> Callable[[], Measured]:
    batch, choose = Batch([(agree("koehandel", [], {}, 4), 4)], GAMES, 1, observe=True), chooser()
    return lambda: timed(lambda: batch.step(choose(batch.masks)), lambda: choose(batch.masks))


def environment(partners: str) -> Callable[[], Measured]:
    games, choose = VectorGames([("koehandel", 4)], GAMES, partners=partners), chooser()
    games.reset(seed=1)
    masks = games.batch.masks  # the batch's own array, so always that of the last step
    return lambda: timed(lambda: games.step(choose(masks)), lambda: choose(masks))


def timed(step: Callable[[], object], choosing: Callable[[], object]) -> Measured:
    """The time of the steps alone: what the choosing costs is measured beside it and taken off."""
    begin = time.process_time()
    for _ in range(STEPS):
        choosing()
    spent = time.process_time() - begin
    begin = time.process_time()
    for _ in range(STEPS):
        step()
    return Measured(STEPS * GAMES, 0, time.process_time() - begin - spent)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=10, help="the fastest counts (10)")
    rounds = parser.parse_args().rounds
    works = {
        "the bare batch, with observations": bare_batch(),
        "VectorGames, speaking for every seat": environment("none"),
        "VectorGames, among sparring partners": environment("sparring"),
    }
    best: dict[str, float] = {}
    for _ in track(range(rounds), "Measuring", console=Console(stderr=True), transient=True):
        for name, work in works.items():
            best[name] = max(best.get(name, 0.0), work().steps_per_second)
    floor = next(iter(best.values()))
    rows = [[f"koehandel, four players, {GAMES:,} games", "choices/s of one core", "of the floor"]]
    rows += [[name, f"{speed:,.0f}", f"{speed / floor:.0%}"] for name, speed in best.items()]
    print("\n".join(columns(rows)))


if __name__ == "__main__":
    main()
