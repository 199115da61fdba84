"""Why an offer is accepted or countered: every kind of reason at a table made for it."""

import pytest

from maquignon.bots.why import why
from maquignon.notation import why as w
from maquignon.rules import actions as a
from maquignon.rules.cards import count_notes
from tests.bots.reasons import ANA, BEN, COW, reason
from tests.table import Table


def offered(*notes: int, edition: str = "koehandel", animal: str = "cow", mine: int = 1, theirs: int = 1) -> Table:
    """Ana offers Ben these notes for an animal of which she holds so many, and Ben so many."""
    table = Table(edition, "Ana", "Ben", "Cleo")
    table.owns("Ana", *[animal] * mine)
    table.owns("Ben", *[animal] * theirs)
    table.challenges("Ana", "Ben", animal, *notes)
    return table


def test_whoever_holds_no_money_cannot_beat_an_offer() -> None:
    table = offered(10)
    table.holds("Ben", 0, 0)
    assert reason(table, a.Accept(BEN)) == w.NoMoney()


def test_so_many_notes_can_hardly_be_beaten() -> None:
    table = offered(0, 0, 10, 10, 10, 10)
    table.holds("Ben", 10)
    found = reason(table, a.Accept(BEN))
    assert isinstance(found, w.Outbid)
    assert found.guess > found.money == 10
    assert found.count == 6


def test_an_offer_is_accepted_for_animals_that_are_not_worth_a_fight() -> None:
    found = reason(offered(0, 0, 10, 10, animal="rooster"), a.Accept(BEN))
    assert isinstance(found, w.NotWorthBeating)
    assert found.guess > found.worth
    assert found.count == 4


def test_an_offer_accepted_is_money_at_least() -> None:
    assert reason(offered(0, animal="horse"), a.Accept(BEN)) == w.TakesOffer(ANA, count=1)


def test_a_counter_may_complete_or_deny_or_be_worth_it() -> None:
    counter = a.Counter(BEN, count_notes([50]))
    assert reason(offered(10, theirs=3), counter) == w.Completes(COW, points=800)
    assert reason(offered(10, mine=3), counter) == w.Denies(ANA, COW)
    found = reason(offered(10, animal="horse", mine=1, theirs=2), a.Counter(BEN, count_notes([10])))
    assert isinstance(found, w.WorthFighting)
    assert found.worth > found.amount == 10


def test_a_small_counter_is_for_the_case_of_a_bluff() -> None:
    table = offered(0, 0, 10, 10, 10, 10, mine=3)
    assert reason(table, a.Counter(BEN, count_notes([10]))) == w.Beats(ANA, amount=10)


def test_a_counter_for_animals_of_little_worth_beats_what_is_below_it() -> None:
    table = offered(0, animal="rooster")
    assert reason(table, a.Counter(BEN, count_notes([50]))) == w.Beats(ANA, amount=50)


def test_zeros_bring_a_second_round_where_there_is_one() -> None:
    zeros = a.Counter(BEN, count_notes([0]))
    assert reason(offered(10), zeros) == w.SecondRound(ANA)
    assert reason(offered(10, edition="boursicocotte-original"), zeros) == w.GivesUp(ANA)
    assert reason(offered(10, edition="bluff"), zeros) == w.GivesUp(ANA)


def test_in_the_second_round_zeros_give_the_animals_up() -> None:
    table = offered(0)
    table.counters("Ben", 0)
    table.offers_again("Ana", 10)
    assert reason(table, a.Counter(BEN, count_notes([0]))) == w.GivesUp(ANA)


def test_who_must_counter_without_notes_lays_none() -> None:
    table = offered(10, edition="bluff")
    table.holds("Ben")
    assert reason(table, a.Counter(BEN, count_notes([]))) == w.EmptyHanded()


def test_with_a_single_note_an_obligatory_counter_is_no_choice() -> None:
    table = offered(10, edition="bluff")
    table.holds("Ben", 50)
    assert reason(table, a.Counter(BEN, count_notes([50]))) == w.OnlyChoice()


def test_what_is_no_choice_has_no_reason() -> None:
    table = offered(10)
    with pytest.raises(ValueError, match="none of"):
        why(table.sees("Ben"), table.options("Ben"), a.TurnUp((COW,)))
