"""One fault put into a tree, and what becomes of it there."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from mutants.faults import Fault, changed_lines, place_of
from mutants.reach import Reach, in_batches, in_order, is_listed, lines_to_reach
from mutants.running import Ran, run_tests

Outcome = Literal["noticed", "UNNOTICED", "hung", "not found", "does not run", "not tried"]
SLOWER = 4
"""Tests that take so many times as long with a fault as without have noticed it: they hang."""
PATIENCE = 60.0
"""Seconds that the start of pytest may take on a busy machine, before anything is said to hang."""
MOST = 60.0
"""So many seconds of tests that come to the changed lines are run before all those that are listed."""


@dataclass(frozen=True, slots=True)
class Verdict:
    outcome: Outcome
    by: str = ""
    """The test that noticed."""


@dataclass(slots=True)
class Judge:
    """Says of a fault whether some test fails with it that passes without."""

    reach: Reach
    sound: dict[str, bool] = field(default_factory=dict)
    """Of tests that were seen without any fault: did they pass?"""
    unknown: Sequence[str] = ()
    """Files of tests of which it is not known where they come to."""

    def judge(self, tree: Path, fault: Fault, hint: str = "") -> Verdict:
        path = place_of(tree, fault)
        if path is None:
            return Verdict("not found")
        before = path.read_text("utf-8")
        after = before.replace(fault.was, fault.now)
        verdict = Verdict("UNNOTICED")
        batches = self._batches(tree, path, fault, hint)
        while (tests := next(batches, None)) is not None:
            path.write_text(after, "utf-8")
            try:
                ran = self._run(tree, tests)
            finally:
                path.write_text(before, "utf-8")
            verdict = self._verdict(tree, tests, ran)
            if verdict.outcome in ("noticed", "hung"):
                break
            if verdict.outcome == "does not run":  # or some of these tests are not there any more
                batches = iter([list(fault.tests)] if tests != list(fault.tests) else [])
        return verdict

    def _batches(self, tree: Path, path: Path, fault: Fault, hint: str) -> Iterator[list[str]]:
        """What noticed it before, then whatever comes to the changed lines or is newer than what is known of that.

        All that are meant to notice come last, if nothing is known to come there or there was no time for all of it.
        """
        if hint:
            yield [hint]
        if path.suffix == ".py":
            source = tree / "src/maquignon"
            lines = lines_to_reach(source, path, changed_lines(path.read_text("utf-8"), fault))
            tests = in_order(self.reach.tests(source, lines), self.reach.seconds, fault.tests)
            batches = list(in_batches(tests, self.reach.seconds, MOST))
            yield from batches
            if tests and sum(map(len, batches)) == len(tests):
                if newer := [file for file in self.unknown if is_listed(file, fault.tests)]:
                    yield newer
                return
        yield list(fault.tests)

    def _run(self, tree: Path, tests: list[str], times: float = 1) -> Ran:
        places = tuple(tests)
        within = [
            seconds
            for test, seconds in self.reach.seconds.items()
            if test in places or test.startswith(tuple(f"{place}/" for place in places if "::" not in place))
        ]
        unsound = [f"--deselect={test}" for test, passes in self.sound.items() if not passes]
        return run_tests(tree, tests, times * (PATIENCE + SLOWER * sum(within)), options=["-x", *unsound])

    def _verdict(self, tree: Path, tests: list[str], ran: Ran) -> Verdict:
        match ran.status, ran.failed:
            case None, _ if self._run(tree, tests, times=1 / 2).status is not None:
                return Verdict("hung")
            case None, _:  # the machine is so busy that it would have hung without a fault as well
                return Verdict("not tried")
            case 0, _:
                return Verdict("UNNOTICED")
            case 1, (test, *_) if self._is_sound(tree, test):
                return Verdict("noticed", test)
            case 1, _:
                return Verdict("UNNOTICED")
            case _:
                return Verdict("does not run")

    def _is_sound(self, tree: Path, test: str) -> bool:
        if test not in self.sound:
            self.sound[test] = run_tests(tree, [test]).status == 0
        return self.sound[test]
