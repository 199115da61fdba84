"""Chapter 4: the auction after the hammer: selling, pre-empting, buying back, failing to pay, and paying."""

import pytest

from maquignon.rules.cards import count_notes
from maquignon.rules.events import BoughtBack, Defaulted, LotWon, Preempted, PricePaid, SaleStood, Sold
from tests.rulebook.scenes import ALL_BUT_BLUFF
from tests.table import Table

START = (0, 0, 10, 10, 10, 10, 50)


def hammered(edition: str, bidder: str, price: int, *names: str, **terms: object) -> Table:
    """Ana has auctioned cows, and the hammer has fallen for this bid."""
    table = Table(edition, *names, **terms)  # type: ignore[arg-type]
    table.auctions("Ana", *["cow"] * table.edition.lot_size)
    table.bids(bidder, price)
    table.hammer()
    return table


@pytest.mark.parametrize("edition", ALL_BUT_BLUFF)
def test_R4_6_the_auctioneer_sells_and_the_bidder_pays_the_auctioneer(edition: str) -> None:
    table = hammered(edition, "Ben", 30)
    assert table.may_act == ["Ana"]
    assert table.may("Ana") == ["sell", "preempt"]
    money = table.money("Ana"), table.money("Ben")
    table.sells("Ana")
    assert table.events == [Sold(auctioneer=0, bidder=1, price=30)]
    assert table.may_act == ["Ben"]
    table.pays("Ben", 10, 10, 10)
    assert (table.money("Ana"), table.money("Ben")) == (money[0] + 30, money[1] - 30)
    assert table.animals("Ben") == ["cow"] * table.edition.lot_size
    assert table.active == "Ben"


@pytest.mark.parametrize("edition", ALL_BUT_BLUFF)
def test_R4_6_the_auctioneer_pre_empts_and_pays_the_bidder(edition: str) -> None:
    table = hammered(edition, "Ben", 30)
    money = table.money("Ana"), table.money("Ben")
    table.preempts("Ana")
    assert table.events == [Preempted(auctioneer=0, bidder=1, price=30)]
    assert table.may_act == ["Ana"]
    table.pays("Ana", 10, 10, 10)
    assert (table.money("Ana"), table.money("Ben")) == (money[0] - 30, money[1] + 30)
    assert table.animals("Ana") == ["cow"] * table.edition.lot_size
    assert LotWon(seat=0, animals=(8,) * table.edition.lot_size, free=False) in table.events


def test_R4_6_only_the_auctioneer_chooses() -> None:
    table = hammered("koehandel", "Ben", 30)
    for name in ("Ben", "Cleo"):
        with table.refuses("not_your_turn"):
            table.sells(name)
        with table.refuses("not_your_turn"):
            table.preempts(name)


def test_R4_6_D9_an_auctioneer_who_cannot_pay_may_not_pre_empt() -> None:
    table = hammered("koehandel", "Ben", 100)
    assert table.may("Ana") == ["sell"]
    with table.refuses("cannot_afford"):
        table.preempts("Ana")


def test_R4_6_D9_an_auctioneer_who_can_only_pay_too_much_may_pre_empt() -> None:
    table = Table("koehandel")
    table.holds("Ana", 500)
    table.auctions("Ana", "cow")
    table.bids("Ben", 10)
    table.hammer()
    table.preempts("Ana")
    table.pays("Ana", 500)
    assert table.money("Ben") == 590


def test_R4_6_in_bluff_the_bidder_pays_the_seller_first() -> None:
    table = hammered("bluff", "Ben", 30)
    assert table.may_act == ["Ben"]
    table.pays("Ben", 10, 10, 10)
    assert table.events == [PricePaid(payer=1, payee=0, price=30, count=3, notes=count_notes([10, 10, 10]))]
    assert table.may_act == ["Ana"]
    assert table.may("Ana") == ["let_stand", "buy_back"]
    assert table.money("Ana") == 50  # the notes lie on the table until she has chosen


def test_R4_6_in_bluff_the_seller_lets_the_sale_stand() -> None:
    table = hammered("bluff", "Ben", 30)
    table.pays("Ben", 10, 10, 10)
    table.lets_stand("Ana")
    assert table.events[:2] == [SaleStood(0, 1), LotWon(seat=1, animals=(8,), free=False)]
    assert (table.money("Ana"), table.money("Ben")) == (80, 20)
    assert table.animals("Ben") == ["cow"]
    assert table.active == "Ben"


def test_R4_6_in_bluff_the_seller_buys_back_at_double_price() -> None:
    table = hammered("bluff", "Ben", 20)
    table.pays("Ben", 10, 10)
    assert table.may("Ana") == ["let_stand", "buy_back"]
    table.buys_back("Ana", 10, 10)
    assert table.events[:2] == [
        BoughtBack(seller=0, bidder=1, price=20, count=2, notes=count_notes([10, 10])),
        LotWon(seat=0, animals=(8,), free=False),
    ]
    assert table.notes("Ana") == [0, 0, 10, 10, 10]
    assert table.notes("Ben") == [0, 0, 10, 10, 10, 10, 10, 10, 10]
    assert table.animals("Ana") == ["cow"]


def test_R4_6_the_bidder_gets_back_exactly_the_notes_they_paid() -> None:
    table = Table("bluff")
    table.holds("Ana", 10, 10)
    table.holds("Ben", 100)
    table.auctions("Ana", "cow")
    table.bids("Ben", 20)
    table.hammer()
    table.pays("Ben", 100)  # too much, and no change is given
    table.buys_back("Ana", 10, 10)
    assert table.notes("Ben") == [10, 10, 100]
    assert table.notes("Ana") == []


def test_R4_6_the_buy_back_adds_the_bid_and_not_what_was_paid_too_much() -> None:
    table = Table("bluff")
    table.holds("Ana", 10, 100, 200)
    table.holds("Ben", 500)
    table.auctions("Ana", "cow")
    table.bids("Ben", 20)
    table.hammer()
    table.pays("Ben", 500)
    with table.refuses("needless_note"):
        table.buys_back("Ana", 10, 100)  # paid as in step 8
    with table.refuses("notes_not_held"):
        table.buys_back("Ana", 500)  # the bidder's own notes are no change
    table.buys_back("Ana", 100)
    assert table.notes("Ben") == [100, 500]


def test_R4_6_the_buy_back_needs_other_notes_that_suffice() -> None:
    table = Table("bluff")
    table.holds("Ana", 0, 10)
    table.auctions("Ana", "cow")
    table.bids("Ben", 20)
    table.hammer()
    table.pays("Ben", 10, 10)
    assert table.may("Ana") == ["let_stand"]
    with table.refuses("cannot_afford"):
        table.buys_back("Ana", 10)


@pytest.mark.parametrize("edition", ALL_BUT_BLUFF)
def test_R4_7_an_insolvent_bidder_shows_everything_and_the_lot_is_auctioned_again(edition: str) -> None:
    table = hammered(edition, "Ben", 200)
    purse = table.sees("Ben").purse
    table.sells("Ana")
    assert purse is not None
    assert table.events == [Sold(auctioneer=0, bidder=1, price=200), Defaulted(seat=1, price=200, notes=purse)]
    for viewer in ("Ana", "Ben", "Cleo", None):
        assert table.sees(viewer).shown == (None, purse, None)
    assert table.phase == "bidding"
    assert table.active == "Ana"
    assert table.sees(None).lot == (8,) * table.edition.lot_size
    assert (table.sees(None).high_bid, table.sees(None).leader) == (0, None)
    assert table.may_act == ["Ben", "Cleo", "house"]


def test_R4_7_the_notes_that_everybody_is_shown_are_the_bidders() -> None:
    table = Table("koehandel")
    table.holds("Ben", 0, 10, 50)
    table.auctions("Ana", "cow")
    table.bids("Ben", 70)
    table.hammer()
    table.sells("Ana")
    for name in ("Ana", "Ben", "Cleo", None):
        [shown] = [event for event in table.hears(name) if isinstance(event, Defaulted)]
        assert (shown.seat, shown.price, shown.notes) == (1, 70, count_notes([0, 10, 50]))


def test_R4_7_in_bluff_the_hammer_itself_finds_the_insolvent_bidder_out() -> None:
    table = hammered("bluff", "Ben", 60)
    assert Defaulted(seat=1, price=60, notes=(2, 5, 0, 0, 0, 0)) in table.events
    assert table.phase == "bidding"


def test_R4_7_the_defaulter_may_bid_again_but_no_more_than_they_hold() -> None:
    table = hammered("koehandel", "Ben", 200)
    table.sells("Ana")
    with table.refuses("more_than_shown"):
        table.bids("Ben", 100)
    table.bids("Cleo", 80)
    table.bids("Ben", 90)
    table.hammer()
    table.sells("Ana")
    table.pays("Ben", 10, 10, 10, 10, 50)
    assert table.animals("Ben") == ["cow"]


def test_R4_7_several_players_can_fail_to_pay_for_the_same_lot() -> None:
    table = hammered("koehandel", "Ben", 200, "Ana", "Ben", "Cleo", "Dan")
    table.sells("Ana")
    table.bids("Cleo", 300)
    table.hammer()
    table.sells("Ana")
    assert [shown is not None for shown in table.sees(None).shown] == [False, True, True, False]
    for name in ("Ben", "Cleo"):
        with table.refuses("more_than_shown"):
            table.bids(name, 100)
    table.bids("Dan", 310)
    table.hammer()
    table.sells("Ana")
    for name in ("Ben", "Cleo", "Dan"):
        with table.refuses("more_than_shown"):
            table.bids(name, 100)


def test_R4_7_with_the_next_lot_the_default_is_forgotten() -> None:
    table = hammered("koehandel", "Ben", 200)
    table.sells("Ana")
    table.hammer()
    assert table.animals("Ana") == ["cow"]
    assert table.sees(None).shown == (None, None, None)
    table.passes_turn_with_a_free_lot()
    table.auctions("Cleo", "pig")
    table.bids("Ben", 100)


def test_R4_7_when_the_auctioneer_pre_empts_the_bluff_is_never_found_out() -> None:
    table = Table("koehandel")
    table.holds("Ana", 200)
    table.auctions("Ana", "cow")
    table.bids("Ben", 200)
    table.hammer()
    table.preempts("Ana")
    table.pays("Ana", 200)
    assert table.notes("Ben") == [*START, 200]
    assert not any(isinstance(event, Defaulted) for event in table.events)
    assert table.sees(None).shown == (None, None, None)


def test_R4_7_D10_koehandel_auctions_again_like_the_others() -> None:
    table = hammered("koehandel", "Ben", 270)
    table.sells("Ana")
    assert table.phase == "bidding"
    assert table.sees(None).shown[1] is not None


@pytest.mark.parametrize("edition", ["boursikocotte", "bluff"])
def test_R4_7_D22_the_rule_about_who_cannot_pay_is_borrowed_with_its_limit(edition: str) -> None:
    table = Table(edition)
    table.auctions("Ana", "cow")
    table.bids("Ben", table.money("Ben") + 10)
    table.hammer()
    if edition == "boursikocotte":
        table.sells("Ana")
    assert table.sees("Cleo").shown[1] is not None
    with table.refuses("more_than_shown"):
        table.bids("Ben", table.money("Ben") + 10)
    table.bids("Ben", table.money("Ben"))


def test_R4_7_D11_finie_la_plaisanterie_gives_each_their_one_bid_anew() -> None:
    table = Table("koehandel", variants=["finie-la-plaisanterie"])
    table.auctions("Ana", "cow")
    table.bids("Cleo", 10)
    table.bids("Ben", 200)
    table.hammer()
    table.sells("Ana")
    table.bids("Ben", 50)
    table.bids("Cleo", 60)
    with table.refuses("one_bid_only"):
        table.bids("Ben", 70)


def test_R4_7_D13_who_showed_everything_pays_in_bluff_and_only_the_seller_sees_with_what() -> None:
    table = Table("bluff")
    table.holds("Ben", 0, 10, 10, 10, 10, 10, 50)
    table.auctions("Ana", "cow")
    table.bids("Ben", 150)
    table.hammer()
    table.bids("Ben", 50)
    table.hammer()
    table.pays("Ben", 50)
    assert table.sees("Cleo").paid_size == 1
    assert table.sees("Cleo").paid is None
    assert table.sees("Cleo").shown == (None, None, None)  # what is left in Ben's hand would tell what left it
    assert table.sees("Ana").paid == table.sees("Ben").paid == count_notes([50])


def paying(price: int, *notes: int, **terms: object) -> Table:
    """Ben holds these notes and has to pay this price."""
    table = Table("koehandel", **terms)  # type: ignore[arg-type]
    table.holds("Ben", *notes)
    table.holds("Cleo", *[500] * 5)
    table.auctions("Ana", "cow")
    table.bids("Ben", price)
    table.hammer()
    table.sells("Ana")
    return table


def test_R4_8_no_change_is_ever_given() -> None:
    table = paying(30, 50)
    table.pays("Ben", 50)
    assert (table.money("Ana"), table.money("Ben")) == (140, 0)


def test_R4_8_D12_if_the_exact_sum_can_be_made_the_payment_is_exact() -> None:
    table = paying(50, 10, 10, 10, 10, 10, 50, 100)
    with table.refuses("exact_sum_possible"):
        table.pays("Ben", 100)
    with table.refuses("too_little"):
        table.pays("Ben", 10, 10, 10, 10)
    with table.refuses("notes_not_held"):
        table.pays("Ben", 50, 50)
    table.pays("Ben", 50)


def test_R4_8_D12_the_payer_picks_which_exact_set() -> None:
    table = paying(50, 10, 10, 10, 10, 10, 50)
    payments = {action.notes for action in table.options("Ben").actions()}
    assert payments == {count_notes([50]), count_notes([10] * 5)}
    table.pays("Ben", 10, 10, 10, 10, 10)


def test_R4_8_D12_otherwise_any_set_from_which_no_note_could_be_taken_away() -> None:
    table = paying(70, 10, 50, 50, 100, 500)
    payments = {action.notes for action in table.options("Ben").actions()}
    assert payments == {count_notes([50, 50]), count_notes([100]), count_notes([500])}
    with table.refuses("needless_note"):
        table.pays("Ben", 10, 100)
    with table.refuses("needless_note"):
        table.pays("Ben", 10, 50, 50)
    table.pays("Ben", 500)


@pytest.mark.parametrize(("price", "notes"), [(10, (0, 10)), (30, (0, 50))])
def test_R4_8_D12_a_zero_is_never_part_of_a_payment(price: int, notes: tuple[int, ...]) -> None:
    table = paying(price, *notes)
    with table.refuses("needless_note"):
        table.pays("Ben", *notes)


def test_R4_8_only_the_debtor_pays() -> None:
    table = paying(30, 10, 10, 10)
    with table.refuses("not_your_turn"):
        table.pays("Ana", 10, 10, 10)
    with table.refuses("not_your_turn"):
        table.pays("Cleo", 500)


def test_R4_8_D13_price_and_number_of_notes_are_public_which_notes_only_payer_and_payee_know() -> None:
    table = paying(50, 10, 10, 10, 10, 10, 50)
    table.pays("Ben", 50)
    for viewer in ("Ana", "Ben"):
        assert table.hears(viewer)[0] == PricePaid(payer=1, payee=0, price=50, count=1, notes=count_notes([50]))
    for stranger in ("Cleo", None):
        assert table.hears(stranger)[0] == PricePaid(payer=1, payee=0, price=50, count=1, notes=None)


def test_R4_8_D13_the_notes_of_a_buy_back_are_between_seller_and_bidder() -> None:
    table = hammered("bluff", "Ben", 20)
    table.pays("Ben", 10, 10)
    assert table.sees("Ana").paid == table.sees("Ben").paid == count_notes([10, 10])
    assert table.sees("Cleo").paid is table.sees(None).paid is None
    assert table.sees(None).paid_size == 2
    table.buys_back("Ana", 10, 10)
    for stranger in ("Cleo", None):
        assert table.hears(stranger)[0] == BoughtBack(seller=0, bidder=1, price=20, count=2, notes=None)
    for party in ("Ana", "Ben"):
        assert table.hears(party)[0] == BoughtBack(seller=0, bidder=1, price=20, count=2, notes=count_notes([10, 10]))
