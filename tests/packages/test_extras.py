"""Every extra that the wheel offers brings all that its part of the program needs."""

import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest
from platformdirs import user_cache_path

from tests.packages.machine import ask, set_up, told
from tests.project.checkout import texts

pytestmark = pytest.mark.slow

DECLARED = tomllib.loads(texts()["pyproject.toml"])["project"]["optional-dependencies"]
PETTINGZOO = """
from maquignon.adapters.pettingzoo import env
table = env(edition="koehandel", players=3)
table.reset(seed=1)
import pyspiel, maquignon.adapters.openspiel
print(len(table.possible_agents), pyspiel.load_game("python_maquignon").num_players())
"""
COMPILED = """
import numpy
from maquignon.rules.payment import can_pay_exactly
from maquignon.turbo.compiled import entry
from maquignon.turbo.batch import Batch
print(entry(can_pay_exactly)(numpy.array([0, 2, 1, 0, 0, 0], numpy.int8), 70), Batch.__name__)
"""  # one rule: compiling them all takes a minute, and other tests see to it
DRAWN = "from maquignon.terminal.drawn.app import TableApp; print(TableApp.__name__)"
PARQUET = "dataset games --games 6 --players random,thrifty,thrifty --format parquet"
TRIALS: dict[str, tuple[list[str], str]] = {
    "turbo": (["python", "-c", COMPILED], "True Batch"),
    "arena": (["maquignon", "arena", "--seats", "random,thrifty,thrifty", "--games", "3"], "thrifty"),
    "research": (["python", "-W", "ignore", "-c", PETTINGZOO], "3 4"),
    "data": (["maquignon", *PARQUET.split()], "6"),
    "tui": (["python", "-c", DRAWN], "TableApp"),
    "site": (["python", "-c", "import furo, myst_parser, sphinx; print(sphinx.__version__)"], "."),
    "train": (["python", "-c", "import maquignon.training.league, torch; print(torch.__version__)"], "."),
}  # fmt: skip
WITH = {"data": ["turbo"], "train": ["turbo"]}
"""What an extra is of no use without."""


def test_every_extra_for_users_is_tried() -> None:
    assert set(DECLARED) == {*TRIALS, "postgres", "dev"}


@pytest.fixture
def machine(tmp_path: Path, wheel: Path, extra: str) -> Path:
    if extra == "train" and find_spec("torch") is None:
        pytest.skip("torch is not here")
    set_up(tmp_path, wheel, [extra, *WITH.get(extra, [])])
    return tmp_path


@pytest.mark.parametrize("extra", TRIALS)
def test_an_extra_brings_what_its_command_needs(machine: Path, extra: str) -> None:
    words, expected = TRIALS[extra]
    assert expected in told(machine, *words, XDG_CACHE_HOME=str(user_cache_path()))


@pytest.mark.parametrize("extra", ["arena"])
def test_a_league_has_a_key(machine: Path, extra: str) -> None:
    assert len(told(machine, "maquignon", "league", "key").strip()) == 44


@pytest.mark.parametrize("extra", ["postgres"])
def test_the_driver_of_the_database_is_there_and_the_database_is_not(machine: Path, extra: str) -> None:
    done = ask(machine, "maquignon", "cluster", "status", "--store", "postgresql://ana@127.0.0.1:1/none")
    assert done.returncode == 1
    assert "maquignon[postgres]" not in done.stderr
    assert done.stderr.startswith("maquignon: ")
