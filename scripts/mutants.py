#!/usr/bin/env python3
"""Put single faults into a copy of this checkout, one at a time, and see whether the tests notice.

The faults are kept as data in tests/mutants: where, what stands there, what stands there instead, and what that would
mean for a user. A fault whose text is no longer there says so: it has to be written anew.
"""

import argparse
import os
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import Literal

from generated import ROOT
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeElapsedColumn

Outcome = Literal["noticed", "UNNOTICED", "hung", "not found", "does not run", "not tried"]
FAULTY: tuple[Outcome, ...] = ("UNNOTICED", "not found", "does not run")
WRITTEN = (".py", ".ftl", ".json")
"""Where a fault can be: code, words, and what a language says of itself."""
SLOWER = 4
"""Tests that take so many times as long with a fault as without have noticed it: they hang."""


@dataclass(frozen=True, slots=True)
class Fault:
    room: str
    file: str
    was: str
    now: str
    means: str
    tests: tuple[str, ...]


def read_faults(folder: Path) -> Iterator[Fault]:
    for path in sorted(folder.glob("*.toml")):
        written = tomllib.loads(path.read_text("utf-8"))
        for fault in written["fault"]:
            tests = fault.pop("tests", written["tests"])
            yield Fault(room=path.stem, tests=tuple(tests), **fault)


def run_tests(tree: Path, tests: Sequence[str], seconds: float | None = None) -> int | None:
    """How pytest ends in this tree; None: not within this time."""
    quick = "not slow and not browser and not soak"
    words = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-m", quick, *tests]
    surroundings = os.environ | {"PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        ran = subprocess.run(words, cwd=tree, env=surroundings, capture_output=True, timeout=seconds)
    except subprocess.TimeoutExpired:
        return None
    return ran.returncode


def place_of(tree: Path, fault: Fault) -> Path | None:
    """The file in which the text stands once: the one that is named or, if it was moved, the only other one."""
    source = tree / "src/maquignon"
    paths = [path for path in source.rglob("*") if path.suffix in WRITTEN]
    counts = {path: path.read_text("utf-8").count(fault.was) for path in paths}
    if counts.get(source / fault.file) == 1:
        return source / fault.file
    found = [path for path, count in counts.items() if count]
    return found[0] if len(found) == 1 and counts[found[0]] == 1 else None


def tried(tree: Path, fault: Fault, seconds: float) -> Outcome:
    path = place_of(tree, fault)
    if path is None:
        return "not found"
    before = path.read_text("utf-8")
    path.write_text(before.replace(fault.was, fault.now), "utf-8")
    try:
        status = run_tests(tree, fault.tests, seconds)
    finally:
        path.write_text(before, "utf-8")
    if status is None:
        return "hung"
    return "UNNOTICED" if status == 0 else "noticed" if status == 1 else "does not run"


def copy_checkout(tree: Path) -> Path:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True)
    shutil.rmtree(tree, ignore_errors=True)
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, tree / name)
    return tree


def without_fault(tree: Path, faults: Sequence[Fault]) -> dict[str, float] | None:
    """How long each of the tests takes, in seconds; None if one fails as it is."""
    times = {}
    for test in sorted({test for fault in faults for test in fault.tests}):
        begun = time.monotonic()
        if run_tests(tree, [test]) != 0:
            print(f"{test} fails without any fault, so nothing can be said: mend it first.", file=sys.stderr)
            return None
        times[test] = time.monotonic() - begun
    return times


def try_all(
    faults: Sequence[Fault], trees: Sequence[Path], times: dict[str, float], until: float, out: Console
) -> dict[Fault, Outcome]:
    """Each fault in whichever tree is free; what has not begun when the time is up is not tried."""
    free: SimpleQueue[Path] = SimpleQueue()
    for tree in trees:
        free.put(tree)

    def work(fault: Fault) -> tuple[Fault, Outcome]:
        if time.monotonic() > until:
            return fault, "not tried"
        tree = free.get()
        try:
            usual = sum(times[test] for test in fault.tests)
            return fault, tried(tree, fault, 60 + SLOWER * usual)
        finally:
            free.put(tree)

    found: dict[Fault, Outcome] = {}
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=out) as bar, ThreadPoolExecutor(len(trees)) as pool:
        task = bar.add_task("Faults", total=len(faults))
        for done in as_completed([pool.submit(work, fault) for fault in faults]):
            fault, outcome = done.result()
            found[fault] = outcome
            bar.advance(task)
            if outcome in FAULTY:
                bar.console.print(f"{outcome}: {fault.file}: {fault.means}", markup=False, highlight=False)
    return found


def score(found: dict[Fault, Outcome]) -> str:
    """One line, to be copied into CONTRIBUTING.md."""

    def share(rooms: set[str]) -> tuple[int, int]:
        outcomes = [outcome for fault, outcome in found.items() if fault.room in rooms]
        noticed = sum(outcome in ("noticed", "hung") for outcome in outcomes)
        return noticed, noticed + outcomes.count("UNNOTICED")

    noticed, of = share({fault.room for fault in found})
    by_room = [f"{room} {'/'.join(map(str, share({room})))}" for room in sorted({fault.room for fault in found})]
    return f"{noticed} of {of} faults noticed ({noticed / max(1, of):.0%}; {', '.join(by_room)})"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", metavar="TEXT", help="faults whose room, file or meaning has this in it")
    parser.add_argument("--minutes", type=float, default=25, metavar="N", help="begin no fault after so long (25)")
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="faults at a time (2)")
    args = parser.parse_args()
    out = Console(stderr=True)
    faults = [
        fault
        for fault in read_faults(ROOT / "tests/mutants")
        if args.only.lower() in f"{fault.room} {fault.file} {fault.means}".lower()
    ]
    if not faults:
        print(f"There is no fault with {args.only!r} in it.", file=sys.stderr)
        return 1
    begins = f"First the tests without any fault, then {len(faults)} faults one by one; what is amiss is named."
    out.print(begins, highlight=False)
    trees = [copy_checkout(ROOT / f".cache/mutants/{number}") for number in range(max(1, args.jobs))]
    until = time.monotonic() + 60 * args.minutes
    times = without_fault(trees[0], faults)
    if times is None:
        return 1
    found = try_all(faults, trees, times, until, out)
    print(score(found))
    for outcome in ("not tried", "not found", "does not run"):
        if number := list(found.values()).count(outcome):
            print(f"{outcome}: {number}")
    return 1 if any(outcome in FAULTY for outcome in found.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
