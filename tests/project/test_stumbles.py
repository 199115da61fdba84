"""The second try of a test: given only to those who are marked, counted, and told at the end."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.project.checkout import ROOT, texts

HERE = Path(__file__).resolve()
WHY = 'pytest.mark.stumbles("a busy machine")'
FAILS_ONCE = """
import pathlib, pytest
{mark}
def test_it(request):
    diary = pathlib.Path("diary")
    tries = len(diary.read_text()) if diary.exists() else 0
    diary.write_text("." * (tries + 1))
    assert tries >= {passes_after}, "too slow this time"
"""


@pytest.fixture
def run(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))  # for a worker
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # others' plugins take seconds to load
    pytester.makeconftest('pytest_plugins = ["tests.stumbles"]')
    return pytester


def tries(run: pytest.Pytester) -> int:
    return len((run.path / "diary").read_text())


@pytest.mark.parametrize("workers", [[], ["-p", "xdist", "-n", "1"]], ids=["alone", "in a worker"])
def test_who_fails_once_passes_and_is_named_with_both_tries(run: pytest.Pytester, workers: list[str]) -> None:
    run.makepyfile(FAILS_ONCE.format(mark=f"@{WHY}", passes_after=1))
    result = run.runpytest(*workers)
    result.assert_outcomes(passed=1)
    assert tries(run) == 2
    result.stdout.fnmatch_lines(
        [
            "*tried twice*",
            "*::test_it (a busy machine)",
            "  first try:  AssertionError: too slow this time",
            "  second try: passed",
            "1 of 1 tests that may stumble did.",
        ]
    )


def test_who_fails_twice_has_failed(run: pytest.Pytester) -> None:
    run.makepyfile(FAILS_ONCE.format(mark=f"@{WHY}", passes_after=9))
    result = run.runpytest()
    result.assert_outcomes(failed=1)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    assert tries(run) == 2
    result.stdout.fnmatch_lines(["*tried twice*", "  second try: failed again", "1 of 1 tests that may stumble did."])


def test_who_is_not_marked_has_one_try(run: pytest.Pytester) -> None:
    run.makepyfile(FAILS_ONCE.format(mark="", passes_after=1))
    result = run.runpytest()
    result.assert_outcomes(failed=1)
    assert tries(run) == 1
    result.stdout.no_fnmatch_line("*tried twice*")


def test_who_passes_at_once_has_one_try_and_is_not_named(run: pytest.Pytester) -> None:
    run.makepyfile(FAILS_ONCE.format(mark=f"@{WHY}", passes_after=0))
    result = run.runpytest()
    result.assert_outcomes(passed=1)
    assert tries(run) == 1
    result.stdout.no_fnmatch_line("*tried twice*")


def test_the_second_try_begins_with_everything_made_anew(run: pytest.Pytester) -> None:
    run.makepyfile(
        f"""
        import pytest
        made = []

        @pytest.fixture(scope="session")
        def house():
            made.append("house")
            if len(made) == 1:
                raise OSError("the port is taken")
            yield len(made)
            made.append("closed")

        @{WHY}
        def test_one(house, tmp_path):
            assert house == 2

        def test_another(house):
            assert made == ["house", "house"]
        """
    )
    result = run.runpytest()
    result.assert_outcomes(passed=2)
    result.stdout.fnmatch_lines(["  first try:  setup: OSError: the port is taken", "  second try: passed"])


def test_a_mark_says_why(run: pytest.Pytester) -> None:
    run.makepyfile("import pytest\n@pytest.mark.stumbles\ndef test_it(): pass")
    result = run.runpytest()
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*::test_it: say why it may stumble*"])


def marked() -> Iterator[tuple[str, str]]:
    """File and name of whatever in this checkout bears the mark; of a whole file, the name is empty."""
    for name, text in texts().items():
        if not re.fullmatch(r"tests/.*/test_\w+\.py", name) or "mark.stumbles" not in text or ROOT / name == HERE:
            continue
        for node in ast.parse(text).body:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                yield from ((name, node.name) for mark in node.decorator_list if "mark.stumbles" in ast.unparse(mark))
            elif "mark.stumbles" in ast.unparse(node):
                yield name, ""


def test_a_second_try_is_for_real_sockets_and_browsers() -> None:
    assert [
        name for name, _ in marked() if not name.startswith(("tests/server/", "tests/siege/", "tests/browser/"))
    ] == []


def test_no_whole_file_has_a_second_try() -> None:
    assert [name for name, test in marked() if not test] == []


def test_a_leak_or_a_lost_move_seen_once_is_seen() -> None:
    delicate = re.compile(
        r"secre|leak|lost|trust|crash|kill|restart|hidden|peek|token|know|spectator|twice|acknowledged"
    )
    assert [f"{name}::{test}" for name, test in marked() if delicate.search(f"{name}::{test}")] == []
