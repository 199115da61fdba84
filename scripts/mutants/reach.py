"""Which tests come to a line of the source: learnt once by coverage, with each test as a context of its own."""

import ast
import hashlib
import json
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path

from coverage import Coverage, CoverageData

from mutants.faults import WRITTEN
from mutants.running import run_tests

Lines = dict[Path, set[int]]
FEW = 25
"""So many tests are tried first: the fastest that come to the line, of as many kinds as there are."""


def learn(tree: Path, tests: Sequence[str], folder: Path, jobs: int) -> tuple[str, ...]:
    """Run the tests with their reach written down into this folder; which of them fail, although there is no fault."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("reach*"):
        old.unlink()
    ran = run_tests(tree, tests, reach=folder / "reach.part", options=["-n", str(jobs)] if jobs > 1 else [])
    whole = Coverage(data_file=str(folder / "reach"), config_file=False, messages=False)
    whole.combine([str(part) for part in folder.glob("reach.part*")])
    whole.save()
    learnt = {"seconds": ran.seconds, "failed": ran.failed, "of": digests(tree)}
    (folder / "tests.json").write_text(json.dumps(learnt))
    return ran.failed


def digests(tree: Path) -> dict[str, str]:
    """Of the source and the tests."""
    paths = (path for room in ("src", "tests") for path in (tree / room).rglob("*") if path.suffix in WRITTEN)
    return {path.relative_to(tree).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in paths}


class Reach:
    """What was learnt, for a tree with the same files."""

    def __init__(self, folder: Path) -> None:
        self._data = CoverageData(str(folder / "reach"))
        self._data.read()
        self._files = {path.partition("src/maquignon/")[2]: path for path in self._data.measured_files()}
        learnt = json.loads((folder / "tests.json").read_text())
        self.seconds: dict[str, float] = learnt["seconds"]
        self._failed = set(learnt["failed"])
        self._of: dict[str, str] = learnt["of"]
        self._contexts = cache(self._read_contexts)

    def _read_contexts(self, file: str) -> dict[int, list[str]]:
        return self._data.contexts_by_lineno(self._files[file]) if file in self._files else {}

    def unknown(self, tree: Path) -> list[str]:
        """Files of tests that are new or different since: nobody knows where they come to."""
        return [
            file
            for file, digest in digests(tree).items()
            if file.startswith("tests/") and "/test_" in file and self._of.get(file) != digest
        ]

    def still_sound(self, tree: Path) -> dict[str, bool]:
        """Did these tests pass without any fault? Only of those is it said for which nothing has changed since."""
        of = digests(tree)
        same = {file for file, digest in of.items() if self._of.get(file) == digest}
        if any(file.startswith("src/") and file not in same for file in of):
            return {}
        return {test: test not in self._failed for test in self.seconds if test.partition("::")[0] in same}

    def tests(self, source: Path, lines: Lines) -> set[str]:
        found: set[str] = set()
        for path, numbers in lines.items():
            contexts = self._contexts(path.relative_to(source).as_posix())
            found.update(test for number in numbers for test in contexts.get(number, ()) if test in self.seconds)
        return found


def lines_to_reach(source: Path, path: Path, changed: Iterable[int]) -> Lines:
    """The lines whose tests may notice a change of these: themselves or, of what is done once on import, its users."""
    tree = ast.parse(path.read_text("utf-8"))
    lines: Lines = {path: set(changed)}
    for statement in list(_innermost(tree, lines[path])):
        lines[path] |= set(range(statement.lineno, _head_end(statement) + 1))
        if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            lines[path] |= set(range(statement.lineno, (statement.end_lineno or statement.lineno) + 1))
        elif isinstance(statement, ast.Assign | ast.AnnAssign) and not _within_function(tree, statement):
            targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
            for name in (target.id for target in targets if isinstance(target, ast.Name)):
                for other, numbers in _users(source, name):
                    lines.setdefault(other, set()).update(numbers)
    return lines


def _innermost(tree: ast.Module, changed: set[int]) -> Iterator[ast.stmt]:
    """The statements on whose own lines, not those of a statement within them, something is changed."""
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt) and changed & set(range(node.lineno, _head_end(node) + 1)):
            yield node


def _head_end(statement: ast.stmt) -> int:
    body = getattr(statement, "body", None)
    return body[0].lineno - 1 if body else statement.end_lineno or statement.lineno


def _within_function(tree: ast.Module, statement: ast.stmt) -> bool:
    return any(
        isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.lineno <= statement.lineno <= (node.end_lineno or node.lineno)
        for node in ast.walk(tree)
    )


def _users(source: Path, name: str) -> Iterator[tuple[Path, set[int]]]:
    word = re.compile(rf"\b{re.escape(name)}\b")
    for path in source.rglob("*.py"):
        text = path.read_text("utf-8")
        if name in text:
            yield path, {number for number, line in enumerate(text.splitlines(), 1) if word.search(line)}


def is_listed(test: str, listed: Sequence[str]) -> bool:
    """Is it, or the file it is in, among these files and folders?"""
    return test in listed or test.startswith(tuple(place + end for place in listed for end in ("/", "::")))


def in_order(tests: Iterable[str], seconds: dict[str, float], listed: Sequence[str]) -> list[str]:
    """Those that are meant to notice first, of them the fastest; of a test with many cases two, then the others."""

    def cost(test: str) -> tuple[bool, float]:
        return not is_listed(test, listed), seconds.get(test, 0)

    first: list[str] = []
    later: list[str] = []
    cases: dict[str, int] = {}
    for test in sorted(tests, key=cost):
        kind = test.partition("[")[0]
        cases[kind] = cases.get(kind, 0) + 1
        (first if cases[kind] <= 2 else later).append(test)
    return first + later


def in_batches(tests: Sequence[str], seconds: dict[str, float], most: float) -> Iterator[list[str]]:
    """A few, then as many as take so many seconds: what is seen at once needs no more."""
    if tests:
        yield list(tests[:FEW])
    batch: list[str] = []
    for test in tests[FEW:]:
        most -= seconds.get(test, 0)
        if most < 0:
            break
        batch.append(test)
    if batch:
        yield batch
