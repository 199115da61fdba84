"""The lessons from start to end, the rules, the archive and a replay."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from maquignon.rules.cards import ANIMALS
from tests.browser.conftest import Seat
from tests.browser.person import PHONE, Person
from tests.project.checkout import ROOT

pytestmark = [pytest.mark.browser, pytest.mark.slow]


CUT_OFF = """(one) => {
  const ring = one.getBoundingClientRect();
  for (let holder = one.parentElement; holder; holder = holder.parentElement) {
    if (getComputedStyle(holder).overflow === 'visible') continue;
    const room = holder.getBoundingClientRect();
    const [x, y] = [Math.min(ring.left - room.left, room.right - ring.right), ring.top - room.top];
    if (Math.min(x, y, room.bottom - ring.bottom) < 3) return holder.className;
  }
  return '';
}"""
"""What cuts off the ring of three pixels round a control, or nothing."""


LESSONS = {"first": "Next lesson", "trades": "Next lesson", "scoring": "Play a real game"}
"""What each of them leads on to."""


def do_as_told(page: Page) -> None:
    """Press what is pointed at, to the end of the lesson, and nothing else."""
    page.locator(".note p").first.wait_for()
    for _ in range(600):
        if page.get_by_role("button", name="Once more").is_visible():
            return
        if page.get_by_role("button", name="Go on").is_visible():
            page.get_by_role("button", name="Go on").click()
        elif page.locator(".pointed").count():
            assert page.locator(".pointed").count() == 1
            assert page.locator(".pointed").evaluate(CUT_OFF) == ""
            page.locator(".pointed").click()
            assert page.locator(".note .hint").count() == 0
        page.wait_for_timeout(60)
    pytest.fail("The lesson does not end.")


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_can_be_done_from_start_to_end_by_pressing_what_it_points_at_alone(person: Seat, lesson: str) -> None:
    ana = person("", PHONE)
    ana.context.add_init_script("localStorage.setItem('maquignon.pace', 'instant')")
    ana.open(f"/lesson/{lesson}")
    expect(ana.page.locator(".goods .name")).to_have_text("Ana")  # whoever has no name is called something
    do_as_told(ana.page)
    expect(ana.page.locator(".note .act")).to_have_text(LESSONS[lesson])
    ana.page.get_by_role("button", name="Once more").click()
    expect(ana.page.locator(".rail")).to_contain_text("1 of")
    ana.page.get_by_role("link", name="Leave the lesson").click()
    choices = ana.page.locator("ol a")
    expect(choices).to_have_count(len(LESSONS))
    expect(choices.filter(has_text="done")).to_have_count(1)
    expect(choices.nth(list(LESSONS).index(lesson))).to_contain_text("done")
    assert ana.problems == []


def test_there_is_no_fourth_lesson(person: Seat) -> None:
    ana = person("Cleo")
    ana.open("/lesson/fourth")
    expect(ana.page.get_by_role("heading", level=1)).to_have_text("There is nothing at this address.")


def test_a_wrong_move_in_the_lesson_is_answered_with_a_word_of_help(person: Seat) -> None:
    ana = person("Ana")
    ana.open("/lesson/first")
    for _ in range(2):
        ana.page.get_by_role("button", name="Go on").click()
    ana.page.locator("[data-key='b']").click(timeout=10_000)
    expect(ana.page.get_by_text("do what the note says")).to_be_visible()


def test_a_hint_says_what_to_do_and_why(person: Seat) -> None:
    ana = person("Ana", PHONE)
    ana.new_table(seats=[None, "thrifty", "thrifty"], first=0)
    ana.start()
    hint = ana.page.locator(".dock .hint")
    hint.get_by_role("button", name="Hint").click()
    expect(hint).to_contain_text("A good bot would open an auction.")
    expect(hint).to_contain_text("There is nobody to trade with, so only an auction is left.")
    assert ana.problems == []


def test_the_rules_of_every_edition_can_be_read(person: Seat) -> None:
    ana = person("Ana")
    ana.open("/rules")
    choose = ana.page.get_by_role("combobox")
    for option in choose.locator("option").all():
        choose.select_option(option.get_attribute("value"))
        expect(ana.page.get_by_role("heading", level=2)).to_have_count(6)


def test_rules_have_contents_pictures_and_a_search(person: Seat) -> None:
    ana = person("Ana", PHONE)
    ana.open("/rules/bluff")
    expect(ana.page.locator(".book > figure")).to_have_count(6)
    expect(ana.page.locator(".book > figure .board")).to_have_count(5)
    ana.page.get_by_role("navigation", name="Contents").get_by_role("link", name="The trade").click()
    heading = ana.page.get_by_role("heading", name="The trade")
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
    ana.page.get_by_role("searchbox").fill("DOVE lapses")
    expect(ana.page.locator(".book [role=status]")).to_have_text("No rule has these words.")
    ana.page.get_by_role("searchbox").fill("Dove")
    expect(ana.page.get_by_role("heading", name="Families, end and points")).to_be_visible()
    expect(ana.page.get_by_role("heading", name="The auction")).to_have_count(0)
    expect(ana.page.locator("figure")).to_have_count(0)
    assert ana.problems == []


def test_a_dropped_record_is_replayed_step_by_step(person: Seat) -> None:
    ana = person("Ana")
    page = ana.page
    ana.open("/replays")
    page.locator("input[type=file]").set_input_files(ROOT / "tests/golden/bluff-plain.mq.jsonl")
    expect(page.locator(".board")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".told")).to_contain_text("the game is over")
    page.keyboard.press("Home")
    expect(page.locator(".told")).to_have_text("The game begins.")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.get_by_text(re.compile(r"Step 3 of \d+"))).to_be_visible()
    page.get_by_title("Seen as").select_option("spectator")
    expect(page.locator(".fan").first).to_be_visible()
    page.get_by_title("Score and money over time").click()
    expect(page.get_by_role("img", name=re.compile("Score"))).to_be_visible()


def test_a_record_may_be_dropped_anywhere_on_the_page(person: Seat) -> None:
    ana = person("Ana")
    ana.open("/replays")
    ana.page.locator(".drop").wait_for()
    ana.page.evaluate(
        """(record) => {
          const data = new DataTransfer();
          data.items.add(new File([record], 'game.mq.jsonl'));
          document.body.dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}));
        }""",
        (ROOT / "tests/golden/bluff-plain.mq.jsonl").read_text("utf-8"),
    )
    expect(ana.page.locator(".board")).to_be_visible()


def drop(person: Person, record: str) -> None:
    file = {"name": "game.mq.jsonl", "mimeType": "application/x-ndjson", "buffer": record.encode()}
    person.open("/replays")
    person.page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    # played in a process of the server's own, which begins with the first record
    expect(person.page.locator(".board")).to_be_visible(timeout=30_000)


def test_bots_are_called_by_their_trade_in_the_language_spoken(person: Seat) -> None:
    header, *lines = (ROOT / "tests/golden/bluff-plain.mq.jsonl").read_text("utf-8").splitlines(keepends=True)
    table = {
        **json.loads(header),
        "players": ["Ana", "Merchant", "Merchant 2", "Dan"],
        "tags": {"bots": {"1": "merchant", "2": "merchant", "3": "thrifty"}},
    }
    ana = person("Ana", language="fr-FR")
    drop(ana, "".join([json.dumps(table) + "\n", *lines]))
    names = ana.page.get_by_title("Vu par").locator("option")
    expect(names).to_have_text(["toutes cartes visibles", "un spectateur", "Ana", "Marchand", "Marchand 2", "Dan"])


def circles() -> Iterator[dict[str, object]]:
    """Nobody bids, and then Ben and Ana win the same horse from each other for nothing, time and again."""
    yield {
        "maquignon": 1, "edition": "boursicocotte-2025", "variants": [], "house_rules": {"lot_size": 3},
        "players": ["Ana", "Ben", "Cleo"], "first": 0,
    }  # fmt: skip
    lots = [["cow", "horse", "horse"], ["cow", "cow", "horse"], *([animal] * 3 for animal in ANIMALS[:8])]
    for turn, lot in enumerate(lots):
        yield {"seat": turn % 3, "do": "auction"}
        yield {"seat": "house", "do": "turn_up", "animals": lot}
        yield {"seat": "house", "do": "hammer"}
    for trade in range(4):
        challenger = (trade + 1) % 2
        yield {"seat": challenger, "do": "trade", "target": 1 - challenger, "animal": "horse", "notes": [0]}
        yield {"seat": 1 - challenger, "do": "counter", "notes": [0]}


def test_a_game_that_goes_round_in_circles_says_so_at_its_end(person: Seat) -> None:
    ana = person("Ana")
    drop(ana, "".join(json.dumps(line) + "\n" for line in circles()))
    ana.page.keyboard.press("End")
    expect(ana.page.locator(".state")).to_contain_text("This position has come up for the third time")


def test_a_file_that_is_no_record_is_refused_with_a_sentence(person: Seat) -> None:
    ana = person("Ana")
    ana.open("/replays")
    ana.page.locator("input[type=file]").set_input_files(ROOT / "README.md")
    expect(ana.page.get_by_role("heading", level=1)).to_contain_text("no readable record")
