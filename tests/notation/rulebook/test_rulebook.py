"""The rules as they are told are the rules as they are played."""

import re
from dataclasses import replace

import pytest

from maquignon.languages import LANGUAGES, Language, speech
from maquignon.notation.rulebook import rulebook
from maquignon.notation.rulebook.pages import BASE, SAMPLES
from maquignon.notation.rulebook.typeset import plain
from maquignon.rules.terms.charter import HOUSE_RULES, VARIANTS, agree
from maquignon.rules.terms.edition import Edition
from maquignon.rules.terms.editions import EDITIONS

DECISIONS = set(speech("en").keys("decisions"))


def told(edition: Edition, language: Language = "en") -> str:
    """The rules as one text; however a language sets its thousands, they are read without a mark."""
    text = " ".join(f"{rule.number} {rule.text} {rule.example}" for rule in rulebook(edition, language).rules())
    return re.sub(r"(?<=\d)[.,\u202f](?=\d{3}\b)", "", text)


def every_table() -> list[Edition]:
    """All editions, each as printed, with each variant, and with each value of each house rule."""
    tables = list(EDITIONS.values())
    for variant in VARIANTS:
        names = ["bluff"] if variant == "super-marchandage" else list(EDITIONS)
        tables += [agree(name, [variant], {}, 3) for name in names]
    tables += [agree(BASE, [], {key: value}, 3) for key, values in SAMPLES.items() for value in values]
    return tables


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_place_for_a_number_stays_empty(language: Language) -> None:
    for edition in every_table():
        text = told(edition, language)
        assert "{" not in text
        assert "}" not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", HOUSE_RULES)
def test_no_house_rule_is_passed_over_in_silence(key: str, language: Language) -> None:
    tables = [agree(BASE, [], {key: value}, 3) for value in SAMPLES[key]]
    tables += [EDITIONS[BASE]] if EDITIONS[BASE] not in tables else []
    texts = [told(edition, language) for edition in tables]
    assert len(set(texts)) == len(texts) > 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_variant_is_told_and_marked(variant: str, language: Language) -> None:
    base = "bluff" if variant == "super-marchandage" else "boursicocotte-2025"
    book = rulebook(agree(base, [variant], {}, 4), language)
    assert any(rule.changed for rule in book.rules())
    assert "*" in book.legend


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EDITIONS)
def test_a_printed_edition_has_nothing_marked(name: str, language: Language) -> None:
    book = rulebook(EDITIONS[name], language)
    assert not any(rule.changed for rule in book.rules())
    assert "*" not in book.legend
    assert "Rüdiger Koltze" in book.source


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_five_editions_are_told_differently(language: Language) -> None:
    assert len({told(edition, language) for edition in EDITIONS.values()}) == 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_worked_examples_of_counting_come_out(language: Language) -> None:
    for name in ("boursicocotte-2025", "boursicocotte-original", "koehandel", "boursikocotte"):
        text = told(EDITIONS[name], language)
        assert all(count in text for count in ("3 × 1390 = 4170", "2 × 1300 = 2600", "5 × 1160 = 5800"))
    assert "3 × 820 = 2460" in told(EDITIONS["koehandel"], language)
    assert "1160 + 500 = 1660" in told(EDITIONS["bluff"], language)
    assert " × 1160" not in told(EDITIONS["bluff"], language)


def test_a_dove_is_added_after_multiplying() -> None:
    assert "5 × 1160 + 500 = 6300" in told(agree("koehandel", [], {"dove": True}, 3))


def test_the_cited_decisions_exist_and_each_is_cited() -> None:
    cited = {cite for edition in every_table() for rule in rulebook(edition, "en").rules() for cite in rule.cites}
    assert cited == DECISIONS


def test_the_donkeys_are_told_as_they_pay() -> None:
    assert "100 for the first donkey of the game, 200 for the second and 500 for the third." in told(
        EDITIONS["boursicocotte-2025"]
    )
    assert "500 for the fourth" in told(EDITIONS["bluff"])


def test_who_may_not_bluff_is_not_told_what_a_bluff_costs() -> None:
    honest = told(agree("koehandel", [], {"bids": "must-afford"}, 3))
    assert "bluff" not in honest
    assert "again, from zero" not in honest


def test_nobody_is_told_to_accept_where_a_counter_is_obligatory() -> None:
    for edition in every_table():
        accepts = "either accepts" in told(edition)
        assert accepts == (edition.counter == "optional")


def test_with_an_obligatory_counter_both_second_rounds_are_one() -> None:
    bluff = EDITIONS["bluff"]
    assert told(replace(bluff, tie="again")) == told(replace(bluff, tie="again-counter"))


def test_a_pair_is_at_stake_in_families_of_four_only() -> None:
    for edition in every_table():
        assert ("play for the pair" in told(edition)) == (edition.family_size == 4)


def test_an_empty_start_can_be_told() -> None:
    assert "Everybody gets –" in told(agree("koehandel", [], {"start_notes": []}, 3))


@pytest.mark.parametrize("width", [40, 80])
@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_text_has_no_markup_and_fits_the_line(language: Language, width: int) -> None:
    for edition in EDITIONS.values():
        text = plain(rulebook(edition, language), width)
        assert max(map(len, text.splitlines())) <= width
        assert not any(mark in text for mark in ("**", "](", "<br>", "`", "##"))


def test_plain_text_marks_what_a_table_plays_differently() -> None:
    text = plain(rulebook(agree("koehandel", ["coup-double"], {}, 4), "en"), 80)
    assert "\n* Coup double" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EDITIONS)
def test_a_rulebook_begins_with_the_aim_the_players_and_the_box(name: str, language: Language) -> None:
    book, (first, second) = (
        rulebook(EDITIONS[name], language),
        plain(rulebook(EDITIONS[name], language), 400).split("\n\n")[1:3],
    )
    assert (first, second) == (book.aim, book.box)
    assert "40" in book.box
    assert "55" in book.box
    assert f"{EDITIONS[name].money_box[10]} × 10" in book.box


def test_the_box_and_the_calls_are_those_of_the_leaflet() -> None:
    assert "two frames" in rulebook(EDITIONS["boursicocotte-2025"], "en").box
    assert "the dove" in rulebook(EDITIONS["bluff"], "en").box
    assert "130 une fois… 130 deux fois… 130 trois fois, adjugé, vendu" in told(EDITIONS["boursicocotte-2025"], "fr")
    assert "names the animals three times" in told(EDITIONS["boursicocotte-2025"])
    assert "names the animals three times" not in told(EDITIONS["koehandel"])


def test_an_edition_has_words_of_its_own() -> None:
    bluff, koehandel = told(EDITIONS["bluff"], "fr"), told(EDITIONS["koehandel"], "fr")
    assert "vendeur" in bluff
    assert not any(word in bluff for word in ("commissaire-priseur", "marteau"))
    assert "maquignonnage" in koehandel
    assert not any(word in koehandel for word in ("marchandage", "famille", "marteau"))
    assert "quartet" not in told(agree("koehandel", [], {"family_size": 3}, 3), "fr")


def test_with_one_bid_each_everybody_bids_anew_where_the_lot_is_auctioned_again() -> None:
    text = told(agree("koehandel", ["finie-la-plaisanterie"], {}, 3))
    assert "auctions the same lot again, from zero. Everybody then has one bid again." in text
