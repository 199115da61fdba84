"""Advantages: the result of a game, credited to the decisions that led to it."""

import numpy as np
import pytest

from maquignon.training.advantages import gae


def advantages(
    values: list[float], seats: list[int], ends: list[int], rewards: list[float], lambda_: float
) -> list[float]:
    steps = len(values)
    over = np.zeros((steps, 1), bool)
    over[ends] = True
    estimates = gae(
        np.array(values, np.float32)[:, None],
        np.array(seats, np.int8)[:, None],
        over,
        np.tile(np.array(rewards, np.float32), (steps, 1, 1)),
        lambda_,
    )
    assert estimates.returns == pytest.approx(estimates.advantages + np.array(values)[:, None], abs=1e-6)
    return [
        float(advantage) if valid else float("nan")
        for advantage, valid in zip(estimates.advantages[:, 0], estimates.valid[:, 0], strict=True)
    ]


def test_the_last_decision_of_each_seat_answers_for_the_result() -> None:
    assert advantages([0.2, 0.5], [0, 1], [1], [1.0, 0.0], lambda_=0.0) == pytest.approx([0.8, -0.5])


def test_with_lambda_zero_a_decision_answers_only_for_the_next_value_of_its_seat() -> None:
    gains = advantages([0.2, 0.5, 0.6], [0, 1, 0], [2], [1.0, 0.0], lambda_=0.0)
    assert gains == pytest.approx([0.6 - 0.2, 0.0 - 0.5, 1.0 - 0.6])


def test_with_lambda_one_every_decision_answers_for_the_result() -> None:
    gains = advantages([0.2, 0.5, 0.6, 0.1], [0, 1, 0, 1], [3], [1.0, 0.0], lambda_=1.0)
    assert gains == pytest.approx([0.8, -0.5, 0.4, -0.1])


def test_a_new_game_owes_nothing_to_the_one_before() -> None:
    gains = advantages([0.2, 0.3, 0.4, 0.1], [0, 1, 0, 1], [1, 3], [1.0, 0.0], lambda_=1.0)
    assert gains == pytest.approx([0.8, -0.3, 0.6, -0.1])


def test_a_decision_whose_outcome_lies_beyond_the_rollout_does_not_count() -> None:
    gains = advantages([0.2, 0.5, 0.6], [0, 1, 0], [], [1.0, 0.0], lambda_=0.5)
    assert gains[0] == pytest.approx(0.6 - 0.2)
    assert np.isnan(gains[1])
    assert np.isnan(gains[2])
