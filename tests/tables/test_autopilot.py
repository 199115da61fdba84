"""What a table does for somebody is always allowed, and never costs more than it must."""

from random import Random

import pytest

from maquignon.rules.actions import Counter, Offer, Pay, Trade
from maquignon.rules.cards import ANIMALS, size, worth
from maquignon.rules.game import refusal
from maquignon.rules.options import options
from maquignon.rules.terms.editions import EDITIONS
from maquignon.tables.bots.autopilot import safe_action
from tests.properties.random_play import any_table, positions
from tests.table import Table


def test_of_animals_that_must_be_traded_it_is_the_cheapest() -> None:
    table = Table("koehandel", "Ana", "Ben", "Cleo")
    table.owns("Ana", "horse", "cow", "goose")
    table.owns("Ben", "horse", "goose")
    table.owns("Cleo", "cow", "horse", "horse")
    table.leaves_in_the_pile(everything_else="Cleo")
    table.turn_of("Ana")
    action = safe_action(table.options("Ana"))
    assert isinstance(action, Trade)
    assert (action.target, ANIMALS[action.animal]) == (table.seat("Ben"), "goose")


def test_two_cheap_animals_may_be_dearer_than_one() -> None:
    table = Table("koehandel", "Ana", "Ben", "Cleo")
    for name in ("Ana", "Ben"):
        table.owns(name, "cat", "cat", "dog")
    table.leaves_in_the_pile(everything_else="Cleo")
    table.turn_of("Ana")
    action = safe_action(table.options("Ana"))
    assert isinstance(action, Trade)
    assert ANIMALS[action.animal] == "dog"


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_safe_action_is_always_legal_and_cheap(edition: str) -> None:
    rng = Random(edition)
    kinds = set()
    for position in positions(any_table(edition, 4, rng), rng):
        for seat in range(4):
            open_to = options(position, seat)
            if not open_to:
                continue
            action = safe_action(open_to)
            kinds.add(type(action).__name__)
            assert refusal(position, action) is None
            if isinstance(action, Trade | Counter | Offer):
                assert size(action.notes) <= 1
            if isinstance(action, Pay):
                paid = (way for way in open_to.actions() if isinstance(way, Pay))
                assert worth(action.notes) == min(worth(way.notes) for way in paid)
    assert {"Auction", "Pass", "Pay"} <= kinds
