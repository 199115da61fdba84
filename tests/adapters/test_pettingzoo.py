"""The PettingZoo environment passes that library's own tests, and plays any table from any seed."""

import importlib
import sys
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, render_test, seed_test
from pettingzoo.test.state_test import state_test

from maquignon.adapters.pettingzoo import ILLEGAL, STATE_WIDTH, env, parallel_env, raw_env
from maquignon.rules.terms.charter import CharterError
from maquignon.rules.terms.editions import EDITIONS
from maquignon.turbo.codec import ACTIONS, SAY_AUCTION, SAY_PASS

# PettingZoo keeps a list of its own environments that observe with a mask; any other is warned of.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]
# Two of its tests do not apply: `max_cycles_test` and the bombardment test choose actions without looking at the mask.


def say_anything(table: Any, rng: Random) -> None:
    """One symbol, or a farewell."""
    observation, _, terminated, truncated, _ = table.last()
    symbols = np.flatnonzero(observation["action_mask"]).tolist()
    table.step(None if terminated or truncated else rng.choice(symbols))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_api_is_kept(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(players=players), num_cycles=100)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_api_is_kept_through_a_whole_game_of_every_edition(edition: str) -> None:
    api_test(env(edition=edition, players=3, variants=["coup-double"]), num_cycles=1_000)


def test_a_seed_makes_the_same_game() -> None:
    seed_test(env, num_cycles=60)


@pytest.mark.slow
def test_the_parallel_conversion_keeps_the_api(capsys: pytest.CaptureFixture[str]) -> None:
    parallel_api_test(parallel_env(players=3), num_cycles=700)
    assert "Passed Parallel API test" in capsys.readouterr().out


def test_every_render_mode_renders() -> None:
    render_test(env)


def test_the_state_is_in_its_space() -> None:
    state_test(env(), parallel_env())


@pytest.mark.slow
def test_the_performance_benchmark_runs(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(env(edition="koehandel"))
    assert "Finished performance benchmark" in capsys.readouterr().out


@pytest.mark.parametrize(
    "terms",
    [
        {"edition": "bluff", "variants": ["super-marchandage", "coup-double"], "players": 5},
        {"edition": "koehandel", "house_rules": {"family_size": 2, "opening_deal": 2, "dove": True}, "players": 3},
    ],
    ids=["variants", "house rules"],
)
def test_any_table_is_played_to_the_end_and_rewards_add_up_to_nothing(terms: dict[str, Any]) -> None:
    table = raw_env(**terms)
    table.reset(seed=1)
    rng = Random(1)
    while not any(table.terminations.values()):
        say_anything(table, rng)
    assert table.spoken.over
    assert sum(table.rewards.values()) == pytest.approx(0)
    assert max(table.rewards.values()) > 0
    while table.agents:
        say_anything(table, rng)


def test_scores_can_be_the_reward() -> None:
    table = raw_env(house_rules={"family_size": 2}, players=3, returns="score")
    table.reset(seed=2)
    rng = Random(2)
    while not any(table.terminations.values()):
        say_anything(table, rng)
    assert sum(table.rewards.values()) >= 3850  # every family is somebody's


def test_a_limit_truncates_and_does_not_terminate() -> None:
    table = raw_env(limit=7)
    table.reset(seed=3)
    rng = Random(3)
    for _ in range(7):
        assert not any(table.truncations.values())
        say_anything(table, rng)
    assert all(table.truncations.values())
    assert not any(table.terminations.values())


def test_another_seed_makes_another_game_and_no_seed_goes_on_with_the_dice() -> None:
    table = raw_env()
    piles = []
    for seed in (5, 6, 5, None):
        table.reset(seed=seed)
        piles.append(table._dealer.order)
    assert piles[0] == piles[2]
    assert len(set(piles)) == 3


def test_the_first_player_and_the_pile_can_be_chosen() -> None:
    table = raw_env(edition="koehandel")
    pile = [animal for animal in range(10) for _ in range(4)]
    table.reset(seed=1, options={"first": 2, "pile": pile})
    assert table.agent_selection == "player_2"
    table.step(SAY_AUCTION)
    assert table.spoken.state.lot[0] == 0


def test_the_mask_is_in_observation_and_info_and_empty_for_who_is_not_asked() -> None:
    table = raw_env()
    table.reset(seed=1)
    for agent in table.agents:
        mask = table.observe(agent)["action_mask"]
        assert mask.shape == (ACTIONS,)
        assert data_equivalence(mask, table.infos[agent]["action_mask"])
        assert mask.any() == (agent == table.agent_selection)


def test_an_illegal_symbol_is_refused_and_ends_the_checked_game() -> None:
    bare = raw_env()
    bare.reset(seed=1)
    with pytest.raises(ValueError, match="cannot say 0 now"):
        bare.step(SAY_PASS)
    checked = env()
    checked.reset(seed=1)
    loser = checked.agent_selection
    checked.step(SAY_PASS)
    assert all(checked.terminations.values())
    assert checked.rewards[loser] == ILLEGAL


def test_the_state_holds_every_secret() -> None:
    table = raw_env()
    table.reset(seed=1)
    before = table.state()
    assert before.shape == (STATE_WIDTH,)
    table.spoken.state.purse[2][1] += 1
    assert (table.state() != before).sum() == 1


def test_rendering_tells_what_happened_and_where_the_game_stands() -> None:
    table = raw_env(edition="koehandel", render_mode="ansi")
    table.reset(seed=1, options={"first": 0})
    table.step(SAY_AUCTION)
    told = table.render()
    assert told is not None
    assert "player_0" in told
    assert "phase: bidding" in told
    assert "player_0" not in (table.render() or "")  # nothing is told twice


@pytest.mark.parametrize(
    ("terms", "sentence"),
    [
        ({"edition": "chess"}, "There is no edition 'chess'"),
        ({"players": 2}, "3 to 5 players"),
        ({"house_rules": {"lot_size": 9}}, "whole number from 1 to 3"),
    ],
)
def test_a_table_that_cannot_be_played_is_refused(terms: dict[str, Any], sentence: str) -> None:
    with pytest.raises(CharterError, match=sentence):
        env(**terms)


def test_wrong_arguments_are_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match="no render mode 'rgb_array'"):
        raw_env(render_mode="rgb_array")
    with pytest.raises(ValueError, match="no returns 'money'"):
        raw_env(returns="money")
    with pytest.raises(ValueError, match="seat from 0 to 3, not 4"):
        raw_env().reset(options={"first": 4})


@pytest.mark.parametrize(("adapter", "library"), [("pettingzoo", "pettingzoo"), ("openspiel", "pyspiel")])
def test_without_the_library_a_sentence_says_what_to_install(
    adapter: str, library: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, f"maquignon.adapters.{adapter}", raising=False)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(ImportError, match=r"pip install 'maquignon\[research\]'"):
        importlib.import_module(f"maquignon.adapters.{adapter}")
