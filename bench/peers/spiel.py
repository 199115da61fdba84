"""OpenSpiel's card games: rolled out in C++ by the library itself, and driven from Python."""

import time
from collections.abc import Callable
from random import Random
from typing import Any, Final

import pyspiel

from bench.measured import Measured
from bench.peers.loops import play_openspiel, step_openspiel, timed

GAMES: Final = ("hearts", "skat", "oh_hell(players=4)", "crazy_eights(players=4)")
ROLLOUTS: Final = 1_000
MATCHES: Final = 300


def measures() -> dict[str, Callable[[], Measured]]:
    found: dict[str, Callable[[], Measured]] = {}
    for name in GAMES:
        game = pyspiel.load_game(name)
        title = f"{name.partition('(')[0]}, {game.num_players()} players"
        found[f"OpenSpiel|{title}|its rollouts, C++"] = Rollouts(game)
        found[f"OpenSpiel|{title}|its matches of random bots, C++"] = Matches(game)
        found[f"OpenSpiel|{title}|from Python"] = from_python(game)
    return found


def from_python(game: Any) -> Callable[[], Measured]:
    rng = Random(3)
    return timed(lambda: play_openspiel(game.new_initial_state(), rng))


def mean_length(begin: Callable[[], Any], games: int = 200) -> float:
    """How many steps a random game takes: what loops in C++ does not say."""
    rng = Random(1)
    return sum(play_openspiel(begin(), rng) for _ in range(games)) / games


class Rollouts:
    """The evaluator of its tree search plays from one deal to the end, over and over: the tightest loop it has."""

    def __init__(self, game: Any) -> None:
        self._game = game
        self._deal = game.new_initial_state()
        rng = Random(2)
        while self._deal.is_chance_node():
            step_openspiel(self._deal, rng)
        self._length = mean_length(self._deal.clone)
        self._seed = 0

    def __call__(self) -> Measured:
        self._seed += 1
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, self._seed)
        bot = pyspiel.MCTSBot(
            self._game, evaluator, uct_c=1.0, max_simulations=1, max_memory_mb=10, solve=False, seed=1, verbose=False
        )
        begin = time.process_time()
        bot.mcts_search(self._deal)
        return Measured(round(ROLLOUTS * self._length), ROLLOUTS, time.process_time() - begin)


class Matches:
    """Whole games with their deal, each in one call."""

    def __init__(self, game: Any) -> None:
        self._game = game
        self._length = mean_length(game.new_initial_state)
        self._bots = [pyspiel.make_uniform_random_bot(seat, 1) for seat in range(game.num_players())]

    def __call__(self) -> Measured:
        begin = time.process_time()
        for seed in range(MATCHES):
            pyspiel.evaluate_bots(self._game.new_initial_state(), self._bots, seed)
        return Measured(round(MATCHES * self._length), MATCHES, time.process_time() - begin)
