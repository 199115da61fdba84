"""Chapters 4 and 5: an event says who gave how many notes to whom, and who may know which."""

from typing import Any

import pytest

from tests.rulebook.scenes import cows
from tests.table import Table


def test_R4_2_a_donkey_brings_everybody_a_note_from_the_bank() -> None:
    table = Table("koehandel")
    table.auctions("Ana", "donkey")
    assert table.moved == [("bank", "Ana", 1), ("bank", "Ben", 1), ("bank", "Cleo", 1)]
    assert table.sees_notes_moved(None) == [[50], [50], [50]]


def test_R4_6_a_price_goes_from_payer_to_payee() -> None:
    table = Table("koehandel")
    table.auctions("Ana", "cow")
    table.bids("Ben", 20)
    table.hammer()
    table.preempts("Ana")
    table.pays("Ana", 10, 10)
    assert table.moved == [("Ana", "Ben", 2)]
    assert table.sees_notes_moved("Ben") == [[10, 10]]
    assert table.sees_notes_moved("Cleo") == table.sees_notes_moved(None) == [None]


def test_R4_6_bluff_a_buy_back_returns_the_notes_paid_and_adds_the_sellers_own() -> None:
    table = Table("bluff")
    table.holds("Ana", 50)
    table.auctions("Ana", "cow")
    table.bids("Ben", 20)
    table.hammer()
    table.pays("Ben", 10, 10)
    assert table.moved == [("Ben", "Ana", 2)]
    table.buys_back("Ana", 50)
    assert table.moved == [("Ana", "Ben", 2), ("Ana", "Ben", 1)]
    assert table.sees_notes_moved("Ben") == [[10, 10], [50]]
    assert table.sees_notes_moved("Cleo") == [None, None]


def test_R4_7_whoever_cannot_pay_gives_nothing() -> None:
    table = Table("koehandel")
    table.auctions("Ana", "cow")
    table.bids("Ben", 200)
    table.hammer()
    table.sells("Ana")
    assert table.moved == []


def test_R5_3_an_accepted_offer_goes_to_the_target() -> None:
    table = cows("koehandel")
    table.challenges("Ana", "Ben", "cow", 0, 10)
    assert table.moved == []  # it lies on the table
    table.accepts("Ben")
    assert table.moved == [("Ana", "Ben", 2)]
    assert table.sees_notes_moved("Cleo") == [None]


@pytest.mark.parametrize("counter", [[10], [50]])
def test_R5_3_both_piles_change_hands_whoever_wins(counter: list[int]) -> None:
    table = cows("koehandel")
    table.challenges("Ana", "Ben", "cow", 0, 0, 10, 10)
    table.counters("Ben", *counter)
    assert table.moved == [("Ana", "Ben", 4), ("Ben", "Ana", 1)]
    assert table.sees_notes_moved("Ana") == [[0, 0, 10, 10], counter]
    assert table.sees_notes_moved("Cleo") == [None, None]


def test_R5_4_D15_tied_piles_change_hands_too() -> None:
    table = cows("koehandel")
    table.challenges("Ana", "Ben", "cow", 0, 10)
    table.counters("Ben", 10)
    assert table.moved == [("Ana", "Ben", 2), ("Ben", "Ana", 1)]


def test_R5_5_bluff_the_challenger_pays_without_zeros_and_the_target_keeps_their_own_pile() -> None:
    table = cows("bluff")
    table.challenges("Ana", "Ben", "cow", 0, 10, 10)
    table.counters("Ben", 0, 10)
    assert table.moved == [("Ana", "Ben", 2), ("Ana", "Ana", 1), ("Ben", "Ben", 2)]
    assert table.sees_notes_moved(None) == [[10, 10], [0], [0, 10]]


def test_R5_5_bluff_the_target_pays_without_zeros_and_the_challenger_takes_the_offer_back() -> None:
    table = cows("bluff")
    table.challenges("Ana", "Ben", "cow", 0, 10)
    table.counters("Ben", 0, 10, 10)
    assert table.moved == [("Ana", "Ana", 2), ("Ben", "Ana", 2), ("Ben", "Ben", 1)]


def test_R5_5_super_marchandage_swaps_the_piles_face_down() -> None:
    table = cows("bluff", variants=["super-marchandage"])
    table.challenges("Ana", "Ben", "cow", 0, 10)
    table.counters("Ben", 10, 10)
    assert table.moved == [("Ana", "Ben", 2), ("Ben", "Ana", 2)]
    assert table.sees_notes_moved(None) == [None, None]


@pytest.mark.parametrize("reveal", ["traders", "all"])
def test_R7_where_the_winner_pays_a_tie_sends_both_piles_back(reveal: str) -> None:
    rules: dict[str, Any] = {"trade_money": "winner-pays", "trade_reveal": reveal}
    table = cows("koehandel", house_rules=rules)
    table.challenges("Ana", "Ben", "cow", 0, 10)
    table.counters("Ben", 10)
    assert table.moved == [("Ana", "Ana", 2), ("Ben", "Ben", 1)]
    table.offers_again("Ana", 0, 10)
    table.counters("Ben", 10)
    assert table.moved == [("Ana", "Ben", 1), ("Ana", "Ana", 1), ("Ben", "Ben", 1)]
    assert table.sees_notes_moved("Cleo") == ([None] * 3 if reveal == "traders" else [[10], [0], [10]])
