"""A screen in the room shows the table to everybody, and phones become hands."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Seat
from tests.browser.person import PHONE, SHORT, play_to_the_end
from tests.browser.test_everybody import violations
from tests.browser.test_hotseat import EDGES
from tests.browser.test_secrets import secrets

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_a_screen_shows_the_whole_game_and_no_secret_even_on_the_hosts_own_computer(person: Seat) -> None:
    ana, ben = person("Ana"), person("Ben", PHONE)
    code = ana.new_table(
        edition="koehandel", house_rules=SHORT, seats=[None, None, "merchant"], hammer="fast", thinking="fast"
    )
    with ana.context.expect_page() as opened:
        ana.page.get_by_role("link", name="Show the table on a screen").click()
    screen, frames = opened.value, list[str]()
    screen.on("websocket", lambda line: line.on("framereceived", lambda frame: frames.append(str(frame))))
    screen.set_viewport_size({"width": 1920, "height": 1080})
    screen.reload()  # a screen comes and goes as it likes
    expect(screen.get_by_role("heading", name="Join with your phone")).to_be_visible()
    assert violations(screen) == []

    ben.open(f"/t/{code}?hand")
    expect(screen.locator("li", has_text="Ben")).to_be_visible()
    expect(screen.locator("li", has_text="Ben").locator("[data-face='1']")).to_be_visible()
    ana.start()
    expect(screen.locator(".board .other")).to_have_count(3)
    assert violations(screen) == []
    assert screen.locator(".goods, .dock").count() == 0
    screen.reload()
    expect(screen.locator(".board .other")).to_have_count(3)

    play_to_the_end([ana, ben])
    expect(screen.locator(".result")).to_be_visible()
    during = [json.loads(frame) for frame in frames if '"type":"finished"' not in frame]
    views = [message["view"] for message in during if message["type"] == "update"]
    assert len(views) > 20
    assert {view["viewer"] for view in views} == {None}
    assert secrets(during) == []
    assert ana.page.evaluate("localStorage.getItem('maquignon.name')") == "Ana"


def test_a_phone_that_comes_by_the_code_on_the_screen_is_only_a_hand(person: Seat) -> None:
    ana, ben = person("Ana"), person("Ben", PHONE)
    code = ana.new_table(edition="koehandel", seats=[None, None, "merchant"], hammer="fast", thinking="none", first=2)
    ben.open(f"/t/{code}?hand")
    expect(ana.page.locator("li", has_text="Ben")).to_be_visible()
    ana.start()  # nobody has an animal yet, so nobody needs the others' places to trade
    expect(ben.page.locator(".board.hand")).to_be_visible()
    expect(ben.page.locator(".others")).to_be_hidden()


def test_on_no_screen_the_price_lies_over_the_lot_and_the_story_has_half_of_the_width(person: Seat) -> None:
    ana, eve = person("Ana"), person("Eve")
    code = ana.new_table(seats=[None, "thrifty", "merchant", "haggler"], first=0, hammer="none", thinking="none")
    ana.start()
    eve.open(f"/screen/{code}")
    ana.page.locator("[data-key='a']").click()
    expect(eve.page.locator(".lot li")).to_have_count(2)
    eve.page.wait_for_timeout(500)  # the animals have come
    for width, height in ((1920, 1080), (1280, 720), (1024, 768), (768, 1024)):
        eve.page.set_viewport_size({"width": width, "height": height})
        right, left = eve.page.evaluate(EDGES)
        assert right <= left, width
        assert eve.page.locator("footer ol").evaluate("(story) => story.clientWidth > 0.5 * innerWidth"), width


def test_a_screen_says_why_there_is_no_table(person: Seat) -> None:
    eve = person("Eve")
    eve.open("/screen/NOPE23")
    expect(eve.page.get_by_role("heading", level=1)).to_contain_text("no table")


def test_the_whole_table_comes_back_to_a_hand(person: Seat) -> None:
    ben = person("Ben", PHONE)
    ben.new_table(edition="koehandel", seats=[None, "easy", "easy"], hammer="fast")
    ben.start()
    expect(ben.page.locator(".others")).to_be_visible()
    ben.page.get_by_role("button", name="Menu").click()
    ben.page.get_by_role("button", name="Only my hand").click()
    ben.page.get_by_role("button", name="The whole table").click()
    ben.page.keyboard.press("Escape")
    expect(ben.page.locator(".others")).to_be_visible()


def test_several_screens_show_the_same_table_and_one_that_goes_takes_none_with_it(person: Seat) -> None:
    ana = person("Ana")
    code = ana.new_table(edition="koehandel", seats=[None, "merchant", "merchant"], first=0, hammer="none")
    screens = [person(name) for name in ("Eve", "Dan")]
    for screen in screens:
        screen.open(f"/screen/{code}")
        expect(screen.page.get_by_role("heading", name="Join with your phone")).to_be_visible()
    ana.start()
    for screen in screens:
        expect(screen.page.locator(".board .other")).to_have_count(3)
    screens[0].context.close()
    ana.page.keyboard.press("a")
    expect(screens[1].page.locator(".lot li")).to_have_count(1)
    assert screens[1].problems == []
