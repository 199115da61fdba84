"""Chapter 6: families, the dove, the end and the score."""

import pytest

from maquignon.rules.editions import EDITIONS
from maquignon.rules.events import DoveClaimed, DoveOffered, FamilyCompleted, GameEnded
from tests.table import Table

MULTIPLYING = ("boursicocotte-2025", "boursicocotte-original", "koehandel", "boursikocotte")


# --- families ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_R6_a_complete_family_is_out_of_play(edition: str) -> None:
    table = Table(edition)
    table.owns_families("Ben", "cow")
    table.owns_families("Ana", "pig")
    assert table.may("Ana") == ["auction"]
    for animal in ("cow", "pig"):
        with table.refuses("family_complete"):
            table.challenges("Ana", "Ben", animal, 10)


def test_R6_a_completed_family_is_announced() -> None:
    table = Table("boursicocotte-2025")
    table.owns("Ana", "cow")
    table.auctions("Ana", "cow", "cow")
    table.hammer()
    assert FamilyCompleted(0, 8) in table.events


# --- the dove ---------------------------------------------------------------------------------------------------------


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


@pytest.mark.parametrize("edition", MULTIPLYING)
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


# --- the end ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_R6_the_game_ends_when_every_family_is_complete(edition: str) -> None:
    table = Table(edition)
    lot = ["cow"] * table.edition.lot_size
    table.owns("Ana", *["cow"] * (table.edition.family_size - table.edition.lot_size))
    table.leaves_in_the_pile(*lot, everything_else="Cleo")
    assert table.winners == []
    table.auctions("Ana", *lot)
    table.hammer()
    assert table.phase == "over"
    assert table.may_act == []
    assert isinstance(table.events[-1], GameEnded)
    assert table.winners == ["Cleo"]
    with table.refuses("game_over"):
        table.auctions("Ben")
    with table.refuses("game_over"):
        table.turns_up("cow")


def test_R6_an_unfinished_family_keeps_the_game_going() -> None:
    table = Table("koehandel")
    table.owns("Ana", "cow")
    table.leaves_in_the_pile("cow", everything_else="Cleo")
    table.auctions("Ana", "cow")
    table.hammer()
    assert table.phase == "turn"
    assert table.active == "Cleo"  # Ben owns nothing at all


# --- the score --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", MULTIPLYING)
def test_R6_the_score_is_the_sum_of_the_values_times_the_number_of_families(edition: str) -> None:
    table = Table(edition)
    assert table.score("Ana") == 0
    table.owns_families("Ana", "horse")
    assert table.score("Ana") == 1000
    table.owns_families("Ana", "rooster")
    assert table.score("Ana") == 2 * 1010


def test_R6_in_bluff_the_score_is_the_plain_sum() -> None:
    table = Table("bluff")
    table.owns_families("Ana", "horse", "rooster")
    assert table.score("Ana") == 1010


@pytest.mark.parametrize("edition", EDITIONS)
def test_R6_unfinished_families_and_money_are_worth_nothing(edition: str) -> None:
    table = Table(edition)
    table.owns("Ana", *["horse"] * (table.edition.family_size - 1))
    table.holds("Ana", 500, 500, 500)
    assert table.score("Ana") == 0


@pytest.mark.parametrize("edition", ["boursicocotte-2025", "boursicocotte-original"])
def test_R6_the_worked_example_of_2025(edition: str) -> None:
    table = Table(edition)
    table.owns_families("Ana", "horse", "goat", "goose")
    table.owns_families("Ben", "cow", "donkey")
    table.owns_families("Cleo", "pig", "sheep", "dog", "cat", "rooster")
    assert (table.score("Ana"), table.score("Ben"), table.score("Cleo")) == (4170, 2600, 5800)
    table.turn_of("Ana")
    assert table.phase == "over"
    assert table.winners == ["Cleo"]


def test_R6_the_worked_example_of_koehandel() -> None:
    table = Table("koehandel")
    table.owns_families("Ana", "pig", "dog", "rooster")
    assert table.score("Ana") == 2460


# --- who wins ---------------------------------------------------------------------------------------------------------


def tied(edition: str, ana: list[int], ben: list[int]) -> Table:
    """The end of a game in which Ana and Ben have three families each, worth 1540 together, and Cleo has less."""
    table = Table(edition)
    table.owns_families("Ana", "goose", "donkey", "horse")
    table.owns_families("Ben", "cat", "pig", "cow")
    table.leaves_in_the_pile(everything_else="Cleo")
    table.holds("Ana", *ana)
    table.holds("Ben", *ben)
    table.turn_of("Ana")
    assert table.phase == "over"
    assert table.score("Ana") == table.score("Ben") > table.score("Cleo")
    return table


@pytest.mark.parametrize("edition", ["boursicocotte-2025", "boursicocotte-original"])
def test_R6_in_2025_and_original_a_tie_goes_to_whoever_has_more_money_left(edition: str) -> None:
    assert tied(edition, [10], [0, 0, 0]).winners == ["Ana"]
    assert tied(edition, [10], [10, 10]).winners == ["Ben"]


@pytest.mark.parametrize("edition", ["boursicocotte-2025", "boursicocotte-original"])
def test_R6_still_tied_they_share_the_victory(edition: str) -> None:
    assert tied(edition, [50], [0, 10, 10, 10, 10, 10]).winners == ["Ana", "Ben"]


@pytest.mark.parametrize("edition", ["koehandel", "boursikocotte", "bluff"])
def test_R6_D18_elsewhere_a_tie_is_a_shared_victory_whatever_the_money(edition: str) -> None:
    assert tied(edition, [500], [0]).winners == ["Ana", "Ben"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_R6_money_never_beats_points(edition: str) -> None:
    table = Table(edition)
    table.owns_families("Ana", "horse")
    table.owns_families("Ben", "cow")
    table.leaves_in_the_pile(everything_else="Cleo")
    table.holds("Ana", *[500] * 5)
    table.turn_of("Ana")
    assert table.winners == ["Cleo"]


# --- a standstill -----------------------------------------------------------------------------------------------------


def broke() -> Table:
    """2025, the pile is empty: Ana has one cow and Ben two, neither has a coin, and everything else is Cleo's."""
    table = Table("boursicocotte-2025")
    table.owns("Ana", "cow")
    table.owns("Ben", "cow", "cow")
    table.leaves_in_the_pile(everything_else="Cleo")
    table.holds("Ana")
    table.holds("Ben")
    return table


def test_R6_D21_two_hundred_trades_in_a_row_that_complete_no_family_end_the_game() -> None:
    table = broke()
    for trade in range(200):  # nothing against nothing is a tie, the challenger wins, and so it would go on for ever
        challenger, target = ("Ana", "Ben") if trade % 2 == 0 else ("Ben", "Ana")
        assert table.active == challenger
        table.challenges(challenger, target, "cow")
        table.counters(target)
    assert table.phase == "over"
    assert isinstance(table.events[-1], GameEnded)
    assert (table.score("Ana"), table.score("Ben")) == (0, 0)
    assert table.winners == ["Cleo"]


def test_R6_D21_a_completed_family_ends_the_standstill() -> None:
    table = broke()
    table.game.state.standstill = 199
    table.turn_of("Ben")
    table.challenges("Ben", "Ana", "cow")
    table.counters("Ana")
    assert table.score("Ben") == 800
    assert table.game.state.standstill == 0


def test_R6_D21_while_there_is_a_pile_nothing_stands_still() -> None:
    table = Table("koehandel")
    table.owns("Ana", "cow")
    table.owns("Ben", "cow")
    table.challenges("Ana", "Ben", "cow", 10)
    table.accepts("Ben")
    assert table.game.state.standstill == 0
