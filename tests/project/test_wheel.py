"""A package carries all that the game needs."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.project.checkout import ROOT, tracked

PAGE = "src/maquignon/web_dist/index.html"
MISSING = "The browser game has to be built, which needs Node 20 or newer with npm."


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A bare copy of this checkout, in which nothing has been built."""
    bare = tmp_path / "checkout"
    for path in tracked():
        copy = bare / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)
    return bare


@pytest.fixture
def without_node(tmp_path: Path) -> dict[str, str]:
    """The environment of somebody who has Python and nothing else."""
    (tmp_path / "bin").mkdir()
    return os.environ | {"PATH": str(tmp_path / "bin")}


def build(tree: Path, target: str, environment: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(tree.parent)]
    return subprocess.run(words, cwd=tree, env=environment, capture_output=True, text=True)


def wheel_in(folder: Path) -> set[str]:
    [wheel] = folder.glob("maquignon-*.whl")
    return set(zipfile.ZipFile(wheel).namelist())


def test_the_wheel_holds_the_code_and_the_built_browser_game(checkout: Path, without_node: dict[str, str]) -> None:
    (checkout / PAGE).parent.mkdir()
    (checkout / PAGE).write_text("<!doctype html>")
    assert build(checkout, "wheel", without_node).returncode == 0
    names = wheel_in(checkout.parent)
    code = {path.relative_to(ROOT / "src").as_posix() for path in tracked() if path.is_relative_to(ROOT / "src")}
    assert code <= names
    assert "maquignon/web_dist/index.html" in names
    assert not any(name.startswith(("tests/", "bench/", "web/")) for name in names)


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_without_node_no_package_is_made_and_a_sentence_says_why(
    checkout: Path, without_node: dict[str, str], target: str
) -> None:
    tried = build(checkout, target, without_node)
    assert (tried.returncode, tried.stderr.strip()) == (1, MISSING)
    assert list(checkout.parent.glob("maquignon-*")) == []


def test_a_game_older_than_its_source_is_not_packed(checkout: Path, without_node: dict[str, str]) -> None:
    (checkout / PAGE).parent.mkdir()
    (checkout / PAGE).write_text("<!doctype html>")
    os.utime(checkout / PAGE, (0, 0))
    tried = build(checkout, "wheel", without_node)
    assert (tried.returncode, tried.stderr.strip()) == (1, MISSING)


@pytest.mark.parametrize("source", ["web/src/App.svelte", "src/maquignon/languages/fr/table.ftl"])
def test_a_game_with_older_words_or_an_older_page_is_not_packed(
    checkout: Path, without_node: dict[str, str], source: str
) -> None:
    (checkout / PAGE).parent.mkdir()
    (checkout / PAGE).write_text("<!doctype html>")
    newer = (checkout / PAGE).stat().st_mtime + 1
    os.utime(checkout / source, (newer, newer))
    assert build(checkout, "wheel", without_node).stderr.strip() == MISSING


def test_installed_in_place_the_game_is_left_to_make(checkout: Path, without_node: dict[str, str]) -> None:
    code = f"import hatchling.build; hatchling.build.build_editable({str(checkout.parent)!r})"
    subprocess.run([sys.executable, "-c", code], cwd=checkout, env=without_node, check=True, capture_output=True)
    assert len(list(checkout.parent.glob("maquignon-*.whl"))) == 1
    assert not (checkout / PAGE).exists()


@pytest.mark.slow
def test_from_a_bare_checkout_the_game_is_built_into_the_packages(checkout: Path, without_node: dict[str, str]) -> None:
    made = build(checkout, "wheel")
    assert made.returncode == 0, made.stderr
    names = wheel_in(checkout.parent)
    page = (checkout / PAGE).read_text()
    assert '<script type="module"' in page
    assert {"maquignon/web_dist/index.html", "maquignon/web_dist/service-worker.js"} <= names
    assert any(name.startswith("maquignon/web_dist/assets/") and name.endswith(".js") for name in names)

    assert build(checkout, "sdist").returncode == 0
    [source] = checkout.parent.glob("maquignon-*.tar.gz")
    (checkout.parent / "unpacked").mkdir()
    subprocess.run(["tar", "-xzf", source, "-C", checkout.parent / "unpacked"], check=True)
    [tree] = (checkout.parent / "unpacked").iterdir()
    assert build(tree, "wheel", without_node).returncode == 0
    assert wheel_in(tree.parent) == names
