"""The compiled law is kept on disk, never plays an old game, and does without a disk."""

import os
import subprocess
import sys
from pathlib import Path
from types import FunctionType, ModuleType

import numpy as np
import pytest

from maquignon.rules.legality import may_take_turn
from maquignon.rules.payment import why_not_payment
from maquignon.rules.reasons import FINE
from maquignon.turbo import law
from maquignon.turbo.cache import fingerprint, home
from maquignon.turbo.compiled import reached
from maquignon.turbo.dice import roll

SMALL = """
from maquignon.rules.payment import can_pay_exactly
from maquignon.turbo.compiled import entry
import numpy as np
pays = entry(can_pay_exactly)
print(pays(np.array([0, 2, 1, 0, 0, 0], np.int8), 70))
"""


def run(code: str, cache: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    surroundings = os.environ | {"XDG_CACHE_HOME": str(cache)} | environment
    return subprocess.run([sys.executable, "-c", code], env=surroundings, capture_output=True, text=True, check=True)


def files(cache: Path) -> list[Path]:
    return sorted(file for file in cache.rglob("*") if file.is_file())


@pytest.mark.slow
def test_the_first_use_says_what_it_does_and_the_second_has_nothing_to_say(tmp_path: Path) -> None:
    first, second = run(SMALL, tmp_path), run(SMALL, tmp_path)
    assert first.stdout == second.stdout == "True\n"
    assert "Compiling the law" in first.stderr
    assert second.stderr == ""


@pytest.mark.slow
def test_a_damaged_cache_is_made_again(tmp_path: Path) -> None:
    run(SMALL, tmp_path)
    for suffix in (".nbc", ".nbi"):
        (file,) = (file for file in files(tmp_path) if file.suffix == suffix)
        content = bytearray(file.read_bytes())
        content[len(content) // 2 :] = bytes(len(content) - len(content) // 2)
        file.write_bytes(content)
        again = run(SMALL, tmp_path)
        assert again.stdout == "True\n"
        assert "cannot be read" in again.stderr
        assert run(SMALL, tmp_path).stderr == ""


@pytest.mark.slow
def test_two_processes_do_not_compile_the_same_thing_twice(tmp_path: Path) -> None:
    surroundings = os.environ | {"XDG_CACHE_HOME": str(tmp_path)}
    both = [
        subprocess.Popen([sys.executable, "-c", SMALL], env=surroundings, stderr=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    told = [process.communicate()[1] for process in both]
    assert sum("Compiling the law" in stderr for stderr in told) == 1


@pytest.mark.slow
def test_where_nothing_can_be_written_the_code_serves_once(tmp_path: Path) -> None:
    no_folder = tmp_path / "file"
    no_folder.write_text("in the way")
    done = run(SMALL, no_folder)
    assert done.stdout == "True\n"
    assert "cannot be kept" in done.stderr


def altered(function: FunctionType, **constants: object) -> FunctionType:
    """The same function in a world where some constants are others."""
    return FunctionType(function.__code__, function.__globals__ | constants, function.__name__, function.__defaults__)


def test_a_change_deep_in_a_rule_is_another_game() -> None:
    rules = reached(law._replay)
    assert why_not_payment in rules
    before = fingerprint(rules)
    assert fingerprint(reached(law._replay)) == before

    def why_not_payment_otherwise() -> int:
        return FINE

    otherwise = FunctionType(why_not_payment_otherwise.__code__, why_not_payment.__globals__, "why_not_payment")
    otherwise.__module__ = why_not_payment.__module__
    assert fingerprint(rules - {why_not_payment} | {otherwise}) != before


def test_a_change_of_a_constant_is_another_game() -> None:
    assert isinstance(may_take_turn, FunctionType)
    otherwise = altered(may_take_turn, KINDS_OF_ANIMALS=9)
    otherwise.__module__ = may_take_turn.__module__
    assert fingerprint([otherwise]) != fingerprint([may_take_turn])


def test_where_a_package_lies_makes_no_other_game() -> None:
    assert isinstance(roll, FunctionType)
    numpy_elsewhere = ModuleType("numpy")
    numpy_elsewhere.__dict__["__version__"] = np.__version__
    moved = altered(roll, np=numpy_elsewhere)
    moved.__module__ = roll.__module__
    assert fingerprint([moved]) == fingerprint([roll])
    numpy_elsewhere.__dict__["__version__"] = "0.1"
    assert fingerprint([moved]) != fingerprint([roll])


@pytest.mark.slow
def test_without_numba_the_law_stands_and_turbo_says_what_is_missing(tmp_path: Path) -> None:
    done = run(
        "import sys; sys.modules['numba'] = None\n"
        "import maquignon.rules.game, maquignon.turbo\n"
        "try: import maquignon.turbo.law\n"
        "except ImportError as error: print(error)",
        tmp_path,
    )
    assert done.stdout == "The compiled law needs numba. Install it with: pip install 'maquignon[turbo]'\n"


@pytest.mark.slow
def test_where_numba_compiles_nothing_a_sentence_says_so(tmp_path: Path) -> None:
    done = run(
        "import os; os.environ['NUMBA_DISABLE_JIT'] = '1'\n"
        "from maquignon.command import main\n"
        "for words in (['dataset', 'games'], ['train', 'run'], ['judgement', 'run']): print(main(words))\n"
        "print(main(['simulate', '--bots', 'expert,thrifty,random', '--games', '1', '--json']))",
        tmp_path,
    )
    assert done.stdout.startswith("1\n1\n1\n{")
    assert done.stdout.endswith("}\n0\n"), "an expert still plays, without looking ahead"
    told = done.stderr.splitlines()
    assert len(told) == 3
    assert all(line.endswith("while numba compiles nothing: unset NUMBA_DISABLE_JIT.") for line in told)


@pytest.mark.slow
def test_from_the_cache_the_first_step_comes_within_a_second() -> None:
    step = (
        "import time; start = time.process_time()\n"
        "import numpy as np\n"
        "from maquignon.rules.terms.editions import EDITIONS\n"
        "from maquignon.rules.game import start as begin\n"
        "from maquignon.turbo import law, records\n"
        "record = records.as_record(begin(EDITIONS['koehandel'], 4, 0).state)\n"
        "loaded = time.process_time()\n"
        "assert law.attempt(record, 3, 0, 0, -2, -1, np.zeros(6, np.int8)) == 0\n"
        "print(time.process_time() - loaded)"
    )
    shared = home().parents[1]
    run(step, shared)
    assert min(float(run(step, shared).stdout) for _ in range(3)) < 1


@pytest.mark.slow
def test_the_compiled_law_never_reaches_beyond_an_array(tmp_path: Path) -> None:
    code = (
        "from random import Random\n"
        "from tests.turbo.test_one_law import PRINTED, disagreement\n"
        "from tests.turbo.tables import house_table\n"
        "from tests.turbo.walks import walk\n"
        "rng = Random(3)\n"
        "for table in PRINTED + [house_table(rng) for _ in range(40)]:\n"
        "    assert disagreement(table, 0, walk(table.begin(0), rng)) is None\n"
    )
    run(code, tmp_path, NUMBA_BOUNDSCHECK="1", PYTHONPATH=os.getcwd())
