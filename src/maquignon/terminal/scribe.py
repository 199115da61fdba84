"""Whoever writes the game down: every action as it happens, so that nothing is lost when the game breaks off."""

from pathlib import Path
from typing import TextIO

from maquignon.notation.record import Header, Record, dump_action, dump_header, dumps
from maquignon.rules.actions import Action


class Scribe:
    """Keeps the record, and a file in step with it once there is one."""

    def __init__(self, header: Header) -> None:
        self.record = Record(header)
        self._stream: TextIO | None = None

    @property
    def header(self) -> Header:
        return self.record.header

    def keep(self, path: Path) -> None:
        """Write everything to a new file from now on; `OSError` when that cannot be."""
        self._stream = path.open("x", encoding="utf-8", newline="\n")
        self._write(dump_header(self.record.header))

    def note(self, action: Action) -> None:
        self.record.actions.append(action)
        self._write(dump_action(action))

    def copy(self, path: Path) -> None:
        """Write what there is so far to a new file."""
        with path.open("x", encoding="utf-8", newline="\n") as stream:
            stream.write(dumps(self.record))

    def close(self) -> None:
        if self._stream:
            self._stream.close()

    def _write(self, line: str) -> None:
        if self._stream:
            self._stream.write(line)
            self._stream.flush()
