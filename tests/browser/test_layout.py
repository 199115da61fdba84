"""Everything at the table has its place and keeps it, on every screen that people play on."""

import time

import pytest

from tests.browser.conftest import Seat
from tests.browser.person import DESKTOP, SHORT, Person

pytestmark = [pytest.mark.browser, pytest.mark.slow]

ON_ITS_SIDE = {"width": 740, "height": 360}
SMALL = {"width": 360, "height": 640}
MOST_SHIFT = 0.02
"""Of all shifts in a whole game together that no hand of this player caused."""

WATCH = """() => {
  window.shifts = [];
  const named = ({node}) => node && (node.className || node.parentElement?.className || node.nodeName);
  new PerformanceObserver((list) => list.getEntries().forEach((one) => {
    if (!one.hadRecentInput) window.shifts.push([one.value, one.sources.map(named).join(', ')]);
  })).observe({type: 'layout-shift'});
}"""
COVERED = """(selectors) => selectors.filter((selector) => {
  const thing = document.querySelector(selector);
  if (!thing) return true;
  const at = thing.getBoundingClientRect();
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
  const spots = [[x, y], [x, at.y + 2], [x, at.bottom - 2], [at.x + 2, y], [at.right - 2, y]];
  return !spots.every(([x, y]) => document.elementsFromPoint(x, y).slice(0, 4).some(
    (found) => thing.contains(found) || found.closest('.herald')
  ));
})"""
"""Which of these things cannot be seen whole; a ribbon passes over them for a moment."""


ALWAYS = [".goods .name", ".goods .herd", ".others .seat"]
BY_DECISION = {
    "bid": [".lot", ".bid", ".goods .purse ul", ".paddle", '[data-key="o"]'],
    "lay": [".laying .hand", ".laying .act"],
    "two": [".lot", ".bid", ".goods .purse ul", ".two"],
    "pay": [".settling .act"],
    "turn": [".goods .purse ul", '[data-key="a"]'],
}
SCREENS = {"phone, small": (SMALL, 5), "phone on its side": (ON_ITS_SIDE, 4), "desktop": (DESKTOP, 4)}


def sit_down(person: Person, players: int) -> None:
    deal = {4: 3, 5: 2}[players]
    person.new_table(
        house_rules={**SHORT, "opening_deal": deal}, seats=[None] + ["random"] * (players - 1), hammer="fast",
        thinking="normal",
    )  # fmt: skip
    person.start()
    person.page.wait_for_timeout(500)


@pytest.mark.stumbles("every game is another, and a whole one is watched")
@pytest.mark.parametrize(("size", "players"), SCREENS.values(), ids=SCREENS.keys())
def test_nothing_jumps_during_a_whole_game_and_what_a_decision_needs_is_in_sight(
    person: Seat, size: dict[str, int], players: int
) -> None:
    ana = person("Ana", size)
    sit_down(ana, players)
    ana.page.evaluate(WATCH)
    found: dict[str, list[str]] = {}
    until = time.monotonic() + 200
    while not ana.over:
        assert time.monotonic() < until, found
        kind = ana.look()
        if kind in BY_DECISION and kind not in found:
            ana.page.wait_for_timeout(400)  # what is dealt has arrived
            if ana.look() == kind:
                found[kind] = ana.page.evaluate(COVERED, ALWAYS + BY_DECISION[kind])
        ana.act()
        ana.page.wait_for_timeout(60)
    assert found
    assert {kind: hidden for kind, hidden in found.items() if hidden} == {}
    shifts = ana.page.evaluate("window.shifts")
    assert sum(value for value, _ in shifts) < MOST_SHIFT, sorted(shifts)[-4:]
