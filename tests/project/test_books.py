"""The books of the browser tests add up what every process has heard, and an entry that is missing fails the run."""

import pytest

from maquignon.notation.frames import snake
from maquignon.tables.protocol.messages import Command
from tests.browser.books import UNSAID
from tests.project.checkout import ROOT

SAID = sorted({snake(command.__name__) for command in Command.__subclasses__()} - UNSAID.keys())


ALONE: list[str] = []
TOGETHER = ["-p", "xdist", "-n", "2"]


@pytest.fixture
def run(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))  # for a worker
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # others' plugins take seconds to load
    pytester.makeconftest('pytest_plugins = ["tests.browser.books"]')
    return pytester


def enter(run: pytest.Pytester, **files: list[str]) -> None:
    """Each of these files says so much."""
    folder = run.path / "tests/browser"
    folder.mkdir(parents=True)
    for name, said in files.items():
        text = f"def test_it(pytestconfig): pytestconfig.pluginmanager.get_plugin('books').said |= set({said})"
        (folder / f"test_{name}.py").write_text(text, "utf-8")


@pytest.mark.parametrize("workers", [ALONE, TOGETHER], ids=["alone", "together"])
def test_what_was_said_in_any_process_was_said(run: pytest.Pytester, workers: list[str]) -> None:
    enter(run, one=SAID[:5], two=SAID[5:])
    assert run.runpytest(*workers).ret == pytest.ExitCode.OK


@pytest.mark.parametrize("workers", [ALONE, TOGETHER], ids=["alone", "together"])
def test_what_nobody_said_fails_the_run_and_is_named(run: pytest.Pytester, workers: list[str]) -> None:
    enter(run, one=SAID[:5], two=[*SAID[6:], "stand"])
    result = run.runpytest(*workers)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(
        [f"Said by nobody, or known as unsaid but said: {', '.join(sorted([SAID[5], 'stand']))}"]
    )


def test_who_runs_some_of_the_tests_is_told_nothing(run: pytest.Pytester) -> None:
    enter(run, one=SAID[:5], two=SAID[6:])
    assert run.runpytest("tests/browser/test_one.py").ret == pytest.ExitCode.OK
