"""Chapter 3: a turn."""

from maquignon.rules.events import TurnBegan, TurnSkipped
from tests.table import Table


def test_R3_at_the_start_only_an_auction_is_possible() -> None:
    table = Table("koehandel")
    assert table.may_act == ["Ana"]
    assert table.may("Ana") == ["auction"]


def test_R3_the_active_player_may_auction_or_trade() -> None:
    table = Table("koehandel")
    table.owns("Ana", "cow")
    table.owns("Ben", "cow")
    assert table.may("Ana") == ["auction", "trade"]


def test_R3_the_turn_has_exactly_one_auction() -> None:
    table = Table("koehandel")
    table.auctions("Ana", "cow")
    table.hammer()
    assert table.active == "Ben"
    assert table.may_act == ["Ben"]


def test_R3_the_turn_has_exactly_one_trade() -> None:
    table = Table("koehandel")
    table.owns("Ana", "cow")
    table.owns("Ben", "cow")
    table.challenges("Ana", "Ben", "cow", 10)
    table.accepts("Ben")
    assert table.active == "Ben"


def test_R3_nobody_acts_out_of_turn() -> None:
    table = Table("koehandel")
    table.owns("Ana", "cow")
    table.owns("Ben", "cow")
    with table.refuses("not_your_turn"):
        table.auctions("Ben")
    with table.refuses("not_your_turn"):
        table.challenges("Ben", "Ana", "cow", 10)


def test_R3_everything_has_its_moment() -> None:
    table = Table("koehandel")
    with table.refuses("not_now"):
        table.turns_up("cow")
    with table.refuses("not_now"):
        table.bids("Ben", 10)
    with table.refuses("not_now"):
        table.passes("Ben")
    with table.refuses("not_now"):
        table.hammer()
    with table.refuses("not_now"):
        table.sells("Ana")
    with table.refuses("not_now"):
        table.preempts("Ana")
    with table.refuses("not_now"):
        table.pays("Ana", 10)
    with table.refuses("not_now"):
        table.lets_stand("Ana")
    with table.refuses("not_now"):
        table.buys_back("Ana", 10)
    with table.refuses("not_now"):
        table.accepts("Ben")
    with table.refuses("not_now"):
        table.counters("Ben", 10)
    with table.refuses("not_now"):
        table.offers_again("Ana", 10)
    with table.refuses("not_now"):
        table.deals("cow")
    with table.refuses("no_dove_to_claim"):
        table.claims_the_dove("Ana")


def test_R3_a_trade_needs_an_animal_that_another_player_also_holds() -> None:
    table = Table("koehandel")
    table.owns("Ana", "cow")
    table.owns("Ben", "pig")
    assert table.may("Ana") == ["auction"]
    with table.refuses("animal_not_shared"):
        table.challenges("Ana", "Ben", "cow", 10)
    with table.refuses("animal_not_shared"):
        table.challenges("Ana", "Ben", "pig", 10)


def endgame() -> Table:
    """The pile is empty; Ana and Ben share the cows, and Cleo owns everything else."""
    table = Table("koehandel")
    table.owns("Ana", "cow")
    table.owns("Ben", "cow", "cow", "cow")
    table.leaves_in_the_pile(everything_else="Cleo")
    return table


def test_R3_with_the_pile_empty_a_trade_is_obligatory() -> None:
    table = endgame()
    assert table.may("Ana") == ["trade"]
    with table.refuses("pile_empty"):
        table.auctions("Ana")


def test_R3_with_the_pile_empty_a_player_with_complete_families_only_is_skipped() -> None:
    table = endgame()
    table.turn_of("Ben")
    table.challenges("Ben", "Ana", "cow", 10)
    table.counters("Ana", 50)
    assert table.events[-2:] == [TurnSkipped(table.seat("Cleo")), TurnBegan(table.seat("Ana"))]
    assert table.active == "Ana"


def test_R3_D4_so_is_a_player_with_no_animals_at_all() -> None:
    table = Table("koehandel", "Ana", "Ben", "Cleo", "Dan")
    table.owns("Ana", "cow")
    table.owns("Ben", "cow", "cow", "cow")
    table.leaves_in_the_pile(everything_else="Cleo")
    table.turn_of("Dan")
    assert table.animals("Dan") == []
    assert table.active == "Ana"


def test_R3_while_the_pile_is_not_empty_nobody_is_skipped() -> None:
    table = Table("koehandel", "Ana", "Ben", "Cleo", "Dan")
    table.leaves_in_the_pile("horse", everything_else="Cleo")
    for name in ("Dan", "Cleo"):
        table.turn_of(name)
        assert table.active == name
        assert table.may(name)[0] == "auction"


def test_R3_the_turn_passes_clockwise_past_several_who_are_skipped() -> None:
    table = Table("koehandel", "Ana", "Ben", "Cleo", "Dan", "Eve")
    table.owns("Ben", "cow", "cow", "cow")
    table.owns("Ana", "cow")
    table.leaves_in_the_pile(everything_else="Dan")
    table.turn_of("Ben")
    table.challenges("Ben", "Ana", "cow", 0)
    table.counters("Ana", 10)
    skipped = [table.name(event.seat) for event in table.events if isinstance(event, TurnSkipped)]
    assert skipped == ["Cleo", "Dan", "Eve"]


def test_R3_coup_double_who_trades_must_then_also_auction() -> None:
    table = Table("koehandel", variants=["coup-double"])
    table.owns("Ana", "cow")
    table.owns("Ben", "cow", "pig")
    table.challenges("Ana", "Ben", "cow", 10)
    table.accepts("Ben")
    assert table.active == "Ana"
    assert table.sees(None).must_auction
    assert table.may("Ana") == ["auction"]
    table.auctions("Ana", "pig")
    assert not table.sees(None).must_auction
    table.hammer()
    assert table.active == "Ben"


def test_R3_coup_double_a_second_trade_in_the_same_turn_is_refused() -> None:
    table = Table("boursicocotte-2025", variants=["coup-double"])
    table.owns("Ana", "cow", "pig")
    table.owns("Ben", "cow", "pig")
    table.challenges("Ana", "Ben", "cow", 10)
    table.counters("Ben", 50)
    with table.refuses("must_auction"):
        table.challenges("Ana", "Ben", "pig", 10)


def test_R3_coup_double_who_auctions_does_not_also_trade() -> None:
    table = Table("koehandel", variants=["coup-double"])
    table.owns("Ana", "cow")
    table.owns("Ben", "cow")
    table.auctions("Ana", "pig")
    table.hammer()
    assert table.active == "Ben"


def test_R3_coup_double_with_the_pile_empty_there_is_nothing_left_to_auction() -> None:
    table = Table("koehandel", variants=["coup-double"])
    table.owns("Ana", "cow")
    table.owns("Ben", "cow", "cow", "cow")
    table.leaves_in_the_pile(everything_else="Cleo")
    table.challenges("Ana", "Ben", "cow", 50)
    table.accepts("Ben")
    assert table.active == "Ben"
    assert table.may("Ben") == ["trade"]


def test_R3_without_coup_double_a_trade_is_the_whole_turn() -> None:
    table = Table("koehandel")
    table.owns("Ana", "cow")
    table.owns("Ben", "cow")
    table.challenges("Ana", "Ben", "cow", 10)
    table.accepts("Ben")
    assert (table.active, table.sees(None).must_auction) == ("Ben", False)
