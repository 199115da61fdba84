"""The wheel carries all that the game needs."""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from tests.project.checkout import ROOT, tracked


def test_the_wheel_holds_the_code_and_the_built_browser_game(tmp_path: Path) -> None:
    for path in tracked():
        copy = tmp_path / "checkout" / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)
    page = tmp_path / "checkout/src/maquignon/web_dist/index.html"
    page.parent.mkdir()
    page.write_text("<!doctype html>")

    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(build, cwd=tmp_path / "checkout", check=True, capture_output=True)

    [wheel] = tmp_path.glob("maquignon-*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    code = {path.relative_to(ROOT / "src").as_posix() for path in tracked() if path.is_relative_to(ROOT / "src")}
    assert code <= names
    assert "maquignon/web_dist/index.html" in names
    assert not any(name.startswith(("tests/", "bench/", "web/")) for name in names)
