"""Why an auction, why a trade, and what is laid for it: every kind of reason at a table made for it."""

import pytest

from maquignon.notation import why as w
from maquignon.rules import actions as a
from maquignon.rules.cards import count_notes
from tests.bots.reasons import ANA, BEN, COW, HORSE, PIG, ROOSTER, reason
from tests.table import Table


@pytest.fixture
def table() -> Table:
    """Families of four; everybody holds 0 0 10 10 10 10 50."""
    return Table("koehandel", "Ana", "Ben", "Cleo")


def test_an_auction_is_all_that_is_left_without_anybody_to_trade_with(table: Table) -> None:
    assert reason(table, a.Auction(ANA)) == w.NobodyToTradeWith()


def test_an_auction_comes_before_a_trade_that_completes_nothing(table: Table) -> None:
    table.owns("Ana", "cow")
    table.owns("Ben", "cow")
    assert reason(table, a.Auction(ANA)) == w.NothingToComplete(left=38)


def test_an_auction_comes_before_a_trade_with_somebody_richer(table: Table) -> None:
    table.owns("Ana", "cow", "cow", "cow")
    table.owns("Ben", "cow")
    table.holds("Ana", 10, 10, 10)
    assert reason(table, a.Auction(ANA)) == w.Outmatched(BEN, mine=30, guess=90)


def test_an_auction_brings_animals_or_money(table: Table) -> None:
    table.owns("Ana", "cow", "cow", "cow")
    table.owns("Ben", "cow")
    table.holds("Ana", 500)
    assert reason(table, a.Auction(ANA)) == w.FromThePile(left=36)


def test_a_trade_may_complete_a_family_and_multiply_the_others(table: Table) -> None:
    """R6 cows alone 800; with horses they make 2 × 1800, which is 2600 more than 1000."""
    table.owns_families("Ana", "horse")
    table.owns("Ana", "cow", "cow", "cow")
    table.owns("Ben", "cow")
    assert reason(table, a.Trade(ANA, BEN, COW, count_notes([50]))) == w.Completes(COW, points=2600)


def test_a_pair_against_a_pair_completes_the_family(table: Table) -> None:
    table.owns("Ana", "pig", "pig")
    table.owns("Ben", "pig", "pig")
    assert reason(table, a.Trade(ANA, BEN, PIG, count_notes([50]))) == w.Completes(PIG, points=650)


def test_a_trade_may_keep_somebody_from_completing(table: Table) -> None:
    table.owns("Ana", "cow")
    table.owns("Ben", "cow", "cow", "cow")
    assert reason(table, a.Trade(ANA, BEN, COW, count_notes([50]))) == w.Denies(BEN, COW)


def test_a_trade_may_be_with_the_shorter_purse(table: Table) -> None:
    table.owns("Ana", "cow")
    table.owns("Ben", "cow")
    table.holds("Ana", 10, 200)
    assert reason(table, a.Trade(ANA, BEN, COW, count_notes([10]))) == w.WeakPurse(BEN, mine=210, guess=90)


def test_without_a_pile_only_trades_are_left() -> None:
    table = Table("koehandel", "Ana", "Ben", "Cleo")
    table.owns("Ana", "cow")
    table.owns("Ben", "cow")
    table.owns("Cleo", "cow", "cow")
    table.leaves_in_the_pile(everything_else="Cleo")
    table.holds("Ana", 10, 50)
    assert reason(table, a.Trade(ANA, BEN, COW, count_notes([10]))) == w.OnlyTrades()


def test_what_is_at_stake_may_be_worth_more_than_what_is_laid(table: Table) -> None:
    table.owns("Ana", "horse")
    table.owns("Ben", "horse")
    table.holds("Ana", 0, 10)
    found = reason(table, a.Trade(ANA, BEN, HORSE, count_notes([10])))
    assert isinstance(found, w.WorthFighting)
    assert found.worth > found.amount == 10


def test_a_trade_brings_a_family_closer(table: Table) -> None:
    table.owns("Ana", "rooster")
    table.owns("Ben", "rooster")
    table.holds("Ana", 10, 10, 10, 10, 10, 10)
    assert reason(table, a.Trade(ANA, BEN, ROOSTER, count_notes([10] * 6))) == w.Closer(ROOSTER, held=2, full=4)


@pytest.mark.parametrize(("edition", "may_accept"), [("koehandel", True), ("bluff", False)])
def test_nothing_but_zeros_is_a_bluff(edition: str, may_accept: bool) -> None:
    table = Table(edition, "Ana", "Ben", "Cleo")
    table.owns("Ana", "cow", "cow", "cow")
    table.owns("Ben", "cow")
    found = reason(table, a.Trade(ANA, BEN, COW, count_notes([0, 0])))
    assert found == w.ZeroOffer(BEN, COW, stake=1, count=2, may_accept=may_accept)


def test_whoever_has_no_notes_lays_none(table: Table) -> None:
    table.owns("Ana", "cow", "dog")
    table.owns("Ben", "cow", "dog")
    table.holds("Ana")
    assert reason(table, a.Trade(ANA, BEN, COW, count_notes([]))) == w.EmptyHanded()


def test_the_second_offer_has_the_reasons_of_the_first() -> None:
    table = Table("boursikocotte", "Ana", "Ben", "Cleo")
    table.owns("Ana", "cow", "cow", "cow")
    table.owns("Ben", "cow")
    table.challenges("Ana", "Ben", "cow", 10)
    table.counters("Ben", 10)
    assert reason(table, a.Offer(ANA, count_notes([50]))) == w.Completes(COW, points=800)
    zeros = reason(table, a.Offer(ANA, count_notes([0])))
    assert zeros == w.ZeroOffer(BEN, COW, stake=1, count=1, may_accept=False)


def test_the_dove_is_a_reason_of_its_own() -> None:
    table = Table("bluff", "Ana", "Ben", "Cleo")
    table.owns_families("Ana", "rooster")
    table.owns("Ana", "goose", "goose", "goose")
    table.auctions("Ana", "goose")
    table.hammer()
    assert reason(table, a.ClaimDove(ANA)) == w.ClaimsDove()


def test_a_coup_double_ends_with_an_auction_and_a_dove_left_alone_does_not_change_that() -> None:
    table = Table("bluff", "Ana", "Ben", "Cleo", variants=["coup-double"])
    table.owns_families("Ana", "rooster")
    table.owns("Ana", "goose", "goose", "goose")
    table.owns("Ben", "goose")
    table.holds("Ben", 0)
    table.challenges("Ana", "Ben", "goose", 10)
    table.counters("Ben", 0)
    assert table.may("Ana") == ["auction", "claim_dove"]
    assert reason(table, a.Auction(ANA)) == w.AuctionDue()
