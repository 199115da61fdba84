"""`thrifty` is simple and sensible."""

from random import Random

import pytest

from maquignon.bots.appraisal import cheapest_payment, notes_up_to, points_for_completing, price_of, smallest_note
from maquignon.bots.thrifty import ThriftyBot
from maquignon.rules.actions import (
    Accept,
    Action,
    Auction,
    Bid,
    BuyBack,
    ClaimDove,
    Counter,
    LetStand,
    Offer,
    Pass,
    Pay,
    Preempt,
    Sell,
    Trade,
)
from maquignon.rules.cards import ANIMALS, NO_NOTES, count_notes, worth
from tests.table import Table

HORSE, ROOSTER = ANIMALS.index("horse"), ANIMALS.index("rooster")


def choice_of(table: Table, name: str, seed: int = 0) -> Action:
    return ThriftyBot(Random(seed)).choose(table.sees(name), table.options(name))


def notes(*values: int) -> tuple[int, ...]:
    return count_notes(values)


def test_a_family_adds_more_the_more_there_are_already() -> None:
    table = Table("koehandel")
    assert points_for_completing(table.sees("Ana"), 0, [HORSE]) == 1000
    table.owns_families("Ana", "cow", "pig")
    assert points_for_completing(table.sees("Ana"), 0, [HORSE]) == 3 * 2450 - 2 * 1450


def test_families_are_appraised_one_by_one_and_summed() -> None:
    table = Table("koehandel")
    table.owns_families("Ana", "cow")
    one_by_one = [points_for_completing(table.sees("Ana"), 0, [animal]) for animal in (ROOSTER, HORSE)]
    assert points_for_completing(table.sees("Ana"), 0, [ROOSTER, HORSE]) == sum(one_by_one) == (1620 + 3600) - 2 * 800


def test_without_a_multiplier_a_family_adds_its_value() -> None:
    table = Table("bluff")
    table.owns_families("Ana", "cow")
    assert points_for_completing(table.sees("Ana"), 0, [HORSE]) == 1000


def test_later_animals_of_a_family_are_worth_more() -> None:
    table = Table("koehandel")
    first = price_of(table.sees("Ana"), 0, HORSE)
    table.owns("Ana", "horse")
    second = price_of(table.sees("Ana"), 0, HORSE)
    assert second == pytest.approx(2 * first)
    assert price_of(table.sees("Ana"), 0, HORSE, 2) == pytest.approx(5 * first)


@pytest.mark.parametrize(
    ("purse", "price", "expected"),
    [
        (notes(0, 10, 10, 50, 100), 60, notes(10, 50)),
        (notes(0, 50, 100, 500), 40, notes(50)),
        (notes(100, 100, 200), 200, notes(200)),
        (notes(50, 50, 50, 200), 160, notes(200)),
    ],
)
def test_it_pays_with_the_least_loss_and_the_fewest_notes(
    purse: tuple[int, ...], price: int, expected: tuple[int, ...]
) -> None:
    assert cheapest_payment(purse, price) == expected


def test_notes_are_laid_up_to_an_amount_and_the_smallest_is_known() -> None:
    assert notes_up_to(notes(0, 10, 10, 50, 200), 75.0) == notes(10, 10, 50)
    assert notes_up_to(notes(50, 200), 49.9) == NO_NOTES
    assert smallest_note(notes(50, 200)) == notes(50)
    assert smallest_note(NO_NOTES) == NO_NOTES


def test_it_bids_the_least_that_leads_for_what_it_wants() -> None:
    table = Table("koehandel")
    table.auctions("Ana", "horse")
    assert choice_of(table, "Ben") == Bid(1, 10)
    table.bids("Cleo", 10)
    assert choice_of(table, "Ben") == Bid(1, 20)


def test_it_does_not_bid_more_than_an_animal_is_worth() -> None:
    table = Table("koehandel")
    table.auctions("Ana", "rooster")
    assert choice_of(table, "Ben") == Pass(1)


def test_it_never_bids_money_it_does_not_have() -> None:
    table = Table("koehandel")
    table.auctions("Ana", "horse")
    table.holds("Ben", 0, 0, 10)
    assert choice_of(table, "Ben") == Bid(1, 10)
    table.bids("Cleo", 10)
    assert choice_of(table, "Ben") == Pass(1)


def test_it_does_not_bid_little_when_it_would_have_to_pay_much() -> None:
    table = Table("koehandel")
    table.auctions("Ana", "goose")
    table.holds("Ben", 500)
    assert choice_of(table, "Ben") == Pass(1)


def test_it_keeps_what_is_cheap_and_sells_what_is_dear() -> None:
    table = Table("koehandel")
    table.auctions("Ana", "horse")
    table.bids("Ben", 10)
    table.hammer()
    assert choice_of(table, "Ana") == Preempt(0)
    table = Table("koehandel")
    table.auctions("Ana", "rooster")
    table.bids("Ben", 50)
    table.hammer()
    assert choice_of(table, "Ana") == Sell(0)


def test_it_pays_what_it_owes() -> None:
    table = Table("koehandel")
    table.auctions("Ana", "horse")
    table.bids("Ben", 60)
    table.hammer()
    table.sells("Ana")
    assert choice_of(table, "Ben") == Pay(1, notes(10, 50))


@pytest.mark.parametrize(("animal", "expected"), [("horse", BuyBack(0, notes(10))), ("rooster", LetStand(0))])
def test_it_buys_back_what_is_worth_the_double_price(animal: str, expected: Action) -> None:
    table = Table("bluff")
    table.owns("Ana", animal)
    table.auctions("Ana", animal)
    table.bids("Ben", 10)
    table.hammer()
    table.pays("Ben", 10)
    assert choice_of(table, "Ana") == expected


def test_it_trades_for_what_completes_a_family_and_auctions_otherwise() -> None:
    table = Table("koehandel")
    table.owns("Ana", "horse", "horse")
    table.owns("Ben", "horse")
    assert choice_of(table, "Ana") == Auction(0)
    table.owns("Ana", "horse")
    choice = choice_of(table, "Ana")
    assert isinstance(choice, Trade)
    assert (choice.target, choice.animal) == (1, HORSE)
    assert 0 < worth(choice.notes) <= table.money("Ana")


def test_with_the_pile_empty_it_trades_and_spends_what_it_has() -> None:
    table = Table("koehandel")
    table.owns("Ana", "horse", "horse", "cow")
    table.owns("Ben", "horse", "horse", "cow")
    table.leaves_in_the_pile(everything_else="Cleo")
    choices = {choice_of(table, "Ana", seed) for seed in range(20)}
    assert all(isinstance(choice, Trade) for choice in choices)
    assert len(choices) > 1


def test_it_counters_for_much_and_accepts_for_little() -> None:
    table = Table("koehandel")
    table.owns("Ana", "horse", "rooster")
    table.owns("Ben", "horse", "horse", "horse", "rooster")
    table.challenges("Ana", "Ben", "horse", 10)
    assert isinstance(choice_of(table, "Ben"), Counter)
    table = Table("koehandel")
    table.owns("Ana", "rooster")
    table.owns("Ben", "rooster")
    table.challenges("Ana", "Ben", "rooster", 10, 10, 10, 10)
    assert choice_of(table, "Ben") == Accept(1)


def test_it_lays_something_where_it_must() -> None:
    table = Table("bluff")
    table.owns("Ana", "rooster")
    table.owns("Ben", "rooster")
    table.holds("Ben", 50)
    table.challenges("Ana", "Ben", "rooster", 0)
    assert choice_of(table, "Ben") == Counter(1, notes(50))


def test_it_offers_again_after_a_tie() -> None:
    table = Table("koehandel")
    table.owns("Ana", "horse")
    table.owns("Ben", "horse")
    table.challenges("Ana", "Ben", "horse", 10)
    table.counters("Ben", 10)
    assert isinstance(choice_of(table, "Ana"), Offer)


def test_it_claims_the_dove() -> None:
    table = Table("bluff")
    table.owns_families("Ana", "cat")
    table.owns("Ana", "dog", "dog", "dog")
    table.auctions("Ana", "dog")
    table.hammer()
    assert choice_of(table, "Ana") == ClaimDove(0)
