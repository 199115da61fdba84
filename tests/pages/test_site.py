"""The documentation as a site: every public name is on it, and nothing leads nowhere."""

import json
import re
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

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


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, which writes elsewhere."""
    spec = spec_from_file_location("site_script", ROOT / "scripts/site.py")
    assert spec is not None
    assert spec.loader is not None
    script = module_from_spec(spec)
    spec.loader.exec_module(script)
    monkeypatch.setattr(script, "SITE", tmp_path / "site")
    return script


def test_versions_lie_side_by_side_the_newest_first(site: ModuleType) -> None:
    tmp_path = site.SITE
    for version in ("1.9.0", "1.10.0", "1.10.0rc1"):
        (tmp_path / version / "docs").mkdir(parents=True)
        (tmp_path / version / "docs/index.html").write_text("pages")
    (tmp_path / "1.9.0/docs/old.html").write_text("a page that is gone")
    site.list_versions()
    told = (tmp_path / "versions.js").read_text()
    listed = json.loads(told.partition(" = ")[2].rstrip(";\n"))
    assert list(listed) == ["1.10.0", "1.10.0rc1", "1.9.0"]
    assert listed["1.9.0"] == ["docs/index", "docs/old"]
    assert re.findall(r'href="([^"]+)"', (tmp_path / "index.html").read_text())[0] == "1.10.0/docs/index.html"


def test_a_tagged_version_is_built_as_it_was_tagged_and_only_once(
    site: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A made-up repository of two tags, the second of which is the version of the checkout."""
    checkout, built = tmp_path / "checkout", list[tuple[str, str]]()

    def build(source: Path, target: Path) -> bool:
        (target / "docs").mkdir(parents=True, exist_ok=True)
        (target / "docs/index.html").write_text("pages")
        built.append((target.name, (source / "docs/site/conf.py").read_text()))
        return True

    def commit(text: str) -> None:
        (checkout / "docs/site").mkdir(parents=True, exist_ok=True)
        (checkout / "docs/site/conf.py").write_text(text)
        site.git("add", ".")
        site.git("-c", "user.name=Ana", "-c", "user.email=ana@play.example", "commit", "-qm", text)

    checkout.mkdir()
    monkeypatch.setattr(site, "ROOT", checkout)
    monkeypatch.setattr(site, "build", build)
    monkeypatch.setattr(sys, "argv", ["site.py", "--tags"])
    site.git("init", "-q")
    commit("of old")
    site.git("tag", "v0.1.0")
    commit("as released")
    site.git("tag", f"v{mq.__version__}")
    commit("written since")
    for _ in range(2):
        site.main()
    assert sorted(built) == [("0.1.0", "of old"), (mq.__version__, "as released")]
    monkeypatch.setattr(sys, "argv", ["site.py"])
    site.main()
    assert built[2:] == [(mq.__version__, "written since")]


@pytest.mark.slow
def test_the_site_is_built_without_a_warning_and_holds_the_rules_in_every_language(tmp_path: Path) -> None:
    words = ["-m", "sphinx", "-q", "-W", "--keep-going", "-c", "docs/site", "-d", str(tmp_path / "doctrees")]
    run = subprocess.run(
        [sys.executable, *words, "-b", "html", ".", str(tmp_path / "site")], cwd=ROOT, capture_output=True, text=True
    )
    assert (run.returncode, run.stderr) == (0, "")
    for language in ("fr", "en", "de", "nl", "es"):
        rules = (tmp_path / f"site/docs/rules/{language}/koehandel.html").read_text("utf-8")
        assert re.search(rf'<html [^>]*lang="{language}"', rules)
    reference = (tmp_path / "site/docs/reference/api.html").read_text("utf-8")
    assert 'id="maquignon.start"' in reference
    assert "house_rules" in reference
    assert 'name="viewport"' in reference
    assert 'class="sidebar-versions"' in reference
    assert "url=docs/index.html" in (tmp_path / "site/index.html").read_text("utf-8")
