"""A machine with Python alone: the wheel is installed there, with what it asks for and nothing else."""

import importlib.metadata
import subprocess
import sys
import venv
from collections.abc import Iterable
from pathlib import Path

from packaging.requirements import Requirement

from tests.project.checkout import ROOT

SECONDS = 300


def build_wheel(folder: Path) -> Path:
    words = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(words, cwd=ROOT, check=True, capture_output=True)
    [wheel] = folder.glob("maquignon-*.whl")
    return wheel


def set_up(place: Path, wheel: Path, extras: Iterable[str] = ()) -> None:
    """An empty environment in `place`/venv."""
    venv.create(place / "venv", with_pip=False)
    pip = [sys.executable, "-m", "pip", "--python", str(place / "venv/bin/python"), "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "--no-deps", "--no-index", "-q", str(wheel)], check=True)
    [shelf] = (place / "venv/lib").glob("python*/site-packages")
    for package in required("maquignon", frozenset(extras), set()) - {"maquignon"}:
        lend(package, shelf)


def required(name: str, extras: frozenset[str], found: set[str]) -> set[str]:
    """A package, and everything it needs to run with these extras."""
    found.add(name)
    for wanted in map(Requirement, importlib.metadata.requires(name) or []):
        always = wanted.marker is None or wanted.marker.evaluate({"extra": ""})
        for_extras = wanted.marker is not None and any(wanted.marker.evaluate({"extra": extra}) for extra in extras)
        if (always or for_extras) and wanted.name not in found:
            required(wanted.name, frozenset(wanted.extras), found)
    return found


def lend(package: str, shelf: Path) -> None:
    """The files of a package that is installed here, by links: the new environment has no network to fetch it from."""
    distribution = importlib.metadata.distribution(package)
    tops = {file.parts[0] for file in distribution.files or [] if file.parts[0] not in ("..", "__pycache__")}
    for top in tops:
        if not (shelf / top).exists():
            (shelf / top).symlink_to(Path(str(distribution.locate_file(top))))


def environment(place: Path) -> dict[str, str]:
    """Nothing but the environment's own folder is on the path: no Node, no compiler."""
    return {"PATH": str(place / "venv/bin"), "HOME": str(place), "LANG": "en_GB.UTF-8", "PYTHONNOUSERSITE": "1"}


def ask(place: Path, *words: str, typed: str = "", **more: str) -> "subprocess.CompletedProcess[str]":
    command = [str(place / "venv/bin" / words[0]), *words[1:]]
    return subprocess.run(
        command, capture_output=True, text=True, timeout=SECONDS, env=environment(place) | more, cwd=place,
        input=typed, check=False,
    )  # fmt: skip


def told(place: Path, *words: str, typed: str = "", **more: str) -> str:
    done = ask(place, *words, typed=typed, **more)
    assert done.returncode == 0, done.stderr
    return done.stdout
