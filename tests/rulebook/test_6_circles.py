"""Chapter 6: games that go round in circles (D21)."""

from maquignon.rules.events import GameEnded, PositionReturned, TurnBegan
from maquignon.rules.scoring import why_over
from maquignon.rules.state import TURNS_REMEMBERED
from tests.rulebook.scenes import broke, wander, wandering
from tests.table import Table


def trade(table: Table, offer: tuple[int, ...] = (), counter: tuple[int, ...] = ()) -> None:
    """Whoever's turn it is wins the same cow back: equal sums are a tie, and the challenger wins it."""
    challenger = table.active
    target = "Ben" if challenger == "Ana" else "Ana"
    table.challenges(challenger, target, "cow", *offer)
    table.counters(target, *counter)


def test_R6_D21_a_position_that_comes_up_for_the_third_time_ends_the_game() -> None:
    table = broke()
    for _ in range(3):
        trade(table)
        assert table.phase == "turn"
    trade(table)
    assert table.phase == "over"
    assert table.may_act == []
    assert why_over(table.game.state) == "circles"
    assert table.sees(None).ended == "circles"
    ended = table.events[-1]
    assert isinstance(ended, GameEnded)
    assert ended.why == "circles"
    assert not any(isinstance(event, TurnBegan) for event in table.events)
    with table.refuses("game_over"):
        table.challenges("Ana", "Ben", "cow")


def test_R6_D21_unfinished_families_then_count_for_nobody() -> None:
    table = broke()
    for _ in range(4):
        trade(table)
    assert (table.score("Ana"), table.score("Ben")) == (0, 0)
    assert table.winners == ["Cleo"]


def test_R6_D21_everybody_is_told_when_a_position_has_come_up_for_the_second_time() -> None:
    table = broke()
    trade(table)
    assert PositionReturned(1) not in table.events
    trade(table)
    for name in (*table.names, None):
        assert table.hears(name)[-2:] == [TurnBegan(0), PositionReturned(0)]
        assert table.sees(name).returns == 1
    trade(table)
    assert table.events[-1] == PositionReturned(1)


def test_R6_D21_how_many_notes_everybody_holds_belongs_to_the_position() -> None:
    table = broke()
    table.holds("Ana", 0, 0)
    table.holds("Ben", 0)
    table.turn_of("Ana")
    trade(table, (0, 0), (0,))
    trade(table, (0,), (0,))  # the animals lie as before, but Ben has a note more than then
    assert table.sees(None).returns == 0
    trade(table, (0,), (0,))
    trade(table, (0,), (0,))
    assert table.sees(None).returns == 1


def test_R6_D21_which_notes_they_are_does_not_belong_to_it() -> None:
    table = broke()
    table.holds("Ana", 0, 10)
    table.holds("Ben", 0, 10)
    table.turn_of("Ana")
    trade(table, (10,), (0,))
    assert (table.notes("Ana"), table.notes("Ben")) == ([0, 0], [10, 10])
    trade(table, (10,), (0,))
    assert (table.notes("Ana"), table.notes("Ben")) == ([0, 10], [0, 10])
    trade(table, (0,), (0,))
    assert (table.notes("Ana"), table.notes("Ben")) == ([0, 10], [0, 10])
    assert {table.sees(name).seen for name in (*table.names, None)} == {table.sees("Ana").seen}
    assert table.events[-1] == PositionReturned(1)  # nothing hidden shows: after the first trade Ana had no ten


def test_R6_D21_whose_turn_it_is_belongs_to_the_position() -> None:
    table = broke()
    table.turn_of("Ben")
    assert table.sees(None).returns == 0
    table.turn_of("Ana")
    assert table.sees(None).returns == 1


def test_R6_D21_who_owns_which_animals_belongs_to_the_position() -> None:
    table = broke()
    s = table.game.state
    s.herd[0][8], s.herd[1][8] = 2, 1
    table.turn_of("Ana")
    assert table.sees(None).returns == 0
    s.herd[0][8], s.herd[1][8] = 1, 2
    table.turn_of("Ana")
    assert table.sees(None).returns == 1


def test_R6_D21_a_completed_family_makes_everything_new() -> None:
    table = Table("boursicocotte-2025")
    table.owns("Ana", "cow", "pig", "pig")
    table.owns("Ben", "cow", "cow", "pig")
    table.leaves_in_the_pile(everything_else="Cleo")
    table.holds("Ana", 0)
    table.holds("Ben", 0)
    table.turn_of("Ana")
    for _ in range(2):
        trade(table, (0,), (0,))
    assert table.sees(None).returns == 1
    table.challenges("Ana", "Ben", "pig", 0)
    table.accepts("Ben")
    assert table.score("Ana") == 650
    assert (table.sees(None).returns, table.sees(None).standstill) == (0, 0)
    assert table.game.state.turns_seen == 1  # the turn that has just begun


def test_R6_D21_nothing_is_remembered_before_the_pile_is_empty() -> None:
    table = Table("boursicocotte-2025", "Ana", "Ben", "Cleo")
    table.owns("Ana", "cow")
    table.owns("Ben", "cow", "cow")
    table.holds("Ana")
    table.holds("Ben")
    for _ in range(6):
        for name in ("Ana", "Ben"):
            table.turn_of(name)
            trade(table)
            assert not any(isinstance(event, PositionReturned | GameEnded) for event in table.events)
    assert table.phase == "turn"
    assert table.sees(None).seen == ()


def turns_with(table: Table, period: int, number: int) -> list[int]:
    """How often each turn's position had come up before, when hands change in a circle of so many turns."""
    found = []
    for turn in range(number):
        table.holds("Ana", *[0] * (1 + turn % period))
        table.turn_of("Ana")
        found.append(table.game.state.returns)
        if table.phase == "over":
            break
    return found


def test_R6_D21_the_last_sixty_turns_are_remembered() -> None:
    assert TURNS_REMEMBERED == 60
    assert turns_with(broke(), 30, 200) == [0] * 30 + [1] * 30 + [2]
    assert turns_with(broke(), 60, 200) == [0] * 60 + [1] * 140
    assert turns_with(broke(), 61, 200) == [0] * 200


def test_R6_D21_two_hundred_trades_in_a_row_that_complete_no_family_end_the_game_in_any_case() -> None:
    table = wandering()
    for count in range(1, 201):
        assert table.phase == "turn", count
        trade(table, *wander(table))
        assert table.game.state.standstill == count
    assert table.phase == "over"
    ended = table.events[-1]
    assert isinstance(ended, GameEnded)
    assert ended.why == table.sees(None).ended == "standstill"
    assert table.winners == ["Cleo"]


def test_R6_D21_two_hundred_trades_are_too_many_while_there_is_a_pile_as_well() -> None:
    table = Table("boursicocotte-2025")
    table.owns("Ana", "cow")
    table.owns("Ben", "cow", "cow")
    table.holds("Ana")
    table.holds("Ben")
    for count in range(200):
        table.turn_of(("Ana", "Ben")[count % 2])
        trade(table)
    assert table.sees(None).ended == "standstill"


def test_R6_D21_an_auction_breaks_the_row() -> None:
    table = Table("koehandel")
    table.owns("Ana", "cow")
    table.owns("Ben", "cow")
    table.challenges("Ana", "Ben", "cow", 10)
    table.accepts("Ben")
    assert table.game.state.standstill == 1
    table.auctions("Ben", "pig")
    assert table.game.state.standstill == 0


def test_R6_D21_a_game_that_is_over_because_every_family_is_complete_says_so() -> None:
    table = Table("koehandel")
    table.owns("Ana", *["cow"] * 3)
    table.leaves_in_the_pile("cow", everything_else="Cleo")
    table.auctions("Ana", "cow")
    assert table.sees(None).ended is None
    table.hammer()
    assert table.sees(None).ended == "complete"
