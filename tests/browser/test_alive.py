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
