#!/usr/bin/env python3
"""Put single faults into a copy of this checkout, one at a time, and see whether the tests notice.

The faults are kept as data in tests/mutants: where, what stands there, what stands there instead, and what that would
mean for a user. A fault whose text is no longer there says so: it has to be written anew. Which tests come to which
line is learnt first, so that those are tried which can notice; what became of each fault is kept, so that a run goes on
where it was stopped.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from queue import SimpleQueue

from generated import ROOT
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

from mutants.faults import Fault, read_faults
from mutants.outcomes import Outcomes
from mutants.reach import Reach, learn
from mutants.running import copy_checkout
from mutants.trying import Judge, Outcome, Verdict

FAULTY: tuple[Outcome, ...] = ("UNNOTICED", "not found", "does not run")
WORKSHOP = ROOT / ".cache/mutants"


def try_all(
    faults: Sequence[Fault], trees: Sequence[Path], judge: Judge, outcomes: Outcomes, until: float, out: Console
) -> dict[Fault, Outcome]:
    """Each fault in whichever tree is free; what has not begun when the time is up is not tried."""
    free: SimpleQueue[Path] = SimpleQueue()
    for tree in trees:
        free.put(tree)

    def work(fault: Fault) -> tuple[Fault, Verdict]:
        if time.monotonic() > until:
            return fault, Verdict("not tried")
        tree = free.get()
        try:
            return fault, judge.judge(tree, fault, outcomes.hint(fault))
        finally:
            free.put(tree)

    found: dict[Fault, Outcome] = {}

    def told(fault: Fault, outcome: Outcome) -> None:
        found[fault] = outcome
        if outcome in FAULTY:
            out.print(f"{outcome}: {fault.file}: {fault.means}", markup=False, highlight=False)

    open_ones = []
    for fault in faults:
        if (known := outcomes.known(fault)) is not None:
            told(fault, known.outcome)
        else:
            open_ones.append(fault)
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=out) as bar, ThreadPoolExecutor(len(trees)) as pool:
        task = bar.add_task("Faults", total=len(faults), completed=len(found))
        for done in as_completed([pool.submit(work, fault) for fault in open_ones]):
            fault, verdict = done.result()
            if verdict.outcome != "not tried":
                outcomes.keep(fault, verdict)
            told(fault, verdict.outcome)
            bar.advance(task)
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
    parser.add_argument("--learn", action="store_true", help="learn anew which tests come to which line")
    args = parser.parse_args()
    out = Console(stderr=True)
    every = list(read_faults(ROOT / "tests/mutants"))[::-1]  # the newest first: they are least known
    faults = [fault for fault in every if args.only.lower() in f"{fault.room} {fault.file} {fault.means}".lower()]
    if not faults:
        print(f"There is no fault with {args.only!r} in it.", file=sys.stderr)
        return 1
    until = time.monotonic() + 60 * args.minutes
    trees = [copy_checkout(WORKSHOP / f"{number}") for number in range(max(1, args.jobs))]
    if args.learn or not (WORKSHOP / "reach/tests.json").exists():
        out.print("First the tests without any fault, to learn which of them come to which line: some minutes.")
        tests = sorted({test for fault in every for test in fault.tests})
        for test in learn(trees[0], tests, WORKSHOP / "reach", len(trees)):
            out.print(f"{test} fails without any fault and is left out.", markup=False, highlight=False)
    reach = Reach(WORKSHOP / "reach")
    judge = Judge(reach, reach.still_sound(trees[0]), reach.unknown(trees[0]))
    out.print(f"{len(faults)} faults one by one; what is amiss is named.", highlight=False)
    found = try_all(faults, trees, judge, Outcomes(WORKSHOP / "outcomes.jsonl", trees[0], faults), until, out)
    print(score(found))
    for outcome in ("not tried", "not found", "does not run"):
        if number := list(found.values()).count(outcome):
            print(f"{outcome}: {number}")
    return 1 if any(outcome in FAULTY for outcome in found.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
