"""What a host can lay down for a table: every house rule there is, and a clear word where rules do not fit together."""

import re

import pytest
from playwright.sync_api import Page, expect

from maquignon.languages import LANGUAGES
from maquignon.rules.terms.charter import HOUSE_RULES
from tests.browser.conftest import Seat
from tests.browser.person import PHONE
from tests.browser.test_everybody import check_words, violations

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def unfold(page: Page) -> None:
    for summary in page.locator("form summary").all():
        summary.click()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_house_rule_can_be_set_and_is_explained_in_every_language(person: Seat, language: str) -> None:
    ana = person("Ana", PHONE, language)
    ana.open("/new")
    ana.page.locator("[data-rule]").first.wait_for(state="attached")
    unfold(ana.page)
    rules = ana.page.locator("[data-rule]")
    assert {one.get_attribute("data-rule") for one in rules.all()} == set(HOUSE_RULES)
    for rule in rules.all():
        name, about = rule.locator("strong").inner_text(), rule.locator("small").inner_text()
        assert name not in HOUSE_RULES
        assert about.endswith((".", "?"))
    check_words(ana, "house rules")
    assert violations(ana.page) == []


def test_house_rules_are_taken_to_the_table_and_shown_before_the_game(person: Seat) -> None:
    ana = person("Ana")
    ana.open("/new")
    ana.page.locator("[data-rule]").first.wait_for(state="attached")
    unfold(ana.page)
    ana.page.locator("[data-rule=tie] select").select_option("again")
    ana.page.locator("[data-rule=lot_size] select").select_option("3")
    ana.page.locator("[data-rule=start_notes] input").nth(1).fill("2")
    ana.page.locator("form button.act.big").click()
    ana.page.wait_for_url("**/t/*")
    terms = ana.page.locator(".terms")
    expect(terms).to_contain_text("Animals per auction: 3")
    expect(terms).to_contain_text("Equal offers: a new offer")
    expect(terms).to_contain_text("Money at the start: 2 × 0, 2 × 10, 2 × 50")


def test_rules_that_do_not_fit_together_are_refused_in_the_language_spoken(person: Seat) -> None:
    ana = person("Ana", language="fr-FR")
    ana.open("/new")
    ana.page.locator("[data-rule]").first.wait_for(state="attached")
    unfold(ana.page)
    ana.page.locator("[data-rule=family_size] select").select_option("4")
    ana.page.locator("form button.act.big").click()
    refused = ana.page.get_by_role("alert")
    expect(refused).to_have_text("Il y a 4 ânes mais seulement 3 versements : il en faut un pour chacun.")
    ana.page.locator("[data-rule=donkey_payments] select").nth(3).select_option("10")
    ana.page.locator("[data-rule=start_notes] input").last.fill("2")
    ana.page.locator("form button.act.big").click()
    expect(refused).to_contain_text("La banque contient")
    ana.page.locator("[data-rule=start_notes] input").last.fill("0")
    ana.page.locator("form button.act.big").click()
    ana.page.wait_for_url("**/t/*")


def test_the_form_says_how_long_it_will_take_by_rules_players_and_hammer(person: Seat) -> None:
    ana = person("Ana")
    ana.open("/new")
    about = ana.page.locator(".minutes")

    def minutes() -> int:
        expect(about).to_have_text(re.compile(r"About \d+ minutes"))
        return int(re.findall(r"\d+", about.inner_text())[0])

    usual = minutes()
    ana.page.get_by_title("How fast once, twice, sold is counted").select_option("calm")
    calm = minutes()
    ana.page.get_by_role("radio", name=re.compile("Koehandel")).check()
    assert usual < calm < minutes()


def test_the_form_says_which_seat_is_mine_and_what_the_speeds_mean(person: Seat) -> None:
    ana = person("Ana")
    ana.open("/new")
    seats = ana.page.locator(".seats select")
    expect(seats.locator("option:checked")).to_have_text(["You", *["Open for a person"] * 3])
    seats.first.select_option("easy")
    expect(seats.nth(1).locator("option:checked")).to_have_text("You")
    for title, seconds in (("How fast once", r"\(\d+(\.\d+)? s after a bid"), ("How long", r"\(\d+ s\)")):
        speeds = ana.page.get_by_title(re.compile(title)).locator("option:not([value=none])")
        expect(speeds.first).to_have_text(re.compile(seconds))
