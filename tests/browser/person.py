"""Somebody at a browser, who plays by what is on the screen."""

import json
import time
from urllib.parse import quote

from playwright.sync_api import Browser, Page, WebSocket, expect

from tests.browser.ledger import Ear, Ledger
from tests.browser.player import Player

PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1280, "height": 800}
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}
"""As Chromium's own tools know it: 1.6 Mbit/s down, 150 ms there and back."""
SHORT: dict[str, object] = {"family_size": 2, "lot_size": 3, "opening_deal": 4, "donkey_payments": [100, 200]}
"""A game of a few minutes' length that still has every decision of its edition."""


class Person:
    """One context of the browser, with its own memory."""

    def __init__(
        self, browser: Browser, address: str, name: str, size: dict[str, int] | None = None, language: str = "en-GB",
        theme: str = "light", ledger: Ledger | None = None,
    ) -> None:  # fmt: skip
        self.context = browser.new_context(
            viewport=size or DESKTOP,  # type: ignore[arg-type]
            locale=language,
            reduced_motion="reduce",
            color_scheme="dark" if theme == "dark" else "light",
            contrast="more" if theme == "contrast" else "no-preference",
        )
        self.context.add_init_script(
            f"localStorage.getItem('maquignon.name') ?? localStorage.setItem('maquignon.name', '{name}')"
        )
        self.page: Page = self.context.new_page()
        self.address = address
        self.name = name
        self.problems: list[str] = []
        self.frames: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.ear = Ear(ledger or Ledger())
        self.player = Player(self.page, self.ear, name)
        self.page.on("websocket", self.listen)

    def listen(self, line: WebSocket) -> None:
        line.on("framesent", lambda frame: self.ear.hear_said(str(frame)))
        line.on("framereceived", lambda frame: self._hear(str(frame)))

    def _hear(self, frame: str) -> None:
        self.frames.append(frame)
        self.ear.hear_told(frame)

    def open(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def new_table(self, **terms: object) -> str:
        """Set a table up through the form, and come to its waiting room."""
        self.open("/new?terms=" + quote(json.dumps(terms)))
        self.page.locator("form button.act.big").click()
        self.page.wait_for_url("**/t/*")
        return self.code

    @property
    def code(self) -> str:
        return self.page.url.rsplit("/", 1)[-1]

    def join(self, code: str) -> None:
        self.open(f"/t/{code}")

    def start(self) -> None:
        self.page.locator(".start .act").click()
        expect(self.page.locator(".board")).to_be_visible()

    def connected(self) -> None:
        """Wait until the line to the server stands."""
        expect(self.page.locator("[data-standing=open]")).to_have_count(1, timeout=60_000)

    @property
    def over(self) -> bool:
        return self.page.locator(".result").count() > 0

    def look(self) -> str:
        return self.player.look()

    def act(self) -> None:
        self.player.act()


def play_to_the_end(people: list[Person], seconds: float = 240) -> None:
    """Everybody does what there is to do until the final count is on every screen."""
    until = time.monotonic() + seconds
    while not all(person.over for person in people):
        assert time.monotonic() < until, [person.look() for person in people]
        for person in people:
            person.act()
        people[0].page.wait_for_timeout(60)
    assert not any(person.problems for person in people), [person.problems for person in people]
