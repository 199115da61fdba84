"""The documentation as a site: every public name is on it, and nothing leads nowhere."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import maquignon as mq
from tests.project.checkout import ROOT, texts

PAGE = texts()["docs/reference/api.md"]


def test_the_reference_holds_every_public_name_and_no_other() -> None:
    told = set(re.findall(r"^\.\. auto\w+:: (?:maquignon\.)?(\w+)$", PAGE, re.MULTILINE))
    values = set(re.findall(r"`(\w+)`", PAGE))
    assert told <= set(mq.__all__)
    assert set(mq.__all__) <= told | values


def test_the_page_of_the_library_names_every_function_of_it() -> None:
    page = texts()["docs/library.md"]
    functions = [name for name in mq.__all__ if name.islower() and not name.startswith("_")]
    assert [name for name in functions if not re.search(rf"\b{name}\b", page)] == []


@pytest.mark.slow
def test_the_site_is_built_without_a_warning_and_holds_the_rules_in_every_language(tmp_path: Path) -> None:
    words = ["-m", "sphinx", "-q", "-W", "--keep-going", "-c", "docs/site", "-d", str(tmp_path / "doctrees")]
    run = subprocess.run(
        [sys.executable, *words, "-b", "html", ".", str(tmp_path / "site")], cwd=ROOT, capture_output=True, text=True
    )
    assert (run.returncode, run.stderr) == (0, "")
    for language in ("fr", "en", "de", "nl", "es"):
        assert (tmp_path / f"site/docs/rules/{language}/koehandel.html").is_file()
    reference = (tmp_path / "site/docs/reference/api.html").read_text("utf-8")
    assert 'id="maquignon.start"' in reference
    assert "house_rules" in reference
    assert 'name="viewport"' in reference
    assert "url=docs/index.html" in (tmp_path / "site/index.html").read_text("utf-8")
