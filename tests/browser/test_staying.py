"""Nobody loses their place: reloads, a killed server, a second device, a closed tab."""

import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Seat
from tests.browser.person import SHORT, Person, play_to_the_end
from tests.browser.server import GameServer

pytestmark = [pytest.mark.browser, pytest.mark.slow]


IN_AUCTION = {"bid"}
IN_TRADE = {"answer", "lay", "trade"}


def act_until(person: Person, kinds: set[str], seconds: float = 240) -> None:
    """Play until such a decision is due; where a game ends before it came, there is another one."""
    until = time.monotonic() + seconds
    while person.over or person.look() not in kinds:
        assert time.monotonic() < until, person.look()
        if person.over:
            sit_down(person)
        person.act()
        person.page.wait_for_timeout(60)


def sit_down(person: Person, house_rules: dict[str, object] = SHORT) -> None:
    person.new_table(
        house_rules=house_rules, seats=[None, "random", "random"], hammer="fast", thinking="normal", first=1
    )
    person.start()


@pytest.mark.parametrize("kinds", [IN_AUCTION, IN_TRADE], ids=["auction", "trade"])
def test_a_reload_changes_nothing(person: Seat, kinds: set[str]) -> None:
    ana = person("Ana")
    sit_down(ana, {} if kinds is IN_AUCTION else SHORT)
    act_until(ana, kinds)
    herd = ana.page.locator(".goods .herd").inner_text()
    ana.page.reload()
    expect(ana.page.locator(".board")).to_be_visible()
    assert ana.page.locator(".goods .herd").inner_text() == herd
    expect(ana.page.locator(".talk .log li").first).not_to_have_text("")
    if kinds is IN_AUCTION:
        ana.page.keyboard.press("o")
    else:
        play_to_the_end([ana])
    assert ana.problems == []


def test_a_personal_link_brings_the_seat_to_another_device(person: Seat) -> None:
    ana, other = person("Ana"), person("Phone")
    code = ana.new_table(seats=[None, "thrifty", "thrifty"])
    ana.start()
    token = ana.page.evaluate("localStorage.getItem('maquignon.token')")
    other.open(f"/t/{code}#key={token}")
    expect(other.page.locator(".goods .name")).to_have_text("Ana")
    assert "key=" not in other.page.url


def test_a_link_can_be_copied_where_the_page_comes_without_encryption(person: Seat) -> None:
    ana = person("Ana")
    ana.page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    code = ana.new_table(seats=[None, None, None])
    ana.page.get_by_role("button", name="Share").click()
    expect(ana.page.get_by_role("button", name="Copied")).to_be_visible()
    ana.open("/join")
    ana.page.get_by_label("Table code").focus()
    ana.page.evaluate("document.activeElement.maxLength = 100")
    ana.page.keyboard.press("Control+V")
    expect(ana.page.get_by_label("Table code")).to_have_value(re.compile(f"/t/{code}$"))


def test_a_killed_server_comes_back_under_three_open_browsers(browser: Browser, built: Path, tmp_path: Path) -> None:
    server = GameServer(tmp_path)
    server.open()
    people = [Person(browser, server.address, name) for name in ("Ana", "Ben", "Cleo")]
    try:
        ana, ben, cleo = people
        code = ana.new_table(house_rules=SHORT, seats=[None, None, None], hammer="fast", thinking="normal")
        for guest in (ben, cleo):
            guest.join(code)
            expect(guest.page.locator(".seats")).to_contain_text(guest.name)
        ana.start()
        for _ in range(2):
            for guest in people * 4:
                guest.act()
            server.kill()
            for guest in people:
                expect(guest.page.get_by_text("Connection lost")).to_be_visible(timeout=30_000)
            server.open()
            for guest in people:
                guest.connected()
        play_to_the_end(people)
        assert len({guest.page.locator(".result .wins").inner_text() for guest in people}) == 1
    finally:
        for guest in people:
            guest.context.close()
        server.close()


def test_somebody_without_a_name_is_asked_for_one_and_then_sits_down(person: Seat) -> None:
    ana, guest = person("Ana"), person("")
    code = ana.new_table(seats=[None, None, None])
    guest.open(f"/t/{code}")
    expect(guest.page.locator("main")).to_contain_text("Ana’s table · Boursicocotte (2025)")
    guest.page.set_viewport_size({"width": 360, "height": 740})
    guest.page.get_by_label("Your name at the table").fill("Eve")
    guest.page.get_by_role("button", name="Take a seat").click()
    expect(ana.page.locator(".seats")).to_contain_text("Eve")
    expect(guest.page.locator(".seats")).to_be_in_viewport(ratio=0.9)  # who is there comes before how to invite more


def test_an_unknown_table_says_so_and_shows_a_way_on(person: Seat) -> None:
    ana = person("Ana")
    ana.open("/t/ZZZZ9")
    expect(ana.page.get_by_role("heading", level=1)).to_contain_text("no table")
    ana.page.locator("main").get_by_role("link").click()
    expect(ana.page.get_by_role("button", name=re.compile("Play now"))).to_be_visible()


def test_without_a_connection_the_page_opens_and_says_so(person: Seat) -> None:
    ana = person("Ana")
    ana.open("/")
    ana.page.evaluate(
        """() => new Promise((kept, never) => {
          if (navigator.serviceWorker.controller) kept();
          navigator.serviceWorker.addEventListener('controllerchange', kept);
          setTimeout(() => never(new Error('Nothing was kept.')), 60_000);
        })"""
    )
    ana.context.set_offline(True)
    ana.page.reload()
    expect(ana.page.get_by_text("You are offline")).to_be_visible()
    ana.open("/lesson/first")
    expect(ana.page.get_by_text("Welcome to the saleroom")).to_be_visible()
