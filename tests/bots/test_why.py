"""Why somebody did something: every kind of reason at a table made for it."""

import pytest

from maquignon.bots.why import why
from maquignon.notation import why as w
from maquignon.rules import actions as a
from maquignon.rules.cards import count_notes
from tests.table import Table

ROOSTER, GOOSE, CAT, DOG, SHEEP, GOAT, DONKEY, PIG, COW, HORSE = range(10)
ANA, BEN, CLEO = range(3)


def reason(table: Table, action: a.Action) -> w.Why:
    """Why whoever is about to do this does it."""
    name = table.names[action.seat]
    options = table.options(name)
    assert options.allows(action)
    return why(table.sees(name), options, action)


@pytest.fixture
def table() -> Table:
    """Families of four; everybody holds 0 0 10 10 10 10 50."""
    return Table("koehandel", "Ana", "Ben", "Cleo")


# --- a turn -----------------------------------------------------------------------------------------------------------


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


# --- bidding ----------------------------------------------------------------------------------------------------------


def lot(*animals: str, edition: str = "koehandel", **herds: tuple[str, ...]) -> Table:
    """Ana auctions these animals; before that, everybody owns a herd."""
    table = Table(edition, "Ana", "Ben", "Cleo")
    for name, herd in herds.items():
        table.owns(name.capitalize(), *herd)
    table.auctions("Ana", *animals)
    return table


def test_a_bid_may_complete_a_family() -> None:
    assert reason(lot("cow", ben=("cow",) * 3), a.Bid(BEN, 90)) == w.Completes(COW, points=800)


def test_of_two_families_completed_at_once_the_dearer_is_named() -> None:
    table = lot("cow", "dog", edition="boursicocotte-2025", ben=("cow", "cow", "dog", "dog"))
    assert reason(table, a.Bid(BEN, 90)) == w.Completes(COW, points=800)


def test_a_bid_may_keep_the_leader_from_completing() -> None:
    table = lot("cow", cleo=("cow",) * 3)
    table.bids("Cleo", 10)
    assert reason(table, a.Bid(BEN, 20)) == w.Denies(CLEO, COW)


def test_before_anybody_leads_everybody_is_a_rival() -> None:
    assert reason(lot("cow", ana=("cow",) * 3), a.Bid(BEN, 10)) == w.Denies(ANA, COW)


def test_a_bid_may_be_cheap() -> None:
    found = reason(lot("horse"), a.Bid(BEN, 10))
    assert isinstance(found, w.Cheap)
    assert found.worth > found.price == 10


def test_a_dear_bid_may_bring_a_family_closer() -> None:
    assert reason(lot("rooster", ben=("rooster",)), a.Bid(BEN, 50)) == w.Closer(ROOSTER, held=2, full=4)


def test_a_dear_bid_may_begin_a_valuable_family() -> None:
    assert reason(lot("dog"), a.Bid(BEN, 80)) == w.Begins(DOG, value=160)


def test_a_dear_bid_for_a_first_animal_is_at_least_affordable() -> None:
    assert reason(lot("rooster"), a.Bid(BEN, 60)) == w.Affordable(60, left=30)
    assert reason(lot("rooster"), a.Bid(BEN, 90)) == w.Affordable(90, left=0)


def test_what_is_lost_for_want_of_change_is_not_left() -> None:
    table = lot("rooster")
    table.holds("Ben", 10, 50, 50)
    assert reason(table, a.Bid(BEN, 80)) == w.Affordable(80, left=10)


def test_a_bid_beyond_the_purse_is_a_bluff() -> None:
    assert reason(lot("cow", ben=("cow",) * 3), a.Bid(BEN, 100)) == w.Bluffs(100, money=90)


def test_a_pass_may_be_for_want_of_money() -> None:
    table = lot("cow")
    table.bids("Cleo", 90)
    assert reason(table, a.Pass(BEN)) == w.CannotPay(100, money=90)


def test_a_pass_may_be_because_of_the_price() -> None:
    table = lot("rooster")
    table.bids("Cleo", 40)
    found = reason(table, a.Pass(BEN))
    assert isinstance(found, w.TooDear)
    assert found.worth < found.price == 50


def test_a_pass_may_be_for_want_of_change() -> None:
    table = lot("horse", ben=("horse", "horse"))
    table.holds("Ben", 500)
    assert reason(table, a.Pass(BEN)) == w.NoChange(10, cost=500)


def test_a_pass_may_save_money_for_a_family() -> None:
    assert reason(lot("horse", ben=("cow",) * 3), a.Pass(BEN)) == w.SavesFor(COW, missing=1)


def test_a_pass_may_just_save_money() -> None:
    assert reason(lot("horse", ben=("dog",)), a.Pass(BEN)) == w.SavesMoney(10, money=90)


def test_whoever_has_made_their_one_bid_can_only_pass() -> None:
    table = Table("koehandel", "Ana", "Ben", "Cleo", variants=["finie-la-plaisanterie"])
    table.auctions("Ana", "cow")
    table.bids("Ben", 10)
    table.bids("Cleo", 20)
    assert reason(table, a.Pass(BEN)) == w.OnlyChoice()


# --- after the hammer -------------------------------------------------------------------------------------------------


def sold(table: Table, price: int, bidder: str = "Ben") -> Table:
    table.bids(bidder, price)
    table.hammer()
    return table


def test_the_auctioneer_sells_what_is_not_worth_keeping() -> None:
    found = reason(sold(lot("rooster"), 40), a.Sell(ANA))
    assert isinstance(found, w.NotWorthKeeping)
    assert found.worth < 2 * found.price == 80


def test_the_auctioneer_sells_what_they_cannot_pay() -> None:
    table = sold(lot("horse"), 90)
    table.holds("Ana", 0, 50)
    assert reason(table, a.Sell(ANA)) == w.CannotPay(90, money=50)


def test_the_auctioneer_may_want_the_money() -> None:
    assert reason(sold(lot("horse", ana=("horse",) * 3), 10), a.Sell(ANA)) == w.Income(10, total=100)


def test_the_auctioneer_keeps_what_completes_or_denies_or_is_cheap() -> None:
    assert reason(sold(lot("cow", ana=("cow",) * 3), 20), a.Preempt(ANA)) == w.Completes(COW, points=800)
    assert reason(sold(lot("cow", ben=("cow",) * 3), 20), a.Preempt(ANA)) == w.Denies(BEN, COW)
    assert isinstance(reason(sold(lot("horse"), 10), a.Preempt(ANA)), w.Cheap)
    assert reason(sold(lot("rooster"), 60), a.Preempt(ANA)) == w.Affordable(60, left=30)


def test_whoever_has_one_way_to_pay_has_no_other_choice() -> None:
    table = sold(lot("cow"), 60)
    table.sells("Ana")
    assert reason(table, a.Pay(BEN, count_notes([10, 50]))) == w.OnlyChoice()


def test_an_exact_payment_may_keep_as_many_notes_as_possible() -> None:
    table = lot("cow")
    table.holds("Ben", *[10] * 6, 50)
    sold(table, 60).sells("Ana")
    assert reason(table, a.Pay(BEN, count_notes([10, 50]))) == w.PaysExactly(60, fewest=True)
    assert reason(table, a.Pay(BEN, count_notes([10] * 6))) == w.PaysExactly(60, fewest=False)


def test_without_an_exact_payment_one_loses_as_little_as_possible() -> None:
    table = lot("cow")
    table.holds("Ben", 50, 50, 200)
    sold(table, 60).sells("Ana")
    assert reason(table, a.Pay(BEN, count_notes([50, 50]))) == w.PaysLeast(60, loss=40)
    assert reason(table, a.Pay(BEN, count_notes([200]))) == w.PaysMore(60, loss=140)


def paid(price: int, *notes: int, **herds: tuple[str, ...]) -> Table:
    """R4.6 in `bluff` Ben has paid, and Ana may buy back."""
    table = lot("cow", edition="bluff", **herds)
    table.holds("Ben", *notes)
    table.bids("Ben", price)
    table.hammer()
    table.pays("Ben", *notes)
    return table


def test_the_seller_lets_stand_what_costs_too_much_to_buy_back() -> None:
    found = reason(paid(50, 50), a.LetStand(ANA))
    assert isinstance(found, w.TooDear)
    assert found.worth < found.price == 100


def test_the_seller_lets_stand_what_they_cannot_buy_back() -> None:
    table = paid(50, 50)
    table.holds("Ana", 10)
    assert reason(table, a.LetStand(ANA)) == w.CannotPay(50, money=10)


def test_the_seller_may_want_the_money() -> None:
    assert reason(paid(10, 10, ana=("cow",) * 3), a.LetStand(ANA)) == w.Income(10, total=60)


def test_the_seller_buys_back_for_the_reasons_of_a_bidder() -> None:
    back = a.BuyBack(ANA, count_notes([10]))
    assert reason(paid(10, 10, ana=("cow",) * 3), back) == w.Completes(COW, points=800)
    assert reason(paid(10, 10, ben=("cow",) * 3), back) == w.Denies(BEN, COW)


# --- answers to an offer ----------------------------------------------------------------------------------------------


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
