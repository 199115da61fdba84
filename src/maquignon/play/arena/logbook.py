"""The logbook of an arena: a line for the plan and a line for each game, so that an interrupted run can go on."""

from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import msgspec

from maquignon.play.arena.games import Outcome
from maquignon.play.arena.plan import Arena, Fixture

NAME: Final = "arena.jsonl"
VERSION: Final = 1


class BadLogbook(ValueError):
    """A logbook that does not belong to this run, in one sentence."""


class Logbook:
    """Opened for one run; it knows the games that were played before."""

    def __init__(self, folder: Path, arena: Arena) -> None:
        self.path = folder / NAME
        self._head = msgspec.json.encode({"arena": VERSION, **arena.identity()})
        folder.mkdir(parents=True, exist_ok=True)
        lines = self._whole_lines()
        self._fixtures = list(arena.fixtures())
        self.played: list[Outcome] = self._read(lines)
        self._file = self.path.open("ab")
        # the last line of a run that was cut off may be half a line
        self._file.truncate(sum(map(len, lines)))
        if not lines:
            self._file.write(self._head + b"\n")

    def __enter__(self) -> "Logbook":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, tb: TracebackType | None) -> None:
        self._file.close()

    def write(self, outcome: Outcome) -> None:
        self._file.write(msgspec.json.encode(outcome) + b"\n")
        self._file.flush()
        self.played.append(outcome)

    def left(self) -> list[Fixture]:
        """The games that are still to be played."""
        played = {outcome.fixture for outcome in self.played}
        return [fixture for fixture in self._fixtures if fixture not in played]

    def _whole_lines(self) -> list[bytes]:
        if not self.path.exists():
            return []
        return [line for line in self.path.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]

    def _read(self, lines: Sequence[bytes]) -> list[Outcome]:
        if not lines:
            return []
        if lines[0].rstrip() != self._head:
            raise BadLogbook(f"{self.path} belongs to another run: {_difference(lines[0], self._head)}")
        try:
            outcomes = [msgspec.json.decode(line, type=Outcome) for line in lines[1:]]
        except (msgspec.DecodeError, RecursionError) as error:
            raise BadLogbook(f"{self.path} cannot be read: {error}.") from None
        wanted = set(self._fixtures)
        return [outcome for outcome in outcomes if outcome.fixture in wanted]


def _difference(found: bytes, asked: bytes) -> str:
    """Where the two plans differ."""
    try:
        before: dict[str, Any] = msgspec.json.decode(found, type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError):
        return "its first line is no plan of an arena."
    now: dict[str, Any] = msgspec.json.decode(asked)
    for key in now:
        if before.get(key) != now[key]:
            return f"its {key} is {before.get(key)!r:.80}, not {now[key]!r:.80}."
    return "it is of another version."
