"""The trade solved: cases that can be worked out on paper, and the gap in larger ones."""

import pytest

from maquignon.bots.bargain import ACCEPT, Offering, Stakes, solve
from maquignon.rules.cards import count_notes

EVEN = Stakes(win=100, lose=100, money=1)


def test_against_an_empty_counter_a_zero_is_enough() -> None:
    """The target holds only a zero, and a tie is the challenger's: nothing needs to be paid."""
    bargain = solve([(count_notes([0, 10]), 1)], [(count_notes([0]), 1)], EVEN)
    assert bargain.offers(0) == {Offering(count=1, value=0): pytest.approx(1)}
    assert bargain.value == pytest.approx(100)


def test_two_purses_of_a_zero_and_a_ten_bluff_one_time_in_twenty() -> None:
    """Offering 0 brings 100, or -90 against a ten; offering 10 brings 90, or 100 against a ten.

    The target is indifferent at 90 + 10p = 100 - 190p, so the bluff comes with p = 1/20, and the value is 90.5.
    """
    bargain = solve([(count_notes([0, 10]), 1)], [(count_notes([0, 10]), 1)], EVEN, rounds=3000)
    bluff = sum(share for offering, share in bargain.offers(0).items() if offering.value == 0)
    assert bluff == pytest.approx(0.05, abs=0.01)
    assert bargain.value == pytest.approx(90.5, abs=0.1)
    assert bargain.replies(0, 1)[10] == pytest.approx(0.05, abs=0.01)
    assert bargain.gap < 0.1


def test_where_the_winner_pays_the_loser_is_paid() -> None:
    """R5.5 one ten each: the tie is the challenger's, who pays the ten."""
    stakes = Stakes(win=100, lose=100, money=1, may_accept=False, winner_pays=True)
    bargain = solve([(count_notes([10]), 1)], [(count_notes([10]), 1)], stakes)
    assert bargain.answers == (10,)
    assert bargain.value == pytest.approx(90)


def test_nobody_lays_what_is_not_in_the_purse() -> None:
    rich, poor = count_notes([0, 100, 200]), count_notes([0, 10])
    bargain = solve([(rich, 1), (poor, 1)], [(poor, 1), (rich, 1)], EVEN)
    assert max(offering.value for offering in bargain.offers(1)) <= 10
    assert max(answer for count in bargain.counts for answer in bargain.replies(0, count)) <= 10
    for purse in (0, 1):
        assert sum(bargain.offers(purse).values()) == pytest.approx(1)
        for count in bargain.counts:
            assert sum(bargain.replies(purse, count).values()) == pytest.approx(1)


def test_without_the_right_to_accept_nobody_accepts() -> None:
    purse = (count_notes([0, 10, 50]), 1)
    assert ACCEPT not in solve([purse], [purse], Stakes(50, 50, 1, may_accept=False)).answers


def test_more_rounds_leave_less_to_exploit() -> None:
    purses = [(count_notes(notes), 1.0) for notes in ([0, 0, 10, 50], [0, 10, 10, 100], [10, 50, 50], [0, 0, 0, 200])]
    stakes = Stakes(win=150, lose=120, money=1)
    gaps = [solve(purses, purses, stakes, rounds).gap for rounds in (20, 200, 2000)]
    assert gaps[0] > gaps[1] > gaps[2]
    assert 0 <= gaps[2] < 0.01 * stakes.win


def test_a_purse_that_is_empty_offers_nothing() -> None:
    bargain = solve([(count_notes([]), 1)], [(count_notes([10]), 1)], EVEN)
    assert bargain.offers(0) == {Offering(0, 0): pytest.approx(1)}


@pytest.mark.parametrize(("poor", "rich"), [(19, 1), (1, 19)])
def test_a_purse_counts_as_much_as_it_is_likely(poor: int, rich: int) -> None:
    """Somebody with a fifty wins against ten and loses against two hundred, on either side of the trade."""
    purses = [(count_notes([0, 10]), poor), (count_notes([100, 100]), rich)]
    middling = [(count_notes([0, 50]), 1.0)]
    stakes = Stakes(win=100, lose=100, money=0.1)
    challenging, challenged = solve(middling, purses, stakes).value, -solve(purses, middling, stakes).value
    assert min(challenging, challenged) > 80 if poor > rich else max(challenging, challenged) < -80
