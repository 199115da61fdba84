"""One device passed around a family: bids in the open, hands behind a curtain, and no secret for the others."""

import re
import time
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Seat
from tests.browser.family import HIDDEN, Family
from tests.browser.person import SHORT
from tests.browser.test_everybody import THEMES, untold, violations_in

pytestmark = [pytest.mark.browser, pytest.mark.slow]

TABLET = {"width": 1024, "height": 768}
NAMES = ["Ana", "Ben", "Cleo"]


def spread_out(page: Page) -> str:
    """All that lies on the open table, word for word."""
    return re.sub(r"\s+", " ", " ".join(page.locator("main .others, main .stage").all_inner_texts()))


def test_a_family_plays_a_whole_game_on_one_tablet_and_nobody_sees_anothers_hand(person: Seat) -> None:
    tablet, eve = person("Ana", TABLET), person("Eve")
    family = Family(tablet)
    page = family.page
    family.sit_down(NAMES, house_rules=SHORT)
    assert [one for theme in THEMES for one in violations_in(page, theme)] + untold(page) == []
    eve.page.add_init_script("localStorage.setItem('maquignon.pace', 'instant')")
    eve.open(f"/screen/{tablet.code}")
    held: dict[str, str] = {}
    until = time.monotonic() + 150
    reloaded = False
    while not tablet.over:
        assert time.monotonic() < until, tablet.look()
        if family.curtain:
            assert page.locator(HIDDEN).count() == 0
            if len(held) < len(NAMES):
                page.wait_for_timeout(300)
                assert spread_out(page) == spread_out(eve.page)  # what a stranger sees, and no more
                name = family.draw_curtain()
                expect(page.locator(".secret h1")).to_have_text(f"{name}’s hand")
                held[name] = page.locator(".secret .goods .sum").inner_text()
                assert page.locator("section.goods").count() == 1
                assert [one for theme in THEMES for one in violations_in(page, theme)] + untold(page) == []
                if not reloaded:
                    page.reload()
                    reloaded = True
                    expect(page.locator(".desk")).to_be_visible()
                    assert page.locator(HIDDEN).count() == 0
        elif page.locator(".secret").count() == 0:
            assert not any(words in page.content() for words in held.values())
        family.act()
        page.wait_for_timeout(40)
    assert held.keys() == set(NAMES)
    assert {"trade", "lay", "two"} <= family.decided
    assert tablet.problems == []
    before = tablet.code
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: not url.endswith(before))
    expect(page.locator(".desk")).to_be_visible()


def test_a_curtain_does_not_open_under_a_finger_that_comes_down_twice(person: Seat) -> None:
    family = Family(person("Ana", TABLET))
    page = family.page
    family.sit_down(NAMES, first=0)
    page.locator("[data-seat='1'] .peek").click()
    look = page.locator(".curtain .act")
    expect(look).to_have_text("Ben: press when only you are looking")
    expect(look).to_be_disabled()
    expect(page.locator(".secret")).to_have_count(0)
    assert [one for theme in THEMES for one in violations_in(page, theme)] == []
    look.click()
    expect(page.get_by_label("Your notes")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(HIDDEN)).to_have_count(0)


def test_on_a_phone_on_its_side_every_herd_and_every_paddle_is_in_sight(person: Seat) -> None:
    family = Family(person("Ana", {"width": 844, "height": 390}))
    page = family.page
    family.sit_down([*NAMES, "Dan"], seats=[None] * 4, first=0, house_rules={"opening_deal": 3})
    page.locator(".desk [data-key=a]").click()
    for what, number in {".other .herd": 4, ".desk .paddles .paddle": 9, ".lot": 1}.items():
        seen = page.locator(what)
        expect(seen.first).to_be_visible()
        assert seen.count() >= number
        for one in seen.all():
            expect(one).to_be_in_viewport(ratio=0.95)
    assert not page.evaluate(
        "[...document.querySelectorAll('.desk .amount')].some((one) => one.scrollWidth > one.parentElement.clientWidth)"
    )
    boxes = [one.bounding_box() for one in page.locator(".other .seat").all()]
    for above, below in pairwise(boxes):
        assert above is not None
        assert below is not None
        assert above["y"] + above["height"] <= below["y"] + 1


def test_on_the_smallest_phone_every_name_stands_in_one_line_and_nothing_lies_over_the_lot(person: Seat) -> None:
    family = Family(person("Ana", {"width": 320, "height": 640}))
    family.sit_down(NAMES, house_rules=SHORT)
    family.page.locator('.desk [data-key="a"]').click()
    expect(family.page.locator(".desk .paddles")).to_have_count(2 * 2)
    heights = family.page.locator(".desk strong").evaluate_all("(all) => all.map((one) => one.offsetHeight)")
    assert max(heights) < 24
    right, left = family.page.evaluate(EDGES)
    assert right <= left


EDGES = """() => [
  Math.max(...[...document.querySelectorAll('.lot li')].map((one) => one.getBoundingClientRect().right)),
  document.querySelector('.podium').getBoundingClientRect().left,
]"""
"""How far the lot reaches, and where the price begins."""


def test_on_a_tablet_held_upright_the_lot_is_as_large_as_there_is_room(person: Seat) -> None:
    family = Family(person("Ana", {"width": 820, "height": 1180}))
    family.sit_down(NAMES, house_rules=SHORT)
    family.page.locator('.desk [data-key="a"]').click()
    expect(family.page.locator(".lot li")).to_have_count(3)
    assert family.page.locator(".lot li").first.evaluate("(one) => one.offsetWidth") > 100
    right, left = family.page.evaluate(EDGES)
    assert right <= left


def test_what_is_missing_for_a_game_on_one_device_is_said(person: Seat) -> None:
    eve = person("Eve")
    eve.open("/hotseat")
    begin = eve.page.get_by_role("button", name="Begin")
    begin.click()
    expect(eve.page.get_by_role("alert")).to_have_text("Everybody needs a name.")
    for place in (1, 2):
        eve.page.get_by_label(f"Seat {place}", exact=True).select_option("easy")
    begin.click()
    expect(eve.page.get_by_role("alert")).to_have_text("At least two people are needed.")
    eve.open("/hotseat/NOPE23")
    expect(eve.page.get_by_role("heading", level=1)).to_have_text("Nobody on this device has a seat at this table.")
