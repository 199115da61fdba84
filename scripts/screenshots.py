#!/usr/bin/env python3
"""Take pictures of every screen and every big moment of the browser game, by size, theme and language."""

import shutil
import sys
import tempfile
from itertools import product
from pathlib import Path

from playwright.sync_api import sync_playwright
from rich.progress import Progress

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from camera import SIZES, Camera  # noqa: E402
from moments import Director  # noqa: E402

from maquignon.languages import LANGUAGES  # noqa: E402
from tests.browser.server import GameServer  # noqa: E402

PICTURES = ROOT / "screenshots"
THEMES = ("light", "dark", "contrast")
DECISIONS = {
    "boursicocotte-2025": {"turn", "bid", "bluff", "hammer", "sell", "pay", "offer", "answer", "counter"},
    "bluff": {"hammer", "sell", "buy-back", "counter"},
}
"""Where to meet every decision there is."""
USUAL = [*product(SIZES, ("light", "dark"), ("en", "fr")), ("phone", "contrast", "en")]


def wanted(words: list[str]) -> list[tuple[str, str, str]]:
    """All combinations named like `phone-dark-de`, or the usual ones."""
    every = list(product(SIZES, THEMES, LANGUAGES))
    return [one for one in every if "-".join(one) in words] if words else USUAL


def walk(camera: Camera) -> None:
    """In the order of a visit; the connection goes last, for it does not come back."""
    camera.pages()
    camera.lesson()
    camera.gathering()
    camera.panels()
    for edition, decisions in DECISIONS.items():
        camera.games(edition, decisions)
    camera.whole_game("koehandel")
    camera.ending()
    camera.lost()
    camera.leave()


def main() -> int:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright, Progress() as progress:
        server = GameServer(Path(data))
        server.open()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        try:
            for size, theme, language in progress.track(wanted(sys.argv[1:]), description="Taking pictures"):
                camera = Camera(browser, server, PICTURES, size, theme, language)
                walk(camera)
                if theme == "light":
                    Director(browser, server, camera.folder / "moments", SIZES[size], language).film()
        finally:
            browser.close()
            server.close()
    print(f"The pictures are in {PICTURES.name}/.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
