"""docs/rules says what the code says."""

import re
import runpy
import sys
from pathlib import Path

import pytest

from maquignon.languages import ENGLISH, LANGUAGES, speech
from maquignon.notation.rulebook.pages import SAMPLES, pages
from maquignon.rules.terms.charter import HOUSE_RULES
from tests.project.checkout import ROOT

DOCS = ROOT / "docs" / "rules"


def test_the_pages_are_up_to_date() -> None:
    stale = [name for name, text in pages().items() if (DOCS / name).read_text(encoding="utf-8") != text]
    assert stale == [], "run `make docs`"


def test_every_house_rule_is_shown() -> None:
    assert SAMPLES.keys() == HOUSE_RULES.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_decisions_are_explained(language: str) -> None:
    headings = re.findall(r"^### (D\d+)$", (DOCS / language / "decisions.md").read_text("utf-8"), flags=re.MULTILINE)
    assert headings == [f"D{number}" for number in range(1, len(speech(ENGLISH).keys("decisions")) + 1)]


def test_make_docs_writes_all_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["rulebook", str(tmp_path)])
    runpy.run_module("maquignon.notation.rulebook", run_name="__main__")
    assert {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.md")} == pages().keys()
