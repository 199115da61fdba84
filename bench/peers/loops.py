"""A random game in each library's own manner, and how to time one that is driven from Python."""

import time
from collections.abc import Callable
from random import Random
from typing import Any, Final

import numpy as np

from bench.measured import Measured

SECONDS: Final = 0.3
"""Of processor time, for one measurement."""


def timed(play: Callable[[], int]) -> Callable[[], Measured]:
    """Games until the time is up; `play` returns the steps of one."""

    def measure() -> Measured:
        steps = games = 0
        begin = time.process_time()
        while time.process_time() - begin < SECONDS:
            steps += play()
            games += 1
        return Measured(steps, games, time.process_time() - begin)

    return measure


def play_openspiel(state: Any, rng: Random) -> int:
    steps = 0
    while not state.is_terminal():
        step_openspiel(state, rng)
        steps += 1
    return steps


def step_openspiel(state: Any, rng: Random) -> None:
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, chances)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def play_pettingzoo(table: Any, rng: Random) -> int:
    steps = 0
    table.reset(seed=rng.getrandbits(30))
    for _ in table.agent_iter():
        seen, _, terminated, truncated, _ = table.last()
        if terminated or truncated:
            table.step(None)
        else:
            table.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            steps += 1
    return steps


def play_rlcard(table: Any, rng: Random) -> int:
    steps = 0
    state, _ = table.reset()
    while not table.is_over():
        state, _ = table.step(rng.choice(list(state["legal_actions"])))
        steps += 1
    return steps
