"""Prices are judged by the notes they cost: nobody pays five hundred for a goose at ten."""

import pytest

from maquignon.bots.cost import cost_of, within_cost
from maquignon.rules.actions import Action, Bid, BuyBack, LetStand, Pass, Pay, Preempt, Sell
from maquignon.rules.cards import count_notes
from tests.table import Table


def kept_within(table: Table, name: str, action: Action) -> Action:
    return within_cost(table.sees(name), table.options(name), action)


def test_a_price_costs_the_least_notes_that_cover_it() -> None:
    assert cost_of(count_notes([0, 10, 10, 50, 500]), 20) == 20
    assert cost_of(count_notes([0, 10, 10, 50, 500]), 30) == 50
    assert cost_of(count_notes([0, 10, 10, 50, 500]), 80) == 500


@pytest.mark.parametrize(
    ("animal", "notes", "wanted", "becomes"),
    [
        ("goose", (10, 10, 50, 500), 20, Bid(1, 20)),  # it can be paid
        ("goose", (10, 10, 50, 500), 40, Bid(1, 40)),  # nearly
        ("goose", (10, 10, 500), 30, Bid(1, 20)),  # less would do
        ("goose", (500,), 10, Pass(1)),  # no bid would do
        ("goose", (10, 10), 500, Bid(1, 500)),  # a bluff costs nothing yet
    ],
)
def test_a_bid_that_only_large_notes_could_pay_becomes_a_better_one(
    animal: str, notes: tuple[int, ...], wanted: int, becomes: Action
) -> None:
    table = Table("koehandel")
    table.holds("Ben", *notes)
    table.auctions("Ana", animal)
    assert kept_within(table, "Ben", Bid(1, wanted)) == becomes


def test_who_has_to_part_with_a_large_note_bids_all_of_it_for_what_is_worth_it() -> None:
    table = Table("koehandel")
    table.owns("Ben", "horse", "horse", "horse")
    table.holds("Ben", 50)
    table.auctions("Ana", "horse")
    assert kept_within(table, "Ben", Bid(1, 20)) == Bid(1, 50)


def test_nobody_pre_empts_a_trifle_with_a_fortune() -> None:
    table = Table("koehandel")
    table.holds("Ana", 500)
    table.auctions("Ana", "goose")
    table.bids("Ben", 10)
    table.hammer()
    assert kept_within(table, "Ana", Preempt(0)) == Sell(0)
    table.holds("Ana", 10, 500)
    assert kept_within(table, "Ana", Preempt(0)) == Preempt(0)


def test_nobody_buys_back_a_trifle_with_a_fortune() -> None:
    table = Table("bluff")
    table.holds("Ana", 500)
    table.auctions("Ana", "goose")
    table.bids("Ben", 10)
    table.hammer()
    table.pays("Ben", 10)
    assert kept_within(table, "Ana", BuyBack(0, count_notes([500]))) == LetStand(0)
    table.holds("Ana", 10, 50)
    assert kept_within(table, "Ana", BuyBack(0, count_notes([50]))) == BuyBack(0, count_notes([10]))


@pytest.mark.parametrize(
    ("laid", "becomes"),
    [
        ((200,), (50,)),  # a slip: smaller notes would do
        ((50, 50), (50,)),
        ((50,), (50,)),  # there is no change
    ],
)
def test_nobody_pays_a_trifle_with_a_fortune_while_smaller_notes_would_do(
    laid: tuple[int, ...], becomes: tuple[int, ...]
) -> None:
    table = Table("koehandel")
    table.holds("Ben", 50, 50, 50, 200)
    table.auctions("Ana", "goose")
    table.bids("Ben", 30)
    table.hammer()
    table.sells("Ana")
    assert kept_within(table, "Ben", Pay(1, count_notes(laid))) == Pay(1, count_notes(becomes))
