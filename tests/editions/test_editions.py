"""Every printed edition says exactly what its rulebook says, field by field."""

from dataclasses import fields
from typing import Any

import pytest

from maquignon.rules.terms.edition import Edition
from maquignon.rules.terms.editions import EDITIONS

NAMES = ("boursicocotte-2025", "boursicocotte-original", "koehandel", "boursikocotte", "bluff")
BOX = {0: 10, 10: 20, 50: 10, 100: 5, 200: 5, 500: 5}
BOX_OF_BLUFF = {0: 10, 10: 25, 50: 5, 100: 5, 200: 5, 500: 5}
TWO_FIFTIES, ONE_FIFTY = (0, 0, 10, 10, 10, 10, 50, 50), (0, 0, 10, 10, 10, 10, 50)
FIVE_TENS = (0, 0, 10, 10, 10, 10, 10)
THREE_DONKEYS, FOUR_DONKEYS = (100, 200, 500), (50, 100, 200, 500)

# One row per field, one column per edition in the order of NAMES; the chapter it comes from above.
RULEBOOKS: dict[str, tuple[Any, Any, Any, Any, Any]] = {
    # 1 cards
    "family_size": (3, 4, 4, 4, 4),
    "money_box": (BOX, BOX, BOX, BOX, BOX_OF_BLUFF),
    # 2 set-up
    "start_notes": (TWO_FIFTIES, ONE_FIFTY, ONE_FIFTY, ONE_FIFTY, FIVE_TENS),
    "lot_size": (2, 1, 1, 1, 1),
    "donkey_payments": (THREE_DONKEYS, FOUR_DONKEYS, FOUR_DONKEYS, FOUR_DONKEYS, FOUR_DONKEYS),
    # 3 turn
    "after_trade": ("next-player",) * 5,
    # 4 auction
    "bids": ("bluff-allowed",) * 5,
    "bids_each": ("many",) * 5,
    "bid_step": (10,) * 5,
    "hammer": ("auctioneer", "auctioneer", "auctioneer", "auctioneer", "leader"),
    "preemption": ("match", "match", "match", "match", "double"),
    "payment": ("exact-if-possible",) * 5,
    # 5 trade
    "own_raise": ("allowed",) * 5,
    "empty_offers": ("only-when-broke",) * 5,
    "counter": ("optional", "optional", "optional", "optional", "obligatory"),
    "trade_money": ("swap", "swap", "swap", "swap", "winner-pays"),
    "trade_reveal": ("traders", "traders", "traders", "traders", "all"),
    "tie": ("challenger", "challenger", "again", "again-counter", "challenger"),
    # 6 end and score
    "dove": (False, False, False, False, True),
    "multiplier": ("families", "families", "families", "families", "none"),
    "tie_break": ("money", "money", "none", "none", "none"),
    # 7 house rules
    "opening_deal": (0,) * 5,
}


def test_there_are_five_editions_and_the_first_is_the_default() -> None:
    assert tuple(EDITIONS) == NAMES


@pytest.mark.parametrize("column", range(5), ids=NAMES)
def test_an_edition_says_what_its_rulebook_says(column: int) -> None:
    written = {field: row[column] for field, row in RULEBOOKS.items()}
    assert EDITIONS[NAMES[column]] == Edition(name=NAMES[column], **written)


def test_no_field_of_an_edition_has_a_default() -> None:
    assert {field.name for field in fields(Edition)} == {"name", *RULEBOOKS}
    with pytest.raises(TypeError, match=str(len(RULEBOOKS))):
        Edition(name="half")  # type: ignore[call-arg]


@pytest.mark.parametrize("one", NAMES)
@pytest.mark.parametrize("other", NAMES)
def test_two_editions_differ_in_more_than_their_name(one: str, other: str) -> None:
    same = all(row[NAMES.index(one)] == row[NAMES.index(other)] for row in RULEBOOKS.values())
    assert same == (one == other)
