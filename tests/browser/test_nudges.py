"""Who looks elsewhere is told by the system that it is their turn, if they asked for it."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Seat

pytestmark = [pytest.mark.browser, pytest.mark.slow]

AWAY = """(away) => {
  Object.defineProperty(document, 'hidden', {configurable: true, get: () => away});
  document.dispatchEvent(new Event('visibilitychange'));
}"""
"""A browser that nobody sees shows every page: this one is told that it is behind another."""
TOLD = """async (count) => {
  const worker = await navigator.serviceWorker.ready;
  for (;;) {
    const told = await worker.getNotifications();
    if (told.length === count) return told.map(({title, body, tag}) => [title, body, tag]);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}"""


def told(page: Page, count: int) -> list[list[str]]:
    """What the system shows, as soon as it is so many."""
    found: list[list[str]] = page.evaluate(TOLD, count)
    return found


def test_who_asked_for_it_is_told_of_their_turn_until_they_have_decided_elsewhere(person: Seat) -> None:
    ana, ben, cleo = person("Ana", language="de-DE"), person("Ben"), person("Cleo")
    ana.context.grant_permissions(["notifications"], origin=ana.address)
    code = ana.new_table(seats=[None] * 3, house_rules={"opening_deal": 4}, first=2, hammer="fast", thinking="none")
    for guest in (ben, cleo):
        guest.join(code)
        expect(ana.page.locator(".seats")).to_contain_text(guest.name)
    ana.start()
    ana.page.get_by_role("button", name=re.compile("Tischmenü")).click()
    ana.page.get_by_role("button", name="Einstellungen").click()
    wish = ana.page.get_by_role("checkbox", name=re.compile("^Mir Bescheid sagen"))
    expect(wish).not_to_be_checked()
    wish.check()
    expect(wish).to_be_checked()
    ana.page.keyboard.press("Escape")
    ana.page.evaluate(AWAY, True)
    assert told(ana.page, 0) == []
    cleo.page.locator("[data-key='a']").click()
    assert told(ana.page, 1) == [["Du bist dran", "Der Tisch wartet auf dich.", f"/t/{code}"]]
    elsewhere = ana.context.new_page()
    elsewhere.goto(f"{ana.address}/t/{code}")
    elsewhere.locator("[data-key='a']").click()
    assert told(ana.page, 0) == []
