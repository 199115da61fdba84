"""Chapter 4: the auction, from the lot to the hammer; `test_4_paying.py` goes on from there."""

import pytest

from maquignon.rules.choices import BidRange
from maquignon.rules.events import BidMade, DonkeyPaid, HammerFell, LotTurnedUp, LotWon, Passed
from maquignon.rules.game import hammer_holder
from maquignon.rules.schedule import next_to_act
from maquignon.rules.state import HOUSE
from maquignon.rules.terms.editions import EDITIONS
from tests.table import NAMES, Table

CLASSICS = ("boursicocotte-original", "koehandel", "boursikocotte", "bluff")


def bid_range(table: Table, name: str) -> BidRange:
    choice = table.choice(name, "bid")
    assert isinstance(choice, BidRange)
    return choice


def test_R4_1_in_2025_the_lot_is_the_two_top_cards() -> None:
    table = Table("boursicocotte-2025")
    table.auctions("Ana", "cow", "cat")
    assert table.events[0] == LotTurnedUp((8, 2))
    assert table.sees(None).lot == (8, 2)


@pytest.mark.parametrize("edition", CLASSICS)
def test_R4_1_elsewhere_the_lot_is_one_card(edition: str) -> None:
    table = Table(edition)
    table.auctions("Ana", "cow")
    assert table.sees(None).lot == (8,)
    assert table.phase == "bidding"


def test_R4_1_the_house_turns_up_the_whole_lot_and_nobody_else_does_anything() -> None:
    table = Table("boursicocotte-2025")
    table.auctions("Ana")
    assert table.may_act == ["house"]
    for wrong in (["cow"], ["cow", "cow", "cow"], []):
        with table.refuses("wrong_number_of_animals"):
            table.turns_up(*wrong)
    with table.refuses("not_now"):
        table.auctions("Ana")


def test_R4_1_what_is_not_in_the_pile_cannot_be_turned_up() -> None:
    table = Table("boursicocotte-2025")
    table.owns("Cleo", "cow", "cow")
    table.owns_families("Cleo", "rooster")
    table.auctions("Ana")
    with table.refuses("not_in_pile"):
        table.turns_up("cow", "cow")
    with table.refuses("not_in_pile"):
        table.turns_up("rooster", "cow")
    with table.refuses("wrong_number_of_animals"):
        table.turns_up()
    table.turns_up("cow", "goose")


def test_R4_1_D5_the_last_lot_is_smaller_when_the_pile_holds_fewer() -> None:
    table = Table("boursicocotte-2025")
    table.leaves_in_the_pile("horse", everything_else="Cleo")
    table.auctions("Ana", "horse")
    assert table.sees(None).lot == (9,)
    assert table.phase == "bidding"


def test_R4_2_a_donkey_pays_everybody_before_any_bid_the_auctioneer_included() -> None:
    table = Table("koehandel")
    table.auctions("Ana", "donkey")
    assert table.events == [LotTurnedUp((6,)), DonkeyPaid(note=50, number=1)]
    assert [table.money(name) for name in table.names] == [140, 140, 140]
    assert table.phase == "bidding"


def test_R4_2_then_the_donkey_is_auctioned_like_any_other_animal() -> None:
    table = Table("koehandel")
    table.auctions("Ana", "donkey")
    table.bids("Ben", 100)
    table.hammer()
    table.sells("Ana")
    table.pays("Ben", 50, 50)
    assert table.animals("Ben") == ["donkey"]


def test_R4_2_two_donkeys_in_one_lot_pay_twice_in_order() -> None:
    table = Table("boursicocotte-2025")
    table.auctions("Ana", "donkey", "donkey")
    assert table.events[1:] == [DonkeyPaid(note=100, number=1), DonkeyPaid(note=200, number=2)]
    assert [table.money(name) for name in table.names] == [440, 440, 440]
    table.hammer()
    table.auctions("Ben", "cow", "donkey")
    assert table.events[1:] == [DonkeyPaid(note=500, number=3)]


def test_R4_2_a_re_auction_pays_nothing_again() -> None:
    table = Table("koehandel")
    table.auctions("Ana", "donkey")
    table.bids("Ben", 420)
    table.hammer()
    table.sells("Ana")
    assert [table.money(name) for name in table.names] == [140, 140, 140]
    assert table.sees(None).donkeys == 1
    assert table.sees(None).money_in_play == 420


def test_R4_3_everybody_but_the_auctioneer_may_bid_in_any_order_as_often_as_they_like() -> None:
    table = Table("koehandel", "Ana", "Ben", "Cleo", "Dan")
    table.auctions("Ana", "cow")
    assert table.may_act == ["Ben", "Cleo", "Dan", "house"]
    for name, amount in [("Dan", 10), ("Ben", 20), ("Dan", 30), ("Cleo", 40), ("Dan", 50), ("Cleo", 90)]:
        table.bids(name, amount)
        assert table.events == [BidMade(table.seat(name), amount)]
    assert table.sees(None).high_bid == 90
    assert table.sees(None).leader == table.seat("Cleo")


@pytest.mark.parametrize("edition", EDITIONS)
def test_R4_3_the_auctioneer_may_not_bid(edition: str) -> None:
    table = Table(edition)
    table.auctions("Ana", *["cow"] * table.edition.lot_size)
    with table.refuses("auctioneer_may_not_bid"):
        table.bids("Ana", 10)
    with table.refuses("auctioneer_may_not_bid"):
        table.passes("Ana")
    assert table.may("Ana") == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_R4_3_D6_bids_are_multiples_of_ten_and_each_is_higher_than_the_one_before(edition: str) -> None:
    table = Table(edition)
    table.auctions("Ana", *["cow"] * table.edition.lot_size)
    for nothing in (0, -10):
        with table.refuses("too_low"):
            table.bids("Ben", nothing)
    for odd in (5, 15, 11):
        with table.refuses("not_a_multiple_of_ten"):
            table.bids("Ben", odd)
    table.bids("Ben", 30)
    for low in (10, 20, 30):
        with table.refuses("too_low"):
            table.bids("Cleo", low)
    assert bid_range(table, "Cleo").minimum == 40
    table.bids("Cleo", 40)


@pytest.mark.parametrize("edition", EDITIONS)
def test_R4_3_D7_the_highest_bidder_may_raise_their_own_bid(edition: str) -> None:
    table = Table(edition)
    table.auctions("Ana", *["cow"] * table.edition.lot_size)
    table.bids("Ben", 30)
    table.bids("Ben", 40)
    assert table.events == [BidMade(table.seat("Ben"), 40)]
    assert (table.sees(None).high_bid, table.sees(None).leader) == (40, table.seat("Ben"))
    for low in (30, 40):
        with table.refuses("too_low"):
            table.bids("Ben", low)
    with table.refuses("not_a_multiple_of_ten"):
        table.bids("Ben", 55)


def test_R4_3_D7_nobody_is_asked_to_raise_their_own_bid() -> None:
    table = Table("koehandel", "Ana", "Ben", "Cleo", "Dan")
    table.auctions("Ana", "cow")
    table.bids("Cleo", 30)
    assert table.may_act == ["Ben", "Dan", "house"]
    assert table.may("Cleo") == []
    assert next_to_act(table.game.state) == table.seat("Dan")
    table.passes("Dan", "Ben")
    assert table.may_act == ["house"]
    assert next_to_act(table.game.state) == HOUSE


def test_R4_3_D7_what_an_own_raise_may_be_is_told_apart_from_what_is_asked() -> None:
    table = Table("koehandel")
    table.auctions("Ana", "cow")
    assert table.options("Ben").own_raise is None
    table.bids("Ben", 30)
    assert table.options("Ben").own_raise == BidRange(minimum=40, maximum=270, affordable=90)
    assert table.options("Cleo").own_raise is None
    assert not table.options("Ben")
    table.hammer()
    assert table.options("Ben").own_raise is None


def test_R4_3_D7_the_leader_has_nothing_to_pass() -> None:
    table = Table("koehandel")
    table.auctions("Ana", "cow")
    table.bids("Ben", 30)
    with table.refuses("own_bid_stands"):
        table.passes("Ben")


def test_R4_5_the_auctioneer_calls_and_where_the_leader_does_the_highest_bidder() -> None:
    for edition, bidder_calls in (("koehandel", False), ("bluff", True)):
        table = Table(edition)
        assert hammer_holder(table.game) is None
        table.auctions("Ana", "cow")
        assert hammer_holder(table.game) == table.seat("Ana")  # with no bid the seller
        table.bids("Ben", 10)
        assert hammer_holder(table.game) == table.seat("Ben" if bidder_calls else "Ana")
        table.bids("Cleo", 20)
        assert hammer_holder(table.game) == table.seat("Cleo" if bidder_calls else "Ana")
        table.hammer()
        assert hammer_holder(table.game) is None


def test_R4_5_D7_an_own_raise_cancels_all_passes() -> None:
    table = Table("koehandel", "Ana", "Ben", "Cleo", "Dan")
    table.auctions("Ana", "cow")
    table.bids("Ben", 30)
    table.passes("Cleo", "Dan")
    assert table.may_act == ["house"]
    table.bids("Ben", 50)
    assert table.may_act == ["Cleo", "Dan", "house"]
    assert bid_range(table, "Cleo").minimum == 60


def test_R4_6_D7_an_own_raise_can_lift_the_price_beyond_what_the_auctioneer_holds() -> None:
    table = Table("koehandel")
    table.holds("Ana", 10, 50)
    table.holds("Ben", 10, 10, 10, 50)
    table.auctions("Ana", "cow")
    table.bids("Ben", 60)
    table.bids("Ben", 70)
    table.hammer()
    assert table.may("Ana") == ["sell"]
    with table.refuses("cannot_afford"):
        table.preempts("Ana")


def test_R4_3_D7_D20_an_own_raise_may_not_exceed_all_the_money_in_play() -> None:
    table = Table("koehandel")
    table.auctions("Ana", "cow")
    table.bids("Ben", 260)
    with table.refuses("more_than_all_money"):
        table.bids("Ben", 280)
    table.bids("Ben", 270)
    assert table.options("Ben").own_raise is None  # there is no more money to bid


def test_R4_7_D7_an_insolvent_leader_raises_no_further_than_they_hold() -> None:
    table = Table("koehandel")
    table.auctions("Ana", "cow")
    table.bids("Ben", 100)
    table.hammer()
    table.sells("Ana")
    table.bids("Ben", 50)
    assert table.options("Ben").own_raise == BidRange(minimum=60, maximum=90, affordable=90)
    with table.refuses("more_than_shown"):
        table.bids("Ben", 100)
    table.bids("Ben", 90)
    assert table.options("Ben").own_raise is None


@pytest.mark.parametrize("own_raise", ["allowed", "forbidden"])
def test_R4_3_D7_with_finie_la_plaisanterie_the_leader_has_had_their_one_bid(own_raise: str) -> None:
    table = Table("koehandel", variants=["finie-la-plaisanterie"], house_rules={"own_raise": own_raise})
    table.auctions("Ana", "cow")
    table.bids("Ben", 30)
    assert table.options("Ben").own_raise is None
    with table.refuses("one_bid_only" if own_raise == "allowed" else "own_bid_stands"):
        table.bids("Ben", 40)


def test_R4_3_finie_la_plaisanterie_gives_each_player_one_bid_per_auction() -> None:
    table = Table("koehandel", variants=["finie-la-plaisanterie"])
    table.auctions("Ana", "cow")
    table.bids("Ben", 30)
    table.bids("Cleo", 40)
    with table.refuses("one_bid_only"):
        table.bids("Ben", 50)
    assert table.may("Ben") == ["pass"]
    table.passes("Ben")
    with table.refuses("one_bid_only"):  # and not that a higher bid would let him bid again
        table.bids("Ben", 50)
    table.hammer()
    table.sells("Ana")
    table.pays("Cleo", 10, 10, 10, 10)
    table.auctions("Ben", "pig")
    table.bids("Cleo", 10)  # a new auction, a new bid


def test_R4_3_finie_la_plaisanterie_who_passed_has_not_used_their_bid() -> None:
    table = Table("boursicocotte-2025", variants=["finie-la-plaisanterie"])
    table.auctions("Ana", "cow", "pig")
    table.passes("Ben")
    table.bids("Cleo", 10)
    table.bids("Ben", 20)
    assert table.may("Cleo") == ["pass"]


def test_R4_4_a_bid_may_exceed_what_the_bidder_can_pay() -> None:
    table = Table("koehandel")
    table.auctions("Ana", "cow")
    assert bid_range(table, "Ben").affordable == 90
    table.bids("Ben", 100)
    assert table.sees(None).high_bid == 100


def test_R4_4_D20_but_not_more_than_all_the_money_in_play() -> None:
    table = Table("koehandel", *NAMES)
    table.auctions("Ana", "cow")
    assert bid_range(table, "Ben").maximum == 5 * 90
    with table.refuses("more_than_all_money"):
        table.bids("Ben", 460)
    table.bids("Ben", 450)
    assert table.may("Cleo") == ["pass"]


def test_R4_4_D20_the_money_of_the_donkeys_counts_too() -> None:
    table = Table("boursicocotte-2025")
    table.auctions("Ana", "donkey", "donkey")
    assert bid_range(table, "Ben").maximum == 3 * (140 + 100 + 200)
    table.hammer()
    table.auctions("Ben", "cow", "donkey")
    assert bid_range(table, "Cleo").maximum == 3 * (140 + 100 + 200 + 500)
    with table.refuses("more_than_all_money"):
        table.bids("Cleo", 2830)
    table.bids("Cleo", 2820)


def test_R4_5_the_house_lets_the_hammer_fall_and_may_at_any_moment() -> None:
    table = Table("koehandel")
    table.auctions("Ana", "cow")
    assert "house" in table.may_act
    table.bids("Ben", 10)
    assert "house" in table.may_act
    table.hammer()
    assert table.events == [HammerFell(1, 10)]
    assert table.may_act == ["Ana"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_R4_5_the_auctioneer_calls_but_in_bluff_the_standing_bidder(edition: str) -> None:
    # who may call is written in the edition: the clock of a live table asks for it, the law leaves time to the house
    assert EDITIONS[edition].hammer == ("leader" if edition == "bluff" else "auctioneer")


def test_R4_5_D8_a_bidder_may_pass_at_this_price() -> None:
    table = Table("koehandel")
    table.auctions("Ana", "cow")
    table.bids("Ben", 10)
    table.passes("Cleo")
    assert table.events == [Passed(2)]
    assert table.sees(None).passed == (False, False, True)
    with table.refuses("already_passed"):
        table.passes("Cleo")
    with table.refuses("already_passed"):
        table.bids("Cleo", 20)


def test_R4_5_D8_a_new_bid_cancels_all_passes() -> None:
    table = Table("koehandel", "Ana", "Ben", "Cleo", "Dan")
    table.auctions("Ana", "cow")
    table.bids("Ben", 10)
    table.passes("Cleo")
    table.bids("Dan", 20)
    assert table.sees(None).passed == (False, False, False, False)
    table.bids("Cleo", 30)


@pytest.mark.parametrize("bidder", ["Ben", "Cleo", "Dan", "Eve"])
def test_R4_5_D8_a_bid_cancels_the_passes_of_everybody_wherever_they_sit(bidder: str) -> None:
    table = Table("koehandel", "Ana", "Ben", "Cleo", "Dan", "Eve")
    others = [name for name in ("Ben", "Cleo", "Dan", "Eve") if name != bidder]
    table.auctions("Ana", "cow")
    table.passes(*others)
    table.bids(bidder, 10)
    assert not any(table.sees(None).passed)
    assert table.may_act == [*others, "house"]
    for price, name in enumerate(others, start=2):
        table.bids(name, 10 * price)


def test_R4_5_D8_when_all_others_have_passed_only_the_hammer_is_left() -> None:
    table = Table("koehandel")
    table.auctions("Ana", "cow")
    table.bids("Ben", 10)
    table.passes("Cleo")
    assert table.may_act == ["house"]
    table.hammer()


def test_R4_5_D8_when_nobody_wants_the_lot_only_the_hammer_is_left() -> None:
    table = Table("koehandel")
    table.auctions("Ana", "cow")
    table.passes("Cleo", "Ben")
    assert table.may_act == ["house"]
    table.hammer()
    assert table.animals("Ana") == ["cow"]


def test_R4_5_nobody_calls_for_the_house() -> None:
    table = Table("koehandel")
    table.auctions("Ana", "cow")
    assert "hammer" not in table.may("Ana")
    assert table.may("house") == ["hammer"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_R4_6_without_a_bid_the_auctioneer_gets_the_lot_free(edition: str) -> None:
    table = Table(edition)
    lot = ["cow"] * table.edition.lot_size
    before = table.notes("Ana")
    table.auctions("Ana", *lot)
    table.hammer()
    assert table.events[:2] == [HammerFell(None, 0), LotWon(seat=0, animals=(8,) * len(lot), free=True)]
    assert table.animals("Ana") == lot
    assert table.notes("Ana") == before
    assert table.active == "Ben"
