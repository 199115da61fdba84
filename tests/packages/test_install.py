"""On a machine with Python alone the wheel installs, and games are played: in the terminal, among bots, in browsers."""

import re
import signal
import subprocess
from pathlib import Path
from random import Random
from urllib.request import urlopen

import pytest

from tests.packages.machine import SECONDS, ask, environment, set_up, told
from tests.terminal.typist import Typist

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Path:
    place = tmp_path_factory.mktemp("machine")
    set_up(place, wheel)
    return place


def test_nothing_but_what_is_declared_is_there(home: Path) -> None:
    others = "('numba', 'torch', 'pytest', 'pettingzoo', 'sphinx')"
    code = f"import importlib.util as u; print([name for name in {others} if u.find_spec(name)])"
    assert told(home, "python", "-c", code).strip() == "[]"


def test_a_whole_game_is_played_in_the_terminal(home: Path) -> None:
    typist = Typist(Random(1))
    lines = "".join(typist.readline() for _ in range(20_000))  # far more than a game takes
    printed = told(home, "maquignon", "play", "--plain", "--players", "3", "--seed", "1", typed=lines)
    assert "the game is over" in printed.splitlines()[-1]


def test_bots_play_whole_games(home: Path) -> None:
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
