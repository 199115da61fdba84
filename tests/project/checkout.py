"""The files of this checkout, as git knows them."""

import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@cache
def tracked() -> tuple[Path, ...]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True)
    return tuple(ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file())


@cache
def texts() -> dict[str, str]:
    """Every tracked file that is text, by its path from the root."""
    found = {}
    for path in tracked():
        data = path.read_bytes()
        if b"\0" not in data:
            found[path.relative_to(ROOT).as_posix()] = data.decode("utf-8")
    return found
