"""Every block of Python and every line for a shell on our pages does what it says."""

import io
import re
from pathlib import Path

import pytest
from sybil import Sybil
from sybil.example import Example
from sybil.parsers.markdown import CodeBlockParser, PythonCodeBlockParser

from tests.pages.shell import furnish, run_line
from tests.project.checkout import ROOT, texts

PAGES = sorted(
    name
    for name, text in texts().items()
    if name.endswith(".md")
    and not name.startswith(("web/", "docs/rules/"))
    and re.search(r"^```(python|sh)$", text, re.M)
)


def run_shell(example: Example) -> None:
    for line in str(example.parsed).splitlines():
        run_line(line, Path.cwd())


def page(name: str) -> Sybil:
    return Sybil([PythonCodeBlockParser(), CodeBlockParser("sh", evaluator=run_shell)], path=str(ROOT), patterns=[name])


def test_the_pages_with_code_are_found() -> None:
    assert {"README.md", "docs/library.md", "docs/howto/write-a-bot.md"} <= set(PAGES)


@pytest.mark.slow
@pytest.mark.parametrize("name", PAGES)
def test_every_block_of_a_page_runs(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    furnish(tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO())
    examples = list(page(name).parse(ROOT / name).examples())
    assert examples
    for example in examples:
        example.evaluate()


@pytest.mark.parametrize(
    ("line", "sentence"),
    [("make cake", "cake"), ("pip install '.[turbo,cake]'", "cake")],
)
def test_a_line_that_names_what_is_not_there_is_noticed(line: str, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=sentence):
        run_line(line, tmp_path)
