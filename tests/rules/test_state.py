"""A position: declared once, copied whole, compared by everything in it."""

from math import prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maquignon.rules.game import Game, start
from maquignon.rules.state import State
from maquignon.rules.terms.editions import EDITIONS

SIZES = {"i1": 1, "i2": 2, "i4": 4, "i8": 8}


def changed(state: State, name: str) -> State:
    """A copy in which one number of one field is another."""
    twin = state.copy()
    value = getattr(twin, name)
    if isinstance(value, int):
        setattr(twin, name, value + 1)
    else:
        row = value[-1] if isinstance(value[-1], list) else value
        row[-1] += 1
    return twin


def test_a_new_position_is_zero_in_every_declared_shape() -> None:
    state = State()
    assert vars(state).keys() == State.FIELDS.keys()
    for name, (_, shape) in State.FIELDS.items():
        value = getattr(state, name)
        if shape:
            assert len(value) == shape[0]
        if len(shape) == 2:
            assert [len(row) for row in value] == [shape[1]] * shape[0]
        assert changed(state, name) != state


@pytest.mark.parametrize("name", State.FIELDS)
def test_a_copy_is_equal_and_has_nothing_in_common_with_the_original(name: str) -> None:
    original = start(EDITIONS["koehandel"], 4, 1).state
    twin = original.copy()
    assert twin == original
    assert changed(twin, name) != original
    assert twin == original


def test_a_position_equals_nothing_but_a_position() -> None:
    assert State() != 0
    assert State() == State()


def test_a_position_cannot_be_hashed_because_it_changes() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(State())


def test_a_position_takes_less_than_three_hundred_bytes_when_compiled_and_what_is_remembered_comes_after_it() -> None:
    numbers = 0
    for name, (form, shape) in State.FIELDS.items():
        if name != "seen":
            numbers += prod(shape) * SIZES[form]
    assert numbers < 300
    assert list(State.FIELDS)[-1] == "seen"
    assert prod(State.FIELDS["seen"][1]) * SIZES["i8"] < 1500


@given(edition=st.sampled_from(list(EDITIONS)), players=st.integers(3, 5))
def test_every_number_of_a_start_fits_its_format(edition: str, players: int) -> None:
    game = start(EDITIONS[edition], players, 0)
    for name, (form, shape) in State.FIELDS.items():
        value = getattr(game.state, name)
        rows = value if len(shape) == 2 else [value] if shape else [[value]]
        assert all(abs(number) < 2 ** (8 * SIZES[form] - 1) for row in rows for number in row)


def test_a_game_is_copied_with_its_position() -> None:
    game = start(EDITIONS["bluff"], 3, 0)
    twin = game.copy()
    twin.state.purse[0][0] = 9
    assert game == start(EDITIONS["bluff"], 3, 0)
    assert twin == Game(game.edition, changed_purse(game.state))


def changed_purse(state: State) -> State:
    twin = state.copy()
    twin.purse[0][0] = 9
    return twin
