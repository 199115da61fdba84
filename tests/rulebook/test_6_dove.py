"""Chapter 6: the dove."""

import pytest

from maquignon.rules.events import DoveClaimed, DoveOffered
from tests.rulebook.scenes import ALL_BUT_BLUFF
from tests.table import Table


def one_goose_short(*names: str, **terms: object) -> Table:
    """Ana has all roosters and lacks one goose, which Ben holds."""
    table = Table("bluff", *names, **terms)  # type: ignore[arg-type]
    table.owns_families("Ana", "rooster")
    table.owns("Ana", "goose", "goose", "goose")
    table.owns("Ben", "goose")
    return table


def ana_wins_the_goose(table: Table) -> None:
    table.challenges("Ana", "Ben", "goose", 10)
    table.counters("Ben", 0)


@pytest.mark.parametrize("pair", [("rooster", "goose"), ("cat", "dog"), ("sheep", "goat")])
def test_R6_the_first_to_own_both_families_of_a_pair_may_take_the_dove(pair: tuple[str, str]) -> None:
    for have, get in (pair, pair[::-1]):
        table = Table("bluff")
        table.owns_families("Ana", have)
        table.owns("Ana", get, get, get)
        table.auctions("Ana", get)
        table.hammer()
        assert DoveOffered(0) in table.events
        assert table.may_act == ["Ana", "Ben"]
        before = table.score("Ana")
        table.claims_the_dove("Ana")
        assert table.events == [DoveClaimed(0)]
        assert table.score("Ana") == before + 500
        assert table.sees(None).dove == 0


@pytest.mark.parametrize("pair", [("goose", "cat"), ("dog", "sheep"), ("donkey", "pig"), ("cow", "horse")])
def test_R6_other_pairs_of_families_bring_no_dove(pair: tuple[str, str]) -> None:
    table = Table("bluff")
    table.owns_families("Ana", pair[0])
    table.owns("Ana", pair[1], pair[1], pair[1])
    table.auctions("Ana", pair[1])
    table.hammer()
    with table.refuses("no_dove_to_claim"):
        table.claims_the_dove("Ana")


@pytest.mark.parametrize("edition", ALL_BUT_BLUFF)
def test_R6_there_is_no_dove_outside_bluff(edition: str) -> None:
    table = Table(edition)
    table.owns_families("Ana", "rooster")
    table.owns("Ana", *["goose"] * (table.edition.family_size - 1))
    table.owns("Ben", "goose")
    table.challenges("Ana", "Ben", "goose", 10)
    table.accepts("Ben")
    with table.refuses("no_dove_to_claim"):
        table.claims_the_dove("Ana")


def test_R6_only_who_combined_the_pair_may_claim() -> None:
    table = one_goose_short()
    ana_wins_the_goose(table)
    for name in ("Ben", "Cleo"):
        with table.refuses("no_dove_to_claim"):
            table.claims_the_dove(name)


def test_R6_there_is_one_dove_only() -> None:
    table = one_goose_short()
    table.owns_families("Cleo", "cat")
    table.owns("Cleo", "dog", "dog", "dog")
    ana_wins_the_goose(table)
    table.claims_the_dove("Ana")
    table.passes_turn_with_a_free_lot()
    table.auctions("Cleo", "dog")
    table.hammer()
    with table.refuses("no_dove_to_claim"):
        table.claims_the_dove("Cleo")


def test_R6_D17_a_claim_lapses_when_the_next_action_is_chosen() -> None:
    table = one_goose_short()
    ana_wins_the_goose(table)
    table.auctions("Ben", "cow")
    with table.refuses("no_dove_to_claim"):
        table.claims_the_dove("Ana")


def test_R6_D17_a_trade_lets_a_claim_lapse_as_well() -> None:
    table = one_goose_short()
    table.owns("Ben", "cow")
    table.owns("Cleo", "cow")
    ana_wins_the_goose(table)
    table.challenges("Ben", "Cleo", "cow", 10)
    assert table.sees(None).dove_claims == ()


def test_R6_a_lapsed_dove_goes_to_the_next_player_who_combines_a_pair() -> None:
    table = one_goose_short()
    table.owns_families("Ben", "cat")
    table.owns("Ben", "dog", "dog", "dog")
    ana_wins_the_goose(table)
    table.auctions("Ben", "dog")
    table.hammer()
    table.claims_the_dove("Ben")
    assert table.sees(None).dove == 1


def test_R6_who_let_the_claim_lapse_may_claim_with_another_pair() -> None:
    table = one_goose_short()
    table.owns_families("Ana", "sheep")
    table.owns("Ana", "goat", "goat", "goat")
    ana_wins_the_goose(table)
    table.passes_turn_with_a_free_lot()
    table.passes_turn_with_a_free_lot()
    table.auctions("Ana", "goat")
    table.hammer()
    table.claims_the_dove("Ana")
    assert table.sees(None).dove == 0


def test_R6_D17_the_claim_may_be_made_before_the_next_player_has_chosen() -> None:
    table = one_goose_short()
    ana_wins_the_goose(table)
    assert table.active == "Ben"
    assert table.may("Ana") == ["claim_dove"]
    table.claims_the_dove("Ana")
    assert table.may_act == ["Ben"]


def test_R6_D17_the_move_that_ends_the_game_claims_by_itself() -> None:
    table = one_goose_short()
    table.leaves_in_the_pile(everything_else="Cleo")
    table.challenges("Ana", "Ben", "goose", 10)
    table.counters("Ben", 0)
    assert table.phase == "over"
    assert DoveClaimed(0) in table.events
    assert table.score("Ana") == 10 + 40 + 500


def test_R6_D17_with_coup_double_a_claim_lasts_through_the_auction_of_the_same_turn() -> None:
    table = one_goose_short(variants=["coup-double"])
    ana_wins_the_goose(table)
    table.auctions("Ana", "cow")
    assert table.may_act == ["Ana", "Ben", "Cleo", "house"]
    table.bids("Ben", 10)
    table.claims_the_dove("Ana")
    assert table.sees(None).dove == 0
    assert table.phase == "bidding"
    assert table.sees(None).leader == 1


def test_R6_with_coup_double_one_player_can_combine_two_pairs_in_one_turn_and_claims_once() -> None:
    table = one_goose_short(variants=["coup-double"])
    table.owns_families("Ana", "cat")
    table.owns("Ana", "dog", "dog", "dog")
    ana_wins_the_goose(table)
    table.auctions("Ana", "dog")
    table.hammer()
    assert table.sees(None).dove_claims == (0,)
    table.claims_the_dove("Ana")
    assert table.score("Ana") == 10 + 40 + 90 + 160 + 500


def two_claims_in_one_turn(*pile: str) -> Table:
    """Coup double: Ana combines a pair by trade, and then sells Ben the dog that makes a pair for him."""
    table = one_goose_short("Ben", "Ana", "Cleo", variants=["coup-double"])
    table.owns_families("Ben", "cat")
    table.owns("Ben", "dog", "dog", "dog")
    table.leaves_in_the_pile("dog", *pile, everything_else="Cleo")
    ana_wins_the_goose(table)
    table.auctions("Ana", "dog")
    table.bids("Ben", 10)
    table.hammer()
    table.pays("Ben", 10)
    table.lets_stand("Ana")
    return table


def test_R6_with_coup_double_two_claims_can_stand_and_whoever_claims_has_it() -> None:
    table = two_claims_in_one_turn("horse")
    assert table.sees(None).dove_claims == (0, 1)
    table.claims_the_dove("Ben")
    assert table.sees(None).dove == table.seat("Ben")
    with table.refuses("no_dove_to_claim"):
        table.claims_the_dove("Ana")


def test_R6_D17_when_both_end_the_game_unclaimed_the_older_claim_goes_first() -> None:
    table = two_claims_in_one_turn()
    assert table.phase == "over"
    assert table.sees(None).dove == table.seat("Ana")
