"""Why a bid, why none, and what becomes of the lot: every kind of reason at a table made for it."""

from maquignon.notation import why as w
from maquignon.rules import actions as a
from maquignon.rules.cards import count_notes
from tests.bots.reasons import ANA, BEN, CLEO, COW, DOG, ROOSTER, reason
from tests.table import Table


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


def test_who_can_pay_exactly_is_not_compared_with_who_pays_more() -> None:
    """One large note would be fewer, and may not be laid."""
    table = lot("cow")
    table.holds("Ben", *[10] * 6, 50, 100)
    sold(table, 60).sells("Ana")
    assert reason(table, a.Pay(BEN, count_notes([10, 50]))) == w.PaysExactly(60, fewest=True)


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
