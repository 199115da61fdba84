"""What a hand does at an auction is what it meant: no amount changes under the finger, nothing typed is lost."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Seat
from tests.browser.person import PHONE, Person

pytestmark = [pytest.mark.browser, pytest.mark.slow]

NO_CLOCK = {"hammer": "none", "thinking": "none", "first": 2}


@pytest.fixture
def bidders(person: Seat) -> tuple[Person, Person, Person]:
    """Ana and Ben bid for what Cleo auctions, and no clock runs."""
    ana, ben, cleo = person("Ana", PHONE), person("Ben"), person("Cleo")
    code = ana.new_table(seats=[None] * 3, house_rules={"start_notes": [0, 10, 10, 10, 10, 10, 50]}, **NO_CLOCK)
    for guest in (ben, cleo):
        guest.join(code)
        expect(ana.page.locator(".seats")).to_contain_text(guest.name)
    ana.start()
    cleo.page.locator("[data-key='a']").click()
    ana.page.locator(".paddle").first.wait_for()
    return ana, ben, cleo


def amount(page: Page) -> str:
    return page.locator(".bid .amount").inner_text()


def bid(person: Person, wanted: int) -> None:
    person.page.get_by_role("spinbutton").fill(str(wanted))
    person.page.locator(".free .act").click()


def test_a_paddle_bids_what_was_on_it_when_the_finger_came_down_or_nothing(
    bidders: tuple[Person, Person, Person],
) -> None:
    ana, ben, _ = bidders
    ana.page.wait_for_timeout(500)
    ana.page.locator(".paddle").first.hover()
    ana.page.mouse.down()
    bid(ben, 20)
    expect(ana.page.locator(".bid .amount")).to_have_text("20")
    ana.page.wait_for_timeout(500)
    ana.page.mouse.up()
    expect(ana.page.locator(".limit")).to_have_text("Ben was faster: 20.")
    assert amount(ana.page) == "20"
    ana.page.locator(".paddle").nth(1).hover()
    ana.page.mouse.down()  # on 40
    ben.page.locator(".own-raise").click()
    ben.page.locator(".paddle").first.click()
    expect(ana.page.locator(".bid .amount")).to_have_text("30")
    ana.page.mouse.up()
    expect(ana.page.locator(".bid .amount")).to_have_text("40")


def test_a_tap_right_after_a_change_is_no_bid_of_the_new_amount(bidders: tuple[Person, Person, Person]) -> None:
    ana, ben, _ = bidders
    ana.page.evaluate(
        """() => new MutationObserver(() => setTimeout(() => document.querySelector('.paddle')?.click(), 150))
          .observe(document.querySelector('.paddle .amount'), {characterData: true, childList: true, subtree: true})"""
    )
    ana.page.wait_for_timeout(500)
    bid(ben, 20)
    expect(ana.page.locator(".limit")).to_have_text("Ben was faster: 20.")
    assert amount(ben.page) == "20"


def test_what_is_typed_stays_whatever_the_others_bid(bidders: tuple[Person, Person, Person]) -> None:
    ana, ben, _ = bidders
    field = ana.page.get_by_role("spinbutton")
    field.click()
    ana.page.keyboard.press("Control+A")
    ana.page.keyboard.type("8")
    bid(ben, 30)
    expect(ana.page.locator(".bid .amount")).to_have_text("30")
    expect(ana.page.locator(".free .act")).to_be_disabled()
    ana.page.keyboard.type("0")
    expect(field).to_have_value("80")
    ana.page.locator(".free .act").click()
    expect(ben.page.locator(".bid .amount")).to_have_text("80")


def test_raising_my_own_bid_takes_a_deliberate_second_step(bidders: tuple[Person, Person, Person]) -> None:
    ana, ben, _ = bidders
    first = ana.page.locator(".paddle").first
    first.dblclick()
    expect(ana.page.locator(".dock .waiting")).to_have_text("You lead with 10.")
    assert amount(ben.page) == "10"
    assert ana.page.locator(".paddle").count() == 0
    ana.page.locator(".own-raise").click()
    ana.page.locator(".paddle").first.click()
    expect(ben.page.locator(".bid .amount")).to_have_text("20")


@pytest.mark.parametrize(("way", "spent"), [("as proposed", 1), ("another way", 5), ("note by note", 1)])
def test_a_price_can_be_paid_in_every_way_there_is(
    bidders: tuple[Person, Person, Person], way: str, spent: int
) -> None:
    ana, ben, cleo = bidders
    bid(ana, 50)
    ben.page.locator("[data-key='o']").click()
    cleo.page.locator("[data-key='s']").click()
    ana.page.locator(".settling").wait_for()
    assert ana.page.locator(".proposal").count() == 2
    held = sum(ana.ear.update["view"]["purse"])
    ana.player.wanted = {f"pay {way}"}
    ana.act()
    expect(ana.page.locator(".goods .sum")).to_contain_text(f"in {held - spent} note")
