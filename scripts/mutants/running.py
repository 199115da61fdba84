"""Copies of this checkout, and pytest in one of them."""

import compileall
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from py_compile import PycInvalidationMode

from generated import ROOT

QUICK = "not slow and not browser and not soak"
NEEDLESS = ("cacheprovider", "hypothesispytest", "schemathesis")
"""Plugins that only take their time to load, half of what a short run takes."""
HERE = Path(__file__).resolve().parents[1]


@dataclass(frozen=True, slots=True)
class Ran:
    """How pytest ended (None: not in time), and the tests that were run to their end: how long, and did they pass."""

    status: int | None
    seconds: dict[str, float]
    failed: tuple[str, ...]


def copy_checkout(tree: Path) -> Path:
    """What git knows of."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True)
    shutil.rmtree(tree, ignore_errors=True)
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, tree / name)
    compile_source(tree)
    return tree


def compile_source(tree: Path) -> None:
    """Compiled files that are known to be stale by what is written, not by when: a fault may come within a second."""
    compileall.compile_dir(str(tree / "src"), quiet=2, invalidation_mode=PycInvalidationMode.CHECKED_HASH)


def run_tests(
    tree: Path,
    tests: Sequence[str],
    seconds: float | None = None,
    reach: Path | None = None,
    options: Sequence[str] = ("-x",),
) -> Ran:
    """Run the quick ones of these tests; with a file for their reach, write down which lines each of them came to."""
    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder) / "tests"
        words = [sys.executable, "-m", "pytest", "-q", "-p", "mutants.witness", "-m", QUICK]
        words += [word for plugin in NEEDLESS for word in ("-p", f"no:{plugin}")]
        paths = os.pathsep.join((str(tree / "src"), str(HERE)))
        surroundings = os.environ | {"PYTHONPATH": paths, "MUTANTS_TESTS": str(told)}
        surroundings.pop("PYTHONDONTWRITEBYTECODE", None)
        if reach is not None:
            surroundings["MUTANTS_REACH"] = str(reach)
        status = _run([*words, *options, *tests], tree, surroundings, seconds)
        lines = [json.loads(line) for line in told.read_text().splitlines()] if told.exists() else []
    return Ran(
        status,
        {line["test"]: line["seconds"] for line in lines},
        tuple(line["test"] for line in lines if not line["passed"]),
    )


def _run(words: Sequence[str], tree: Path, surroundings: dict[str, str], seconds: float | None) -> int | None:
    """How a program ended; None: it and all that it started were ended after so many seconds."""
    quiet = subprocess.DEVNULL
    program = subprocess.Popen(words, cwd=tree, env=surroundings, stdout=quiet, stderr=quiet, start_new_session=True)
    try:
        return program.wait(seconds)
    except subprocess.TimeoutExpired:
        return None
    finally:
        if program.poll() is None:
            os.killpg(program.pid, signal.SIGKILL)
            program.wait()
