"""Everything at the table has its place and keeps it, on every screen that people play on."""

import time

import pytest

from tests.browser.conftest import Seat
from tests.browser.person import DESKTOP, SHORT, Person
from tests.browser.player import LOOK

pytestmark = [pytest.mark.browser, pytest.mark.slow]

ON_ITS_SIDE = {"width": 740, "height": 360}
SMALL = {"width": 360, "height": 640}
MOST_SHIFT = 0.02
"""The worst five seconds of a whole game, as browsers measure it: shifts less than a second apart belong together.
What a hand causes counts as well: a table that jumps under the finger is the worst of all."""

WATCH = """() => {
  window.shifts = [];
  const named = ({node}) => node && (node.className || node.parentElement?.className || node.nodeName);
  new PerformanceObserver((list) => list.getEntries().forEach((one) => {
    window.shifts.push([one.value, one.startTime, one.sources.map(named).join(', ')]);
  })).observe({type: 'layout-shift'});
}"""
STILL = """() => document.getAnimations().every(
  ({playState, effect}) => playState !== 'running' || effect.getComputedTiming().endTime === Infinity
)"""
"""Nothing is under way any more; what breathes for ever does not count."""
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
SEEN = f"(selectors) => [({LOOK})(), ({COVERED})(selectors)]"
"""What there is to do, and what of it is hidden, at one and the same moment."""


ALWAYS = [".goods .name", ".goods .herd", ".others .seat"]
BY_DECISION = {
    "bid": [".lot", ".bid", ".goods .purse ul", ".paddle", '[data-key="o"]'],
    "lay": [".laying .hand", ".laying .act"],
    "two": [".lot", ".bid", ".goods .purse ul", ".two"],
    "pay": [".settling .act"],
    "turn": [".goods .purse ul", '[data-key="a"]'],
}
SCREENS = {
    "phone, small": (SMALL, 5),
    "phone on its side": (ON_ITS_SIDE, 4),
    "small window at twice its size": ({"width": 640, "height": 400}, 4),
    "desktop": (DESKTOP, 4),
}


def bursts(shifts: list[tuple[float, float, str]]) -> list[tuple[float, str]]:
    """Shifts that belong together, and what moved in them."""
    found: list[tuple[float, str]] = []
    began = last = float("-inf")
    for value, at, moved in shifts:
        together = at - last < 1000 and at - began < 5000
        before = found.pop() if together else (0.0, "")
        began, last = began if together else at, at
        found.append((before[0] + value, f"{before[1]} {moved}"))
    return found


def sit_down(person: Person, players: int) -> None:
    deal = {4: 3, 5: 2}[players]
    person.new_table(
        house_rules={**SHORT, "opening_deal": deal}, seats=[None] + ["random"] * (players - 1), hammer="fast",
        thinking="normal",
    )  # fmt: skip
    person.start()
    person.page.wait_for_function(STILL)


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
            ana.page.wait_for_function(STILL)
            now, hidden = ana.page.evaluate(SEEN, ALWAYS + BY_DECISION[kind])
            if now == kind:
                found[kind] = hidden
        ana.act()
        ana.page.wait_for_timeout(60)
    assert found
    assert {kind: hidden for kind, hidden in found.items() if hidden} == {}
    worst = max(bursts(ana.page.evaluate("window.shifts")), default=(0.0, ""))
    assert worst[0] < MOST_SHIFT, worst
