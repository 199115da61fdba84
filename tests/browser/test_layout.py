"""Everything at the table has its place and keeps it, on every screen that people play on."""

import time

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Seat
from tests.browser.person import DESKTOP, PHONE, SHORT, Person, play_to_the_end
from tests.browser.player import LOOK

pytestmark = [pytest.mark.browser, pytest.mark.slow]

ON_ITS_SIDE = {"width": 740, "height": 360}
BROAD_ON_ITS_SIDE = {"width": 844, "height": 390}
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
  const above = ([x, y]) => document.elementsFromPoint(x, y).find((found) => !found.closest('.herald, aside'));
  return !spots.every((spot) => thing.contains(above(spot)));
})"""
"""Which of these things cannot be seen whole; a ribbon and what is explained once lie over them for a moment."""
SEEN = f"(selectors) => [({LOOK})(), ({COVERED})(selectors)]"
"""What there is to do, and what of it is hidden, at one and the same moment."""


ROOM_LEFT = "(main) => main.scrollHeight - main.clientHeight"
CROWDED = """(seats) => seats.filter((seat) => {
  const name = seat.querySelector('.name');
  const cards = [...seat.querySelectorAll('.herd .card')].map((card) => card.getBoundingClientRect());
  const room = seat.getBoundingClientRect();
  const apart = (one, other) => one.right <= other.left || one.bottom <= other.top;
  return name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 2
    || cards.some((card) => card.bottom > room.bottom)
    || cards.some((card, place) => cards.slice(place + 1).some((next) => !apart(card, next)));
}).map((seat) => seat.innerText)"""
"""Seats with a name that is cut off, or with animals that lie over one another."""
CUT_OFF = """(places) => places.filter((place) => {
  const {bottom, right} = place.getBoundingClientRect();
  const cards = [...place.querySelectorAll('.herd .card')].map((card) => card.getBoundingClientRect());
  return cards.length === 0 || cards.some((card) => card.bottom > bottom || card.right > right);
}).map((place) => place.innerText)"""
"""Places that animals reach out of."""
BENEATH = """() => {
  const [notes, decision] = ['.goods .purse ul', '.dock .panel'].map((one) => document.querySelector(one));
  return notes.getBoundingClientRect().bottom - decision.getBoundingClientRect().top;
}"""
"""How much of my notes lies under my decision."""
OVERLAP = """() => {
  const [told, asked] = ['.ribbon', '.dock .panel'].map((one) => document.querySelector(one).getBoundingClientRect());
  return told.bottom > asked.top && told.right > asked.left;
}"""

ALWAYS = [".goods .name", ".goods .herd", ".others .seat"]
BY_DECISION = {
    "bid": [".lot", ".bid", ".hammer", ".goods .purse ul", ".paddle", '[data-key="o"]'],
    "lay": [".goods .clock", ".laying .hand", ".laying .act"],
    "two": [".lot", ".bid", ".hammer", ".goods .purse ul", ".two"],
    "pay": [".goods .clock", ".settling .act"],
    "turn": [".goods .clock", ".goods .purse ul", '[data-key="a"]'],
    "trade": [".goods .clock", ".goods .purse ul", ".dock .stake"],
}
SCREENS = {
    "phone, small": (SMALL, 5),
    "phone on its side": (ON_ITS_SIDE, 4),
    "larger phone on its side": (BROAD_ON_ITS_SIDE, 4),
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
    assert ana.page.locator("main").evaluate(ROOM_LEFT) == 0, "a table is no page to be scrolled"
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


def test_my_notes_are_in_sight_before_i_have_any_animal(person: Seat) -> None:
    for players in (4, 5):
        ana = person("Ana", SMALL)
        ana.new_table(seats=[None] + ["random"] * (players - 1), first=0, thinking="none")
        ana.start()
        for width, height in ((360, 640), (390, 844), (740, 360)):
            ana.page.set_viewport_size({"width": width, "height": height})
            assert ana.page.evaluate(BENEATH) <= 0, (players, width, height)


def test_round_the_table_names_are_read_whole_and_herds_lie_side_by_side(person: Seat) -> None:
    ana = person("Ana", language="fr-FR")
    ana.new_table(house_rules={"opening_deal": 4}, seats=[None, "hard", "easy", "merchant"], first=0, thinking="none")
    ana.start()
    beside = ana.page.locator(".other:is(:first-child, :last-child)")
    expect(beside.locator(".name")).to_have_text(["Vieux renard", "Marchand"])
    assert beside.evaluate_all(CROWDED) == []


@pytest.mark.parametrize(
    ("size", "least"),
    [(DESKTOP, 36), (PHONE, 28), (SMALL, 22), (ON_ITS_SIDE, 24)],
    ids=["desktop", "phone", "small", "side"],
)
def test_the_animals_of_the_others_are_as_large_as_there_is_room(
    person: Seat, size: dict[str, int], least: int
) -> None:
    ana = person("Ana", size)
    ana.new_table(
        house_rules={"opening_deal": 4}, seats=[None, "easy", "easy", "easy", "easy"], first=0, thinking="none"
    )
    ana.start()
    animals = ana.page.locator(".others .herd img")
    assert min(animals.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().width)")) >= least
    assert ana.page.locator(".other").evaluate_all(CUT_OFF) == []


def test_faces_and_the_story_of_the_game_are_in_sight_in_the_final_count(person: Seat) -> None:
    ana = person("Ana")
    sit_down(ana, 4)
    play_to_the_end([ana])
    ana.page.locator(".result .wins").wait_for()
    for size in (DESKTOP, PHONE):
        ana.page.set_viewport_size(size)  # type: ignore[arg-type]
        expect(ana.page.locator(".result .counts .face")).to_have_count(4)
        expect(ana.page.locator(".result figure")).to_be_in_viewport(ratio=0.3)


def test_what_is_told_lies_beside_what_is_asked(person: Seat) -> None:
    ana = person("Ana")
    ana.new_table(seats=[None, "easy", "easy"], first=0, thinking="none", hammer="fast")
    ana.start()
    until = time.monotonic() + 60
    while ana.page.locator(".dock .settling").count() == 0:
        assert time.monotonic() < until
        for key in ("k", "s") if ana.look() == "two" else ("a", "o"):
            ana.page.keyboard.press(key)
        ana.page.wait_for_timeout(60)
    expect(ana.page.locator(".ribbon")).to_contain_text("pre-emption")
    assert not ana.page.evaluate(OVERLAP)


def test_on_the_smallest_phone_my_name_and_my_money_stand_whole_while_i_lead(person: Seat) -> None:
    ana = person("Ana", {"width": 320, "height": 640}, "fr-FR")
    ana.new_table(seats=[None, "thrifty", "thrifty"], first=1, hammer="none", thinking="none")
    ana.start()
    ana.page.locator(".paddle").first.wait_for()
    ana.page.get_by_label("Votre offre").fill("140")  # more than anybody would
    ana.page.locator(".free .act").click()
    expect(ana.page.locator(".dock .waiting")).to_have_text("Vous menez à 140.")
    assert (
        ana.page.locator(".goods header > *").evaluate_all(
            "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"
        )
        == []
    )
