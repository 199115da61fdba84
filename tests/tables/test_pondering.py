"""Bots take their time like people: skewed, within bounds, and longer over what matters."""

from collections.abc import Iterator
from random import Random
from statistics import mean, median

import pytest

from maquignon.rules.events import TradeDecided, TradeTied
from maquignon.rules.game import to_act
from maquignon.rules.state import BIDDING, HOUSE, OVER, State
from maquignon.rules.terms.editions import EDITIONS
from maquignon.tables.bots.pondering import ponder, weight
from maquignon.tables.bots.spacing import BREATH, SHOWDOWN, Spacing, stage
from maquignon.tables.protocol.arrangement import Arrangement, Speed
from tests.properties.random_play import any_table, positions
from tests.table import Table

SHORTEST, LONGEST = 700, 3_200
HASTE: dict[Speed, float] = {"relaxed": 1.3, "normal": 1.0, "fast": 0.5, "none": 1.0}


def deciding(edition: str, seed: int) -> Iterator[tuple[State, int]]:
    """Everybody who has something to decide, in every position of a game."""
    rng = Random(f"{edition} {seed}")
    for game in positions(any_table(edition, 4, rng), rng):
        if game.state.phase != OVER:
            yield from ((game.state, seat) for seat in to_act(game) if seat != HOUSE)


@pytest.mark.parametrize("speed", HASTE)
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_ponders_shorter_or_longer_than_people_do(edition: str, speed: Speed) -> None:
    dice = Random(1)
    arrangement = Arrangement(hammer=speed, thinking=speed)
    times = [ponder(state, seat, arrangement, dice) for state, seat in deciding(edition, 1)]
    assert len(times) > 100
    assert int(SHORTEST * HASTE[speed]) <= min(times) < max(times) <= LONGEST * HASTE[speed]


def test_the_hammer_hurries_who_may_bid_and_the_time_to_think_everybody_else() -> None:
    table = Table("koehandel", "Ana", "Ben", "Cleo")
    turn = table.game.copy().state
    table.auctions("Ana", "cow")
    usual, odd = Arrangement(), Arrangement(hammer="fast", thinking="relaxed")
    for state, seat, haste in ((turn, 0, HASTE["relaxed"]), (table.game.state, 1, HASTE["fast"])):
        assert ponder(state, seat, odd, Random(3)) == pytest.approx(
            haste * ponder(state, seat, usual, Random(3)), abs=2
        )


def test_bots_leave_room_after_the_bid_of_a_bot_and_answer_a_person_at_once() -> None:
    table, spacing, bots = Table("koehandel", "Ana", "Ben", "Cleo"), Spacing(), {2}
    table.auctions("Ana", "cow")
    table.bids("Ben", 10)
    spacing.hear(table.game.state, bots, "lively", 1_000)
    assert spacing.from_then == 0
    table.bids("Cleo", 20)
    for now in (2_000, 2_500):  # the second time there is no new bid
        spacing.hear(table.game.state, bots, "lively", now)
        assert spacing.from_then == 2_000 + BREATH["lively"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_how_much_there_is_to_think_about_lies_between_nothing_and_everything(edition: str) -> None:
    weights = [weight(state, seat) for state, seat in deciding(edition, 2)]
    assert 0.0 <= min(weights) < max(weights) <= 1.0


def test_nothing_weighs_more_than_everything() -> None:
    table = Table("koehandel", "Ana", "Ben", "Cleo")
    table.owns("Ben", "horse", "horse", "horse")
    table.auctions("Ana", "horse")
    assert weight(table.game.state, 1) == 1.0
    turn = Table("koehandel", "Ana", "Ben", "Cleo")
    for name in ("Ana", "Ben"):
        turn.owns(name, "cow", "pig", "dog", "cat", "goat")
    assert weight(turn.game.state, 0) == 1.0


def times_for(state: State, seat: int) -> list[int]:
    dice = Random(7)
    return [ponder(state, seat, Arrangement(), dice) for _ in range(400)]


def test_most_decisions_are_quick_and_some_are_long() -> None:
    table = Table("koehandel", "Ana", "Ben", "Cleo")
    table.auctions("Ana", "dog")
    times = times_for(table.game.state, 1)
    assert median(times) < mean(times) < (min(times) + max(times)) / 2


def test_what_one_collects_is_worth_a_longer_thought() -> None:
    table = Table("koehandel", "Ana", "Ben", "Cleo")
    table.owns("Ben", "horse", "horse", "horse")
    table.auctions("Ana", "horse")
    collector, other = (median(times_for(table.game.state, seat)) for seat in (1, 2))
    assert collector > other


def test_a_price_beyond_an_average_purse_is_quickly_passed() -> None:
    table = Table("koehandel", "Ana", "Ben", "Cleo")
    table.owns("Ben", "horse", "horse", "horse")
    table.auctions("Ana", "horse")
    before = median(times_for(table.game.state, 1))
    table.bids("Cleo", 100)
    assert median(times_for(table.game.state, 1)) < before


def test_a_turn_with_many_trades_takes_longer_than_one_without() -> None:
    table = Table("koehandel", "Ana", "Ben", "Cleo")
    alone = median(times_for(table.game.state, 0))
    table.owns("Ana", "goose", "goose")
    assert median(times_for(table.game.state, 0)) == alone, "nobody trades with themselves"
    table.owns("Ana", "cow", "pig", "dog", "cat")
    table.owns("Ben", "cow", "pig", "dog", "cat")
    assert median(times_for(table.game.state, 0)) > alone


def test_a_trade_for_horses_takes_longer_than_one_for_roosters() -> None:
    medians = []
    for animal in ("rooster", "horse"):
        table = Table("koehandel", "Ana", "Ben", "Cleo")
        table.owns("Ana", animal)
        table.owns("Ben", animal)
        table.challenges("Ana", "Ben", animal, 10)
        medians.append(median(times_for(table.game.state, 1)))
    assert medians[0] < medians[1]


def test_nobody_can_tell_from_the_time_what_is_in_a_purse() -> None:
    rng = Random(5)
    seen = 0
    for game in positions(any_table("koehandel", 4, rng), rng):
        if game.state.phase == BIDDING:
            twin = game.copy()
            for purse in twin.state.purse:
                purse[:] = [0] * len(purse)
            assert [weight(twin.state, seat) for seat in range(4)] == [weight(game.state, seat) for seat in range(4)]
            seen += 1
    assert seen > 50


@pytest.mark.parametrize("law", [TradeDecided, TradeTied])
def test_however_a_trade_ends_it_is_looked_at(law: type[TradeDecided | TradeTied]) -> None:
    ended = law.__new__(law)
    assert stage([ended], "lively") == SHOWDOWN["lively"] > 0 == stage([], "lively")
