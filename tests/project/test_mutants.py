"""The run that puts faults in: it says of each what became of it, and leaves everything as it was."""

import sys
from pathlib import Path

import pytest

from tests.project.checkout import ROOT

sys.path.insert(0, str(ROOT / "scripts"))

from mutants.__main__ import score
from mutants.faults import Fault, changed_lines, read_faults
from mutants.outcomes import Outcomes
from mutants.reach import FEW, Reach, in_batches, in_order, learn, lines_to_reach
from mutants.running import compile_source
from mutants.trying import Judge, Outcome, Verdict

LAW = """\
STEP = 10


def price(bid):
    return bid + STEP


def unused(bid):
    return bid - STEP
"""
TESTS = """\
from maquignon.law import price


def test_a_price() -> None:
    assert price(40) == 50


def test_nothing() -> None:
    pass
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with one rule and two tests, one of which has nothing to do with it."""
    tree = tmp_path_factory.mktemp("tree")
    (tree / "src/maquignon").mkdir(parents=True)
    (tree / "src/maquignon/__init__.py").touch()
    (tree / "src/maquignon/law.py").write_text(LAW)
    (tree / "src/maquignon/words.ftl").write_text("price = costs\n")
    (tree / "tests").mkdir()
    (tree / "tests/test_law.py").write_text(TESTS)
    compile_source(tree)
    return tree


@pytest.fixture(scope="module")
def reach(tree: Path) -> Reach:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
        assert learn(tree, ["tests"], tree / "reach", jobs=1) == ()
    return Reach(tree / "reach")


@pytest.fixture
def judge(reach: Reach, monkeypatch: pytest.MonkeyPatch) -> Judge:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    return Judge(reach)


def fault(was: str, now: str, file: str = "law.py", room: str = "rules") -> Fault:
    return Fault(room, file, was, now, "bids cost nothing", ("tests/test_law.py",))


PRICED = "tests/test_law.py::test_a_price"


@pytest.mark.parametrize(
    ("put_in", "verdict"),
    [
        (fault("bid + STEP", "bid"), Verdict("noticed", PRICED)),
        (fault("STEP = 10", "STEP = 20"), Verdict("noticed", PRICED)),
        (fault("bid + STEP", "STEP + bid"), Verdict("UNNOTICED")),
        (fault("bid - STEP", "bid"), Verdict("UNNOTICED")),
        (fault("bid + 11", "bid + 20"), Verdict("not found")),
        (fault("return", "yield"), Verdict("not found")),
        (fault("bid + STEP", "bid", file="moved.py"), Verdict("noticed", PRICED)),
        (fault("def price(bid):", "def price_of(bid):"), Verdict("does not run")),
        (fault("costs", "is", file="words.ftl"), Verdict("UNNOTICED")),
    ],
    ids=lambda value: value.outcome if isinstance(value, Verdict) else value.now,
)
def test_what_becomes_of_a_fault(tree: Path, judge: Judge, put_in: Fault, verdict: Verdict) -> None:
    assert judge.judge(tree, put_in) == verdict
    assert (tree / "src/maquignon/law.py").read_text() == LAW


@pytest.mark.slow
def test_a_fault_that_hangs_the_tests_is_noticed(tree: Path, judge: Judge, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mutants.trying.PATIENCE", 6.0)
    assert judge.judge(tree, fault("return bid + STEP", "while True: pass")) == Verdict("hung")


def test_what_stands_in_two_other_files_is_not_guessed(tree: Path, judge: Judge) -> None:
    (tree / "src/maquignon/twin.py").write_text(LAW)
    try:
        assert judge.judge(tree, fault("bid + STEP", "bid", file="moved.py")) == Verdict("not found")
    finally:
        (tree / "src/maquignon/twin.py").unlink()


def test_a_test_that_fails_by_itself_notices_nothing(tree: Path, judge: Judge) -> None:
    broken = TESTS + "\n\ndef test_what_is_not_so() -> None:\n    assert price(40) == 51\n"
    (tree / "tests/test_law.py").write_text(broken)
    try:
        verdict = judge.judge(tree, fault("bid + STEP", "STEP + bid"), "tests/test_law.py::test_what_is_not_so")
    finally:
        (tree / "tests/test_law.py").write_text(TESTS)
    assert verdict == Verdict("UNNOTICED")
    assert judge.sound == {"tests/test_law.py::test_what_is_not_so": False}


def test_only_tests_that_come_to_the_changed_lines_are_tried_first(tree: Path, reach: Reach) -> None:
    source = tree / "src/maquignon"
    law = source / "law.py"
    assert set(reach.seconds) == {PRICED, "tests/test_law.py::test_nothing"}
    assert reach.tests(source, {law: {5}}) == {PRICED}
    assert reach.tests(source, {law: {9}}) == set()
    assert reach.tests(source, {source / "new.py": {1}}) == set()


def test_tests_that_are_newer_than_what_was_learnt_are_tried_as_well(tree: Path, reach: Reach, judge: Judge) -> None:
    assert reach.unknown(tree) == []
    put_in = Fault("rules", "law.py", "bid + STEP", "max(bid, 11) + STEP", "low bids cost more", ("tests",))
    assert judge.judge(tree, put_in) == Verdict("UNNOTICED")
    (tree / "tests/test_more.py").write_text(
        TESTS.replace("test_a_price", "test_a_low_price").replace("(40) == 50", "(10) == 20")
    )
    try:
        judge.unknown = reach.unknown(tree)
        assert judge.unknown == ["tests/test_more.py"]
        assert judge.judge(tree, put_in) == Verdict("noticed", "tests/test_more.py::test_a_low_price")
    finally:
        (tree / "tests/test_more.py").unlink()


def test_what_is_done_on_import_is_looked_for_where_it_is_used(tree: Path) -> None:
    source = tree / "src/maquignon"
    law = source / "law.py"
    assert lines_to_reach(source, law, [5]) == {law: {5}}
    assert lines_to_reach(source, law, [1]) == {law: {1, 5, 9}}
    assert lines_to_reach(source, law, [4]) == {law: {4, 5}}


@pytest.mark.parametrize(
    ("was", "now", "changed"),
    [
        ("bid + STEP", "bid", range(5, 6)),
        ("def price(bid):\n    return bid + STEP", "def price(bid):\n    return bid", range(5, 6)),
        ("def price(bid):\n    return bid + STEP\n", "def price(bid):\n    return STEP\n", range(5, 6)),
        ("STEP = 10\n\n\ndef price(bid):", "STEP = 10\n\n\ndef price(other):", range(4, 5)),
        ("def unused(bid):\n    return bid - STEP\n", "", range(8, 10)),
    ],
)
def test_which_lines_a_fault_changes(was: str, now: str, changed: range) -> None:
    assert changed_lines(LAW, fault(was, now)) == changed


def test_the_fastest_of_the_listed_tests_come_first_and_no_test_with_many_cases_hides_another() -> None:
    seconds = {"other/a.py::x": 0.1, "rules/a.py::slow": 5.0, "rules/a.py::quick": 1.0}
    seconds |= {f"rules/a.py::cases[{number}]": 0.2 for number in range(4)}
    ordered = in_order(seconds, seconds, ["rules"])
    assert ordered[2:] == ["rules/a.py::quick", "rules/a.py::slow", "other/a.py::x", *ordered[-2:]]
    assert all("cases" in test for test in (*ordered[:2], *ordered[-2:]))


def test_a_few_tests_are_tried_and_then_as_many_as_there_is_time_for() -> None:
    tests = [f"test_{number}" for number in range(FEW + 3)]
    seconds = dict.fromkeys(tests, 1.0)
    assert list(in_batches(tests, seconds, most=2)) == [tests[:FEW], tests[FEW : FEW + 2]]
    assert list(in_batches(tests[:FEW], seconds, most=2)) == [tests[:FEW]]
    assert list(in_batches([], seconds, most=2)) == []


def test_a_run_that_was_stopped_goes_on(tree: Path) -> None:
    file = tree / "outcomes.jsonl"
    faults = [fault("bid + STEP", "bid"), fault("bid - STEP", "bid")]
    seen, unseen = faults
    outcomes = Outcomes(file, tree, faults)
    assert outcomes.known(seen) is None
    outcomes.keep(seen, Verdict("noticed", PRICED))
    outcomes.keep(unseen, Verdict("UNNOTICED"))
    assert Outcomes(file, tree, faults).known(seen) == Verdict("noticed", PRICED)
    assert Outcomes(file, tree, faults).known(unseen) == Verdict("UNNOTICED")
    (tree / "tests/test_more.py").touch()  # one more test: what was noticed is noticed still
    (tree / "tests/test_more.py").write_text("def test_more() -> None: ...\n")
    assert Outcomes(file, tree, faults).known(seen) == Verdict("noticed", PRICED)
    assert Outcomes(file, tree, faults).known(unseen) is None
    (tree / "src/maquignon/law.py").write_text("# otherwise\n" + LAW)
    try:
        assert Outcomes(file, tree, faults).known(seen) is None
        assert Outcomes(file, tree, faults).hint(seen) == PRICED
    finally:
        (tree / "src/maquignon/law.py").write_text(LAW)
        (tree / "tests/test_more.py").unlink()


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
