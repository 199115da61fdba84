"""Random play beside other libraries of games: steps and games per second of each, and the ratios."""

import argparse
import json
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import Progress

from bench.measured import Measured
from bench.peers import ours
from bench.peers.environment import peers
from bench.peers.report import page, shown

RESULTS: Final = Path(__file__).parent / "results"


def measure(console: Console, rounds: int) -> dict[str, Measured]:
    """Everybody takes turns, so that a bad minute of a shared machine hits all alike; the best of each counts."""
    best: dict[str, Measured] = {}
    with peers(console) as others, Progress(console=console, transient=True) as progress:
        works = ours.measures() | {name: lambda name=name: others.measure(name) for name in others.names}
        task = progress.add_task("Measuring", total=rounds * len(works))
        for _ in range(rounds):
            for name, work in works.items():
                run = work()
                if name not in best or run.steps_per_second > best[name].steps_per_second:
                    best[name] = run
                progress.advance(task)
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=10)
    args = parser.parse_args()
    console = Console()
    results = measure(console, args.rounds)
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "peers.md").write_text(page(results), "utf-8")
    (RESULTS / "peers.json").write_text(json.dumps({name: run._asdict() for name, run in results.items()}, indent=2))
    print(shown(results))


if __name__ == "__main__":
    main()
