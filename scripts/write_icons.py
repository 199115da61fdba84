#!/usr/bin/env python3
"""Draw the icons of the web manifest from web/public/icon.svg, with the Chromium of the browser tests."""

import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parents[1] / "web/public"
SIZES = (192, 512)


def main() -> int:
    drawn = (PUBLIC / "icon.svg").read_text()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{drawn}")
            page.screenshot(path=PUBLIC / f"icon-{size}.png")
            print(f"Wrote web/public/icon-{size}.png.")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
