"""Chapter 7: house rules, each with what it changes at the table."""

import pytest

from maquignon.rules.cards import count_notes
from maquignon.rules.choices import BidRange
from maquignon.rules.events import (
    AnimalsDealt,
    DonkeyPaid,
    DoveOffered,
    TradeDecided,
    TradeTied,
    TurnBegan,
    TurnSkipped,
)
from tests.rulebook.scenes import cows
from tests.table import NAMES, Table


def test_R7_family_size_2_makes_a_short_game_of_pairs() -> None:
    table = Table("koehandel", house_rules={"family_size": 2})
    assert table.sees(None).pile == (2,) * 10
    table.owns("Ana", "cow")
    table.owns("Ben", "cow")
    table.challenges("Ana", "Ben", "cow", 10)
    assert table.sees(None).stake == 1
    table.accepts("Ben")
    assert table.score("Ana") == 800


def test_R7_family_size_2_uses_the_first_two_donkey_payments() -> None:
    table = Table("koehandel", house_rules={"family_size": 2, "lot_size": 2})
    table.auctions("Ana", "donkey", "donkey")
    assert table.events[1:] == [DonkeyPaid(note=50, number=1), DonkeyPaid(note=100, number=2)]


def test_R7_family_size_3_on_a_classic_has_no_pairs_at_stake() -> None:
    table = cows("koehandel", 2, 1, house_rules={"family_size": 3})
    table.challenges("Ana", "Ben", "cow", 10)
    assert table.sees(None).stake == 1


def test_R7_family_size_4_on_2025_trades_pairs() -> None:
    table = cows("boursicocotte-2025", 2, 2, house_rules={"family_size": 4, "donkey_payments": [0, 100, 200, 500]})
    table.challenges("Ana", "Ben", "cow", 10)
    assert table.sees(None).stake == 2


def test_R7_lot_size_3_turns_up_three_and_D5_fewer_at_the_end() -> None:
    table = Table("koehandel", house_rules={"lot_size": 3})
    table.leaves_in_the_pile("cow", "pig", "horse", "horse", everything_else="Cleo")
    table.auctions("Ana", "cow", "horse", "pig")
    table.hammer()
    assert table.animals("Ana") == ["pig", "cow", "horse"]
    table.auctions("Ben", "horse")
    assert table.phase == "bidding"


def test_R7_lot_size_3_with_three_donkeys_pays_three_times() -> None:
    table = Table("koehandel", house_rules={"lot_size": 3})
    table.auctions("Ana", "donkey", "donkey", "donkey")
    assert table.events[1:] == [
        DonkeyPaid(note=50, number=1),
        DonkeyPaid(note=100, number=2),
        DonkeyPaid(note=200, number=3),
    ]
    assert all(table.money(name) == 440 for name in table.names)


def test_R7_start_notes_may_be_any_list_even_an_empty_one() -> None:
    table = Table("koehandel", house_rules={"start_notes": [10, 10, 0]})
    assert table.notes("Cleo") == [0, 10, 10]
    table = Table("koehandel", house_rules={"start_notes": []})
    assert table.notes("Ana") == []
    table.auctions("Ana", "cow")
    assert table.may("Ben") == ["pass"]  # D20 there is no money in play


def test_R7_donkey_payments_may_be_any_notes() -> None:
    table = Table("koehandel", house_rules={"donkey_payments": [500, 0, 10, 50]})
    for payment in (500, 0, 10, 50):
        before = table.notes("Cleo")
        table.auctions(table.active, "donkey")
        assert table.notes("Cleo") == sorted([*before, payment])
        table.hammer()


def test_R7_bid_step_is_the_first_bid_and_the_least_difference() -> None:
    table = Table("koehandel", house_rules={"bid_step": 50})
    table.auctions("Ana", "cow")
    with table.refuses("too_low"):
        table.bids("Ben", 40)
    table.bids("Ben", 60)  # any multiple of ten above the step
    with table.refuses("too_low"):
        table.bids("Cleo", 100)
    table.bids("Cleo", 110)
    choice = table.choice("Ben", "bid")
    assert isinstance(choice, BidRange)
    assert (choice.minimum, choice.maximum) == (160, 270)


def test_R7_bids_must_afford_allows_no_bluff() -> None:
    table = Table("koehandel", house_rules={"bids": "must-afford"})
    table.auctions("Ana", "cow")
    with table.refuses("cannot_afford"):
        table.bids("Ben", 100)
    with table.refuses("more_than_all_money"):
        table.bids("Ben", 280)
    table.bids("Ben", 90)
    assert table.may("Cleo") == ["pass"]
    table.hammer()
    table.sells("Ana")
    assert table.phase == "paying"


def test_R7_payment_free_takes_any_notes_that_cover_the_price() -> None:
    table = Table("koehandel", house_rules={"payment": "free"})
    table.auctions("Ana", "cow")
    table.bids("Ben", 20)
    table.hammer()
    table.sells("Ana")
    with table.refuses("too_little"):
        table.pays("Ben", 0, 0, 10)
    with table.refuses("notes_not_held"):
        table.pays("Ben", 100)
    table.pays("Ben", 0, 10, 50)
    assert table.notes("Ben") == [0, 10, 10, 10]


def test_R7_payment_free_lists_every_such_set() -> None:
    table = Table("koehandel", house_rules={"payment": "free", "start_notes": [0, 10, 50]})
    table.auctions("Ana", "cow")
    table.bids("Ben", 20)
    table.hammer()
    table.sells("Ana")
    payments = {action.notes for action in table.options("Ben").actions()}
    assert payments == {count_notes(notes) for notes in ([50], [0, 50], [10, 50], [0, 10, 50])}


def test_R7_D7_own_raise_forbidden_lets_the_highest_bid_stand() -> None:
    table = Table("koehandel", house_rules={"own_raise": "forbidden"})
    table.auctions("Ana", "cow")
    table.bids("Ben", 30)
    assert table.options("Ben").own_raise is None
    with table.refuses("own_bid_stands"):
        table.bids("Ben", 40)
    table.bids("Cleo", 40)
    table.bids("Ben", 50)


def test_R7_D7_with_must_afford_an_own_raise_stays_within_the_purse() -> None:
    table = Table("koehandel", house_rules={"bids": "must-afford"})
    table.auctions("Ana", "cow")
    table.bids("Ben", 80)
    with table.refuses("cannot_afford"):
        table.bids("Ben", 100)
    assert table.options("Ben").own_raise == BidRange(minimum=90, maximum=90, affordable=90)
    table.bids("Ben", 90)


def test_R7_empty_offers_allowed_lets_anybody_lay_nothing() -> None:
    table = cows("koehandel", house_rules={"empty_offers": "allowed"})
    table.challenges("Ana", "Ben", "cow")
    table.counters("Ben")
    table.offers_again("Ana")
    table.accepts("Ben")
    assert table.animals("Ana") == ["cow", "cow"]


@pytest.mark.parametrize("hammer", ["leader", "auctioneer"])
def test_R7_hammer_says_who_calls_and_nothing_else(hammer: str) -> None:
    table = Table("koehandel", house_rules={"hammer": hammer})
    assert table.edition.hammer == hammer
    assert table.game.state == Table("koehandel").game.state


def test_R7_preemption_none_sells_to_the_highest_bidder_at_once() -> None:
    table = Table("koehandel", house_rules={"preemption": "none"})
    table.auctions("Ana", "cow")
    table.bids("Ben", 30)
    table.hammer()
    assert table.may_act == ["Ben"]
    table.pays("Ben", 10, 10, 10)
    assert table.animals("Ben") == ["cow"]
    assert (table.money("Ana"), table.active) == (120, "Ben")


def test_R7_preemption_none_still_finds_the_insolvent_bidder_out() -> None:
    table = Table("bluff", house_rules={"preemption": "none"})
    table.auctions("Ana", "cow")
    table.bids("Ben", 100)
    table.hammer()
    assert table.phase == "bidding"
    assert table.sees(None).shown[1] is not None


def test_R7_preemption_double_brings_the_buy_back_to_a_classic() -> None:
    table = Table("boursicocotte-2025", house_rules={"preemption": "double"})
    table.auctions("Ana", "cow", "pig")
    table.bids("Ben", 30)
    table.hammer()
    table.pays("Ben", 10, 10, 10)
    table.buys_back("Ana", 10, 10, 10)
    assert table.animals("Ana") == ["pig", "cow"]
    assert table.money("Ben") == 170


def test_R7_preemption_match_takes_the_buy_back_from_bluff() -> None:
    table = Table("bluff", house_rules={"preemption": "match"})
    table.auctions("Ana", "cow")
    table.bids("Ben", 30)
    table.hammer()
    assert table.may("Ana") == ["sell", "preempt"]


def test_R7_trade_money_winner_pays_on_a_classic() -> None:
    table = cows("boursicocotte-original", house_rules={"trade_money": "winner-pays"})
    table.challenges("Ana", "Ben", "cow", 0, 50)
    table.counters("Ben", 0, 10)
    assert table.notes("Ana") == [0, 0, 10, 10]
    assert table.notes("Ben") == [0, 10, 10, 50, 50, 100]
    assert table.hears("Cleo")[1] == TradeDecided(
        challenger=0, target=1, winner=0, animal=8, stake=1, offer=None, counter=None, open=False
    )


def test_R7_trade_money_winner_pays_and_an_accepted_offer_is_paid_as_it_lies() -> None:
    table = cows("koehandel", house_rules={"trade_money": "winner-pays"})
    table.challenges("Ana", "Ben", "cow", 0, 50)
    table.accepts("Ben")
    assert table.notes("Ben") == [0, 0, 10, 10, 50, 50, 100]


@pytest.mark.parametrize("tie", ["again", "again-counter"])
def test_R7_winner_pays_and_a_tie_to_be_played_again_nobody_pays_for_the_first_round(tie: str) -> None:
    table = cows("bluff", house_rules={"tie": tie})
    purses = table.notes("Ana"), table.notes("Ben")
    table.challenges("Ana", "Ben", "cow", 0, 10)
    table.counters("Ben", 10)
    assert isinstance(table.events[1], TradeTied)
    assert (table.notes("Ana"), table.notes("Ben")) == purses
    table.offers_again("Ana", 10)
    assert table.may("Ben") == ["counter"]  # obligatory in bluff, in every round
    table.counters("Ben", 10)
    assert table.animals("Ana") == ["cow", "cow"]
    assert (table.money("Ana"), table.money("Ben")) == (60, 180)


def test_R7_trade_money_swap_in_the_open() -> None:
    table = cows("bluff", house_rules={"trade_money": "swap"})
    table.challenges("Ana", "Ben", "cow", 0, 10)
    table.counters("Ben", 50)
    assert table.notes("Ana") == [0, 10, 50, 50]
    assert table.hears("Cleo")[1] == TradeDecided(
        challenger=0,
        target=1,
        winner=1,
        animal=8,
        stake=1,
        offer=count_notes([0, 10]),
        counter=count_notes([50]),
        open=True,
    )


def test_R7_trade_reveal_all_turns_the_piles_of_a_classic_up() -> None:
    table = cows("koehandel", house_rules={"trade_reveal": "all"})
    table.challenges("Ana", "Ben", "cow", 10)
    table.counters("Ben", 10)
    assert table.hears(None)[1] == TradeTied(
        challenger=0, target=1, offer=count_notes([10]), counter=count_notes([10]), open=True
    )


def test_R7_trade_reveal_traders_keeps_the_piles_of_bluff_secret() -> None:
    table = cows("bluff", house_rules={"trade_reveal": "traders"})
    table.challenges("Ana", "Ben", "cow", 10)
    table.counters("Ben", 0)
    assert table.hears(None)[1] == TradeDecided(
        challenger=0, target=1, winner=0, animal=8, stake=1, offer=None, counter=None, open=False
    )


def test_R7_counter_obligatory_on_a_classic() -> None:
    table = cows("koehandel", house_rules={"counter": "obligatory"})
    table.challenges("Ana", "Ben", "cow", 10)
    with table.refuses("must_counter"):
        table.accepts("Ben")


def test_R7_counter_optional_in_bluff() -> None:
    table = cows("bluff", house_rules={"counter": "optional"})
    table.challenges("Ana", "Ben", "cow", 10)
    table.accepts("Ben")
    assert table.animals("Ana") == ["cow", "cow"]


def test_R7_tie_challenger_on_koehandel() -> None:
    table = cows("koehandel", house_rules={"tie": "challenger"})
    table.challenges("Ana", "Ben", "cow", 10)
    table.counters("Ben", 10)
    assert table.animals("Ana") == ["cow", "cow"]


@pytest.mark.parametrize(("tie", "may"), [("again", ["accept", "counter"]), ("again-counter", ["counter"])])
def test_R7_tie_again_on_2025(tie: str, may: list[str]) -> None:
    table = cows("boursicocotte-2025", house_rules={"tie": tie})
    table.challenges("Ana", "Ben", "cow", 10)
    table.counters("Ben", 10)
    table.offers_again("Ana", 10)
    assert table.may("Ben") == may


def test_R7_multiplier_none_counts_the_plain_sum() -> None:
    table = Table("koehandel", house_rules={"multiplier": "none"})
    table.owns_families("Ana", "cow", "pig")
    assert table.score("Ana") == 1450


def test_R7_multiplier_families_in_bluff_does_not_multiply_the_dove() -> None:
    table = Table("bluff", house_rules={"multiplier": "families"})
    table.owns_families("Ana", "rooster")
    table.owns("Ana", "goose", "goose", "goose")
    table.auctions("Ana", "goose")
    table.hammer()
    table.claims_the_dove("Ana")
    assert table.score("Ana") == 2 * 50 + 500


def test_R7_dove_true_brings_the_dove_to_2025() -> None:
    table = Table("boursicocotte-2025", house_rules={"dove": True})
    table.owns("Ana", "rooster", "rooster", "goose", "goose")
    table.auctions("Ana", "rooster", "goose")  # one lot completes both
    table.hammer()
    table.claims_the_dove("Ana")
    assert table.sees(None).dove == 0


def test_R7_dove_false_takes_it_from_bluff() -> None:
    table = Table("bluff", house_rules={"dove": False})
    table.owns_families("Ana", "rooster")
    table.owns("Ana", "goose", "goose", "goose")
    table.auctions("Ana", "goose")
    table.hammer()
    assert table.may_act == ["Ben"]


@pytest.mark.parametrize(("tie_break", "winners"), [("money", ["Ben"]), ("none", ["Ana", "Ben"])])
def test_R7_tie_break_says_whether_money_breaks_a_tie(tie_break: str, winners: list[str]) -> None:
    table = Table("koehandel", house_rules={"tie_break": tie_break})
    table.owns_families("Ana", "goose", "donkey", "horse")
    table.owns_families("Ben", "cat", "pig", "cow")
    table.leaves_in_the_pile(everything_else="Cleo")
    table.holds("Ben", 500)
    table.turn_of("Ana")
    assert table.winners == winners


# --- the opening deal -------------------------------------------------------------------------------------------------


def test_R7_D19_the_opening_deal_goes_one_card_at_a_time_clockwise_from_the_first_player() -> None:
    table = Table("koehandel", house_rules={"opening_deal": 2}, first="Ben")
    assert (table.phase, table.may_act) == ("dealing", ["house"])
    table.deals("cow", "pig", "cat", "dog", "horse", "goat")
    assert table.events[0] == AnimalsDealt((1, 2, 0, 1, 2, 0), (8, 7, 2, 3, 9, 5))
    assert table.events[-1] == TurnBegan(1)
    assert table.animals("Ben") == ["dog", "cow"]
    assert table.animals("Cleo") == ["pig", "horse"]
    assert table.animals("Ana") == ["cat", "goat"]
    assert table.active == "Ben"
    assert sum(table.sees(None).pile) == 34


def test_R7_D19_a_donkey_among_them_pays_everybody_at_once() -> None:
    table = Table("koehandel", house_rules={"opening_deal": 1})
    table.deals("donkey", "pig", "donkey")
    assert table.events[1:3] == [DonkeyPaid(note=50, number=1), DonkeyPaid(note=100, number=2)]
    assert all(table.money(name) == 240 for name in table.names)
    table.auctions("Ana", "donkey")
    assert table.events[1] == DonkeyPaid(note=200, number=3)


def test_R7_D19_the_whole_deal_is_one_and_nothing_else_comes_before_it() -> None:
    table = Table("koehandel", house_rules={"opening_deal": 1})
    with table.refuses("wrong_number_of_animals"):
        table.deals("cow", "pig")
    with table.refuses("not_now"):
        table.auctions("Ana")
    with table.refuses("not_now"):
        table.turns_up("cow")


def test_R7_D19_nothing_is_dealt_that_is_not_there() -> None:
    table = Table("koehandel", *NAMES, house_rules={"opening_deal": 1})
    with table.refuses("not_in_pile"):
        table.deals("cow", "cow", "cow", "cow", "cow")


def test_R7_D19_the_opening_deal_can_already_bring_the_dove() -> None:
    table = Table("bluff", house_rules={"opening_deal": 4, "family_size": 2})
    table.deals(*["rooster", "cow", "sheep", "rooster", "cow", "sheep"], *["goose", "pig", "goat"] * 2)
    assert [event for event in table.events if isinstance(event, DoveOffered)] == [DoveOffered(0), DoveOffered(2)]
    table.claims_the_dove("Cleo")
    assert table.sees(None).dove == 2


def test_R7_D19_a_deal_of_all_the_animals_begins_with_trades() -> None:
    table = Table("koehandel", *NAMES, house_rules={"opening_deal": 4, "family_size": 2})
    first = ["horse", "rooster", "goose", "cat", "dog", "horse", "rooster", "goose", "cat", "dog"]
    table.deals(*first, "cow", "sheep", "goat", "donkey", "pig", "cow", "pig", "sheep", "goat", "donkey")
    assert table.events[-2:] == [TurnSkipped(0), TurnBegan(1)]  # Ana has nothing but complete families
    assert table.may("Ben") == ["trade"]


def test_R7_D19_a_deal_that_completes_every_family_is_the_whole_game() -> None:
    table = Table("bluff", *NAMES, house_rules={"opening_deal": 4, "family_size": 2})
    table.deals(*["sheep", "rooster", "cat", "pig", "horse"] * 2, *["goat", "goose", "dog", "donkey", "cow"] * 2)
    assert table.phase == "over"
    assert table.winners == ["Eve"]
    assert table.sees(None).dove == 0  # the first to combine a pair
