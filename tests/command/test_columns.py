"""Tables of plain text."""

from maquignon.command.columns import columns


def test_words_stand_to_the_left_and_numbers_to_the_right() -> None:
    assert columns([["bot", "wins"], ["thrifty", "5"], ["hard", "12"]]) == [
        "bot      wins",
        "thrifty     5",
        "hard       12",
    ]


def test_a_long_cell_is_wrapped_beside_the_name_of_its_row() -> None:
    assert columns([["a-long-name", "one two three"]], words=2, widest=8) == [
        "a-long-name  one two",
        "             three",
    ]


def test_a_cell_may_be_empty() -> None:
    assert columns([["", "1"], ["family_size", ""]]) == ["             1", "family_size"]


def test_names_are_taken_as_they_are_written() -> None:
    assert columns([["[bold]", "1"], [":cow:", "2"]]) == ["[bold]  1", ":cow:   2"]


def test_a_character_that_is_two_columns_wide_moves_nothing_out_of_line() -> None:
    assert columns([["牛", "1"], ["cow", "2"]]) == ["牛   1", "cow  2"]


def test_a_table_is_as_wide_as_it_has_to_be() -> None:
    [line] = columns([["name", *("x" * 60 for _ in range(9))]])
    assert len(line) == 4 + 9 * 62
