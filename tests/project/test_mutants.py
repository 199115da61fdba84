"""The run that puts faults in: it says of each what became of it, and leaves everything as it was."""

import sys
from pathlib import Path

import pytest

from tests.project.checkout import ROOT

sys.path.insert(0, str(ROOT / "scripts"))

from mutants import Fault, Outcome, read_faults, score, tried, without_fault

LAW = "def price(bid):\n    return bid + 10\n"


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one rule and one test."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    (tmp_path / "src/maquignon").mkdir(parents=True)
    (tmp_path / "src/maquignon/__init__.py").touch()
    (tmp_path / "src/maquignon/law.py").write_text(LAW)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests/test_law.py").write_text(
        "from maquignon.law import price\n\n\ndef test_a_price() -> None:\n    assert price(40) == 50\n"
    )
    return tmp_path


def fault(was: str, now: str, file: str = "law.py", room: str = "rules") -> Fault:
    return Fault(room, file, was, now, "bids cost nothing", ("tests/test_law.py",))


@pytest.mark.parametrize(
    ("put_in", "outcome"),
    [
        (fault("bid + 10", "bid + 20"), "noticed"),
        (fault("bid + 10", "bid + 5 + 5"), "UNNOTICED"),
        (fault("bid + 11", "bid + 20"), "not found"),
        (fault("bid", "price"), "not found"),
        (fault("bid + 10", "bid", file="moved.py"), "noticed"),
        (fault("def price(bid):", "def price(bid)"), "does not run"),
        (fault("return bid + 10", "while True: pass"), "hung"),
    ],
    ids=lambda value: value if isinstance(value, str) else value.now,
)
def test_what_becomes_of_a_fault(tree: Path, put_in: Fault, outcome: Outcome) -> None:
    assert tried(tree, put_in, seconds=60 if outcome != "hung" else 2) == outcome
    assert (tree / "src/maquignon/law.py").read_text() == LAW


def test_words_can_be_wrong_too(tree: Path) -> None:
    (tree / "src/maquignon/words.ftl").write_text("bid = bid + 11\n")
    assert tried(tree, fault("bid + 11", "bid + 20", file="words.ftl"), seconds=60) == "UNNOTICED"


def test_what_stands_in_two_other_files_is_not_guessed(tree: Path) -> None:
    (tree / "src/maquignon/twin.py").write_text(LAW)
    assert tried(tree, fault("bid + 10", "bid", file="moved.py"), seconds=60) == "not found"


def test_tests_that_fail_by_themselves_say_nothing(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    faults = [fault("bid + 10", "bid")]
    times = without_fault(tree, faults)
    assert times is not None
    assert list(times) == ["tests/test_law.py"]
    (tree / "src/maquignon/law.py").write_text(LAW.replace("10", "11"))
    assert without_fault(tree, faults) is None
    assert capsys.readouterr().err.startswith("tests/test_law.py fails without any fault")


def test_the_score_leaves_out_what_was_not_tried() -> None:
    found: dict[Fault, Outcome] = {
        fault("a", "b"): "noticed",
        fault("a", "c"): "hung",
        fault("a", "d"): "UNNOTICED",
        fault("a", "e"): "not found",
        fault("a", "f", room="server"): "noticed",
        fault("a", "g", room="tables"): "not tried",
    }
    assert score(found) == "3 of 4 faults noticed (75%; rules 2/3, server 1/1, tables 0/0)"


def test_every_fault_on_the_list_names_tests_that_are_there() -> None:
    faults = list(read_faults(ROOT / "tests/mutants"))
    assert {fault.room for fault in faults} == {"bots", "rules", "server", "tables", "words"}
    assert len({(fault.file, fault.was, fault.now) for fault in faults}) == len(faults)
    for one in faults:
        assert one.was != one.now
        assert one.means
        assert all((ROOT / test).exists() for test in one.tests)
