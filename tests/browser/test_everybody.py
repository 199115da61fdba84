"""Everybody can play: by keyboard alone, with a screen reader, in every theme, in every language."""

import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from maquignon.languages import LANGUAGES
from tests.browser.conftest import Seat
from tests.browser.person import DESKTOP, PHONE, SHORT, Person
from tests.project.checkout import ROOT

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PAGES = (
    "/", "/new", "/join", "/rules/bluff", "/replays", "/learn", "/lesson/first", "/lesson/trades", "/lesson/scoring",
    "/hotseat", "/nowhere", "/t/ZZZZ9",
)  # fmt: skip
THEMES = ("light", "dark", "contrast")
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"


def violations(page: Page, within: str = "html") -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found = page.evaluate("(within) => axe.run(within, {resultTypes: ['violations']})", within)
    return [f"{one['id']}: {node['html'][:160]}" for one in found["violations"] for node in one["nodes"]]


def clipped(page: Page) -> list[str]:
    """Buttons and headings whose words do not fit; the ticker shows how a sentence begins, and pictures are small."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('button:not(.ticker), .button, h1, h2, h3, legend')]
          .filter((one) => !one.closest('[inert]') && one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1)
          .map((one) => one.textContent.trim())"""
    )
    return found


def untold(page: Page) -> list[str]:
    """Controls that do not say what they are for when somebody asks them."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('button, a.button, a.tool')]
          .filter((one) => one.checkVisibility() && !one.title)
          .map((one) => one.outerHTML.slice(0, 160))"""
    )
    return found


@pytest.mark.parametrize("theme", THEMES)
def test_no_page_breaks_a_rule_of_accessibility_in_any_theme(person: Seat, theme: str) -> None:
    ana = person("Ana", theme=theme)
    found: dict[str, list[str]] = {}
    for path in PAGES:
        ana.open(path)
        ana.page.locator("h1").first.wait_for()
        ana.page.wait_for_timeout(200)
        found[path] = violations(ana.page)
    ana.new_table(edition="bluff", seats=[None, None, "thrifty"])
    found["waiting room"] = violations(ana.page)
    ana.page.get_by_role("button", name="Settings").click()
    found["settings"] = violations(ana.page)
    assert {where: what for where, what in found.items() if what} == {}


def test_no_decision_at_the_table_breaks_a_rule_of_accessibility_in_any_theme(person: Seat) -> None:
    ana = person("Ana", size=PHONE)
    ana.new_table(house_rules=SHORT, seats=[None, "random", "merchant"], hammer="fast", thinking="normal")
    ana.start()
    found: dict[str, list[str]] = {}
    for kind in every_decision(ana):
        if kind not in found:
            found[kind] = [one for theme in THEMES for one in violations_in(ana.page, theme)] + untold(ana.page)
    assert {where: what for where, what in found.items() if what} == {}
    assert {"hammer", "result"} <= found.keys()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_no_panel_of_the_table_nor_the_replay_breaks_a_rule_of_accessibility_in_any_theme(
    person: Seat, size: dict[str, int]
) -> None:
    ana = person("Ana", size=size)
    page = ana.page
    ana.new_table(seats=[None, "thrifty", "merchant"], first=0, thinking="none")
    ana.start()
    found: dict[str, list[str]] = {}
    for tool in page.locator(".rail .tool[aria-expanded], .ticker").all():
        if not tool.is_visible():
            continue
        tool.click()
        name = page.locator("dialog header h2").inner_text()
        found[name] = [one for theme in THEMES for one in violations_in(page, theme)] + untold(page)
        page.locator("dialog [data-key=escape]").click()
        expect(page.locator("dialog")).to_have_count(0)
    ana.open("/replays")
    page.locator("input[type=file]").set_input_files(ROOT / "tests/golden/bluff-plain.mq.jsonl")
    page.locator(".controls").wait_for()
    found["replay"] = [one for theme in THEMES for one in violations_in(page, theme)] + untold(page)
    page.get_by_title("Score and money over time").click()
    found["chart"] = [one for theme in THEMES for one in violations_in(page, theme)] + untold(page)
    assert len(found) >= 5
    assert {where: what for where, what in found.items() if what} == {}


def test_a_bluff_takes_a_second_deliberate_press_and_breaks_no_rule_of_accessibility(person: Seat) -> None:
    ana, ben, cleo = person("Ana", PHONE), person("Ben"), person("Cleo")
    code = ana.new_table(seats=[None, None, None], first=1, hammer="none", thinking="none")
    for guest in (ben, cleo):
        guest.join(code)
        expect(ana.page.locator(".seats")).to_contain_text(guest.name)
    ana.start()
    ben.page.locator("[data-key='a']").click()
    ana.page.get_by_label("Your bid").fill("300")
    bluff = ana.page.locator(".free .act")
    expect(bluff).to_have_text("Bluff 300")
    bluff.click()
    expect(bluff).to_have_text("Really bluff 300?")
    assert [one for theme in THEMES for one in violations_in(ana.page, theme)] + untold(ana.page) == []
    expect(ben.page.locator(".bid")).to_contain_text("no bid yet")
    bluff.click()
    expect(ben.page.locator(".bid .amount")).to_have_text("300")


def violations_in(page: Page, theme: str, within: str = "html") -> list[str]:
    page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
    return [f"{theme} {one}" for one in violations(page, within)]


def every_decision(person: Person, seconds: float = 150) -> Iterator[str]:
    """Plays to the end, and stops before every decision; the last stop is the final count."""
    until = time.monotonic() + seconds
    while not person.over:
        assert time.monotonic() < until
        yield person.look()
        person.act()
        person.page.wait_for_timeout(60)
    person.page.locator(".wins").wait_for()
    person.page.wait_for_timeout(500)  # the sheet has faded in
    yield "result"


def test_a_whole_game_by_keyboard_alone(person: Seat) -> None:
    ana = person("Ana")
    page = ana.page
    ana.open("/")
    page.keyboard.press("Tab")
    for _ in range(12):
        if page.evaluate("document.activeElement?.classList.contains('play')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator(".board").wait_for()
    ana.new_table(house_rules=SHORT, seats=[None, "random", "random"], hammer="fast", thinking="fast")
    ana.page.locator(".start .act").focus()
    page.keyboard.press("Enter")
    page.locator(".board").wait_for()
    until = time.monotonic() + 150
    while not ana.over:
        assert time.monotonic() < until, ana.look()
        press(ana, ana.look())
        page.wait_for_timeout(60)
    assert ana.problems == []


def press(person: Person, kind: str) -> None:
    """Answers a decision with keys only."""
    page = person.page
    match kind:
        case "bid" | "pass":
            page.keyboard.press("p")
        case "hammer":
            page.keyboard.press("h")
        case "turn":
            page.keyboard.press("a")
        case "two":
            page.keyboard.press("s")
        case "answer":
            page.keyboard.press("t")
        case "dove":
            page.keyboard.press("d")
        case "pay":
            page.keyboard.press("y")
        case "trade":
            page.keyboard.press("1")
        case "lay" | "lay-nothing":
            for key in "123456y":
                page.keyboard.press(key)
        case _:
            pass


def test_focus_is_not_lost_when_the_decision_changes(person: Seat) -> None:
    ana = person("Ana")
    ana.new_table(seats=[None, "thrifty", "thrifty"], hammer="relaxed", first=1)
    ana.start()
    ana.page.locator("[data-key='o']").focus()
    ana.page.keyboard.press("Enter")
    ana.page.locator("[data-key='o']").wait_for(state="detached")
    assert ana.page.evaluate("document.activeElement.closest('.dock') !== null")


HEAR = """
  window.heard = [];
  new MutationObserver(() => {
    const text = document.querySelector('[role=status].unseen')?.textContent;
    if (text && text !== heard.at(-1)) heard.push(text);
  }).observe(document, { childList: true, characterData: true, subtree: true });
"""
"""Writes down all that a screen reader is given to say: one sentence follows the other sooner than one can ask."""


@pytest.mark.parametrize(
    ("first", "key", "sentence"),
    [
        (0, None, "^Your turn: only an auction is open to you\\.$"),  # although nothing has happened yet
        (0, "a", "bids|passes|once|hammer falls"),
        (1, None, "Under the hammer: "),
    ],
)
def test_what_happens_is_said_aloud(person: Seat, first: int, key: str | None, sentence: str) -> None:
    ana = person("Ana")
    ana.context.add_init_script("localStorage.setItem('maquignon.explained', 'turn')")
    ana.context.add_init_script(HEAR)
    ana.new_table(seats=[None, "thrifty", "thrifty"], hammer="fast", first=first)
    ana.start()
    if key:
        ana.page.keyboard.press(key)
    ana.page.wait_for_function("words => heard.some((text) => new RegExp(words).test(text))", arg=sentence)


def test_the_table_can_be_read_aloud_by_key_and_all_keys_are_listed(person: Seat) -> None:
    ana = person("Ana")
    ana.new_table(seats=[None, "thrifty", "thrifty"], hammer="none", first=1)
    ana.start()
    said = ana.page.locator("[role=status].unseen")
    readings = {
        "g": "You hold 140",
        "f": "8 notes in hand, no animals yet",
        "l": "auction or trade|no bid yet",
        ".": "auction or trade|no bid yet",
    }
    for key, words in readings.items():
        ana.page.keyboard.press(key)
        expect(said).to_contain_text(re.compile(words))
    expect(ana.page.get_by_role("button", name="Bid 10", exact=True).first).to_be_visible(timeout=15_000)
    ana.page.keyboard.press("?")
    keys = ana.page.get_by_role("dialog", name="Keys")
    expect(keys.locator("dt")).not_to_have_count(0)
    used = {key.lower() for keys in keys.locator("kbd").all_inner_texts() for key in keys.split()}
    ana.page.keyboard.press("g")
    expect(keys.locator("[role=status]")).to_contain_text("You hold 140")  # all under the sheet is silenced
    ana.page.keyboard.press("Escape")
    there = ana.page.locator(".dock [data-key], .rail [data-key], [role=group] [data-key]")
    assert set(there.evaluate_all("all => all.map((one) => one.dataset.key)")) <= used


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_speaks_every_language_without_a_missing_word_or_clipped_text(person: Seat, language: str) -> None:
    ana = person("Ana", size=PHONE, language=language)
    for path in PAGES:
        ana.open(path)
        ana.page.locator("h1").first.wait_for()
        ana.page.wait_for_timeout(150)
        check_words(ana, path)
    ana.new_table(edition="koehandel", seats=[None, "merchant", "miser", "gambler"], hammer="fast", first=0)
    check_words(ana, "waiting room")
    ana.start()
    check_words(ana, "turn")
    ana.page.keyboard.press("a")
    ana.page.locator(".lot").wait_for()
    check_words(ana, "hammer")
    assert ana.page.evaluate("document.documentElement.lang") == language


def check_words(person: Person, where: str) -> None:
    words = person.page.locator("body").inner_text()
    assert not re.search(r"undefined|\[object|NaN", words), where
    assert clipped(person.page) == [], where
    assert untold(person.page) == [], where
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), where
    assert person.problems == []


def test_at_twice_the_size_nothing_is_out_of_reach(person: Seat) -> None:
    """200 % zoom of a small desktop is a window of half the size."""
    ana = person("Ana", size={"width": 640, "height": 400})
    ana.new_table(seats=[None, "thrifty", "thrifty"], first=0)
    ana.start()
    ana.page.locator("[data-key='a']").scroll_into_view_if_needed()
    expect(ana.page.locator("[data-key='a']")).to_be_in_viewport()
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_table_reads_like_this_to_a_screen_reader(person: Seat) -> None:
    ana = person("Ana")
    ana.new_table(seats=[None, "thrifty", "merchant"], first=0, thinking="none")
    ana.start()
    expect(ana.page.locator("main")).to_match_aria_snapshot(
        """
        - main:
          - heading /Table [A-Z0-9]+/ [level=1]
          - group "The other players":
            - region "Thrifty’s place":
              - strong: Thrifty
              - text: 8 notes in hand
              - list "Thrifty’s animals":
                - listitem: no animals yet
            - region "Merchant’s place":
              - strong: Merchant
              - text: 8 notes in hand
              - list "Merchant’s animals":
                - listitem: no animals yet
          - region "The middle of the table":
            - text: 30 animals left in the pile Your turn
            - paragraph: "Your turn: only an auction is open to you."
          - region "Your place":
            - strong: Ana
            - text: You hold 140 in 8 notes
            - list "Ana’s animals"
            - list "Your notes":
              - listitem: 2 notes of 0
              - listitem: 4 notes of 10
              - listitem: 2 notes of 50
          - group "Your decision":
            - heading "Your turn" [level=2]
            - button "Auction"
        """
    )
