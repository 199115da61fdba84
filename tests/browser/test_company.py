"""What people at a table do besides playing: talk, pause, go, come back, and play once more."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Seat
from tests.browser.person import DESKTOP, PHONE, SHORT, Person, play_to_the_end
from tests.browser.test_everybody import violations

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def sit_down(host: Person, *guests: Person, **terms: object) -> str:
    """In the waiting room of one table, everybody seen by the host."""
    code = host.new_table(**{"seats": [None] * 3, **terms})
    for guest in guests:
        guest.join(code)
        expect(host.page.locator(".seats")).to_contain_text(guest.name)
    return code


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_what_one_writes_or_picks_the_others_read(person: Seat, size: dict[str, int]) -> None:
    ana, ben = person("Ana", size), person("Ben")
    sit_down(ana, ben, banter=False)
    ana.start()
    if size is PHONE:
        ana.page.get_by_role("button", name="Chat").click()
    chat = ana.page.locator("dialog .chat" if size is PHONE else ".talk .chat")
    chat.get_by_placeholder(re.compile("Write")).fill("That goat is mine")
    chat.get_by_role("button", name="Send").click()
    chat.locator(".more").click()
    last = chat.locator(".said").last
    if size is PHONE:
        expect(last).to_be_in_viewport(ratio=0.5)
    said = last.inner_text()
    last.click()
    heard = ben.page.locator(".talk .chat .lines p")
    expect(heard).to_have_count(2)
    expect(heard.first).to_have_text(re.compile(r"Ana\s+That goat is mine"))
    assert heard.last.inner_text().endswith(said)


def test_people_talk_while_they_wait_and_find_their_table_first_on_the_home_page(person: Seat) -> None:
    ana, ben = person("Ana", PHONE), person("Ben")
    code = sit_down(ana, ben)
    ana.page.get_by_placeholder(re.compile("Write")).fill("Five minutes?")
    ana.page.get_by_role("button", name="Send").click()
    expect(ben.page.locator(".chat .lines p")).to_have_text(re.compile(r"Ana\s+Five minutes\?"))
    ana.open("/")
    back = ana.page.get_by_role("link", name=re.compile(code))
    expect(back).to_be_in_viewport()
    back.click()
    expect(ana.page.locator(".chat .lines p")).to_have_count(1)


def test_a_pause_begins_when_all_agree_and_ends_when_all_agree(person: Seat) -> None:
    ana, ben = person("Ana"), person("Ben")
    sit_down(ana, ben, seats=[None, None, "thrifty"], first=0)
    ana.start()
    ana.page.get_by_role("button", name="Menu").click()
    ana.page.get_by_role("button", name="Ask for a pause").click()
    expect(ben.page.locator(".notice")).to_contain_text("Ana")
    ben.page.locator(".notice").get_by_role("button", name="Agree").click()
    for guest in (ana, ben):
        expect(guest.page.locator(".notice")).to_contain_text("The table is paused")
    assert ana.look() == "wait"
    assert violations(ben.page) == []
    ana.page.keyboard.press("Escape")
    for guest in (ana, ben):
        guest.page.locator(".notice button").click()
    expect(ana.page.locator(".notice")).to_have_count(0)
    assert ana.look() == "turn"


def test_who_leaves_a_game_has_left_and_may_come_back(person: Seat) -> None:
    ana, ben = person("Ana"), person("Ben")
    code = sit_down(ana, ben, seats=[None, None, "thrifty"], first=0)
    ana.start()
    expect(ben.page.locator(".board")).to_be_visible()
    ben.page.get_by_role("button", name="Menu").click()
    leave = ben.page.get_by_role("button", name="Leave the table")
    leave.click()
    leave.click()
    expect(ben.page.locator(".play")).to_be_visible()
    ben.page.wait_for_timeout(1500)  # long enough for a page that would go back by itself
    assert ben.page.url == ben.address + "/"
    away = ana.page.locator("[data-mark=away]")
    expect(away).to_contain_text(re.compile(r"away\s+bot in"))
    assert away.get_by_role("timer").count() == 1
    expect(away).to_contain_text("a bot plays", timeout=20_000)
    ben.page.get_by_role("link", name=re.compile(code)).click()  # the way back is on the page they came to
    expect(ben.page.locator(".board")).to_be_visible()
    expect(away).to_have_count(0)


def test_who_leaves_the_waiting_room_frees_the_seat(person: Seat) -> None:
    ana, ben = person("Ana"), person("Ben")
    sit_down(ana, ben)
    ben.page.locator(".start").get_by_role("button", name="Leave").click()
    expect(ben.page.locator(".play")).to_be_visible()
    ben.page.wait_for_timeout(1500)
    assert ben.page.url == ben.address + "/"
    expect(ana.page.locator(".seats")).not_to_contain_text("Ben")


def test_everything_in_the_waiting_room_can_be_arranged(person: Seat) -> None:
    ana, ben = person("Ana"), person("Ben")
    sit_down(ana, ben)
    seats = ana.page.locator(".seats li")
    ben.page.locator(".seats li").nth(2).get_by_role("button", name="Sit here").click()
    expect(seats.nth(2)).to_contain_text("Ben")
    seats.nth(1).get_by_role("combobox").select_option("merchant")
    expect(seats.nth(1).locator(".who")).to_contain_text("Merchant")
    seats.nth(1).get_by_role("combobox").select_option("")
    expect(seats.nth(1).locator(".who")).not_to_contain_text("Merchant")
    ana.page.get_by_role("button", name=re.compile("Change")).click()
    ana.page.get_by_role("radio", name=re.compile("Koehandel")).check()
    ana.page.locator("dialog form .act").click()
    expect(ben.page.locator(".terms")).to_contain_text("Koehandel")
    ana.page.get_by_role("button", name="Free this seat").click()
    expect(ana.page.locator(".seats")).not_to_contain_text("Ben")


def test_everybody_comes_along_to_the_next_game(person: Seat) -> None:
    ana, ben = person("Ana"), person("Ben")
    first = sit_down(ana, ben, seats=[None, None, "random"], hammer="fast", house_rules=SHORT)
    ana.start()
    play_to_the_end([ana, ben])
    ben.page.get_by_role("button", name="Play again").click()
    ben.page.wait_for_url(lambda url: not url.endswith(first))
    ana.page.locator(".result a.act").click()
    ana.page.wait_for_url(f"**/t/{ben.code}")
    for guest in (ana, ben):
        expect(guest.page.locator(".board")).to_be_visible()


def test_who_comes_late_is_offered_a_bots_seat_and_plays_on_from_there(person: Seat) -> None:
    ana, eve = person("Ana"), person("Eve", PHONE)
    ana.new_table(seats=[None, "thrifty", "merchant"], first=0, thinking="none")
    ana.start()
    eve.join(ana.code)
    eve.page.get_by_role("button", name="Take Merchant’s seat").click()
    expect(eve.page.get_by_label("Your notes")).to_be_visible()
    expect(ana.page.get_by_label("Eve’s place")).to_be_visible()
    expect(eve.page.get_by_text("You are watching.")).to_have_count(0)
    ana.page.keyboard.press("a")
    eve.page.get_by_role("button", name="Bid 10", exact=True).first.click()
    expect(ana.page.locator(".bid .amount")).to_have_text(re.compile(r"\d+"))


def test_who_is_taken_from_a_seat_is_told_and_sits_again_when_invited(person: Seat) -> None:
    ana, ben = person("Ana"), person("Ben")
    sit_down(ana, ben)
    ana.page.get_by_role("button", name="Free this seat").click()
    expect(ben.page.locator(".line")).to_contain_text("You were taken from your seat.")
    sit = ben.page.get_by_role("button", name="Sit here").first
    sit.click()
    expect(ben.page.locator(".line")).to_contain_text("the host can let you sit down again")
    ana.page.get_by_role("button", name="Let Ben sit again").click()
    expect(ana.page.get_by_role("button", name="Let Ben sit again")).to_have_count(0)
    sit.click()
    expect(ana.page.locator(".seats")).to_contain_text("Ben")


def test_a_seat_that_a_bot_keeps_is_the_bots_once_all_others_agree(person: Seat) -> None:
    ana, ben = person("Ana"), person("Ben")
    code = sit_down(ana, ben, seats=[None, None, "thrifty"], first=0, thinking="none")
    ana.start()
    expect(ben.page.locator(".board")).to_be_visible()
    ben.page.get_by_role("button", name="Menu").click()
    leave = ben.page.get_by_role("button", name="Leave the table")
    leave.click()
    leave.click()
    give = ana.page.get_by_role("button", name="Give the bot this seat for good (0 of 1)")
    expect(ana.page.locator(".notice")).to_contain_text("A bot plays for Ben.", timeout=20_000)
    ana.page.set_viewport_size({"width": 360, "height": 640})
    on_a_phone = ana.page.locator(".notice").bounding_box()
    assert on_a_phone is not None
    assert on_a_phone["height"] < 90, "two of them would hide the table"
    assert violations(ana.page) == []
    give.click()
    expect(ana.page.get_by_label("Ben’s place")).to_have_count(0)
    ben.join(code)
    expect(ben.page.get_by_text("You are watching.")).to_be_visible()
    assert ben.page.locator(".goods").count() == 0
