"""Make a release: version, section of the changelog, commit and tag, packages, checksums, and what is inside.

    python scripts/release.py 1.0.0            (make release VERSION=1.0.0)
    python scripts/release.py 1.0.0 --prepare  (make release VERSION=1.0.0 PREPARE=1)

To prepare is to commit the version and its section of the changelog and no more: without the word, the same is tagged
and built. Nothing is sent anywhere. The packages are the same, byte for byte, whoever builds them from the tag.
"""

import argparse
import hashlib
import json
import os
import re
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

VERSION = re.compile(r"\d+\.\d+\.\d+(?:(?:a|b|rc)\d+)?")
PIN = re.compile(r"^([a-z0-9-]+)==([^ ;\\]+)", re.MULTILINE)


class NotNow(Exception):
    """Why there can be no release."""


def git(*words: str) -> str:
    return subprocess.run(["git", *words], check=True, capture_output=True, text=True).stdout.strip()


def require_ready(version: str) -> None:
    if not VERSION.fullmatch(version):
        raise NotNow(f"{version!r} is no version: write 1.2.3, or 1.2.3rc1.")
    if git("status", "--porcelain"):
        raise NotNow("There are changes that are not committed.")
    if git("tag", "--list", f"v{version}"):
        raise NotNow(f"Version {version} has been released: there is a tag v{version}.")


def write_changelog(version: str, day: str) -> str:
    """What is unreleased becomes this version, unless that was prepared before; the text of its section."""
    path = Path("CHANGELOG.md")
    before, heading, after = path.read_text("utf-8").partition("## [Unreleased]\n")
    fresh, *sections = re.split(r"^(?=## \[)", after, flags=re.MULTILINE)
    title = f"## [{version}] - "
    if sections and sections[0].startswith(title):
        if fresh.strip():
            raise NotNow(f"CHANGELOG.md has a section {version} and says more under [Unreleased]: put it in there.")
        told = sections.pop(0).partition("\n")[2]
    else:
        told = fresh
    if not heading or not told.strip():
        raise NotNow("CHANGELOG.md says nothing under [Unreleased].")
    path.write_text(f"{before}{heading}\n{title}{day}\n{told}{''.join(sections)}", "utf-8")
    return told.strip()


def replace(name: str, pattern: str, value: str) -> None:
    path = Path(name)
    text, number = re.subn(pattern, value, path.read_text("utf-8"), flags=re.MULTILINE)
    if number != 1:
        raise NotNow(f"{name} has no place for the version, or several.")
    path.write_text(text, "utf-8")


def commit(version: str) -> None:
    if git("status", "--porcelain"):  # it may have been prepared this very day
        git("commit", "--all", "--quiet", "--message", f"Release {version}")


def tag(version: str, told: str) -> None:
    git("tag", "--annotate", "--cleanup=verbatim", f"v{version}", "--message", f"maquignon {version}\n\n{told}\n")


def build(folder: Path) -> list[Path]:
    """Wheel and source, with the time of the commit in them and no other."""
    environment = os.environ | {"SOURCE_DATE_EPOCH": git("log", "-1", "--format=%ct")}
    words = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--target", "sdist"]
    subprocess.run([*words, "--directory", str(folder)], check=True, env=environment)
    return sorted(folder.iterdir())


def bill(version: str) -> dict[str, Any]:
    """The bill of materials (CycloneDX 1.5): what the game is run with, and what its browser half is built with."""
    python = PIN.findall(Path("requirements/play.txt").read_text("utf-8"))
    browser = json.loads(Path("web/package-lock.json").read_text("utf-8"))["packages"]
    parts = [("pypi", name, pinned, "required") for name, pinned in python]
    parts += [("npm", path.rpartition("node_modules/")[2], told["version"], "excluded")
              for path, told in browser.items() if path]  # fmt: skip
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "maquignon", "version": version}},
        "components": [
            {"type": "library", "name": name, "version": pinned, "scope": scope,
             "purl": f"pkg:{kind}/{name.replace('@', '%40')}@{pinned}"}
            for kind, name, pinned, scope in sorted(set(parts))
        ],
    }  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("version")
    parser.add_argument("--prepare", action="store_true", help="only commit the version and its section")
    args = parser.parse_args()
    version = args.version
    day = datetime.now(UTC).date().isoformat()
    try:
        require_ready(version)
        told = write_changelog(version, day)
        replace("src/maquignon/__init__.py", r'^__version__ = ".*"$', f'__version__ = "{version}"')
        replace("CITATION.cff", "^version: .*$", f"version: {version}")
        replace("CITATION.cff", "^date-released: .*$", f"date-released: {day}")
    except NotNow as error:
        print(f"No release: {error}", file=sys.stderr)
        return 1
    commit(version)
    if args.prepare:
        print(f"Version {version} is prepared: make release VERSION={version} tags and builds it.")
        return 0
    tag(version, told)
    folder = Path("dist", version)
    packages = build(folder)
    materials = folder / f"maquignon-{version}.cdx.json"
    materials.write_text(json.dumps(bill(version), indent=2) + "\n", "utf-8")
    sums = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in [*packages, materials]]
    (folder / "SHA256SUMS").write_text("".join(sums), "utf-8")
    print(f"Version {version} is tagged v{version}; its packages, bill of materials and checksums are in {folder}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
