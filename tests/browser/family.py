"""People who share one device: what they do with it, by what is on its screen."""

import json
from urllib.parse import quote

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.player import LAY

HIDDEN = ".secret, .goods, .dock, .picker"
"""Everything that shows a hand."""


class Family:
    """Whoever holds the tablet presses what there is to press."""

    def __init__(self, tablet: Person) -> None:
        self.tablet, self.page = tablet, tablet.page
        self.page.remove_listener("websocket", tablet.listen)  # the ledger follows one person at a screen
        self.page.add_init_script("localStorage.setItem('maquignon.pace', 'instant')")
        self.decided: set[str] = set()

    def sit_down(self, names: list[str], **terms: object) -> None:
        self.tablet.open("/hotseat?terms=" + quote(json.dumps(terms)))
        for place, name in enumerate(names):
            self.page.get_by_label(f"Name on seat {place + 1}").fill(name)
        self.page.get_by_role("button", name="Begin").click()
        self.page.wait_for_url("**/hotseat/*")
        expect(self.page.locator(".desk")).to_be_visible()

    @property
    def curtain(self) -> bool:
        return self.page.locator(".curtain").count() > 0

    def draw_curtain(self) -> str:
        """Opens the hand that it hides, and says whose it is."""
        look = self.page.locator(".curtain .act")
        name = look.inner_text().split(":")[0]
        look.click()
        expect(self.page.locator(".secret")).to_be_visible()
        return name

    def act(self) -> None:
        """One thing, whatever it is."""
        if self.page.locator(".secret").count() > 0:
            self._decide()
        elif self.curtain:
            self.draw_curtain()
        else:
            self._press_together()

    def _decide(self) -> None:
        kind = self.tablet.look()
        countered = "answer" in self.decided
        self.decided.add(kind)
        match kind:
            case "trade":
                self._press(".stake")
            case "lay":
                self._press(".laying .stack:not(:disabled)", LAY.removeprefix(".dock "))
            case "lay-nothing":
                self._press(LAY.removeprefix(".dock "))
            case "pay":
                self._press(".settling .act")
            case "answer":
                self._press('[data-key="t"]' if countered else '[data-key="c"]')
            case "two":
                self._press('[data-key="s"]')
            case _:  # after a decision the hand is hidden by itself: the button may just be going
                closing = self.page.get_by_role("button", name="Close the curtain")
                closing.evaluate_all("all => all.forEach((one) => one.click())")

    def _press(self, *selectors: str) -> None:
        for selector in selectors:
            self.tablet.player.click(f".dock {selector}")

    def _press_together(self) -> None:
        """An auction is opened, somebody bids now and then, and the hammer falls when all others are out."""
        bid = ".desk .paddle" if self.page.locator(".desk .bidding :text('leads')").count() == 0 else ".desk .out"
        for selector in ('.desk [data-key="a"]', bid):
            if self.page.locator(selector).count() > 0:
                self.tablet.player.click(selector)
                return
