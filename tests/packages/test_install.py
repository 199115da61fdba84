"""On a machine with Python alone the wheel installs, and games are played: in the terminal, among bots, in browsers."""

import importlib.metadata
import re
import signal
import subprocess
import sys
import venv
from pathlib import Path
from urllib.request import urlopen

import pytest
from packaging.requirements import Requirement

from tests.project.checkout import ROOT

pytestmark = pytest.mark.slow
SECONDS = 300


def required(name: str, found: set[str]) -> set[str]:
    """A package, and everything it needs to run, without any extra."""
    if name not in found:
        found.add(name)
        for wanted in map(Requirement, importlib.metadata.requires(name) or []):
            if wanted.marker is None or wanted.marker.evaluate({"extra": ""}):
                required(wanted.name, found)
    return found


def lend(package: str, shelf: Path) -> None:
    """The files of a package that is installed here, by links: the new environment has no network to fetch it from."""
    distribution = importlib.metadata.distribution(package)
    tops = {file.parts[0] for file in distribution.files or [] if file.parts[0] not in ("..", "__pycache__")}
    for top in tops:
        if not (shelf / top).exists():
            (shelf / top).symlink_to(Path(str(distribution.locate_file(top))))


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty environment into which the wheel was installed, with what it asks for and nothing else."""
    place = tmp_path_factory.mktemp("machine")
    words = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(place)]
    subprocess.run(words, cwd=ROOT, check=True, capture_output=True)
    [wheel] = place.glob("maquignon-*.whl")
    venv.create(place / "venv", with_pip=True)
    python = place / "venv/bin/python"
    pip = [
        str(python),
        "-m",
        "pip",
        "--disable-pip-version-check",
        "install",
        "--no-deps",
        "--no-index",
        "-q",
        str(wheel),
    ]
    subprocess.run(pip, check=True)
    [shelf] = (place / "venv/lib").glob("python*/site-packages")
    for package in required("maquignon", set()) - {"maquignon"}:
        lend(package, shelf)
    return place


def environment(home: Path) -> dict[str, str]:
    """Nothing but the environment's own folder is on the path: no Node, no compiler."""
    return {"PATH": str(home / "venv/bin"), "HOME": str(home), "LANG": "en_GB.UTF-8", "PYTHONNOUSERSITE": "1"}


def ask(home: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    place = {"env": environment(home), "cwd": str(home), "stdin": subprocess.DEVNULL}
    command = [str(home / "venv/bin" / words[0]), *words[1:]]
    return subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, **place)  # type: ignore[call-overload,no-any-return]  # by name


def told(home: Path, *words: str) -> str:
    done = ask(home, *words)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_nothing_but_what_is_declared_is_there(home: Path) -> None:
    others = "('numba', 'torch', 'pytest', 'pettingzoo', 'sphinx')"
    code = f"import importlib.util as u; print([name for name in {others} if u.find_spec(name)])"
    assert told(home, "python", "-c", code).strip() == "[]"


def test_the_terminal_begins_a_game_and_bots_play_whole_ones(home: Path) -> None:
    assert "Ana" in told(home, "maquignon", "play", "--plain", "--seed", "1")
    assert "thrifty" in told(home, "maquignon", "simulate", "--bots", "thrifty,medium,expert", "--games", "2")
    assert "koehandel" in told(home, "maquignon", "editions")
    assert "R1" in told(home, "maquignon", "rules", "koehandel", "--lang", "de")


def test_a_program_plays_with_the_library(home: Path) -> None:
    code = "import maquignon as mq; print(mq.is_over(mq.play_match(['hard', 'thrifty', 'random'], 'bluff').game))"
    assert told(home, "python", "-c", code).strip() == "True"


@pytest.mark.parametrize(
    ("words", "extra"), [(["dataset", "games"], "turbo"), (["arena", "--seats", "random"], "arena")]
)
def test_without_an_extra_a_sentence_says_which_one_is_missing(home: Path, words: list[str], extra: str) -> None:
    done = ask(home, "maquignon", *words)
    assert done.returncode == 1
    assert f"maquignon[{extra}]" in done.stderr


def test_the_browser_game_is_served(home: Path) -> None:
    words = ["serve", "--host", "127.0.0.1", "--port", "0", "--no-qr", "--data", str(home / "data")]
    command = [str(home / "venv/bin/maquignon"), *words]
    with subprocess.Popen(command, env=environment(home), stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            address = next(found[0] for line in server.stdout if (found := re.search(r"http://[\w.:]+", line)))
            script = re.search(r'src="[./]*(assets/[^"]+\.js)"', fetch(address).decode())
            assert script is not None
            assert len(fetch(f"{address}/{script[1]}")) > 10_000
        finally:
            server.send_signal(signal.SIGINT)
        server.stdout.read()
        assert server.wait(SECONDS) in (0, 130)


def fetch(address: str) -> bytes:
    with urlopen(address, timeout=SECONDS) as answer:
        found: bytes = answer.read()
    return found
