"""The law and what is deduced from it import nothing but what is named here: no dice, no clock, no I/O can slip in."""

import ast
from collections.abc import Iterator

import pytest

from tests.project.checkout import ROOT

HOME = ROOT / "src/maquignon"
ALLOWED = {
    "rules": {"collections.abc", "dataclasses", "itertools", "typing"},
    "knowledge": {"collections.abc", "itertools", "typing", "maquignon.rules"},
}


def imported(text: str) -> Iterator[str]:
    """The modules a file imports, wherever in it; calls that open or run something count as well."""
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=str(module), level=0):
                yield module
            case ast.ImportFrom():
                yield "a relative import"
            case ast.Call(func=ast.Name(id="__import__" | "eval" | "exec" | "open" | "compile" as name)):
                yield name
            case _:
                pass


def strangers(room: str, text: str) -> list[str]:
    allowed = ALLOWED[room] | {f"maquignon.{room}"}
    return [
        module
        for module in imported(text)
        if module not in allowed and not any(module.startswith(f"{home}.") for home in allowed if "maquignon" in home)
    ]


@pytest.mark.parametrize("room", ALLOWED)
def test_only_what_is_named_here_is_imported(room: str) -> None:
    files = sorted((HOME / room).rglob("*.py"))
    assert len(files) > 4
    found = {str(file.relative_to(HOME)): strangers(room, file.read_text("utf-8")) for file in files}
    assert {file: modules for file, modules in found.items() if modules} == {}


@pytest.mark.parametrize(
    "line",
    [
        "import json", "import os.path", "from subprocess import run", "from threading import Thread",
        "from maquignon.play.dealer import Dealer", "from maquignon import knowledge", "from . import cards",
        "import collections", "def read():\n    import time", "open('x')", "__import__('random')",
    ],
)  # fmt: skip
def test_a_stranger_is_noticed(line: str) -> None:
    assert strangers("rules", line)


@pytest.mark.parametrize("room", ALLOWED)
def test_nothing_is_allowed_that_nobody_needs(room: str) -> None:
    needed = {module for file in (HOME / room).rglob("*.py") for module in imported(file.read_text("utf-8"))}
    assert ALLOWED[room] - {"maquignon.rules"} <= needed
