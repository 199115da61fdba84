#!/usr/bin/env python3
"""Build the documentation of this checkout into build/site/VERSION, beside other versions; --tags builds theirs."""

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import maquignon

ROOT = Path(__file__).resolve().parents[1]
SITE = ROOT / "build/site"
INDEX = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>maquignon: documentation</title>
<style>body {{ font: 18px/1.6 system-ui, sans-serif; max-width: 40rem; margin: 3rem auto; padding: 0 1rem }}</style>
<h1>maquignon: documentation</h1>
<ul>
{links}
</ul>
"""


def build(checkout: Path, target: Path) -> bool:
    """Without network; a warning is an error. The package is the one of that checkout."""
    words = ["-q", "-W", "--keep-going", "-c", "docs/site", "-d", str(ROOT / ".cache/site" / target.name), "-b", "html"]
    environment = os.environ | {"PYTHONPATH": str(checkout / "src")}
    command = [sys.executable, "-m", "sphinx", *words, ".", str(target)]
    return subprocess.run(command, cwd=checkout, env=environment, check=False).returncode == 0


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def build_tags(tags: list[str]) -> None:
    """Every tagged version that has pages and is not here yet, as it was tagged and not as a checkout had it."""
    for tag in tags:
        version, commit = tag.removeprefix("v"), git("rev-list", "-1", tag)
        note = SITE / version / "commit.txt"
        if note.exists() and note.read_text("utf-8") == commit:
            continue
        with tempfile.TemporaryDirectory() as folder:
            with subprocess.Popen(["git", "archive", tag], cwd=ROOT, stdout=subprocess.PIPE) as archive:
                subprocess.run(["tar", "-x", "-C", folder], stdin=archive.stdout, check=True)
            if not (Path(folder) / "docs/site/conf.py").exists():
                print(f"{tag} has no site.")
            elif not build(Path(folder), SITE / version):
                sys.exit(f"The site of {tag} cannot be built.")
            else:
                note.write_text(commit, "utf-8")


def newest_first(version: str) -> tuple[list[int], bool, str]:
    """1.10.0 comes before 1.9.0, and 1.0.0 before 1.0.0rc1."""
    numbers = re.match(r"[0-9.]*", version)
    digits = [int(part) for part in (numbers[0] if numbers else "").split(".") if part]
    return digits, bool(re.fullmatch(r"[0-9.]+", version)), version


def list_versions() -> None:
    """What the switcher of every page reads, and the entrance to all of them."""
    here = sorted((path.parent.parent.name for path in SITE.glob("*/docs/index.html")), key=newest_first, reverse=True)
    pages = {
        version: sorted(
            page.relative_to(SITE / version).with_suffix("").as_posix() for page in (SITE / version).rglob("*.html")
        )
        for version in here
    }
    (SITE / "versions.js").write_text(f"window.maquignonVersions = {json.dumps(pages)};\n", "utf-8")
    links = "\n".join(f'<li><a href="{version}/docs/index.html">{version}</a></li>' for version in here)
    (SITE / "index.html").write_text(INDEX.format(links=links), "utf-8")


def main() -> None:
    tags = git("tag", "--list", "v*").split() if "--tags" in sys.argv else []
    if f"v{maquignon.__version__}" not in tags:  # that one is built as it was tagged, whatever came after
        (SITE / maquignon.__version__ / "commit.txt").unlink(missing_ok=True)
        if not build(ROOT, SITE / maquignon.__version__):
            sys.exit(1)
    build_tags(tags)
    list_versions()
    print(f"Open build/site/{maquignon.__version__}/docs/index.html")


if __name__ == "__main__":
    main()
