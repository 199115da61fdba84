"""What a seat may do, listed one by one and drawn as buttons."""

from itertools import islice

from maquignon.rules.actions import Auction, Bid, BuyBack, Counter, Deal, Hammer, LetStand, Offer, Pass, Trade, TurnUp
from maquignon.rules.cards import ANIMALS, count_notes
from maquignon.rules.choices import BidRange, Challenge, Laying, Settlement, Stake
from tests.table import Table

COW, PIG = ANIMALS.index("cow"), ANIMALS.index("pig")


def test_a_bid_is_any_multiple_of_ten_from_minimum_to_maximum() -> None:
    table = Table("koehandel")
    table.auctions("Ana", "cow")
    table.bids("Ben", 30)
    assert table.choice("Cleo", "bid") == BidRange(minimum=40, maximum=270, affordable=90)
    assert list(table.options("Cleo").actions()) == [Pass(2), *(Bid(2, amount) for amount in range(40, 280, 10))]


def test_a_price_says_what_it_is_and_what_there_is_to_pay_with() -> None:
    table = Table("koehandel")
    table.auctions("Ana", "cow")
    table.bids("Ben", 30)
    table.hammer()
    table.sells("Ana")
    assert table.choice("Ben", "pay") == Settlement("pay", 30, count_notes([0, 0, 10, 10, 10, 10, 50]), freely=False)


def test_a_buy_back_lists_what_may_be_added() -> None:
    table = Table("bluff")
    table.auctions("Ana", "cow")
    table.bids("Ben", 20)
    table.hammer()
    table.pays("Ben", 10, 10)
    assert list(table.options("Ana").actions()) == [LetStand(0), BuyBack(0, count_notes([10, 10]))]


def test_a_trade_lists_every_stake_with_every_set_of_notes() -> None:
    table = Table("koehandel")
    table.owns("Ana", "cow", "pig")
    table.owns("Ben", "cow")
    table.owns("Cleo", "pig")
    table.holds("Ana", 0, 10, 10)
    piles = [count_notes(notes) for notes in ([10], [10, 10], [0], [0, 10], [0, 10, 10])]
    assert list(table.options("Ana").actions()) == [
        Auction(0),
        *(Trade(0, 2, PIG, pile) for pile in piles),
        *(Trade(0, 1, COW, pile) for pile in piles),
    ]


def test_a_stake_says_how_many_animals_it_is_about() -> None:
    table = Table("koehandel", "Ana", "Ben", "Cleo", "Dan")
    table.owns("Ana", "cow", "cow", "pig", "pig")
    table.owns("Ben", "cow", "cow")
    table.owns("Cleo", "pig")
    table.owns("Dan", "rooster")
    challenge = table.choice("Ana", "trade")
    assert isinstance(challenge, Challenge)
    assert challenge.stakes == (Stake(2, PIG, 1), Stake(1, COW, 2))


def test_with_an_empty_hand_the_only_offer_is_nothing() -> None:
    table = Table("koehandel")
    table.owns("Ana", "cow")
    table.owns("Ben", "cow")
    table.holds("Ana")
    challenge = table.choice("Ana", "trade")
    assert isinstance(challenge, Challenge)
    assert challenge.least == 0
    assert list(challenge.actions(0)) == [Trade(0, 1, COW, count_notes([]))]


def test_counter_offers_and_second_offers_are_sets_of_notes() -> None:
    table = Table("koehandel")
    table.owns("Ana", "cow")
    table.owns("Ben", "cow")
    table.holds("Ana", 10)
    table.holds("Ben", 0, 10)
    table.challenges("Ana", "Ben", "cow", 10)
    assert table.choice("Ben", "counter") == Laying("counter", count_notes([0, 10]), least=1)
    counters = [action for action in table.options("Ben").actions() if isinstance(action, Counter)]
    assert counters == [Counter(1, count_notes(notes)) for notes in ([10], [0], [0, 10])]
    table.counters("Ben", 10)
    assert list(table.options("Ana").actions()) == [Offer(0, count_notes([10]))]


def test_the_house_lists_every_lot_in_every_order() -> None:
    table = Table("boursicocotte-2025")
    table.leaves_in_the_pile("cow", "cow", "pig", everything_else="Cleo")
    table.auctions("Ana")
    assert list(table.options("house").actions()) == [TurnUp((PIG, COW)), TurnUp((COW, PIG)), TurnUp((COW, COW))]


def test_the_house_lists_deals_without_end() -> None:
    table = Table("koehandel", house_rules={"opening_deal": 4})
    first, second = islice(table.options("house").actions(), 2)
    assert first == Deal((0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2))
    assert second == Deal((0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3))


def test_the_house_has_a_hammer() -> None:
    table = Table("koehandel")
    table.auctions("Ana", "cow")
    assert list(table.options("house").actions()) == [Hammer()]


def test_who_has_nothing_to_do_has_no_options() -> None:
    options = Table("koehandel").options("Ben")
    assert not options
    assert list(options.actions()) == []
    assert options.find("auction") is None
