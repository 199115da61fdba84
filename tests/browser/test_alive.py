"""What moves at the table moves once, from where it was, and holds nothing up."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Seat
from tests.browser.person import PHONE, SHORT, Person

pytestmark = [pytest.mark.browser, pytest.mark.slow]

COUNT = """
  const animate = Element.prototype.animate;
  window.flights = new Map();
  Element.prototype.animate = function (frames, ...more) {
    if (this.matches('.sky .thing')) {
      window.flights.set(this, [...(window.flights.get(this) ?? []), frames[0].transform]);
    }
    return animate.call(this, frames, ...more);
  };
"""


LINES = "document.querySelectorAll('.talk .log li').length"


def plays_until(person: Person, enough: str) -> None:
    """Until a script in the page says so."""
    for _ in range(1200):
        if person.page.evaluate(enough):
            return
        person.act()
        person.page.wait_for_timeout(60)
    raise AssertionError("Too little happened.")


def test_everything_flies_once_and_from_where_it_was(person: Seat) -> None:
    ana = person("Ana", PHONE)
    ana.page.emulate_media(reduced_motion="no-preference")
    ana.page.add_init_script(COUNT)
    ana.new_table(seats=[None, "random", "random"], first=0, hammer="fast", house_rules=SHORT)
    ana.start()
    plays_until(ana, "window.flights.size >= 30")
    flown: list[list[str]] = ana.page.evaluate("[...window.flights.values()]")
    assert [starts for starts in flown if len(starts) != 1] == []
    assert [starts for starts in flown if starts[0].startswith("translate(0px, 0px)")] == []
    expect(ana.page.locator(".sky .thing")).to_have_count(0)


def test_the_log_stays_at_its_newest_line_unless_somebody_reads_further_up(person: Seat) -> None:
    ana = person("Ana")
    ana.new_table(seats=[None, "random", "random"], first=0, hammer="fast", house_rules={"opening_deal": 4})
    ana.start()
    log = ana.page.locator(".talk .log")
    plays_until(ana, LINES + " >= 30")
    expect(log.locator("li").last).to_be_in_viewport()
    log.evaluate("(log) => { log.scrollTop = 0 }")
    plays_until(ana, LINES + " >= 36")
    assert log.evaluate("(log) => log.scrollTop") == 0


FLOWN = """
  const animate = Element.prototype.animate;
  const far = (place, x, y) => {
    const at = document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
    return at ? Math.hypot(at.x + at.width / 2 - x, at.y + at.height / 2 - y) : Infinity;
  };
  // The nearest: what an animal has left is smaller, and lies elsewhere, than it did when the animal took off.
  const where = ({transform}) => {
    const [x, y] = transform.match(/-?[\\d.]+/g).map(Number);
    const places = ['offer', 'counter', 'purse-0', 'purse-1', 'herd-0', 'herd-1'];
    return places.sort((a, b) => far(a, x, y) - far(b, x, y))[0];
  };
  window.flown = [];
  Element.prototype.animate = function (frames, ...more) {
    if (this.matches('.sky .thing')) window.flown.push([where(frames[0]), where(frames.at(-1))]);
    return animate.call(this, frames, ...more);
  };
"""
"""From where to where."""


def deal_until_they_share_an_animal(ana: Person, ben: Person) -> None:
    """Ana may trade with Ben from the beginning."""
    for _ in range(12):
        code = ana.new_table(
            edition="bluff", seats=[None, None, "thrifty"], first=0, thinking="none", house_rules={"opening_deal": 4}
        )
        ben.join(code)
        expect(ana.page.locator(".seats")).to_contain_text("Ben")
        ana.start()
        expect(ana.page.locator(".dock h2")).to_have_text("Your turn")
        if ana.page.locator(".dock .stake", has_text="Ben").count() > 0:
            return
    raise AssertionError("Of twelve deals none would do.")


def test_where_the_winner_of_a_trade_pays_the_loser_is_seen_to_keep_what_they_laid(person: Seat) -> None:
    ana, ben = person("Ana"), person("Ben")
    ana.page.emulate_media(reduced_motion="no-preference")
    ana.page.add_init_script(FLOWN)
    deal_until_they_share_an_animal(ana, ben)
    ana.page.locator(".dock .stake", has_text="Ben").first.click()
    ana.page.locator(".dock .stack").last.click()
    ana.page.locator(".dock .laying .act").click()
    ben.page.locator('.dock .stack[data-key="1"]').click()
    ben.page.locator(".dock .laying .act").click()
    expect(ana.page.locator(".showdown[data-told=true]")).to_be_visible(timeout=15_000)
    ana.page.wait_for_timeout(300)
    flown: list[list[str]] = ana.page.evaluate("window.flown")
    assert flown[-3:] == [["offer", "purse-1"], ["counter", "purse-1"], ["herd-1", "herd-0"]], flown
