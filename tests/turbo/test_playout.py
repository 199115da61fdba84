"""Games played out from any position, by players that never do what they may not."""

from random import Random

import numpy as np
import pytest

from maquignon.bots.random import RandomBot
from maquignon.play.dealer import Dealer
from maquignon.play.match import play_match
from maquignon.rules.act import act
from maquignon.rules.game import start
from maquignon.rules.legality import why_not
from maquignon.rules.payment import payments
from maquignon.rules.reasons import FINE
from maquignon.rules.schedule import next_to_act
from maquignon.rules.state import HOUSE, OVER, State
from maquignon.rules.terms.editions import EDITIONS
from maquignon.turbo import records
from maquignon.turbo.anything import do_anything, pay_any_way
from maquignon.turbo.codec import Draft
from maquignon.turbo.dice import streams
from maquignon.turbo.driver import move_house
from maquignon.turbo.playout import ANYTHING, SENSIBLE, play_out, repeated
from maquignon.turbo.sensible import do_sensibly
from tests.turbo.tables import Table, house_table, printed_tables

pytestmark = pytest.mark.slow  # where nothing is cached yet, compiling takes a while

PRINTED = printed_tables()
KOEHANDEL = start(EDITIONS["koehandel"], 4, 0).state


def play_plainly(s: State, seed: int, players: tuple[int, ...]) -> int:
    """The same game as a playout from the same position, in plain Python; how many actions it took."""
    dice, d, steps = streams(seed, 1), Draft(), 0
    while s.phase != OVER:
        seat = next_to_act(s)
        if seat == HOUSE:
            move_house(s, d, dice, 0)
        elif players[seat] == ANYTHING:
            do_anything(s, d, seat, dice, 0)
        else:
            do_sensibly(s, d, seat, dice, 0)
        action = d.doing, seat, d.amount, d.target, d.animal, d.notes
        assert why_not(s, *action) == FINE
        act(s, *action)
        d, steps = Draft(), steps + 1
    return steps


@pytest.mark.parametrize("table", PRINTED[::4], ids=lambda table: table.title)
def test_a_playout_is_a_game_of_legal_actions(table: Table) -> None:
    assert_legal(table, 11)


def test_a_playout_is_legal_under_any_house_rules() -> None:
    rng = Random(12)
    for seed in range(80):
        assert_legal(house_table(rng), seed)


def assert_legal(table: Table, seed: int) -> None:
    for players in ((ANYTHING,) * 5, (SENSIBLE,) * 5, (ANYTHING, SENSIBLE) * 3):
        s = table.begin(0).state
        positions = repeated(s, 1)
        results = play_out(positions, seed, players[:5])
        assert results.steps == play_plainly(s, seed, players)
        assert records.read(positions[0], State) == s
        assert results.finished.all()


def test_the_dice_find_every_way_to_pay_and_no_other() -> None:
    dice = streams(1, 1)
    for purse, price in (((2, 9, 4, 3, 2, 1), 370), ((1, 2, 2, 0, 3, 2), 130), ((0, 0, 0, 1, 1, 1), 120)):
        found = set()
        for _ in range(2000):
            notes = [0] * 6
            pay_any_way(purse, price, notes, dice, 0)
            found.add(tuple(notes))
        assert found == set(payments(purse, price, False))


def test_a_limit_cuts_games_off() -> None:
    results = play_out(repeated(KOEHANDEL, 50), 1, limit=20)
    assert results.steps == 50 * 20
    assert not results.finished.any()


def test_whoever_is_sensible_wins_most_games_against_the_careless() -> None:
    results = play_out(repeated(KOEHANDEL, 500), 1, (SENSIBLE, ANYTHING, ANYTHING, ANYTHING))
    assert results.winners[:, 0].mean() > 0.6


def test_a_random_game_is_as_long_as_the_random_bots_make_it() -> None:
    compiled = play_out(repeated(KOEHANDEL, 2000), 2).steps / 2000
    edition, rng = EDITIONS["koehandel"], Random(3)
    plain = [
        sum(max(1, len(action.animals)) for action in play_match(
            edition, [RandomBot(rng) for _ in range(4)], Dealer.shuffled(edition, rng), 0
        ).actions)
        for _ in range(150)
    ]  # fmt: skip
    assert abs(np.mean(plain) - compiled) < 4 * np.std(plain) / np.sqrt(len(plain))


def test_an_impossible_position_is_refused_and_not_played_for_ever() -> None:
    positions = repeated(KOEHANDEL, 3)
    positions["herd"][1, 2, 9] = 1
    with pytest.raises(ValueError, match="Position 1 is impossible: there are 5 animals of kind 9, and a family has 4"):
        play_out(positions, 1)
