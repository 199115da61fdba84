"""Whoever builds the packages gets the same ones, byte for byte, the browser game included."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.project.checkout import ROOT, tracked


def packages(folder: Path) -> dict[str, bytes]:
    """Built from a bare copy of this checkout, in a folder of its own."""
    for path in tracked():
        copy = folder / "checkout" / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)
    words = [sys.executable, "-m", "hatchling", "build", "--directory", str(folder / "dist")]
    environment = os.environ | {"SOURCE_DATE_EPOCH": "1800000000"}
    subprocess.run(words, cwd=folder / "checkout", env=environment, check=True, capture_output=True)
    return {path.name: path.read_bytes() for path in (folder / "dist").iterdir()}


@pytest.mark.slow
def test_two_builds_are_equal_byte_for_byte(tmp_path: Path) -> None:
    one, other = packages(tmp_path / "here"), packages(tmp_path / "somewhere-else")
    assert len(one) == 2
    assert one == other
