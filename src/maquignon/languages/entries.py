"""The messages of a folder: found by their names at once, read one by one when they are wanted."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

_BEGINS: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)


class LanguageError(Exception):
    """A folder that does not say what it should, in one sentence that names the place."""


@dataclass(frozen=True, slots=True)
class Source:
    """One entry as it stands in its file."""

    file: Path
    line: int
    text: str

    @property
    def place(self) -> str:
        return f"{self.file.parent.name}/{self.file.name}:{self.line}"


def sources(folder: Path) -> dict[str, Source]:
    """Every entry of a folder by its name; a term's begins with a dash."""
    found: dict[str, Source] = {}
    for file in sorted(folder.glob("*.ftl")):
        for name, source in _entries(file):
            if name in found:
                raise LanguageError(f"{source.place}: “{name}” is said already in {found[name].place}.")
            found[name] = source
    return found


def _entries(file: Path) -> Iterator[tuple[str, Source]]:
    text = file.read_text(encoding="utf-8")
    begins = list(_BEGINS.finditer(text))
    for found, following in zip(begins, [*begins[1:], None], strict=True):
        end = following.start() if following else len(text)
        yield found[1], Source(file, text.count("\n", 0, found.start()) + 1, text[found.start() : end])


def parse(source: Source) -> ast.Message | ast.Term:
    entry = FluentParser(with_spans=False).parse_entry(source.text)
    if isinstance(entry, ast.Message | ast.Term):
        return entry
    why = "; ".join(note.message or "" for note in getattr(entry, "annotations", [])) or "not a message"
    raise LanguageError(f"{source.place}: {why}.")
