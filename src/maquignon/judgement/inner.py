"""The same judgement in the Python that numba compiles, for code that plays without ever coming back to numpy."""

from math import exp
from typing import Any

from maquignon.judgement.phases import A_SEAT, PILE_LEFT, SEATS, phase_of


def judge(observation: Any, first: Any, second: Any, head: Any, sureness: Any, hidden: Any, chances: Any) -> None:
    """Write the chance of every seat into `chances`; a layer is (weights, bias), `hidden` is room for two layers."""
    forward(observation, first[0], first[1], hidden[0], True)
    forward(hidden[0], second[0], second[1], hidden[1], True)
    forward(hidden[1], head[0], head[1], chances, False)
    sure = sureness[phase_of(observation[PILE_LEFT])]
    total = 0.0
    for seat in range(len(chances)):
        there = observation[SEATS + A_SEAT * seat] > 0.5
        chances[seat] = exp(sure * chances[seat]) if there else 0.0
        total += chances[seat]
    for seat in range(len(chances)):
        chances[seat] /= total


def forward(inputs: Any, weights: Any, bias: Any, outputs: Any, rectified: bool) -> None:
    for unit in range(len(bias)):
        total = bias[unit]
        for place in range(len(inputs)):
            total += weights[unit, place] * inputs[place]
        outputs[unit] = max(total, 0.0) if rectified else total
