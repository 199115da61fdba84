"""Chapter 1: the cards."""

import pytest

from maquignon.rules.cards import ANIMALS, FAMILY_VALUES, NOTES
from maquignon.rules.terms.charter import CharterError, agree
from maquignon.rules.terms.editions import EDITIONS
from tests.table import NAMES, Table

CLASSICS = ("boursicocotte-original", "koehandel", "boursikocotte", "bluff")


def test_R1_there_are_ten_families_each_with_its_value() -> None:
    assert dict(zip(ANIMALS, FAMILY_VALUES, strict=True)) == {
        "rooster": 10, "goose": 40, "cat": 90, "dog": 160, "sheep": 250,
        "goat": 350, "donkey": 500, "pig": 650, "cow": 800, "horse": 1000,
    }  # fmt: skip


def test_R1_the_number_is_for_the_whole_family_and_not_for_each_card() -> None:
    table = Table("bluff")
    table.owns("Ana", "cow", "cow", "cow", "cow")
    assert table.score("Ana") == 800


@pytest.mark.parametrize("edition", ["boursikocotte", "bluff"])
def test_R1_D22_where_a_text_names_no_values_those_of_boursicocotte_hold(edition: str) -> None:
    for animal, value in zip(ANIMALS, FAMILY_VALUES, strict=True):
        table = Table(edition)
        table.owns_families("Ana", animal)
        assert table.score("Ana") == value


def test_R1_D22_boursikocotte_borrows_the_money_box_of_boursicocotte() -> None:
    assert EDITIONS["boursikocotte"].money_box == EDITIONS["boursicocotte-2025"].money_box


@pytest.mark.parametrize("edition", CLASSICS)
def test_R1_a_family_has_four_animals(edition: str) -> None:
    table = Table(edition)
    assert table.sees(None).pile == (4,) * 10
    table.owns("Ana", "pig", "pig", "pig")
    assert table.score("Ana") == 0
    table.owns("Ana", "pig")
    assert table.score("Ana") == 650


def test_R1_in_2025_a_family_has_three_animals() -> None:
    table = Table("boursicocotte-2025")
    assert table.sees(None).pile == (3,) * 10
    table.owns("Ana", "pig", "pig")
    assert table.score("Ana") == 0
    table.owns("Ana", "pig")
    assert table.score("Ana") == 650


def test_R1_there_are_six_kinds_of_notes() -> None:
    assert NOTES == (0, 10, 50, 100, 200, 500)


@pytest.mark.parametrize("edition", EDITIONS)
def test_R1_the_money_box_holds_fifty_five_notes(edition: str) -> None:
    assert sum(EDITIONS[edition].money_box.values()) == 55


@pytest.mark.parametrize("edition", EDITIONS)
def test_R1_bluff_has_more_tens_and_fewer_fifties_than_the_others(edition: str) -> None:
    box = EDITIONS[edition].money_box
    assert (box[10], box[50]) == ((25, 5) if edition == "bluff" else (20, 10))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_R1_three_to_five_players_can_play(edition: str, players: int) -> None:
    table = Table(edition, *NAMES[:players])
    assert len(table.sees(None).herds) == players


@pytest.mark.parametrize("players", [0, 1, 2, 6, 100])
def test_R1_no_other_number_of_players_can_play(players: int) -> None:
    with pytest.raises(CharterError, match="3 to 5 players") as error:
        agree("koehandel", (), {}, players)
    assert error.value.reason == "bad_number_of_players"
