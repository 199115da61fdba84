"""A record carries its rules: it is played by its terms alone, whatever an edition says by now."""

import json
from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest

from maquignon.notation.header import Header, header_from_json, header_to_json
from maquignon.notation.reasons import RecordError
from maquignon.notation.record import Record, dumps, loads, replay
from maquignon.notation.terms import whole_terms
from maquignon.rules.actions import Action
from maquignon.rules.game import Game
from maquignon.rules.terms.charter import TERMS, VARIANTS, WITHOUT_VARIANTS, agree
from maquignon.rules.terms.edition import Edition
from maquignon.rules.terms.editions import EDITIONS
from tests.properties.random_play import playable_variants, positions

PLAIN: dict[str, Any] = {
    "maquignon": 1, "edition": "koehandel", "variants": [], "house_rules": {},
    "players": ["Ana", "Ben", "Cleo"], "first": 0,
}  # fmt: skip
KOEHANDEL = whole_terms(EDITIONS["koehandel"])


def correct(monkeypatch: pytest.MonkeyPatch, name: str, **fields: Any) -> None:
    """From now on the edition of this name says something else."""
    monkeypatch.setitem(EDITIONS, name, replace(EDITIONS[name], **fields))


def header(**keys: Any) -> Header:
    return header_from_json(PLAIN | keys)


def played(header: Header) -> tuple[Game, str]:
    """A whole random game, and its record."""
    log: list[Action] = []
    game = header.start()
    for _ in positions(game, Random(header.edition), log):
        pass
    return game, dumps(Record(header, log))


@pytest.mark.parametrize("name", EDITIONS)
def test_whatever_writes_a_record_writes_the_whole_edition(name: str) -> None:
    written = header_to_json(Header(edition=name, players=("Ana", "Ben", "Cleo"), first=1))
    assert set(written["terms"]) == {field.name for field in fields(Edition)} - {"name"}
    assert json.loads(json.dumps(written["terms"])) == written["terms"]


def test_the_effects_of_variants_and_house_rules_are_among_the_terms() -> None:
    agreed = Header(
        edition="bluff", variants=tuple(VARIANTS), house_rules={"lot_size": 2}, players=("Ana", "Ben", "Cleo"), first=0
    )
    terms = header_to_json(agreed)["terms"]
    assert terms["lot_size"] == 2
    assert (terms["after_trade"], terms["bids_each"], terms["trade_money"]) == ("auction", "one", "swap")


def test_a_record_is_played_by_its_terms_alone() -> None:
    ruled = header(terms=KOEHANDEL | {"lot_size": 3, "bids_each": "one", "dove": True}).agree()
    assert (ruled.lot_size, ruled.bids_each, ruled.dove) == (3, "one", True)
    ruled = header(variants=["coup-double"], house_rules={"lot_size": 2}, terms=KOEHANDEL).agree()
    assert ruled == EDITIONS["koehandel"]


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("rules", [{}, {"opening_deal": 1, "payment": "free"}])
def test_terms_make_the_same_edition_again(name: str, rules: dict[str, object]) -> None:
    for variants in playable_variants(name):
        edition = agree(name, variants, rules, 4)
        assert header(edition=name, variants=list(variants), terms=whole_terms(edition)).agree() == edition


@pytest.mark.parametrize("name", EDITIONS)
def test_correcting_an_edition_changes_no_game_that_was_written_down(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, record = played(Header(edition=name, players=("Ana", "Ben", "Cleo"), first=1))
    correct(monkeypatch, name, start_notes=(0,), donkey_payments=(10, 10, 10, 10), lot_size=3, bid_step=50, dove=True)
    assert replay(loads(record)) == game
    assert dumps(loads(record)) == record


def test_a_correction_that_could_not_be_played_changes_no_game_either(monkeypatch: pytest.MonkeyPatch) -> None:
    game, record = played(Header(edition="koehandel", players=("Ana", "Ben", "Cleo"), first=1))
    correct(monkeypatch, "koehandel", money_box={})
    assert replay(loads(record)) == game


def test_without_terms_the_edition_of_that_name_as_it_is_today_is_meant(monkeypatch: pytest.MonkeyPatch) -> None:
    assert header().start().state.purse[0] == [2, 4, 1, 0, 0, 0]
    correct(monkeypatch, "koehandel", start_notes=(10,))
    assert header().start().state.purse[0] == [0, 1, 0, 0, 0, 0]


REFUSED: list[tuple[object, str, str]] = [
    ([], "bad_field", "terms"),
    (None, "bad_field", "terms"),
    ({}, "bad_terms", "family_size"),
    ({key: value for key, value in KOEHANDEL.items() if key != "own_raise"}, "bad_terms", "own_raise"),
    (KOEHANDEL | {"name": "koehandel"}, "bad_terms", "name"),
    (KOEHANDEL | {"colour": "red"}, "bad_terms", "colour"),
    (KOEHANDEL | {"lot_size": 4}, "bad_terms", "lot_size"),
    (KOEHANDEL | {"lot_size": True}, "bad_terms", "lot_size"),
    (KOEHANDEL | {"after_trade": "rest"}, "bad_terms", "after_trade"),
    (KOEHANDEL | {"bids_each": 1}, "bad_terms", "bids_each"),
    (KOEHANDEL | {"own_raise": "yes"}, "bad_terms", "own_raise"),
    (KOEHANDEL | {"money_box": {"20": 10}}, "bad_terms", "money_box"),
    (KOEHANDEL | {"money_box": {"10": 5}}, "unplayable", "box"),
    (KOEHANDEL | {"donkey_payments": [50]}, "unplayable", "donkeys"),
]


@pytest.mark.parametrize(("terms", "reason", "about"), REFUSED)
def test_terms_that_do_not_form_a_playable_game_are_refused_like_any_broken_header(
    terms: object, reason: str, about: str
) -> None:
    with pytest.raises(RecordError) as refused:
        loads(json.dumps(PLAIN | {"terms": terms}))
    assert (refused.value.reason, refused.value.line, refused.value.detail) == (reason, 1, about)
    assert str(refused.value).endswith(".")


def test_what_the_game_is_called_must_be_known_even_where_terms_rule() -> None:
    for keys, reason in (
        ({"edition": "poker"}, "unknown_edition"),
        ({"variants": ["coup-triple"]}, "unknown_variant"),
        ({"house_rules": {"colour": "red"}}, "unknown_house_rule"),
    ):
        with pytest.raises(RecordError) as refused:
            header(terms=KOEHANDEL, **keys)
        assert refused.value.reason == reason


def test_every_term_has_a_domain() -> None:
    assert set(TERMS) == {field.name for field in fields(Edition)} - {"name"}


@pytest.mark.parametrize(
    "variants", [[], ["coup-double"], ["finie-la-plaisanterie"], ["finie-la-plaisanterie", "coup-double"]]
)
def test_what_only_variants_change_may_be_left_to_their_names(variants: list[str]) -> None:
    terms = {key: value for key, value in KOEHANDEL.items() if key not in WITHOUT_VARIANTS}
    assert header(variants=variants, terms=terms).agree() == agree("koehandel", variants, {}, 3)
    with pytest.raises(RecordError, match="lot_size"):
        header(variants=variants, terms={key: value for key, value in terms.items() if key != "lot_size"})
