"""Whoever only passes by plays with `uvx` or `pipx run`, from the wheel and nothing else: no Node, no checkout."""

import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from urllib.request import urlopen

import pytest

from maquignon import __version__
from tests.packages.machine import SECONDS, required
from tests.packages.shelf import fill
from tests.terminal.typist import Typist

pytestmark = pytest.mark.slow

TOOLS = Path(sys.executable).parent
Words = Callable[[str], list[str]]


def uvx(wheel: str) -> list[str]:
    return [str(TOOLS / "uvx"), "--python", sys.executable, "--from", wheel, "maquignon"]


def pipx(wheel: str) -> list[str]:
    """With uv under it; with pip it wants the newest pip first, which no shelf has."""
    return [str(TOOLS / "pipx"), "run", "--backend", "uv", "--python", sys.executable, "--spec", wheel, "maquignon"]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the tools keep what they install, beside all wheels that can be had and what their scripts call."""
    place = tmp_path_factory.mktemp("passing-by")
    (place / "bin").mkdir()
    for program in ("dirname", "realpath"):
        (place / "bin" / program).symlink_to(shutil.which(program) or "nowhere")
    fill(place / "shelf", required("maquignon", frozenset({"arena"}), set()) - {"maquignon"})
    return place


def surroundings(home: Path) -> dict[str, str]:
    """No network, and next to nothing on the path: no Node, no compiler."""
    shelf = str(home / "shelf")
    return {
        "PATH": str(home / "bin"), "HOME": str(home), "LANG": "en_GB.UTF-8", "PYTHONNOUSERSITE": "1",
        "UV_FIND_LINKS": shelf, "UV_NO_INDEX": "1", "UV_OFFLINE": "1",
    }  # fmt: skip


def told(home: Path, *words: str, typed: str = "") -> str:
    done = subprocess.run(
        words, capture_output=True, text=True, timeout=SECONDS, env=surroundings(home), cwd=home, input=typed,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("tool", [uvx, pipx])
def test_bots_play_and_are_measured(home: Path, wheel: Path, tool: Words) -> None:
    assert told(home, *tool(str(wheel)), "--version") == f"maquignon {__version__}\n"
    measured = told(home, *tool(f"{wheel}[arena]"), "arena", "--seats", "random,thrifty,thrifty", "--games", "3")
    assert "thrifty" in measured


@pytest.mark.parametrize("tool", [uvx, pipx])
def test_a_whole_game_is_played_in_the_terminal(home: Path, wheel: Path, tool: Words) -> None:
    typist = Typist(Random(1))
    lines = "".join(typist.readline() for _ in range(20_000))  # far more than a game takes
    words = ["play", "--plain", "--players", "3", "--seed", "1"]
    assert "the game is over" in told(home, *tool(str(wheel)), *words, typed=lines).splitlines()[-1]


@pytest.mark.parametrize("tool", [uvx, pipx])
def test_the_browser_game_is_served(home: Path, wheel: Path, tool: Words) -> None:
    words = ["serve", "--host", "127.0.0.1", "--port", "0", "--no-qr", "--data", str(home / tool.__name__)]
    command = [*tool(str(wheel)), *words]
    with subprocess.Popen(command, env=surroundings(home), cwd=home, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            address = next(found[0] for line in server.stdout if (found := re.search(r"http://[\w.:]+", line)))
            with urlopen(address, timeout=SECONDS) as page:
                assert b"<title>" in page.read()
        finally:
            server.send_signal(signal.SIGINT)
        server.stdout.read()
        assert server.wait(SECONDS) in (0, 130)
