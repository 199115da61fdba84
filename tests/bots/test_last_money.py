"""Money that cannot matter any more is laid to the last note, and not a moment earlier."""

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


def knows(rich: int) -> Knowledge:
    """That Ben can have no more than this."""
    known = Knowledge()
    known.rich[1] = rich
    return known


def test_it_does_not_matter_how_little_would_have_been_enough() -> None:
    table = end_of_game()
    table.holds("Ana", 0, 10, 50, 500, 500, 500)
    table.holds("Cleo", 500, 500, 500)
    action = Trade(0, 1, COW, NOTHING)
    assert lay_last_money(table.sees("Ana"), action, knows(40)) == Trade(0, 1, COW, (1, 1, 1, 0, 0, 3))


def test_nobody_is_left_with_half_of_all_the_money_for_having_lost_to_who_surely_won() -> None:
    table = end_of_game()
    table.holds("Ana", 0, 10, 50, 100, 100, 200, 500, 500, 500)
    table.holds("Cleo", 200)
    assert table.sees("Ana").money_in_play == 2660
    action = Trade(0, 1, COW, NOTHING)
    assert lay_last_money(table.sees("Ana"), action, knows(500)) == Trade(0, 1, COW, (1, 1, 0, 2, 0, 2)), (
        "1,230 at most"
    )
    assert chosen(table, action) == Trade(0, 1, COW, (1, 1, 0, 1, 1, 2)), "1,310: half is 1,330"


def test_where_the_winner_pays_half_of_all_the_money_includes_what_the_rival_keeps() -> None:
    table = end_of_game({"trade_money": "winner-pays"})
    table.holds("Ana", 10, 50, 50, 100, 100, 500)
    table.holds("Cleo", 500)
    action = Trade(0, 1, COW, NOTHING)
    assert lay_last_money(table.sees("Ana"), action, knows(500)) == Trade(0, 1, COW, (0, 1, 0, 0, 0, 1)), "just enough"
    assert lay_last_money(table.sees("Ana"), action, knows(90)) == Trade(0, 1, COW, (0, 1, 2, 2, 0, 1)), "all of 810"
    table.holds("Ana", 10, 50, 50, 100, 100, 500, 500)
    assert lay_last_money(table.sees("Ana"), action, knows(90)) == Trade(0, 1, COW, (0, 1, 2, 0, 0, 1)), "610 of 1,310"


def rival_goes_on() -> Table:
    """As above, but Ben will trade with Cleo for horses, and would do so with what Ana lays."""
    table = end_of_game()
    table.game.state.herd[2][HORSE] -= 2
    table.game.state.herd[1][HORSE] += 2
    table.holds("Ana", 0, 10, 50, 500, 500, 500)
    return table


def test_a_rival_who_can_still_buy_something_is_given_no_more_than_wins_for_sure() -> None:
    table = rival_goes_on()
    table.holds("Cleo", 500, 500)
    action = Trade(0, 1, COW, NOTHING)
    assert lay_last_money(table.sees("Ana"), action, knows(500)) == Trade(0, 1, COW, (1, 1, 0, 0, 0, 1))
    assert lay_last_money(table.sees("Ana"), action, knows(1600)) == Trade(0, 1, COW, (1, 1, 1, 0, 0, 3))


def test_the_same_holds_for_an_answer_to_what_can_lie_there() -> None:
    table = rival_goes_on()
    table.turn_of("Ben")
    table.do(Trade(1, 0, COW, (2, 0, 0, 0, 0, 0)))
    known = Knowledge()
    known.pile_rich[OFFERED] = 40
    assert lay_last_money(table.sees("Ana"), Accept(0), known) == Counter(0, (1, 0, 1, 0, 0, 0))


def test_who_remembers_nothing_fears_all_the_money_there_is() -> None:
    table = rival_goes_on()
    table.holds("Cleo", 10)
    assert table.sees("Ana").money_in_play - 1560 == 510
    assert chosen(table, Trade(0, 1, COW, NOTHING)) == Trade(0, 1, COW, (1, 0, 1, 0, 0, 1))
    table.holds("Cleo", 500, 500, 100)
    assert chosen(table, Trade(0, 1, COW, NOTHING)) == Trade(0, 1, COW, (1, 1, 1, 0, 0, 3))


def test_after_a_tie_everything_that_is_left_goes_into_the_second_round() -> None:
    table = end_of_game(rule={"tie": "again"})
    table.holds("Ben", 0, 10, 50)
    table.do(Trade(0, 1, COW, (0, 1, 0, 0, 0, 0)))
    table.do(Counter(1, (0, 1, 0, 0, 0, 0)))
    assert table.sees("Ana").phase == "offering"
    assert chosen(table, Offer(0, NOTHING)) == Offer(0, (1, 1, 1, 0, 0, 0))


def test_who_may_have_to_trade_once_more_keeps_what_it_likes() -> None:
    action = Trade(0, 1, COW, NOTHING)
    assert chosen(end_of_game(ana=3), action) == action


def test_who_can_only_delay_the_end_of_its_last_family_lays_everything_and_sells_nothing() -> None:
    table = end_of_game(ana=1)
    assert chosen(table, Trade(0, 1, COW, NOTHING)) == Trade(0, 1, COW, (1, 1, 1, 0, 0, 0))
    table.turn_of("Ben")
    table.do(Trade(1, 0, COW, NOTHING))
    assert chosen(table, Accept(0)) == Counter(0, (1, 1, 1, 0, 0, 0))


@pytest.mark.parametrize(
    ("rule", "laid"),
    [({}, (1, 0, 0, 0, 4, 0)), ({"trade_money": "winner-pays"}, NOTHING), ({"tie_break": "money"}, NOTHING)],
)
def test_who_is_richer_and_must_win_twice_lays_what_leaves_both_with_as_much(
    rule: dict[str, object], laid: tuple[int, ...]
) -> None:
    """1,060 of its own and 500 of Ben's are 780 for each; in notes, 800."""
    table = end_of_game(rule, ana=1)
    table.holds("Ana", 0, 10, 50, 100, 100, 200, 200, 200, 200)
    table.holds("Cleo", 500, 500)
    known = knows(500)
    known.poor[1] = 500
    action = Trade(0, 1, COW, NOTHING)
    assert lay_last_money(table.sees("Ana"), action, known) == Trade(0, 1, COW, laid)
    more = Trade(0, 1, COW, (0, 1, 1, 2, 4, 0))
    assert lay_last_money(table.sees("Ana"), more, known) == more


def test_there_is_hope_while_the_rival_has_not_enough_to_complete_the_family() -> None:
    table = end_of_game(ana=1)
    table.game.state.herd[1][COW] -= 1
    table.game.state.herd[2][COW] += 1
    action = Trade(0, 1, COW, NOTHING)
    assert chosen(table, action) == action


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


def test_where_money_breaks_ties_what_wins_for_sure_is_enough() -> None:
    table = end_of_game(rule={"tie_break": "money"})
    table.holds("Ana", 0, 10, 50, 500, 500)
    table.holds("Cleo", 500, 500)
    action = Trade(0, 1, COW, NOTHING)
    assert lay_last_money(table.sees("Ana"), action, knows(500)) == Trade(0, 1, COW, (1, 1, 0, 0, 0, 1))
    assert chosen(table, action) == Trade(0, 1, COW, (1, 1, 1, 0, 0, 2)), "it fears Cleo's 1,000 too"


def test_who_surely_completes_the_last_family_lays_as_much_as_that_takes() -> None:
    table = end_of_game(ana=3)
    table.holds("Ana", 0, 10, 50, 500, 500)
    table.holds("Cleo", 500, 500, 500)
    action = Trade(0, 1, COW, NOTHING)
    assert lay_last_money(table.sees("Ana"), action, knows(500)) == Trade(0, 1, COW, (1, 1, 1, 0, 0, 2))
    assert lay_last_money(table.sees("Ana"), action, knows(1050)) == action, "it may have to trade once more"
    assert chosen(table, action) == action


def in_the_middle_of_the_trades(*notes: int) -> Table:
    """Ana and Ben both have cows and horses to trade for, and there is not much money besides Ana's."""
    table = end_of_game()
    table.game.state.herd[2][HORSE] -= 4
    table.game.state.herd[0][HORSE] = table.game.state.herd[1][HORSE] = 2
    table.holds("Cleo", 10)
    table.holds("Ana", *notes)
    return table


def test_what_is_held_beyond_half_of_all_the_money_is_laid_while_there_are_trades() -> None:
    table = in_the_middle_of_the_trades(0, 10, 50, 500, 500)
    assert table.sees("Ana").money_in_play == 1570
    assert chosen(table, Trade(0, 1, COW, NOTHING)) == Trade(0, 1, COW, (1, 0, 0, 0, 0, 1)), "1,060 less half"
    more = Trade(0, 1, COW, (0, 0, 0, 0, 0, 2))
    assert chosen(table, more) == more
    table.turn_of("Ben")
    table.do(Trade(1, 0, COW, (2, 0, 0, 0, 0, 0)))
    assert chosen(table, Accept(0)) == Counter(0, (1, 0, 0, 0, 0, 1))


def test_who_holds_no_more_than_half_does_as_it_likes() -> None:
    table = in_the_middle_of_the_trades(0, 10, 200, 200)
    action = Trade(0, 1, COW, NOTHING)
    assert chosen(table, action) == action


def test_a_bid_is_left_alone() -> None:
    table = Table("koehandel")
    assert table.game.state.target == NOBODY
    assert chosen(table, Bid(0, 10)) == Bid(0, 10)
