"""The small games of bench/exact are solved to perfect play, and every bot is somewhere between that and losing all."""

import pyspiel
import pytest

from bench.exact.bots import at_random, strategy_of
from bench.exact.endgames import ENDGAMES
from bench.exact.solving import ExactGame
from maquignon.rules.audience import seen_by


@pytest.fixture(scope="module")
def level() -> ExactGame:
    return ExactGame(ENDGAMES[0])


def test_the_tree_is_a_game_of_two_with_perfect_recall_and_one_winner(level: ExactGame) -> None:
    assert level.spiel.num_players() == 2
    assert level.spiel.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert level.tree.nodes == 3493
    moments = level.tree.moments.values()
    assert all(moment.labels == [*dict.fromkeys(moment.labels)] for moment in moments)


def test_nobody_decides_by_what_they_have_not_seen(level: ExactGame) -> None:
    moments = level.tree.moments.values()
    for moment in moments:
        assert all(seen_by(event, moment.seat) == event for event in moment.story)
    assert any(getattr(event, "notes", ()) is None for moment in moments for event in moment.story)


def test_a_few_iterations_come_close_to_the_known_value(level: ExactGame) -> None:
    solved = level.solve(60)
    assert solved.exploitability < 0.001
    assert solved.value == pytest.approx(1 / 3, abs=0.01)


def test_more_iterations_are_closer(level: ExactGame) -> None:
    assert level.solve(30).exploitability < level.solve(3).exploitability


def test_playing_anything_can_be_exploited_and_perfect_play_wins_against_it(level: ExactGame) -> None:
    anything, perfect = level.policy(at_random), level.solve(60)
    assert level.exploitability(anything) == pytest.approx(0.620, abs=0.001)
    assert level.value(perfect.policy, anything) > perfect.value > level.value(anything, perfect.policy)


def test_a_bot_is_asked_with_all_that_its_seat_knows(level: ExactGame) -> None:
    policy = level.policy(strategy_of("thrifty", draws=2))
    assert len(policy) == len(level.tree.moments)
    assert all(sum(chance for _, chance in chances) == pytest.approx(1) for chances in policy.values())
    assert 0.1 < level.exploitability(policy) <= 1
