"""Paying without change, against every set of notes tried one by one."""

from itertools import pairwise, product
from unittest import mock

from hypothesis import given
from hypothesis import strategies as st

from maquignon.rules import payment
from maquignon.rules.cards import NOTES, worth
from maquignon.rules.payment import (
    MOST_COMPARED,
    best_payments,
    can_pay_exactly,
    ceilings,
    payments,
    subsets,
    why_not_payment,
)
from maquignon.rules.reasons import EXACT_SUM_POSSIBLE, FINE, NEEDLESS_NOTE, NOTES_NOT_HELD, TOO_LITTLE

Notes = tuple[int, ...]
PURSES = st.tuples(*[st.integers(0, most) for most in (2, 6, 4, 3, 3, 3)])
PRICES = st.integers(1, 200).map(lambda tens: 10 * tens)


def every_set(purse: Notes) -> set[Notes]:
    return set(product(*[range(count + 1) for count in purse]))


def without_one(notes: Notes, kind: int) -> Notes:
    return (*notes[:kind], notes[kind] - 1, *notes[kind + 1 :])


def settles(purse: Notes, price: int, notes: Notes) -> bool:
    """D12 as it is written: exact if possible, otherwise nothing that could be taken away."""
    exact = any(worth(way) == price for way in every_set(purse))
    if exact and worth(notes) != price:
        return False
    spare = any(notes[kind] and worth(without_one(notes, kind)) >= price for kind in range(len(NOTES)))
    return worth(notes) >= price and not spare


@given(purse=PURSES, price=PRICES)
def test_an_exact_sum_is_found_whenever_there_is_one(purse: Notes, price: int) -> None:
    assert can_pay_exactly(purse, price) == any(worth(notes) == price for notes in every_set(purse))


def test_three_twos_are_found_behind_a_five() -> None:
    assert can_pay_exactly((0, 0, 0, 0, 3, 1), 600)
    assert can_pay_exactly((0, 0, 0, 1, 3, 1), 800)
    assert not can_pay_exactly((0, 0, 0, 0, 1, 1), 600)


@given(purse=PURSES, price=PRICES)
def test_payments_are_all_sets_that_settle_the_price_and_no_others(purse: Notes, price: int) -> None:
    listed = list(payments(purse, price, pay_freely=False))
    assert len(listed) == len(set(listed))
    exact = any(worth(way) == price for way in every_set(purse))
    covering = [way for way in every_set(purse) if worth(way) >= price]
    for way in covering:
        spare = any(way[kind] and worth(without_one(way, kind)) >= price for kind in range(len(NOTES)))
        assert (way in listed) == (not spare and (not exact or worth(way) == price))
    assert set(listed) <= set(covering)


@given(purse=PURSES, price=PRICES)
def test_paying_freely_takes_every_set_that_covers_the_price(purse: Notes, price: int) -> None:
    listed = list(payments(purse, price, pay_freely=True))
    assert len(listed) == len(set(listed))
    assert set(listed) == {notes for notes in every_set(purse) if worth(notes) >= price}


@given(purse=PURSES, price=PRICES, notes=PURSES)
def test_a_payment_is_fine_exactly_when_it_is_held_and_settles(purse: Notes, price: int, notes: Notes) -> None:
    reason = why_not_payment(purse, price, notes, 0)
    if any(laid > held for laid, held in zip(notes, purse, strict=True)):
        assert reason == NOTES_NOT_HELD
    elif worth(notes) < price:
        assert reason == TOO_LITTLE
    else:
        assert (reason == FINE) == settles(purse, price, notes)
        assert reason in (FINE, EXACT_SUM_POSSIBLE, NEEDLESS_NOTE)


@given(purse=PURSES, price=PRICES)
def test_whoever_holds_enough_can_always_pay(purse: Notes, price: int) -> None:
    assert any(payments(purse, price, pay_freely=False)) == (worth(purse) >= price)


def test_a_negative_number_of_notes_is_not_held() -> None:
    assert why_not_payment((0, 5, 0, 0, 0, 0), 10, (0, 2, -1, 0, 0, 0), 0) == NOTES_NOT_HELD


def test_nothing_owed_is_paid_with_nothing() -> None:
    assert why_not_payment((1, 1, 0, 0, 0, 0), 0, (0, 0, 0, 0, 0, 0), 0) == FINE


@given(purse=PURSES)
def test_subsets_begin_with_nothing_and_leave_none_out(purse: Notes) -> None:
    listed = list(subsets(purse))
    assert listed[0] == (0,) * len(NOTES)
    assert len(listed) == len(set(listed))
    assert set(listed) == every_set(purse)


def within(ceiling: Notes, price: int, notes: Notes) -> bool:
    """What a client does: reach the price, and stay below the ceiling of the smallest note laid."""
    smallest = next((kind for kind, count in enumerate(notes) if count), 0)
    return price <= worth(notes) <= ceiling[smallest]


@given(purse=PURSES, price=PRICES, freely=st.booleans())
def test_the_ceilings_tell_a_client_all_there_is_to_know(purse: Notes, price: int, freely: bool) -> None:
    ceiling = ceilings(purse, price, freely)
    for notes in every_set(purse):
        assert within(ceiling, price, notes) == (why_not_payment(purse, price, notes, int(freely)) == FINE)


@given(purse=PURSES, price=PRICES, number=st.integers(1, 9))
def test_the_best_ways_are_the_cheapest_with_few_notes_first_and_one_with_many(
    purse: Notes, price: int, number: int
) -> None:
    every_way = list(payments(purse, price, pay_freely=False))
    best = best_payments(purse, price, number)
    assert len(best) == len(set(best)) == min(number, len(every_way))
    assert set(best) <= set(every_way)
    assert sorted(map(worth, best)) == sorted(map(worth, every_way))[: len(best)]
    for cheap, dear in pairwise(best):
        assert worth(cheap) < worth(dear) or sum(cheap) <= sum(dear)
    cheapest = [way for way in every_way if worth(way) == worth(best[0])] if best else []
    if 1 < number < MOST_COMPARED and cheapest:
        assert sum(best[min(number, len(cheapest)) - 1]) == max(map(sum, cheapest))


@given(purse=PURSES, price=PRICES, number=st.integers(1, 9))
def test_a_purse_too_large_to_try_everything_is_paid_from_in_the_same_ways(
    purse: Notes, price: int, number: int
) -> None:
    with mock.patch.object(payment, "MOST_SETS", 0):
        searched = best_payments(purse, price, number)
    assert best_payments(purse, price, number) == searched


def test_an_enormous_purse_does_not_take_for_ever() -> None:
    assert len(best_payments((99,) * 6, 20_000, 6)) == 6
