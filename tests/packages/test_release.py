"""`make release` in a copy of this checkout: version, changelog, tag, packages, checksums, bill of materials."""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.project.checkout import ROOT, tracked

CHANGELOG = """# Changelog

## [Unreleased]

### Added

- Something new.

## [7.8.8] - 2026-01-02

- Something old.
"""
AUTHOR = {f"GIT_{who}_{what}": value for who in ("AUTHOR", "COMMITTER") for what, value in
          (("NAME", "Ana"), ("EMAIL", "ana@example.org"))}  # fmt: skip


def git(tree: Path, *words: str) -> str:
    return subprocess.run(
        ["git", *words], cwd=tree, env=os.environ | AUTHOR, check=True, capture_output=True, text=True
    ).stdout


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A repository of its own, whose browser game is one page, so that no Node is needed."""
    bare = tmp_path / "checkout"
    for path in tracked():
        copy = bare / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)
    (bare / "CHANGELOG.md").write_text(CHANGELOG, "utf-8")
    git(bare, "init", "--quiet")
    git(bare, "add", "--all")
    git(bare, "commit", "--quiet", "--message", "Begin")
    page = bare / "src/maquignon/web_dist/index.html"
    page.parent.mkdir()
    page.write_text("<!doctype html>")
    return bare


def release(tree: Path, version: str, *more: str) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "scripts/release.py", version, *more]
    return subprocess.run(words, cwd=tree, env=os.environ | AUTHOR, capture_output=True, text=True)


@pytest.mark.slow
def test_a_release_is_a_tag_a_section_packages_checksums_and_a_bill_of_materials(tree: Path) -> None:
    prepared = release(tree, "7.8.9", "--prepare")
    assert prepared.returncode == 0, prepared.stderr
    assert (git(tree, "status", "--porcelain"), git(tree, "tag"), (tree / "dist").exists()) == ("", "", False)
    made = release(tree, "7.8.9")
    assert made.returncode == 0, made.stderr
    folder = tree / "dist/7.8.9"
    assert git(tree, "status", "--porcelain") == ""
    message = git(tree, "tag", "--list", "v7.8.9", "--format=%(contents)").strip()
    assert message == "maquignon 7.8.9\n\n### Added\n\n- Something new."
    changelog = (tree / "CHANGELOG.md").read_text("utf-8")
    before, after = CHANGELOG.split("## [Unreleased]\n")
    assert re.sub(r"(?<=\[7.8.9\] - )[\d-]{10}", "today", changelog) == (
        f"{before}## [Unreleased]\n\n## [7.8.9] - today\n{after}"
    )
    assert '__version__ = "7.8.9"' in (tree / "src/maquignon/__init__.py").read_text("utf-8")
    names = {path.name for path in folder.iterdir()}
    assert names == {
        "SHA256SUMS",
        "maquignon-7.8.9-py3-none-any.whl",
        "maquignon-7.8.9.cdx.json",
        "maquignon-7.8.9.tar.gz",
    }
    for line in (folder / "SHA256SUMS").read_text().splitlines():
        told, name = line.split()
        assert hashlib.sha256((folder / name).read_bytes()).hexdigest() == told
    components = json.loads((folder / "maquignon-7.8.9.cdx.json").read_text())["components"]
    assert {"starlette", "svelte"} <= {component["name"] for component in components}
    again = release(tree, "7.8.9")
    assert (again.returncode, again.stderr) == (
        1,
        "No release: Version 7.8.9 has been released: there is a tag v7.8.9.\n",
    )
    assert "says nothing under [Unreleased]" in release(tree, "7.9.0").stderr
    assert git(tree, "status", "--porcelain") == ""

    built = [path.read_bytes() for path in sorted(folder.glob("maquignon-*.[wt]*"))]
    epoch = git(tree, "log", "-1", "--format=%ct").strip()
    words = [sys.executable, "-m", "hatchling", "build", "--directory", str(tree.parent / "again")]
    subprocess.run(words, cwd=tree, env=os.environ | {"SOURCE_DATE_EPOCH": epoch}, check=True, capture_output=True)
    assert [path.read_bytes() for path in sorted((tree.parent / "again").iterdir())] == built, "byte for byte the same"


@pytest.mark.parametrize(("version", "sentence"), [("next", "'next' is no version"), ("1.0", "'1.0' is no version")])
def test_what_is_no_version_is_refused(version: str, sentence: str) -> None:
    made = release(ROOT, version)
    assert made.returncode == 1
    assert sentence in made.stderr


@pytest.mark.parametrize(
    ("changelog", "sentence"),
    [
        ("## [Unreleased]\n\n- More.\n\n## [7.8.9] - 2026-01-02\n\n- New.\n", "says more under [Unreleased]"),
        ("## [Unreleased]\n\n## [7.8.8] - 2026-01-02\n\n- Old.\n", "says nothing under [Unreleased]"),
        ("# Changelog\n", "says nothing under [Unreleased]"),
    ],
)
def test_a_changelog_that_does_not_tell_the_version_is_refused(tmp_path: Path, changelog: str, sentence: str) -> None:
    (tmp_path / "CHANGELOG.md").write_text(changelog, "utf-8")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", "--all")
    git(tmp_path, "commit", "--quiet", "--message", "Begin")
    words = [sys.executable, str(ROOT / "scripts/release.py"), "7.8.9"]
    made = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True)
    assert made.returncode == 1
    assert sentence in made.stderr
    assert (tmp_path / "CHANGELOG.md").read_text("utf-8") == changelog
