"""Thousands of games as one environment: Gymnasium's manner, our law."""

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import NDArray

import maquignon as mq
from maquignon.adapters.vector import VectorGames
from maquignon.turbo.traits import KEENNESS

TABLES = [("koehandel", 3), ("bluff", 4)]
SMALL = mq.agree("koehandel", 3, house_rules={"family_size": 2})


def say_anything(rng: np.random.Generator, seen: dict[str, NDArray[Any]]) -> NDArray[np.int64]:
    """Pass more often than not, so that games end."""
    chances = rng.random(seen["action_mask"].shape) * seen["action_mask"]
    chances[:, 0] *= 3
    return np.asarray(chances.argmax(axis=1))


def play(env: VectorGames, steps: int, seed: int = 1) -> list[tuple[NDArray[Any], ...]]:
    rng = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    told = []
    for _ in range(steps):
        seen, rewards, terminated, truncated, infos = env.step(say_anything(rng, seen))
        parts = (seen["observation"], rewards, terminated, truncated, infos["seats"], infos["results"])
        told.append(tuple(part.copy() for part in parts))
    return told


def test_it_is_a_vector_environment_whose_spaces_hold_what_it_shows() -> None:
    env = VectorGames(TABLES, games=6)
    assert isinstance(env, VectorEnv)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, infos = env.reset(seed=3)
    assert env.observation_space.contains(seen)
    assert env.action_space.shape == (6,)
    assert infos["seats"].shape == (6,)
    assert env.players.tolist() == [3, 4, 3, 4, 3, 4]


def test_what_is_shown_are_the_arrays_of_the_batch_and_no_copies() -> None:
    env = VectorGames(TABLES, games=4)
    seen, infos = env.reset(seed=1)
    assert seen["observation"] is env.batch.observations
    assert seen["action_mask"] is env.batch.masks
    after, *_ = env.step(say_anything(np.random.default_rng(1), seen))
    assert after["observation"] is seen["observation"]
    assert infos["seats"] is env.batch.seats


def test_the_same_seed_gives_the_same_games_and_another_gives_others() -> None:
    env = VectorGames([(SMALL, 3)], games=5, partners="sparring")
    once, again, other = play(env, 60), play(env, 60), play(env, 60, seed=2)
    assert all((a == b).all() for mine, same in zip(once, again, strict=True) for a, b in zip(mine, same, strict=True))
    assert any((a != b).any() for mine, same in zip(once, other, strict=True) for a, b in zip(mine, same, strict=True))


@pytest.mark.parametrize("partners", ["none", "sparring"])
def test_a_game_that_ends_pays_every_seat_its_share_and_begins_anew(partners: str) -> None:
    env = VectorGames([(SMALL, 3)], games=40, partners=partners)
    ended = 0
    for _, rewards, terminated, truncated, _, results in play(env, 250):
        assert not truncated.any()
        assert (rewards[~terminated] == 0).all()
        assert results[terminated].sum(axis=1) == pytest.approx(0, abs=1e-6)
        assert (results[:, 3:] == 0).all()
        assert np.isin(np.round(rewards[terminated] * 6), [-2, 0, 1, 4]).all()
        ended += int(terminated.sum())
    assert ended > 40
    assert env.batch.masks.any(axis=1).all()


def test_with_partners_nobody_else_is_ever_asked() -> None:
    env = VectorGames(TABLES, games=12, partners="sparring")
    own = np.arange(12) % env.players
    for *_, seats, _ in play(env, 80):
        assert (seats == own).all()
    assert (env.batch.tempers[np.arange(12), own] == 0).all()
    assert (np.delete(env.batch.tempers[0, :3, KEENNESS], own[0]) > 0).all()


def test_scores_can_be_the_reward() -> None:
    env = VectorGames([(SMALL, 3)], games=20, returns="score")
    best = max(results.max() for *_, results in play(env, 200))
    assert best > 500


def test_a_limit_truncates_and_does_not_terminate() -> None:
    env = VectorGames(TABLES, games=4, limit=5)
    cut = [(bool(terminated.any()), bool(truncated.all())) for _, _, terminated, truncated, *_ in play(env, 5)]
    assert cut == [(False, False)] * 4 + [(False, True)]


def test_a_symbol_that_cannot_be_said_is_refused_and_changes_nothing() -> None:
    env = VectorGames(TABLES, games=3)
    seen, _ = env.reset(seed=1)
    before = seen["observation"].copy()
    symbols = seen["action_mask"].argmax(axis=1)
    symbols[2] = seen["action_mask"][2].argmin()
    with pytest.raises(ValueError, match="of game 2 cannot say"):
        env.step(symbols)
    assert (env.batch.observations == before).all()


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"partners": "friends"}, "There are no partners 'friends'"),
        ({"returns": "money"}, "There are no returns 'money'"),
        ({"tables": [("poker", 4)]}, "There is no edition 'poker'"),
        ({"tables": []}, "at least one table"),
    ],
)
def test_what_cannot_be_set_up_is_refused_with_a_sentence(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        VectorGames(**{"games": 2} | wrong)
