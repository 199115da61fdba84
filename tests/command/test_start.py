"""The command answers at once: what is expensive is imported only where it is used."""

import json
import subprocess
import sys

import pytest

EXPENSIVE = {
    "asyncio",
    "httptools",
    "msgspec",
    "multiprocessing",
    "numba",
    "numpy",
    "rich",
    "starlette",
    "torch",
    "uvicorn",
}
ASK = """
import contextlib, json, sys
from maquignon.command import main
with contextlib.suppress(SystemExit), contextlib.redirect_stdout(sys.stderr):
    main({words})
print(json.dumps([sorted(sys.modules), [name for name in sys.modules if name.startswith("maquignon")]]))
"""


def modules_after(words: list[str]) -> tuple[set[str], list[str]]:
    script = ASK.format(words=words)
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    everything, ours = json.loads(run.stdout)
    return set(everything), ours


def test_help_imports_nothing_but_the_command() -> None:
    everything, ours = modules_after(["--help"])
    assert ours == ["maquignon", "maquignon.command"]
    assert not everything & EXPENSIVE


@pytest.mark.parametrize("words", [["rules", "--help"], ["replay", "--help"]])
def test_asking_for_help_loads_nothing_expensive(words: list[str]) -> None:
    everything, _ = modules_after(words)
    assert not everything & EXPENSIVE


@pytest.mark.parametrize("words", [["editions"], ["simulate", "--help"]])
def test_where_a_table_is_printed_only_what_draws_it_is_loaded(words: list[str]) -> None:
    everything, _ = modules_after(words)
    assert everything & EXPENSIVE == {"rich"}
