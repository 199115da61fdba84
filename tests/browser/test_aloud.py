"""A whole game by what a screen reader is told, and by nothing else."""

import re
import time
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import expect

from tests.browser.conftest import Seat
from tests.browser.person import SHORT

pytestmark = [pytest.mark.browser, pytest.mark.slow]

WISHES = (
    "Take the dove", "Auction", "Out of this lot", "Pass", "Sell", "Counter-offer", "Take the .*note", "Accept",
    "Pay [0-9]", "Lay face down", "Lay the counter-offer", "Lay a [0-9]+", "Once|Twice|Sold", ".* · ",
)  # fmt: skip
"""What to press, the first that there is; whatever is not among them is never pressed."""
BUTTON = re.compile(r'- button "([^"]+)"(?! \[disabled\])')


def test_a_whole_game_by_names_alone(person: Seat) -> None:
    ana = person("Ana")
    page = ana.page
    ana.new_table(
        edition="koehandel", house_rules=SHORT, seats=[None, "random", "random"], hammer="fast", thinking="none",
        liveliness="instant",
    )  # fmt: skip
    page.get_by_role("button", name="Start the game").click()
    decision = page.get_by_role("group", name="Your decision")
    final = page.get_by_role("dialog", name="The final count")
    until = time.monotonic() + 150
    while not final.is_visible():
        names = BUTTON.findall(decision.aria_snapshot())
        assert time.monotonic() < until, names
        name = next((name for wish in WISHES for name in names if re.match(wish, name)), None)
        if name:
            with suppress(PlaywrightTimeout):  # it went away under the hand
                decision.get_by_role("button", name=name, exact=True).first.click(timeout=1_000)
        page.wait_for_timeout(60)
    expect(final.get_by_role("status").last).to_contain_text("win")
    assert ana.problems == []
