"""Somebody with a camera, who goes through every screen of the browser game."""

import shutil
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.person import DESKTOP, PHONE, SHORT, Person
from tests.browser.server import GameServer

SIZES = {"phone": PHONE, "desktop": DESKTOP}
PAGES = {
    "home": "/",
    "new": "/new",
    "rules": "/rules/koehandel",
    "lessons": "/learn",
    "not-found": "/nowhere",
    "no-table": "/t/ZZZZ9",
}
MOST_GAMES = 2
LESSON = {"welcome": 0, "bid": 2, "no-change": 9}
"""How often to go on, or to do as one is told, before these pictures."""

DECISION = """() => {
  const see = (selector) => document.querySelector('.dock ' + selector) !== null;
  if (see('[aria-busy=true]')) return 'wait';
  if (see('.dove')) return 'dove';
  if (see('.armed')) return 'bluff';
  if (see('.paddles')) return 'bid';
  if (see('.laying')) {
    if (document.querySelector('.herd .picked')) return 'offer';
    return document.querySelector('.stage .round') ? 'second-round' : 'counter';
  }
  if (see('[data-key="a"]')) return 'turn';
  if (see('.stake')) return 'trade';
  if (see('.settling')) return see('.settling [data-key="escape"]') ? 'buy-back' : 'pay';
  if (see('[data-key="t"]')) return 'answer';
  if (see('.two')) return 'sell';
  if (see('.gavel')) return 'hammer';
  return see('.waiting') ? 'wait' : '';
}"""


class Camera:
    """A folder of pictures for one size, theme and language."""

    def __init__(
        self, browser: Browser, server: GameServer, pictures: Path, size: str, theme: str, language: str
    ) -> None:
        self.person = Person(browser, server.address, "Ana", SIZES[size], language, theme)
        self.other = Person(browser, server.address, "Ben", SIZES[size], language, theme)
        self.stranger = Person(browser, server.address, "", SIZES[size], language, theme)
        self.folder = pictures / f"{size}-{theme}-{language}"
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        self.seen: set[str] = set()

    def leave(self) -> None:
        for one in (self.person, self.other, self.stranger):
            one.context.close()

    def take(self, name: str, wait: int = 250, *, by: Person | None = None) -> None:
        page = (by or self.person).page
        page.wait_for_timeout(wait)
        page.screenshot(path=self.folder / f"{name}.png")

    def pages(self) -> None:
        page = self.person.page
        for name, path in PAGES.items():
            self.person.open(path)
            self.take(name, 400)
        self.person.open("/")
        page.locator(".masthead button").click()
        self.take("settings")
        self.person.open("/new")
        page.locator("[data-rule]").first.wait_for(state="attached")
        for summary in page.locator("form summary").all():
            summary.click()
        page.locator("[data-rule=tie] select").select_option("again")
        page.locator("[data-rule=opening_deal]").scroll_into_view_if_needed()
        self.take("house-rules")

    def lesson(self) -> None:
        page = self.person.page
        self.person.open("/lesson/first")
        done = 0
        for name, steps in LESSON.items():
            while done < steps:
                page.locator(".next, .pointed").last.click()
                done += 1
                page.locator(".next, .pointed").first.wait_for(timeout=60_000)
            self.take(f"lesson-{name}")

    def gathering(self) -> None:
        """A table that waits for people, from all sides."""
        code = self.person.new_table(edition="bluff", seats=[None, None, "medium", "miser"], public=True)
        self.person.page.locator(".start .act").wait_for()
        self.take("waiting-room")
        self.other.open("/join")
        self.other.page.locator(".slips a").first.wait_for()
        self.take("join", by=self.other)
        self.other.join(code)
        self.other.page.locator(".start").wait_for()
        self.take("waiting-guest", by=self.other)
        self.stranger.join(code)
        self.take("name", 400, by=self.stranger)

    def games(self, edition: str, wanted: set[str]) -> None:
        """Short games, with a picture of every decision that comes, until those wanted have come; not for ever."""
        self.seen.clear()
        for _ in range(MOST_GAMES):
            self.sit_down(edition)
            while not self.person.over and not wanted <= self.seen:
                self.look_and_decide(edition)
            if wanted <= self.seen:
                return

    def whole_game(self, edition: str) -> None:
        self.seen.clear()
        self.sit_down(edition)
        while not self.person.over:
            self.look_and_decide(edition)

    def sit_down(self, edition: str) -> None:
        seats = [None, "random", "random", "random"]
        rules = {**SHORT, "opening_deal": 2, "lot_size": 2}
        self.person.new_table(edition=edition, house_rules=rules, seats=seats, hammer="fast", thinking="fast")
        self.person.start()

    def look_and_decide(self, edition: str) -> None:
        kind = self.person.page.evaluate(DECISION)
        if kind and kind not in self.seen:
            self.seen.add(kind)
            self.take(f"{edition}-{kind}", 150)
        self.decide(kind)
        self.person.page.wait_for_timeout(80)

    def decide(self, kind: str) -> None:
        """Whatever has not been seen yet, else what anybody would do."""
        page = self.person.page
        for here, unseen, door in (
            ("bid", "bluff", ".paddle.bluff"),
            ("turn", "sell", ".dock [data-key='a']"),
            ("turn", "offer", ".dock .stake"),
            ("answer", "counter", ".dock [data-key='c']"),
            ("sell", "buy-back", ".dock [data-key='k']:not(:disabled)"),
        ):
            if kind == here and unseen not in self.seen:
                if page.query_selector(door) is not None:
                    self.person.player.click(door)
                    return
        if kind == "bluff":
            page.keyboard.press("o")
        else:
            self.person.act()

    def panels(self) -> None:
        """What can be opened at the table, and who looks on."""
        page = self.person.page
        code = self.person.new_table(seats=[None, "medium", "miser", "gambler"], first=0, thinking="none")
        self.person.start()
        page.locator(".dock .hint button").click()
        page.locator(".dock .hint span").first.wait_for()
        self.take("hint")
        page.locator(".rail .tool").first.click()
        self.take("values")
        page.locator("dialog [data-key=escape]").click()
        page.locator(".rail .tool").last.click()
        self.take("menu")
        page.locator("dialog .menu button").first.click()
        self.take("table-rules", 500)
        page.locator("dialog [data-key=escape]").click()
        self.other.join(code)
        self.other.page.locator(".board").wait_for()
        self.take("spectator", by=self.other)

    def ending(self) -> None:
        page = self.person.page
        page.locator(".result .wins").wait_for()
        self.take("result", 600)
        page.locator(".result svg").first.scroll_into_view_if_needed()
        self.take("result-chart")
        self.person.open("/replays")
        page.locator(".slips a").first.wait_for()
        self.take("replays")
        page.locator(".slips a").first.click()
        page.locator(".controls input[type=range]").fill("12")
        self.take("replay", 500)
        page.locator(".controls .buttons .icon").nth(4).click()
        self.take("replay-chart")

    def lost(self) -> None:
        self.person.open("/")
        self.person.context.set_offline(True)
        expect(self.person.page.locator(".bar")).to_be_visible()
        self.take("offline")
