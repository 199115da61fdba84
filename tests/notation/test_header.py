"""The first line of a record."""

from collections.abc import Mapping
from typing import Any

import pytest

from maquignon.notation.header import Header, header_from_json, header_to_json
from maquignon.notation.reasons import RecordError
from maquignon.notation.terms import whole_terms
from maquignon.rules.game import to_act
from maquignon.rules.terms.editions import EDITIONS

PLAIN: dict[str, Any] = {
    "maquignon": 1,
    "edition": "koehandel",
    "variants": [],
    "house_rules": {},
    "players": ["Ana", "Ben", "Cleo"],
    "first": 0,
}


def test_a_header_is_written_in_the_order_of_the_format() -> None:
    header = Header(edition="koehandel", players=("Ana", "Ben", "Cleo"), first=0)
    written = header_to_json(header)
    assert list(written.items()) == [*PLAIN.items(), ("terms", whole_terms(EDITIONS["koehandel"]))]
    assert header_from_json(PLAIN) == header_from_json(written) == header


def test_a_header_keeps_variants_house_rules_and_tags() -> None:
    line = PLAIN | {
        "variants": ["coup-double"],
        "house_rules": {"money_box": {"0": 10, "10": 20, "50": 10, "100": 5, "200": 5, "500": 5}, "lot_size": 2},
        "tags": {"date": "2026-11-15", "bots": [None, "thrifty"]},
    }
    header = header_from_json(line)
    assert header_to_json(header) == line | {"terms": header.terms}
    assert header.agree().lot_size == 2
    assert header.agree().after_trade == "auction"


def test_a_header_alone_is_a_game_that_begins() -> None:
    game = header_from_json(PLAIN | {"first": 2}).start()
    assert to_act(game) == [2]


REFUSED: list[tuple[Mapping[str, object], str]] = [
    ({"edition": "boursicocotte"}, "unknown_edition"),
    ({"edition": 3}, "bad_field"),
    ({"edition": ["koehandel"]}, "bad_field"),
    ({"variants": ["coup-triple"]}, "unknown_variant"),
    ({"variants": ["coup-double", "coup-double"]}, "unknown_variant"),
    ({"variants": "coup-double"}, "bad_field"),
    ({"variants": [{}]}, "bad_field"),
    ({"variants": ["super-marchandage"]}, "unplayable"),
    ({"house_rules": []}, "bad_field"),
    ({"house_rules": {"colour": "red"}}, "unknown_house_rule"),
    ({"house_rules": {"lot_size": True}}, "bad_house_rule"),
    ({"house_rules": {"lot_size": 2.0}}, "bad_house_rule"),
    ({"house_rules": {"start_notes": [500, 500]}}, "unplayable"),
    ({"players": ["Ana", "Ben"]}, "bad_number_of_players"),
    ({"players": list("ABCDEF")}, "bad_number_of_players"),
    ({"players": "Ana"}, "bad_field"),
    ({"players": ["Ana", "Ben", 3]}, "bad_field"),
    ({"players": ["Ana", "Ben", " "]}, "bad_field"),
    ({"players": ["Ana", "Ben", "Cl\x1b[2Jeo"]}, "bad_field"),
    ({"players": ["Ana", "Ben", "Cl\u2028eo"]}, "bad_field"),
    ({"first": 3}, "bad_field"),
    ({"first": -1}, "bad_field"),
    ({"first": True}, "bad_field"),
    ({"first": 0.0}, "bad_field"),
    ({"first": 10**300}, "bad_field"),
    ({"tags": "none"}, "bad_field"),
    ({"date": "2026-11-15"}, "unknown_field"),
    ({"maquignon": 2}, "unknown_version"),
    ({"maquignon": True}, "unknown_version"),
    ({"maquignon": "1"}, "unknown_version"),
]


@pytest.mark.parametrize(("change", "reason"), REFUSED, ids=[str(change)[:50] for change, _ in REFUSED])
def test_a_header_that_is_not_quite_right_is_refused(change: Mapping[str, object], reason: str) -> None:
    with pytest.raises(RecordError) as refused:
        header_from_json({**PLAIN, **change})
    assert refused.value.reason == reason


@pytest.mark.parametrize("key", PLAIN)
def test_every_field_of_a_header_is_needed(key: str) -> None:
    with pytest.raises(RecordError) as refused:
        header_from_json({field: value for field, value in PLAIN.items() if field != key})
    expected = ("bad_header", "") if key == "maquignon" else ("missing_field", key)
    assert (refused.value.reason, refused.value.detail) == expected


def test_a_header_of_another_version_is_not_asked_for_the_keys_of_this_one() -> None:
    with pytest.raises(RecordError) as refused:
        header_from_json({"maquignon": 2, "game": "koehandel"})
    assert refused.value.reason == "unknown_version"


def test_a_name_may_be_of_any_script() -> None:
    header_from_json(PLAIN | {"players": ["Ève", "Ζωή", "\N{WOMAN}\N{ZERO WIDTH JOINER}\N{EAR OF RICE}"]})
