#!/usr/bin/env python3
"""Write the page of all limits and times of the service from the source; --check only says whether it is stale.

A figure is a public number, or some by name, at the top of a file of these rooms, with what it means below it.
"""

import ast
import sys
from collections.abc import Iterator
from dataclasses import asdict
from importlib import import_module
from itertools import pairwise
from pathlib import Path

from generated import ROOT, settle

from maquignon.tables.clocks.clock import Pace

PAGE = "docs/reference/figures.md"
ROOMS = {"server": "The server", "tables": "The tables", "client": "Programs and terminals that come to a table"}
CODES = {"STATUSES", "CLOSE_CODES", "NEVER"}
"""Numbers that are no figures."""
HEAD = """# Limits and times

<!-- Written by scripts/write_figures.py from the source. Do not edit. -->

What a server is generous with, and where that ends. A host sets some of it
([settings](../howto/run-a-server.md)); the rest is what it is, and stands here so that nobody has to guess.
"""


def told(value: object) -> str | None:
    """A figure in words, or None for whatever is none."""
    match value:
        case bool() | str():
            return None
        case int() | float():
            return f"{value:,}"
        case None:
            return "none"
        case Pace():
            return ", ".join(f"{key} {part:,}" for key, part in asdict(value).items())
        case dict() if value and all(isinstance(key, str) for key in value):
            parts = {key: told(part) for key, part in value.items()}
            if None in parts.values():
                return None
            return "; ".join(f"{key} {part}" for key, part in parts.items())
        case _:
            return None


def figures(file: Path) -> Iterator[tuple[str, str, str]]:
    """Name, value and meaning of each in the file."""
    body = ast.parse(file.read_text()).body
    module = ".".join(file.relative_to(ROOT / "src").with_suffix("").parts)
    for constant, below in pairwise([*body, ast.Pass()]):
        match constant, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(meaning))):
                is_figure = name.isupper() and not name.startswith("_") and name not in CODES
                if is_figure and (value := told(getattr(import_module(module), name))) is not None:
                    yield name, value, " ".join(meaning.split())
            case _:
                pass


def page() -> str:
    lines = [HEAD]
    for room, title in ROOMS.items():
        lines += [f"## {title}", "", "| figure | is | meaning |", "| --- | --- | --- |"]
        for file in sorted((ROOT / "src/maquignon" / room).rglob("*.py")):
            where = file.relative_to(ROOT / "src/maquignon").with_suffix("").as_posix()
            lines += [f"| `{where}` `{name}` | {value} | {meaning} |" for name, value, meaning in figures(file)]
        lines += [""]
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    sys.exit(settle({PAGE: page()}))
