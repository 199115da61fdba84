"""The sealed shuffle: a promise that anybody can check, and that nobody can bend."""

import hashlib
from dataclasses import replace
from typing import Any

import pytest

from maquignon.notation.record import Header, Record, dumps, loads
from maquignon.rules.actions import Auction, Hammer, Pass, TurnUp
from maquignon.rules.cards import ANIMALS
from maquignon.rules.terms.editions import EDITIONS
from maquignon.tables.game.shuffle import TAG, BrokenSeal, Shuffle, shuffle, verify

SEALED = Shuffle(tuple(ANIMALS * 4), "a nonce")


def record(seal: Any = SEALED, lots: tuple[int, ...] = (0, 1)) -> Record:
    tags = {} if seal is None else {TAG: seal.opened() if isinstance(seal, Shuffle) else seal}
    header = Header(edition="koehandel", players=("Ana", "Ben", "Cleo"), first=0, tags=tags)
    actions: list[Any] = []
    for seat, animal in enumerate(lots):
        others = [other for other in range(3) if other != seat]
        actions += [Auction(seat), TurnUp((animal,)), *(Pass(other) for other in others), Hammer()]
    return Record(header, actions)


def test_the_hash_is_made_in_the_documented_way() -> None:
    by_hand = hashlib.sha256(b"maquignon sealed shuffle 1\nabc\ncow cat\n").hexdigest()
    assert Shuffle(("cow", "cat"), "abc").commitment == by_hand


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: str(edition.name))
def test_a_shuffle_holds_every_animal_and_no_two_are_alike(edition: Any) -> None:
    one, other = shuffle(edition), shuffle(edition)
    assert sorted(one.order) == sorted(ANIMALS * edition.family_size)
    assert one.order != other.order
    assert one.commitment != other.commitment


def test_the_same_order_under_another_nonce_has_another_hash() -> None:
    assert replace(SEALED, nonce="another").commitment != SEALED.commitment


def test_a_kept_promise_is_verified() -> None:
    assert verify(record()) == SEALED
    assert verify(record(), SEALED.commitment.upper() + "\n") == SEALED


def test_a_promise_is_verified_by_the_rules_of_the_record_whatever_the_edition_says_by_now(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written = dumps(record())
    monkeypatch.setitem(EDITIONS, "koehandel", replace(EDITIONS["koehandel"], family_size=3, lot_size=2))
    assert verify(loads(written), SEALED.commitment) == SEALED
    with pytest.raises(BrokenSeal, match="pile"):
        verify(record())


def test_another_hash_than_the_one_shown_is_found_out() -> None:
    with pytest.raises(BrokenSeal, match="not with the hash that was promised"):
        verify(record(), "0" * 64)


def test_a_card_in_another_place_is_found_out() -> None:
    with pytest.raises(BrokenSeal, match="Card 2 of the pile was promised to be a goose, but a cow came up"):
        verify(record(lots=(0, 8)))


def test_a_seal_that_was_changed_is_found_out() -> None:
    seal = SEALED.opened()
    seal["order"][0], seal["order"][1] = seal["order"][1], seal["order"][0]
    for promised in (None, SEALED.commitment, Shuffle(tuple(seal["order"]), "a nonce").commitment):
        with pytest.raises(BrokenSeal, match="do not give the commitment"):
            verify(record(seal), promised)


def test_a_pile_with_a_card_too_many_is_found_out() -> None:
    with pytest.raises(BrokenSeal, match="not 4 of each"):
        verify(record(Shuffle((*ANIMALS * 4, "horse"), "n")))


@pytest.mark.parametrize("seal", [None, "yes", {}, {"order": ["unicorn"], "nonce": "n"}, {"order": [], "nonce": 1}])
def test_without_a_readable_seal_nothing_is_proved(seal: Any) -> None:
    with pytest.raises(BrokenSeal):
        verify(record(seal))
