"""How fast the adapters of PettingZoo and OpenSpiel play at random, and how fast an earlier version did, in turns."""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import IO, Final

from rich.console import Console
from rich.progress import track

from bench.measured import Measured
from maquignon.command.columns import columns

ROOT: Final = Path(__file__).parent.parent
LIBRARIES: Final = ("PettingZoo", "OpenSpiel")
WORKER: Final = ("bench/measured.py", "bench/adapters_worker.py", "bench/peers/loops.py", "bench/peers/spiel.py")
"""Today's loop measures both versions."""


def unpack(revision: str, folder: Path) -> None:
    """The package as it was, with today's loop around it."""
    with subprocess.Popen(["git", "archive", revision, "src"], cwd=ROOT, stdout=subprocess.PIPE) as archive:
        subprocess.run(["tar", "-x", "-C", str(folder)], stdin=archive.stdout, check=True)
    for name in WORKER:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text((ROOT / name).read_text("utf-8"), "utf-8")


def begin(folder: Path) -> "subprocess.Popen[str]":
    paths = os.pathsep.join((str(folder / "src"), str(folder)))
    words = [sys.executable, "-m", "bench.adapters_worker"]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    return subprocess.Popen(words, cwd=folder, env=os.environ | {"PYTHONPATH": paths}, text=True, **pipes)  # type: ignore[call-overload,no-any-return]  # pipes by name


def measure(worker: "subprocess.Popen[str]", library: str) -> Measured:
    assert worker.stdin is not None
    assert worker.stdout is not None
    print(library, file=worker.stdin, flush=True)
    answer: IO[str] = worker.stdout
    return Measured(**json.loads(answer.readline()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", metavar="REVISION", help="an earlier version of this checkout to compare with")
    parser.add_argument("--rounds", type=int, default=10)
    args = parser.parse_args()
    with ExitStack() as stack:
        folders = {"now": ROOT}
        if args.before:
            folders[args.before] = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            unpack(args.before, folders[args.before])
        workers = {name: stack.enter_context(begin(folder)) for name, folder in folders.items()}
        best: dict[tuple[str, str], float] = {}
        for _ in track(range(args.rounds), "Measuring", console=Console(stderr=True), transient=True):
            for name, worker in workers.items():
                for library in LIBRARIES:
                    speed = measure(worker, library).steps_per_second
                    best[name, library] = max(best.get((name, library), 0), speed)
        for worker in workers.values():
            assert worker.stdin is not None
            worker.stdin.close()
    rows = [["steps/s, koehandel, four players", *LIBRARIES]]
    rows += [[name, *[f"{best[name, library]:,.0f}" for library in LIBRARIES]] for name in workers]
    print("\n".join(columns(rows)))


if __name__ == "__main__":
    main()
