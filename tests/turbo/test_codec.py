"""Actions as integers: exact both ways, everything reachable, no dead ends."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from maquignon.rules.actions import Action, Deal, TurnUp
from maquignon.rules.game import Game, apply_legal, refusal
from maquignon.rules.options import options
from maquignon.rules.schedule import next_to_act
from maquignon.rules.state import HOUSE, OVER
from maquignon.turbo import codec
from maquignon.turbo.codec import ACTIONS, Draft, legal, say
from maquignon.turbo.translate import action_of, symbols_of
from tests.turbo.tables import Table, house_table, printed_tables

PRINTED = printed_tables()


def symbols(game: Game, draft: Draft, seat: int) -> list[int]:
    found = [0] * ACTIONS
    return found[: legal(game.state, draft, seat, found)]


def house_move(game: Game, rng: Random) -> Action:
    (choice,) = options(game, HOUSE).choices
    if choice.do == "hammer":
        return next(choice.actions(HOUSE))
    pile = [animal for animal, left in enumerate(game.state.pile) for _ in range(left)]
    animals = tuple(rng.sample(pile, choice.number))  # type: ignore[union-attr]  # the house hammers or draws
    return Deal(animals) if choice.do == "deal" else TurnUp(animals)


def positions(table: Table, rng: Random, first: int = 0) -> Iterator[tuple[Game, int]]:
    """Every position of a game, with the seat whose choice it is; that seat then speaks at random."""
    game = table.begin(first)
    while game.state.phase != OVER:
        seat = next_to_act(game.state)
        if seat == HOUSE:
            apply_legal(game, house_move(game, rng))
            continue
        yield game, seat
        action, said = speak(game, seat, rng)
        assert refusal(game, action) is None
        assert symbols_of(game.state, action) == said
        apply_legal(game, action)


def speak(game: Game, seat: int, rng: Random) -> tuple[Action, list[int]]:
    draft = Draft()
    said: list[int] = []
    while True:
        can = symbols(game, draft, seat)
        assert can, f"a dead end after {said}"
        assert len(set(can)) == len(can)
        said.append(rng.choice(can))
        if say(game.state, draft, seat, said[-1]):
            return action_of(draft, seat), said


def everything(game: Game, draft: Draft, seat: int) -> Iterator[Action]:
    """Every action that can be said, each as often as there are ways to say it."""
    for symbol in symbols(game, draft, seat):
        longer = draft.copy()
        if say(game.state, longer, seat, symbol):
            yield action_of(longer, seat)
        else:
            yield from everything(game, longer, seat)


@pytest.mark.parametrize("table", PRINTED, ids=lambda table: table.title)
def test_whatever_is_said_is_legal_and_reads_back_symbol_by_symbol(table: Table) -> None:
    for _ in islice(positions(table, Random(table.title)), 600):
        pass


@pytest.mark.slow
def test_house_rules_leave_no_dead_ends() -> None:
    rng = Random(5)
    for _ in range(60):
        for _ in islice(positions(house_table(rng), rng), 600):
            pass


@pytest.mark.slow
def test_every_legal_action_can_be_said_in_exactly_one_way() -> None:
    rng = Random(6)
    for table in [*PRINTED[::3], *(house_table(rng) for _ in range(24))]:
        for game, seat in islice(positions(table, rng), 0, 600, 7):
            native = list(islice(options(game, seat).actions(), 1500))
            if len(native) < 1500:
                said = list(everything(game, Draft(), seat))
                assert len(set(said)) == len(said)
                assert set(said) == set(native)


def test_targets_are_counted_clockwise_from_whoever_speaks() -> None:
    for first in range(5):
        game = PRINTED[2].begin(first)
        s = game.state
        s.herd[first][3] = s.herd[(first + 2) % 5][3] = 1
        assert symbols(game, Draft(), first) == [codec.SAY_AUCTION, codec.CHALLENGE + 10 + 3]


def test_a_raise_is_a_sum_of_doublings() -> None:
    game = PRINTED[0].begin(0)
    s = game.state
    s.phase, s.active, s.leader, s.high_bid = 3, 0, 2, 50
    draft = Draft()
    assert not say(s, draft, 1, codec.LIFT + 3 - 1)  # 80
    assert say(s, draft, 1, codec.RAISE + 1 + 1)  # 20
    assert draft.amount == 60 + 80 + 20


def test_nobody_has_symbols_for_raising_their_own_bid() -> None:
    game = PRINTED[0].begin(0)
    s = game.state
    s.phase, s.active, s.leader, s.high_bid = 3, 0, 2, 50
    assert options(game, 2).own_raise is not None
    assert symbols(game, Draft(), 2) == []


def test_the_house_has_no_symbols() -> None:
    with pytest.raises(ValueError, match="done by the house"):
        symbols_of(PRINTED[0].begin(0).state, TurnUp((1, 2)))
