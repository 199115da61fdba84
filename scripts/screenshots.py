#!/usr/bin/env python3
"""Take pictures of every screen of the browser game: phone and desktop, light and dark, French and English."""

import shutil
import sys
import tempfile
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from rich.progress import Progress

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.house import House  # noqa: E402
from tests.browser.person import DESKTOP, LOOK, PHONE, SHORT, Person  # noqa: E402

PICTURES = ROOT / "screenshots"
SIZES = {"phone": PHONE, "desktop": DESKTOP}
SPEECH = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE", "nl": "nl-NL"}


class Camera:
    """One person with a camera: a folder of pictures for one size, theme and language."""

    def __init__(self, browser: Browser, house: House, size: str, theme: str, language: str) -> None:
        self.person = Person(browser, house.address, "Ana", SIZES[size], SPEECH[language], theme)
        self.folder = PICTURES / f"{size}-{theme}-{language}"
        self.folder.mkdir(parents=True, exist_ok=True)

    def take(self, name: str, wait: int = 500) -> None:
        self.person.page.wait_for_timeout(wait)
        self.person.page.screenshot(path=self.folder / f"{name}.png")

    def pages(self) -> None:
        for name, path in {
            "home": "/", "new": "/new", "join": "/join", "rules": "/rules/koehandel", "replays": "/replays",
            "not-found": "/nowhere", "no-table": "/t/ZZZZ9",
        }.items():  # fmt: skip
            self.person.open(path)
            self.take(name)
        self.house_rules()

    def house_rules(self) -> None:
        page = self.person.page
        self.person.open("/new")
        page.locator("[data-rule]").first.wait_for(state="attached")
        for summary in page.locator("form summary").all():
            summary.click()
        page.locator("[data-rule=tie] select").select_option("again")
        page.locator("[data-rule=opening_deal]").scroll_into_view_if_needed()
        self.take("house-rules")

    def lesson(self) -> None:
        self.person.open("/learn")
        self.take("lesson")

    def game(self) -> None:
        """A short game, with a picture of every decision that comes."""
        person, page = self.person, self.person.page
        person.new_table(edition="bluff", seats=[None, None, "merchant", "cautious"])
        self.take("waiting-room")
        seats = [None, "merchant", "cautious", "bluffer"]
        person.new_table(house_rules={**SHORT, "opening_deal": 2}, seats=seats, hammer="fast", thinking="fast")
        person.start()
        seen: set[str] = set()
        while not person.over:
            kind = page.evaluate(LOOK)
            if kind not in seen:
                seen.add(kind)
                self.take(f"table-{kind}", 150)
                if kind == "wait":
                    self.panels()
                if kind == "turn":
                    page.locator(".dock .hint button").click()
                    page.locator(".dock .hint span").first.wait_for()
                    self.take("hint", 150)
            person.act()
            page.wait_for_timeout(80)
        self.take("result", 2500)
        page.locator(".result a[href^='/replay/']").click()
        page.locator(".controls input[type=range]").fill("12")
        self.take("replay")

    def panels(self) -> None:
        page = self.person.page
        page.keyboard.press("v")
        self.take("values", 250)
        page.keyboard.press("Escape")
        page.locator(".rail .tool").last.click()
        self.take("menu", 250)
        page.keyboard.press("Escape")


def main() -> int:
    words = sys.argv[1:]
    wanted = [
        combination
        for combination in product(SIZES, ("light", "dark", "contrast"), SPEECH)
        if "-".join(combination) in words
        or (not words and combination[1] != "contrast" and combination[2] in ("en", "fr"))
    ]
    chromium = shutil.which("chromium")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright, Progress() as progress:
        house = House(Path(data))
        house.open()
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        task = progress.add_task("Taking pictures", total=3 * len(wanted))
        for size, theme, language in wanted:
            camera = Camera(browser, house, size, theme, language)
            for part in (camera.pages, camera.lesson, camera.game):
                part()
                progress.advance(task)
            camera.person.context.close()
        browser.close()
        house.close()
    print(f"The pictures are in {PICTURES.name}/.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
