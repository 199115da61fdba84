"""No package leaves this checkout without the browser game: it is built, or the build fails and says why."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NOT_SOURCES = ("node_modules", "drawn")
"""Folders below web/ that are made from the rest."""


class BrowserGame(BuildHookInterface[Any]):
    """Run by hatchling before it packs a wheel or a source distribution."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable" or is_fresh(root):  # installed in place, the checkout builds it with `make web`
            return
        npm = shutil.which("npm")
        if npm is None:
            sys.exit("The browser game has to be built, which needs Node 20 or newer with npm.")
        try:
            for words in (["ci", "--no-audit", "--no-fund", "--prefer-offline"], ["run", "build"]):
                subprocess.run([npm, "--loglevel=error", "--no-update-notifier", *words], cwd=root / "web", check=True)
        except subprocess.CalledProcessError as error:
            sys.exit(f"The browser game could not be built: `npm {error.cmd[2]}` failed, see above.")


def is_fresh(root: Path) -> bool:
    """Whether the built game is at least as new as everything it is made from."""
    page, words = root / "src/maquignon/web_dist/index.html", root / "src/maquignon/languages"
    if not page.is_file():
        return False
    built, made_from = page.stat().st_mtime, [*sources(root / "web"), *words.glob("*/*.ftl"), *words.glob("*/*.json")]
    return all(source.stat().st_mtime <= built for source in made_from)


def sources(folder: Path) -> list[Path]:
    found: list[Path] = []
    for path in folder.iterdir():
        if path.is_dir():
            found += sources(path) if path.name not in NOT_SOURCES else []
        elif not path.name.startswith("."):
            found.append(path)
    return found
