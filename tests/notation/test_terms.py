"""An agreed edition tells which variants and house rules made it."""

import pytest

from maquignon.notation.terms import changes
from maquignon.rules.terms.charter import agree
from maquignon.rules.terms.editions import EDITIONS


@pytest.mark.parametrize("name", EDITIONS)
def test_a_printed_edition_needs_no_terms(name: str) -> None:
    assert changes(EDITIONS[name]) == ([], {})


def test_variants_and_house_rules_are_told_apart() -> None:
    house_rules = {"start_notes": [0, 10], "money_box": {"0": 10, "10": 20, "50": 5, "100": 5, "200": 5, "500": 5}}
    edition = agree("bluff", ["super-marchandage", "coup-double"], house_rules, 4)
    assert changes(edition) == (["coup-double", "super-marchandage"], house_rules)


def test_a_variant_overruled_in_part_is_told_as_house_rules() -> None:
    edition = agree("bluff", ["super-marchandage"], {"tie": "again"}, 4)
    variants, house_rules = changes(edition)
    assert (variants, house_rules) == ([], {"trade_money": "swap", "trade_reveal": "traders", "tie": "again"})
    assert agree("bluff", variants, house_rules, 4) == edition


def test_a_variant_on_top_of_the_house_rule_it_needs_is_told_by_what_is_left_of_it() -> None:
    edition = agree("koehandel", ["super-marchandage"], {"trade_money": "winner-pays"}, 4)
    variants, house_rules = changes(edition)
    assert agree("koehandel", variants, house_rules, 4) == edition
