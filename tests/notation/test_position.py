"""A position in a few lines: what is written comes back, and what no game could be in is refused."""

from itertools import islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maquignon.notation.position import PositionError, read_position, write_position
from maquignon.rules.game import Game
from maquignon.rules.state import LONGEST_STANDSTILL, OVER
from tests.properties.random_play import GRID, any_table, house_tables, positions
from tests.rulebook.scenes import broke, wander, wandering
from tests.table import Table

BUYING_BACK = """\
maquignon position 1
edition: bluff
variants: coup-double
house rules: {"lot_size": 2}
phase: buying_back
active: 1
seat 0: 1 donkey, 2 cow | 0 10 50
seat 1: 1 cat | 0 0 10 10 10 10 10 50
seat 2: - | 0 0 10 10 10 50
lot: goose cow
bid: 20 by 0
passed: 2
has bid: 0
owes: 0
paid: 10 10
"""
TURN = """\
maquignon position 1
edition: koehandel
phase: turn
active: 0
seat 0: 1 goat, 2 cow | 0 10 50
seat 1: 3 pig, 2 cow | 0 0 10 10
seat 2: - | -
"""


def test_a_position_is_written_in_a_few_readable_lines() -> None:
    table = Table("koehandel")
    table.owns("Ana", "cow", "goat", "cow")
    table.owns("Ben", "pig", "pig", "cow", "cow", "pig")
    for name, notes in (("Ana", [50, 0, 10]), ("Ben", [0, 0, 10, 10]), ("Cleo", [])):
        table.holds(name, *notes)
    assert write_position(table.game) == TURN
    assert read_position(TURN) == table.game


@pytest.mark.parametrize("text", [BUYING_BACK, TURN], ids=["buying back", "turn"])
def test_a_position_that_was_read_is_written_as_it_was(text: str) -> None:
    assert write_position(read_position(text)) == text


def test_a_trade_is_about_as_many_animals_as_can_be_counted() -> None:
    trade = TURN.replace("phase: turn", "phase: answering") + "trade: cow with 1, round 1\noffer: 0 10\n"
    assert read_position(trade).state.stake == 2
    assert read_position(trade.replace("3 pig, 2 cow", "3 pig, 1 cow")).state.stake == 1


@pytest.mark.parametrize("claims", ["0 1", "1 0"])
def test_claims_to_the_dove_come_back_in_their_order(claims: str) -> None:
    text = f"""\
maquignon position 1
edition: bluff
phase: turn
active: 2
seat 0: 4 cat, 4 dog | 0 10
seat 1: 4 rooster, 4 goose | 0 10
seat 2: 1 cow | 0 10
claims: {claims}
"""
    game = read_position(text)
    first, second = map(int, claims.split())
    assert (game.state.dove_claims[first], game.state.dove_claims[second]) == (1, 2)
    assert write_position(game) == text


@pytest.mark.parametrize(("edition", "players"), GRID)
def test_every_position_of_a_game_comes_back(edition: str, players: int) -> None:
    rng = Random(f"{players} {edition}")
    for game in positions(any_table(edition, players, rng), rng):
        assert read_position(write_position(game)) == game


@pytest.mark.slow
@given(house_tables(), st.randoms(use_true_random=False))
def test_positions_by_any_house_rules_come_back(start: Game, rng: Random) -> None:
    for game in islice(positions(start, rng), 20):
        assert read_position(write_position(game)) == game


def test_a_game_at_a_standstill_comes_back() -> None:
    table = Table("koehandel")
    table.owns_families("Ana", "rooster", "goose", "cat", "dog", "sheep", "goat", "donkey", "pig", "cow")
    table.owns("Ana", "horse", "horse")
    table.owns("Ben", "horse")
    table.owns("Cleo", "horse")
    table.game.state.standstill = LONGEST_STANDSTILL
    table.game.state.phase = OVER
    assert f"standstill: {LONGEST_STANDSTILL}\n" in write_position(table.game)
    assert read_position(write_position(table.game)) == table.game
    assert _complaint(write_position(table.game), "phase: over", "phase: turn").startswith("After")
    fewer = f"standstill: {LONGEST_STANDSTILL - 1}"
    assert "not over" in _complaint(write_position(table.game), f"standstill: {LONGEST_STANDSTILL}", fewer)


def test_positions_of_a_game_that_goes_round_in_circles_come_back() -> None:
    table = broke()
    while table.phase != "over":
        assert read_position(write_position(table.game)) == table.game
        table.challenges(table.active, "Ben" if table.active == "Ana" else "Ana", "cow")
        assert read_position(write_position(table.game)) == table.game
        table.counters("Ben" if table.active == "Ana" else "Ana")
    assert read_position(write_position(table.game)) == table.game
    written = write_position(table.game)
    assert _complaint(written, "phase: over", "phase: turn").startswith("When a position comes up")
    assert "not over" in _complaint(written, "returned: 2", "returned: 1")
    assert "cannot be read" in _complaint(written, "returned: 2", "returned: 3")
    assert "3 numbers each" in _complaint(written, "seen: ", "seen: 1 ")
    assert "cannot be read" in _complaint(written, "seen: ", "seen: -1 ")


def test_a_long_memory_comes_back() -> None:
    table = wandering()
    for _ in range(70):
        offer, counter = wander(table)
        target = "Ben" if table.active == "Ana" else "Ana"
        table.challenges(table.active, target, "cow", *offer)
        table.counters(target, *counter)
    table.game.state.purse[1][0] -= 34  # as many notes as there are in the box
    table.game.state.purse[0][0] = 0
    assert read_position(write_position(table.game)) == table.game


IMPOSSIBLE = [
    # the form
    (TURN, "position 1", "position 2", "begins with the line"),
    (TURN, TURN, "", "begins with the line"),
    (TURN, "active: 0", "active", "not of the form"),
    (TURN, "active: 0", "active: 0\nactive: 0", "said twice"),
    (TURN, "active: 0\n", "", "must be a line 'active'"),
    (TURN, "edition: koehandel\n", "", "must be a line 'edition'"),
    (TURN, "seat 2", "seat 3", "must be a line 'seat 2'"),
    (TURN, "seat 2: - | -\n", "", "3 to 5 players"),
    (TURN, "koehandel", "kuhhandel", "no edition"),
    (TURN, "koehandel", "koehandel\nhouse rules: {", "not JSON"),
    (TURN, "koehandel", 'koehandel\nhouse rules: {"lot_size": 9}', "lot_size"),
    (TURN, "koehandel", "koehandel\nvariants: coup-triple", "no variant"),
    (TURN, "phase: turn", "phase: dancing", "no phase"),
    (TURN, "active: 0", "active: 3", "no seat '3'"),
    (TURN, "active: 0", "active: ²", "no seat"),
    (TURN, "1 goat, 2 cow", "two cows", "Animals are written"),
    (TURN, "1 goat, 2 cow", "2 unicorn", "no animal 'unicorn'"),
    (TURN, "| 0 10 50", "| 0 10 60", "Notes are written"),
    (TURN, " | 0 10 50", "", "with ' | ' between"),
    (TURN, "phase: turn", "phase: turn\nlot: cow", "means nothing"),
    (TURN, "phase: turn", "phase: bidding", "must be a line 'lot'"),
    (BUYING_BACK, "bid: 20 by 0", "bid: twenty", "'bid' cannot be read"),
    # the cards
    (TURN, "3 pig, 2 cow", "3 cow", "only 4 of the cow"),
    (TURN, "| 0 0 10 10", "| 500 500 500 500 500 500", "more notes of 500"),
    (TURN, "phase: turn", "phase: turn\ndove: 1", "no dove"),
    (BUYING_BACK, "owes: 0", "owes: 0\ndove: 1\nclaims: 2", "has been taken"),
    # the phase
    (TURN, "phase: turn", "phase: dealing", "opening deal comes before"),
    (TURN, "phase: turn", "phase: over", "not over before"),
    (TURN, "phase: turn", "phase: turn\nmust auction: yes", "No auction is due"),
    (TURN, "phase: turn", "phase: turn\nseen: 1 2 3", "before the pile is empty"),
    # the auction
    (BUYING_BACK, "edition: bluff", "edition: koehandel", "no buying back"),
    (BUYING_BACK, "phase: buying_back", "phase: deciding", "means nothing"),
    (BUYING_BACK, "lot: goose cow", "lot: goose cow cat", "at most 2 animals"),
    (BUYING_BACK, "bid: 20 by 0", "bid: 20 by 1", "does not bid"),
    (BUYING_BACK, "bid: 20 by 0", "bid: 15 by 0", "multiple of 10"),
    (BUYING_BACK, "bid: 20 by 0", "bid: 99990 by 0", "all the money"),
    (BUYING_BACK, "owes: 0", "owes: 2", "can owe the price"),
]


@pytest.mark.parametrize(("text", "old", "new", "why"), IMPOSSIBLE, ids=[f"{new!r}" for _, _, new, _ in IMPOSSIBLE])
def test_what_is_no_position_is_refused_with_a_sentence(text: str, old: str, new: str, why: str) -> None:
    assert why in _complaint(text, old, new)


def test_pre_emption_needs_an_edition_that_has_it() -> None:
    deciding = BUYING_BACK.replace("buying_back", "deciding").replace("owes: 0\npaid: 10 10\n", "")
    assert "no pre-emption" in _complaint(deciding, "", "")


def test_whoever_owes_must_hold_the_price() -> None:
    paying = BUYING_BACK.replace("buying_back", "paying").replace("paid: 10 10\n", "")
    assert "does not hold" in _complaint(paying, "20 by 0", "70 by 0")


def test_a_trade_needs_an_animal_that_both_hold() -> None:
    trade = TURN.replace("phase: turn", "phase: answering")
    assert "cannot trade" in _complaint(trade + "trade: pig with 1, round 1\n", "", "")
    assert "'trade' cannot be read" in _complaint(trade + "trade: cow with 1, round 3\n", "", "")


def test_with_an_empty_pile_nothing_is_turned_up_and_somebody_may_have_nothing_to_do() -> None:
    table = Table("koehandel")
    table.leaves_in_the_pile(everything_else="Ana")
    assert "nothing can be turned up" in _complaint(write_position(table.game), "phase: turn", "phase: turning_up")
    assert "has nothing to do" in _complaint(write_position(table.game), "", "")


@given(st.text())
def test_no_text_is_too_strange_to_be_refused(text: str) -> None:
    with pytest.raises(PositionError):
        read_position(f"maquignon position 1\n{text}")


def _complaint(text: str, old: str, new: str) -> str:
    with pytest.raises(PositionError) as refused:
        read_position(text.replace(old, new, 1))
    return str(refused.value)
