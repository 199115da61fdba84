"""The list of faults, and where in a checkout each of them belongs."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

WRITTEN = (".py", ".ftl", ".json")
"""Where a fault can be: code, words, and what a language says of itself."""


@dataclass(frozen=True, slots=True)
class Fault:
    room: str
    file: str
    was: str
    now: str
    means: str
    tests: tuple[str, ...]

    def name(self) -> str:
        """What tells it from all others, and stays the same when its tests or its meaning are put in better words."""
        return "\n".join((self.file, self.was, self.now))


def read_faults(folder: Path) -> Iterator[Fault]:
    for path in sorted(folder.glob("*.toml")):
        written = tomllib.loads(path.read_text("utf-8"))
        for fault in written["fault"]:
            tests = fault.pop("tests", written["tests"])
            yield Fault(room=path.stem, tests=tuple(tests), **fault)


def place_of(tree: Path, fault: Fault) -> Path | None:
    """The file in which the text stands once: the one that is named or, if it was moved, the only other one."""
    source = tree / "src/maquignon"
    named = source / fault.file
    if named.exists() and named.read_text("utf-8").count(fault.was) == 1:
        return named
    paths = [path for path in source.rglob("*") if path.suffix in WRITTEN]
    counts = {path: path.read_text("utf-8").count(fault.was) for path in paths}
    found = [path for path, count in counts.items() if count]
    return found[0] if len(found) == 1 and counts[found[0]] == 1 else None


def changed_lines(text: str, fault: Fault) -> range:
    """The lines of a file that a fault changes: of what stood there, those that do not stand there any more."""
    begin = text.index(fault.was)
    first = text.count("\n", 0, begin) + 1
    line_start = text.rfind("\n", 0, begin) + 1
    was = (text[line_start:begin] + fault.was).splitlines()
    now = (text[line_start:begin] + fault.now).splitlines()
    while len(was) > 1 and now and was[0] == now[0]:
        was, now, first = was[1:], now[1:], first + 1
    while len(was) > 1 and now and was[-1] == now[-1]:
        was, now = was[:-1], now[:-1]
    return range(first, first + len(was))
