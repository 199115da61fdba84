"""Whole games of every edition in three browsers, until every decision there is has been made by somebody."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from maquignon.rules.terms.charter import VARIANTS, agree
from maquignon.rules.terms.editions import EDITIONS
from tests.browser.conftest import Seat
from tests.browser.ledger import Ledger, decisions, played
from tests.browser.person import PHONE, SHORT, Person, play_to_the_end
from tests.browser.server import GameServer
from tests.packages.machine import build_wheel, set_up

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PAIRS: dict[str, object] = {"opening_deal": 4, "lot_size": 3}
"""With families of four and herds from the first turn on, two pairs soon stand against each other."""
VARIED = [("bluff" if variant == "super-marchandage" else "koehandel", variant) for variant in VARIANTS]


def gather(people: list[Person], **terms: object) -> None:
    host, *guests = people
    code = host.new_table(seats=[None] * len(people), hammer="fast", thinking="normal", **terms)
    for guest in guests:
        guest.join(code)
        expect(host.page.locator(".seats")).to_contain_text(guest.name)
    host.start()


def play_until_made(people: list[Person], wanted: set[str], seconds: float = 240, **terms: object) -> None:
    """Game after game, until everything wanted was decided by one of them."""
    for one in people:
        one.player.wanted = wanted
    until = time.monotonic() + seconds
    gather(people, **terms)
    while missing := people[0].player.missing():
        assert time.monotonic() < until, missing
        if all(one.over for one in people):
            gather(people, **terms)
        for one in people:
            one.act()
        people[0].page.wait_for_timeout(60)
    assert not any(one.problems for one in people), [one.problems for one in people]


@pytest.mark.parametrize("edition", EDITIONS)
def test_three_people_play_every_edition_to_the_end_and_make_every_decision(
    person: Seat, ledger: Ledger, edition: str
) -> None:
    people = [person(name) for name in ("Ana", "Ben", "Cleo")]
    wanted = decisions(agree(edition, [], SHORT, len(people)))
    play_until_made(people, wanted, edition=edition, house_rules=SHORT)
    play_to_the_end(people)
    for guest in people:
        expect(guest.page.locator(".result .wins")).to_be_visible()
        assert "undefined" not in guest.page.locator("body").inner_text()
    play_until_made(people, decisions(EDITIONS[edition]), edition=edition, house_rules=PAIRS)
    assert decisions(EDITIONS[edition]) <= ledger.under(edition)


@pytest.mark.parametrize(("edition", "variant"), VARIED, ids=list(VARIANTS))
def test_three_people_make_every_decision_of_every_variant(
    person: Seat, ledger: Ledger, edition: str, variant: str
) -> None:
    people = [person(name) for name in ("Ana", "Ben", "Cleo")]
    wanted = decisions(agree(edition, [variant], SHORT, len(people)))
    play_until_made(people, wanted, edition=edition, variants=[variant], house_rules=SHORT)
    assert wanted <= ledger.under(played(edition, [variant]))


@pytest.fixture
def installed(browser: Browser, built: Path, tmp_path: Path, ledger: Ledger) -> Iterator[Person]:
    """Ana's phone, and a server of the wheel in an environment of its own: nothing of this checkout runs."""
    set_up(tmp_path, build_wheel(tmp_path / "wheel"))
    server = GameServer(tmp_path / "data", [str(tmp_path / "venv/bin/maquignon")])
    server.open()
    ana = Person(browser, server.address, "Ana", PHONE, ledger=ledger)
    yield ana
    ana.context.close()
    server.close()


def test_a_whole_game_against_bots_on_a_phone_with_the_wheel_alone(installed: Person) -> None:
    ana = installed
    ana.new_table(house_rules=SHORT, seats=[None, "random", "merchant"], hammer="fast", thinking="fast")
    ana.start()
    play_to_the_end([ana])
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    first = ana.code
    ana.page.get_by_role("button", name="Play again").click()
    ana.page.wait_for_url(lambda url: not url.endswith(first))
    expect(ana.page.locator(".board")).to_be_visible()
    assert ana.problems == []
