"""Chapter 7: what a table may agree on, and the sentence when it cannot be played."""

from dataclasses import asdict, replace
from typing import Any

import pytest

from maquignon.rules.terms.charter import CHARTER_REASONS, HOUSE_RULES, VARIANTS, CharterError, agree, require_playable
from maquignon.rules.terms.editions import EDITIONS
from tests.table import NAMES, Table

WORDS = {
    "bids": ("bluff-allowed", "must-afford"),
    "payment": ("exact-if-possible", "free"),
    "own_raise": ("allowed", "forbidden"),
    "empty_offers": ("only-when-broke", "allowed"),
    "hammer": ("auctioneer", "leader"),
    "preemption": ("match", "double", "none"),
    "trade_money": ("swap", "winner-pays"),
    "trade_reveal": ("traders", "all"),
    "counter": ("optional", "obligatory"),
    "tie": ("challenger", "again", "again-counter"),
    "multiplier": ("families", "none"),
    "dove": (True, False),
    "tie_break": ("money", "none"),
}
NUMBERS = {
    "family_size": ((2, 3, 4), (0, 1, 5)),
    "lot_size": ((1, 2, 3), (0, 4)),
    "bid_step": ((10, 20, 50, 1000), (0, -10, 5, 15, 1010)),
    "opening_deal": ((0, 1, 2, 3, 4), (-1, 5)),
}
FOUR_DONKEYS = {"donkey_payments": [0, 100, 200, 500]}


def refused(reason: str, sentence: str, name: str = "koehandel", players: int = 3, **terms: Any) -> None:
    with pytest.raises(CharterError, match=sentence) as error:
        agree(name, terms.get("variants", ()), terms.get("house_rules", {}), players)
    assert error.value.reason == reason
    assert reason in CHARTER_REASONS
    assert str(error.value).endswith(".")


def test_R7_these_are_all_the_keys() -> None:
    assert HOUSE_RULES.keys() == {
        *WORDS, *NUMBERS, "start_notes", "money_box", "donkey_payments",
    }  # fmt: skip


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("key", "value"), [(key, value) for key, values in WORDS.items() for value in values])
def test_R7_every_named_choice_can_be_made_on_every_edition(edition: str, key: str, value: object) -> None:
    changed = agree(edition, (), {key: value}, 3)
    assert asdict(changed) == asdict(EDITIONS[edition]) | {key: value}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("key", "value"), [(key, value) for key, (good, _) in NUMBERS.items() for value in good])
def test_R7_every_number_can_be_chosen_on_every_edition(edition: str, key: str, value: int) -> None:
    changed = agree(edition, (), {key: value, **FOUR_DONKEYS}, 3)
    assert getattr(changed, key) == value


@pytest.mark.parametrize(("key", "value"), [(key, value) for key, (_, bad) in NUMBERS.items() for value in bad])
def test_R7_no_other_number_can_be_chosen(key: str, value: int) -> None:
    refused("bad_house_rule", f"'{key}' must be", house_rules={key: value})


@pytest.mark.parametrize("key", HOUSE_RULES)
@pytest.mark.parametrize("nonsense", [None, "", "yes", 3.5, -1, [7], [True], {"7": 1}, {"10": -1}, {"10": True}, [[]]])
def test_R7_a_value_of_the_wrong_kind_is_refused_with_the_right_kind(key: str, nonsense: object) -> None:
    refused("bad_house_rule", f"'{key}' must be", house_rules={key: nonsense})


@pytest.mark.parametrize("key", ["family_size", "lot_size", "bid_step", "opening_deal"])
def test_R7_true_is_no_number(key: str) -> None:
    refused("bad_house_rule", f"'{key}' must be", house_rules={key: True})


def test_R7_one_is_not_true() -> None:
    refused("bad_house_rule", "true or false", house_rules={"dove": 1})


def test_R7_lists_of_notes_have_an_end() -> None:
    refused("bad_house_rule", "at most 99 notes", house_rules={"start_notes": [0] * 100})
    refused("bad_house_rule", "at most 4 notes", house_rules={"donkey_payments": [0] * 5})
    refused("bad_house_rule", "0 to 99", house_rules={"money_box": {"0": 100}})


def test_R7_an_unknown_key_is_refused_with_the_known_ones() -> None:
    refused("unknown_house_rule", "'colour'.*family_size", house_rules={"colour": "red"})


@pytest.mark.parametrize("key", ["name", "after_trade", "bids_each"])
def test_R7_what_only_a_variant_changes_is_no_house_rule(key: str) -> None:
    refused("unknown_house_rule", key, house_rules={key: "one"})


def test_R7_an_unknown_edition_is_refused_with_the_known_ones() -> None:
    refused("unknown_edition", "'poker'.*koehandel", name="poker")


def test_R7_an_unknown_variant_is_refused_with_the_known_ones() -> None:
    refused("unknown_variant", "'faster'.*coup-double", variants=["faster"])


def test_R7_a_variant_is_named_once() -> None:
    refused("unknown_variant", "named twice", variants=["coup-double", "coup-double"])


# --- variants ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_R7_coup_double_and_finie_la_plaisanterie_go_with_every_edition(edition: str) -> None:
    changed = agree(edition, ["coup-double", "finie-la-plaisanterie"], {}, 3)
    assert changed == replace(EDITIONS[edition], after_trade="auction", bids_each="one")


def test_R7_super_marchandage_goes_with_bluff() -> None:
    changed = agree("bluff", ["super-marchandage"], {}, 3)
    assert changed == replace(EDITIONS["bluff"], trade_money="swap", trade_reveal="traders")


@pytest.mark.parametrize("edition", [name for name in EDITIONS if name != "bluff"])
def test_R7_super_marchandage_is_refused_where_piles_are_swapped_anyway(edition: str) -> None:
    refused("unplayable", "swapped anyway", name=edition, variants=["super-marchandage"])


def test_R7_super_marchandage_is_refused_where_a_house_rule_swaps_the_piles() -> None:
    refused(
        "unplayable", "swapped anyway", "bluff", variants=["super-marchandage"], house_rules={"trade_money": "swap"}
    )


def test_R7_super_marchandage_means_something_where_a_house_rule_lets_the_winner_pay() -> None:
    changed = agree("koehandel", ["super-marchandage"], {"trade_money": "winner-pays"}, 3)
    assert (changed.trade_money, changed.tie) == ("swap", "challenger")


def test_R7_what_the_table_says_itself_goes_before_what_a_variant_brings_along() -> None:
    changed = agree("bluff", ["super-marchandage"], {"tie": "again", "trade_reveal": "all"}, 3)
    assert (changed.trade_money, changed.tie, changed.trade_reveal) == ("swap", "again", "all")


def test_R7_all_three_variants_can_be_played_at_once() -> None:
    table = Table("bluff", variants=list(VARIANTS))
    assert table.may("Ana") == ["auction"]


# --- what cannot be played --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_R7_every_edition_can_be_paid_out_of_its_box(edition: str, players: int) -> None:
    require_playable(EDITIONS[edition], players)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_R7_a_start_that_the_box_cannot_pay_is_refused(players: int) -> None:
    box = {"0": 10, "10": 4 * players, "50": 10, "100": 5, "200": 5, "500": 5}
    agree("koehandel", (), {"money_box": box}, players)
    box["10"] -= 1
    refused("unplayable", f"holds {4 * players - 1} notes of 10", players=players, house_rules={"money_box": box})


def test_R7_the_same_start_can_be_paid_for_fewer_players() -> None:
    notes = [0, 0, 0, 10, 10, 10, 10, 50]
    agree("koehandel", (), {"start_notes": notes}, 3)
    refused("unplayable", "5 players need 15", players=5, house_rules={"start_notes": notes})


def test_R7_donkeys_that_the_box_cannot_pay_are_refused() -> None:
    refused("unplayable", "holds 5 notes of 500", house_rules={"donkey_payments": [500, 500, 100, 200]})


def test_R7_start_and_donkeys_are_paid_out_of_the_same_box() -> None:
    refused("unplayable", "holds 5 notes of 100", house_rules={"start_notes": [100]})


def test_R7_notes_the_box_does_not_name_are_not_in_it() -> None:
    refused(
        "unplayable", "holds 0 notes of 500", house_rules={"money_box": {"0": 9, "10": 99, "50": 9, "100": 9, "200": 9}}
    )


def test_R7_a_bank_with_a_single_note_is_said_to_have_one() -> None:
    refused("unplayable", "holds 1 note of 0,", house_rules={"money_box": {"0": 1}})


def test_R7_every_donkey_needs_its_payment() -> None:
    refused("unplayable", "4 donkeys but only 3", "boursicocotte-2025", house_rules={"family_size": 4})
    refused("unplayable", "4 donkeys but only 0 donkey payments:", house_rules={"donkey_payments": []})
    refused("unplayable", "4 donkeys but only 1 donkey payment:", house_rules={"donkey_payments": [50]})


def test_R7_payments_beyond_the_last_donkey_need_no_money() -> None:
    agree("koehandel", (), {"family_size": 2, "money_box": {"0": 6, "10": 12, "50": 6, "100": 3}}, 3)


def test_R7_more_dealt_animals_than_there_are_cannot_be_played() -> None:
    agree("bluff", (), {"family_size": 2, "opening_deal": 4}, len(NAMES))
    with pytest.raises(CharterError, match="more than the 40 there are") as error:
        require_playable(replace(EDITIONS["koehandel"], opening_deal=9), 5)
    assert error.value.reason == "unplayable"
