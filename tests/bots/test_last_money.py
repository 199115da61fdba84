"""Money that buys nothing any more is laid as far as it could be needed, and not a moment earlier."""

import pytest

from maquignon.bots.last_money import lay_last_money
from maquignon.knowledge.purses import OFFERED, Knowledge
from maquignon.rules.actions import Accept, Action, Bid, Counter, Offer, Trade
from maquignon.rules.cards import ANIMALS
from maquignon.rules.state import NOBODY
from tests.table import Table

COW, HORSE = ANIMALS.index("cow"), ANIMALS.index("horse")
NOTHING = (1, 0, 0, 0, 0, 0)


def end_of_game(rule: dict[str, object] | None = None, ana: int = 2) -> Table:
    """Only cows are left to trade for, between Ana and Ben; Cleo has everything else."""
    table = Table("koehandel", house_rules=rule)
    table.owns("Ana", *["cow"] * ana)
    table.owns("Ben", *["cow"] * (4 - ana))
    table.leaves_in_the_pile(everything_else="Cleo")
    table.holds("Ana", 0, 10, 50)
    table.holds("Ben", 0, 0, 500)
    table.turn_of("Ana")
    return table


def chosen(table: Table, action: Action) -> Action:
    return lay_last_money(table.sees(table.names[action.seat]), action)


def test_the_challenger_of_the_last_trade_lays_everything() -> None:
    assert chosen(end_of_game(), Trade(0, 1, COW, NOTHING)) == Trade(0, 1, COW, (1, 1, 1, 0, 0, 0))


def test_the_target_of_the_last_trade_counters_with_everything_and_accepts_nothing() -> None:
    table = end_of_game()
    table.do(Trade(0, 1, COW, (1, 1, 1, 0, 0, 0)))
    for answer in (Accept(1), Counter(1, NOTHING)):
        assert chosen(table, answer) == Counter(1, (2, 0, 0, 0, 0, 1))


def test_who_has_more_than_there_can_be_against_it_lays_enough_to_win_and_half_of_the_rest() -> None:
    table = end_of_game()
    table.holds("Ana", 0, 10, 50, 500, 500, 500)
    table.holds("Cleo", 10)
    assert chosen(table, Trade(0, 1, COW, NOTHING)) == Trade(0, 1, COW, (1, 0, 1, 0, 0, 2)), "half of 1,560 and 510"


def test_who_remembers_what_the_other_can_hold_needs_no_more_than_that() -> None:
    table = end_of_game()
    table.holds("Ana", 0, 10, 50, 500, 500, 500)
    table.holds("Cleo", 500, 500)
    known = Knowledge()
    known.rich[1] = 40
    laid = lay_last_money(table.sees("Ana"), Trade(0, 1, COW, NOTHING), known)
    assert laid == Trade(0, 1, COW, (1, 0, 0, 0, 0, 2)), "half of 1,560 and 40, for want of change"
    table.do(Trade(0, 1, COW, (1, 1, 1, 0, 0, 0)))
    known.pile_rich[OFFERED] = 60
    table.holds("Ben", 10, 100, 100, 500)
    assert lay_last_money(table.sees("Ben"), Accept(1), known) == Counter(1, (0, 0, 0, 0, 0, 1))


def test_after_a_tie_everything_that_is_left_goes_into_the_second_round() -> None:
    table = end_of_game(rule={"tie": "again"})
    table.holds("Ben", 0, 10, 50)
    table.do(Trade(0, 1, COW, (0, 1, 0, 0, 0, 0)))
    table.do(Counter(1, (0, 1, 0, 0, 0, 0)))
    assert table.sees("Ana").phase == "offering"
    assert chosen(table, Offer(0, NOTHING)) == Offer(0, (1, 1, 1, 0, 0, 0))


@pytest.mark.parametrize("ana", [1, 3])
def test_who_may_have_to_trade_once_more_keeps_what_it_likes(ana: int) -> None:
    action = Trade(0, 1, COW, NOTHING)
    assert chosen(end_of_game(ana=ana), action) == action


def test_another_half_family_or_an_animal_in_the_pile_is_a_reason_to_keep_money() -> None:
    action = Trade(0, 1, COW, NOTHING)
    table = end_of_game()
    table.game.state.herd[2][HORSE] -= 1
    table.game.state.herd[0][HORSE] += 1
    assert chosen(table, action) == action
    table = end_of_game()
    table.game.state.herd[2][HORSE] -= 1
    table.game.state.pile[HORSE] += 1
    assert chosen(table, action) == action


def test_where_money_breaks_ties_it_matters_to_the_end() -> None:
    action = Trade(0, 1, COW, NOTHING)
    assert chosen(end_of_game(rule={"tie_break": "money"}), action) == action


def test_a_bid_is_left_alone() -> None:
    table = Table("koehandel")
    assert table.game.state.target == NOBODY
    assert chosen(table, Bid(0, 10)) == Bid(0, 10)
