"""A view says all there is to draw, at every moment of a game."""

from maquignon.rules.cards import ANIMALS, NO_NOTES, count_notes
from tests.table import Table

COW = ANIMALS.index("cow")


def test_before_anything_has_happened_there_is_nothing_on_the_table() -> None:
    seen = Table("koehandel").sees("Ben")
    assert (seen.viewer, seen.players, seen.phase, seen.to_act, seen.active) == (1, 3, "turn", (0,), 0)
    assert (seen.lot, seen.high_bid, seen.leader, seen.debtor) == ((), 0, None, None)
    assert (seen.paid, seen.paid_size, seen.offer, seen.offer_size) == (None, 0, None, 0)
    assert (seen.target, seen.animal, seen.stake, seen.round) == (None, None, 0, 0)
    assert (seen.dove, seen.dove_claims, seen.scores, seen.winners) == (None, (), (0, 0, 0), ())
    assert seen.purse == count_notes([0, 0, 10, 10, 10, 10, 50])
    assert (seen.money_in_play, seen.donkeys, seen.must_auction) == (270, 0, False)


def test_during_the_bidding_it_shows_lot_bid_leader_and_passes() -> None:
    table = Table("koehandel", "Ana", "Ben", "Cleo", "Dan")
    table.auctions("Ana", "cow")
    table.bids("Ben", 10)
    table.bids("Cleo", 30)
    table.passes("Ben")
    seen = table.sees(None)
    assert (seen.phase, seen.lot, seen.high_bid, seen.leader) == ("bidding", (COW,), 30, 2)
    assert seen.passed == (False, True, False, False)
    assert seen.has_bid == (False, True, True, False)
    assert seen.to_act == (3, -1)


def test_while_somebody_owes_it_shows_who() -> None:
    table = Table("koehandel")
    table.auctions("Ana", "cow")
    table.bids("Ben", 30)
    table.hammer()
    table.preempts("Ana")
    seen = table.sees(None)
    assert (seen.phase, seen.debtor, seen.leader, seen.high_bid) == ("paying", 0, 1, 30)


def test_after_a_sale_nothing_of_the_auction_is_left_on_the_table() -> None:
    table = Table("koehandel")
    table.auctions("Ana", "cow")
    table.bids("Ben", 100)
    table.hammer()
    table.sells("Ana")
    table.bids("Ben", 10)
    table.passes("Cleo")
    table.hammer()
    table.sells("Ana")
    table.pays("Ben", 10)
    seen = table.sees(None)
    assert (seen.phase, seen.lot, seen.high_bid, seen.leader, seen.debtor) == ("turn", (), 0, None, None)
    assert seen.shown == (None, None, None)
    assert not any((*seen.passed, *seen.has_bid))


def test_after_a_trade_nothing_of_it_is_left_on_the_table() -> None:
    table = Table("koehandel")
    table.owns("Ana", "cow")
    table.owns("Ben", "cow")
    table.challenges("Ana", "Ben", "cow", 10)
    table.counters("Ben", 50)
    seen = table.sees(None)
    assert (seen.target, seen.animal, seen.stake, seen.round, seen.offer_size) == (None, None, 0, 0, 0)


def test_during_a_trade_it_shows_who_trades_what_in_which_round() -> None:
    table = Table("koehandel")
    table.owns("Ana", "cow", "cow")
    table.owns("Ben", "cow", "cow")
    table.challenges("Ana", "Ben", "cow", 0, 10)
    seen = table.sees("Cleo")
    assert (seen.phase, seen.active, seen.target, seen.animal) == ("answering", 0, 1, COW)
    assert (seen.stake, seen.round, seen.offer_size, seen.hand_sizes) == (2, 1, 2, (5, 7, 7))
    table.counters("Ben", 10)
    seen = table.sees("Ana")
    assert (seen.phase, seen.target, seen.animal, seen.stake, seen.round) == ("offering", 1, COW, 2, 2)
    assert (seen.offer, seen.offer_size) == (None, 0)


def test_a_rooster_is_an_animal_too() -> None:
    table = Table("koehandel")
    table.owns("Ana", "rooster")
    table.owns("Ben", "rooster")
    table.challenges("Ana", "Ben", "rooster", 0)
    assert table.sees(None).animal == 0


def test_an_offer_of_nothing_is_still_an_offer() -> None:
    table = Table("koehandel")
    table.owns("Ana", "cow")
    table.owns("Ben", "cow")
    table.holds("Ana")
    table.challenges("Ana", "Ben", "cow")
    assert table.sees("Ana").offer == NO_NOTES
    assert table.sees("Ben").offer is None


def test_at_the_end_it_shows_who_has_won() -> None:
    table = Table("koehandel")
    table.leaves_in_the_pile(everything_else="Cleo")
    table.turn_of("Ana")
    seen = table.sees(None)
    assert (seen.phase, seen.to_act, seen.winners) == ("over", (), (2,))
    assert seen.scores == (0, 0, 10 * 3850)
