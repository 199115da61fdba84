"""Whole games of every edition, in three browsers and with bots."""

import pytest
from playwright.sync_api import expect

from maquignon.rules.terms.editions import EDITIONS
from tests.browser.conftest import Seat
from tests.browser.person import PHONE, SHORT, play_to_the_end

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.mark.parametrize("edition", EDITIONS)
def test_three_people_and_a_bot_play_a_whole_game_of_every_edition(person: Seat, edition: str) -> None:
    ana, ben, cleo = (person(name) for name in ("Ana", "Ben", "Cleo"))
    code = ana.new_table(
        edition=edition, house_rules=SHORT, seats=[None, None, None, "random"], hammer="fast", thinking="fast"
    )
    for guest in (ben, cleo):
        guest.join(code)
        expect(guest.page.locator(".seats")).to_contain_text(guest.name)
    expect(ana.page.locator(".seats")).to_contain_text("Cleo")
    ana.start()
    play_to_the_end([ana, ben, cleo])
    for guest in (ana, ben, cleo):
        expect(guest.page.locator(".result .wins")).to_be_visible()
        assert "undefined" not in guest.page.locator("body").inner_text()


def test_a_whole_game_against_bots_on_a_phone(person: Seat) -> None:
    ana = person("Ana", PHONE)
    ana.new_table(house_rules=SHORT, seats=[None, "random", "merchant"], hammer="fast", thinking="fast")
    ana.start()
    play_to_the_end([ana])
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    first = ana.code
    ana.page.get_by_role("button", name="Play again").click()
    ana.page.wait_for_url(lambda url: not url.endswith(first))
    expect(ana.page.locator(".board")).to_be_visible()
    assert ana.problems == []
