"""Chapter 6: families, the end and the score; the dove has `test_6_dove.py` to itself."""

import pytest

from maquignon.rules.events import FamilyCompleted, GameEnded
from maquignon.rules.scoring import FinalCount, final_count
from maquignon.rules.terms.editions import EDITIONS
from tests.rulebook.scenes import ALL_BUT_BLUFF
from tests.table import Table

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


@pytest.mark.parametrize("edition", ALL_BUT_BLUFF)
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


def test_R6_the_final_count_says_how_the_points_come_about() -> None:
    table = Table("koehandel")
    table.owns("Ana", *["cow"] * 3)
    table.owns_families("Ana", "rooster")
    table.leaves_in_the_pile("cow", everything_else="Cleo")
    table.auctions("Ana", "cow")
    table.hammer()
    (ended,) = (event for event in table.happened if isinstance(event, GameEnded))
    ana, ben, cleo = ended.counts
    assert ana == FinalCount(families=(0, 8), values=(10, 800), sum=810, factor=2, dove=0, total=1620)
    assert ben == FinalCount(families=(), values=(), sum=0, factor=0, dove=0, total=0)
    assert (cleo.sum, cleo.factor, cleo.total) == (3040, 8, 8 * 3040)
    assert ended.scores == (1620, 0, 8 * 3040)


def test_R6_the_final_count_of_bluff_is_a_plain_sum_and_the_dove() -> None:
    table = Table("bluff")
    table.owns_families("Ana", "rooster", "goose")
    table.game.state.dove = 0
    count = final_count(table.game.state, 0)
    assert count == FinalCount(families=(0, 1), values=(10, 40), sum=50, factor=1, dove=500, total=550)
    assert count.total == table.score("Ana")


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
