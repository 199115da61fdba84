"""Every decision can be asked for and answered, and what cannot be done is answered with a sentence."""

import pytest

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
from maquignon.rules.cards import ANIMALS, count_notes
from maquignon.rules.views import view
from maquignon.terminal.question import Decline, Question
from maquignon.terminal.questions import ask_dove, question
from maquignon.terminal.reading import Misread
from maquignon.terminal.voice import Voice
from tests.table import Table

COW = ANIMALS.index("cow")
PIG = ANIMALS.index("pig")


def asked(table: Table, name: str) -> Question:
    seat = table.seat(name)
    return question(view(table.game, seat), table.options(name), voice(table, name))


def voice(table: Table, name: str) -> Voice:
    return Voice("en", table.names, table.seat(name))


def answer(table: Table, name: str, *typed: str) -> Action:
    """What these lines, typed one after the other, lead to."""
    found = asked(table, name)
    for line in typed:
        step = found.answer(line, voice(table, name))
        if not isinstance(step, Question):
            assert not isinstance(step, Decline)
            return step
        found = step
    raise AssertionError(f"{typed} leads to a further question")


def complaint(table: Table, name: str, *typed: str) -> str:
    with pytest.raises(Misread) as misread:
        answer(table, name, *typed)
    return str(misread.value)


@pytest.fixture
def turn() -> Table:
    table = Table("koehandel", "Ana", "Ben", "Cleo")
    table.owns("Ana", "cow", "cow", "pig")
    table.owns("Ben", "cow", "cow", "pig")
    table.owns("Cleo", "pig")
    table.holds("Ana", 0, 0, 10, 10, 50)
    return table


def test_a_turn_offers_an_auction_and_every_trade_the_dearest_first(turn: Table) -> None:
    assert [text for text, _ in asked(turn, "Ana").menu] == [
        "Open an auction",
        "Trade with Ben for two cows (you have 2, Ben has 2)",
        "Trade with Ben for a pig (you have 1, Ben has 1)",
        "Trade with Cleo for a pig (you have 1, Cleo has 1)",
    ]
    assert answer(turn, "Ana", "1") == Auction(0)


def test_a_trade_is_chosen_first_and_its_notes_then(turn: Table) -> None:
    assert answer(turn, "Ana", "2", "0 10 10") == Trade(0, 1, COW, count_notes([0, 10, 10]))


@pytest.mark.parametrize("typed", ["0 10 10", "0,10,10", "0 + 10 + 10", "2x10 0", "0 2*10", "0 2×10"])
def test_notes_can_be_typed_in_many_ways(turn: Table, typed: str) -> None:
    assert answer(turn, "Ana", "4", typed) == Trade(0, 2, PIG, count_notes([0, 10, 10]))


def test_all_notes_have_a_word(turn: Table) -> None:
    assert answer(turn, "Ana", "4", "all").notes == count_notes([0, 0, 10, 10, 50])


def test_an_offer_needs_a_note_unless_the_table_allows_none(turn: Table) -> None:
    assert complaint(turn, "Ana", "4", "none") == "Lay at least one note."
    free = Table("koehandel", house_rules={"empty_offers": "allowed"})
    free.owns("Ana", "pig")
    free.owns("Ben", "pig")
    assert answer(free, "Ana", "2", "none") == Trade(0, 1, PIG, count_notes([]))


def test_a_big_hand_is_told_by_kinds_in_a_form_that_can_be_typed(turn: Table) -> None:
    purse = [0, 0, *[10] * 12, 50]
    turn.holds("Ana", *purse)
    told = voice(turn, "Ana").notes(count_notes(purse))
    assert told == "2x0 12x10 50"
    assert answer(turn, "Ana", "4", told).notes == count_notes(purse)


def test_notes_that_are_not_held_or_do_not_exist_are_named(turn: Table) -> None:
    assert complaint(turn, "Ana", "4", "10 100 500") == "You do not hold these notes: 100 500."
    assert complaint(turn, "Ana", "4", "999x10") == "You do not hold these notes: 997x10."
    assert "“20” is no note" in complaint(turn, "Ana", "4", "20")
    assert "“\N{MIDDLE DOT}x” is no note" in complaint(turn, "Ana", "4", "\x07x")
    assert len(complaint(turn, "Ana", "4", "7" * 5_000)) < 120


@pytest.mark.parametrize("typed", ["0", "5", "-1", "1.0", "one", "1 1", "٣", "²", "9" * 5_000])
def test_a_number_outside_the_menu_is_none(turn: Table, typed: str) -> None:
    assert complaint(turn, "Ana", typed) == "Type a number from 1 to 4, or ? for help."


@pytest.fixture
def bidding() -> Table:
    table = Table("koehandel", "Ana", "Ben", "Cleo")
    table.auctions("Ana", "cow")
    table.bids("Ben", 30)
    return table


def test_a_bid_is_a_number_and_p_a_pass(bidding: Table) -> None:
    assert "from 40 to 270" in asked(bidding, "Cleo").text
    assert asked(bidding, "Cleo").note == "You can pay 90."
    assert answer(bidding, "Cleo", "40") == Bid(2, 40)
    assert answer(bidding, "Cleo", "270") == Bid(2, 270)
    assert answer(bidding, "Cleo", "P") == Pass(2)


@pytest.mark.parametrize("typed", ["30", "45", "280", "-50", "4e1", "", "x", "1" * 5_000])
def test_a_bid_out_of_range_is_told_the_range(bidding: Table, typed: str) -> None:
    assert complaint(bidding, "Cleo", typed).startswith("Type a multiple of ten from 40 to 270,")


def test_help_warns_of_a_bluff_only_where_one_is_possible(bidding: Table) -> None:
    assert any("more than you hold" in line for line in asked(bidding, "Cleo").help)
    honest = Table("koehandel", house_rules={"bids": "must-afford"})
    honest.auctions("Ana", "cow")
    assert not any("more than you hold" in line for line in asked(honest, "Ben").help)


def test_the_auctioneer_sells_or_keeps(bidding: Table) -> None:
    bidding.hammer()
    assert asked(bidding, "Ana").text == "Ben bids 30. What do you do?"
    assert answer(bidding, "Ana", "1") == Sell(0)
    assert answer(bidding, "Ana", "2") == Preempt(0)


@pytest.fixture
def paying() -> Table:
    table = Table("koehandel", "Ana", "Ben", "Cleo")
    table.holds("Ben", 0, 10, 10, 50, 50, 100)
    table.auctions("Ana", "cow")
    table.bids("Ben", 60)
    table.hammer()
    table.sells("Ana")
    return table


def test_a_price_is_paid_by_number_or_note_by_note(paying: Table) -> None:
    assert asked(paying, "Ben").text == "You owe Ana 60. Which notes do you pay with?"
    assert [text for text, _ in asked(paying, "Ben").menu] == ["Pay 10 50"]
    assert answer(paying, "Ben", "1") == answer(paying, "Ben", "50 10") == Pay(1, count_notes([10, 50]))


def test_a_wrong_payment_is_told_why(paying: Table) -> None:
    assert complaint(paying, "Ben", "50") == "That is only 50, and the price is 60."
    assert complaint(paying, "Ben", "100") == "You can pay exactly 60, so you must."
    assert complaint(paying, "Ben", "10 50 0") == "Without the 0 it is still enough, so leave it out."


def test_paying_too_much_is_said_beforehand(paying: Table) -> None:
    paying.game.state.purse[1] = list(count_notes([50, 50, 100]))
    assert [text for text, _ in asked(paying, "Ben").menu] == [
        "Pay 100 (40 more than the price)",
        "Pay 50 50 (40 more than the price)",
    ]
    assert complaint(paying, "Ben", "50 100") == "Without the 50 it is still enough, so leave it out."


def test_whoever_pre_empts_owes_the_bidder(bidding: Table) -> None:
    bidding.hammer()
    bidding.preempts("Ana")
    assert asked(bidding, "Ana").text == "You owe Ben 30. Which notes do you pay with?"


def test_a_sale_stands_or_is_bought_back() -> None:
    table = Table("bluff", "Ana", "Ben", "Cleo")
    table.holds("Ana", 0, 50)
    table.auctions("Ana", "cow")
    table.bids("Ben", 20)
    table.hammer()
    table.pays("Ben", 10, 10)
    assert asked(table, "Ana").text == "Ben has paid you 20 with these notes: 10 10. What do you do?"
    assert answer(table, "Ana", "1") == LetStand(0)
    assert answer(table, "Ana", "2") == answer(table, "Ana", "50") == BuyBack(0, count_notes([50]))
    assert asked(table, "Ana").menu[1][0].endswith("pay 50 of your own (30 more than the price) and keep the lot")


def test_an_offer_is_accepted_or_countered(turn: Table) -> None:
    turn.challenges("Ana", "Ben", "cow", 0, 10)
    assert "Ana offers you 2 notes, face down, for this: two cows." in asked(turn, "Ben").text
    assert answer(turn, "Ben", "1") == Accept(1)
    assert answer(turn, "Ben", "0 50") == Counter(1, count_notes([0, 50]))


def test_a_single_zero_is_a_counter_offer_and_no_number(turn: Table) -> None:
    turn.challenges("Ana", "Ben", "cow", 0)
    assert answer(turn, "Ben", "0") == Counter(1, count_notes([0]))


def test_where_a_counter_offer_is_obligatory_nothing_else_is_offered() -> None:
    table = Table("bluff", "Ana", "Ben", "Cleo")
    table.owns("Ana", "pig")
    table.owns("Ben", "pig")
    table.challenges("Ana", "Ben", "pig", 10)
    assert asked(table, "Ben").menu == []
    assert answer(table, "Ben", "10") == Counter(1, count_notes([10]))
    assert "“1” is no note" in complaint(table, "Ben", "1")


def test_after_a_tie_the_challenger_is_asked_again(turn: Table) -> None:
    turn.challenges("Ana", "Ben", "cow", 10)
    turn.counters("Ben", 10)
    assert asked(turn, "Ana").text.startswith("It was a tie.")
    assert answer(turn, "Ana", "0 0") == Offer(0, count_notes([0, 0]))


def test_the_dove_is_taken_or_left() -> None:
    found = ask_dove(0, Voice("en", ("Ana", "Ben", "Cleo"), 0))
    assert [step for _, step in found.menu] == [ClaimDove(0), Decline()]
