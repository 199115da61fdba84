"""The OpenSpiel game passes that library's own tests, and its algorithms play it."""

import unittest
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver

import maquignon.adapters.openspiel as openspiel
from maquignon.adapters.chronicle import ROW, TOLD
from maquignon.adapters.openspiel import MaquignonGame, MaquignonState
from maquignon.adapters.parameters import read_house_rules, write_house_rules
from maquignon.adapters.symbols import name_of
from maquignon.rules.terms.editions import EDITIONS
from maquignon.turbo.codec import ACTIONS, SAY_AUCTION, SAY_PASS
from maquignon.turbo.observation import WIDTH

PLAYTHROUGH = Path(__file__).parent / "playthrough.txt"
SMALL = {"family_size": 2, "start_notes": [0, 10, 10, 50], "bid_step": 50}
TINY: dict[str, Any] = {
    "players": 3, "edition": "koehandel", "first": 0, "max_game_length": 5,
    "house_rules": {"family_size": 2, "start_notes": [0, 10], "bids": "must-afford", "opening_deal": 0},
}  # fmt: skip


def play_on(state: MaquignonState, rng: Random, symbols: int) -> None:
    while symbols and not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            symbols -= 1


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_random_games_run_and_every_state_can_be_written_and_read(edition: str) -> None:
    rules = {"family_size": 2, "bids": "must-afford"}
    game = openspiel.load(edition=edition, players=3, house_rules=rules, variants=["coup-double"])
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_short_random_game_runs_and_every_state_can_be_written_and_read() -> None:
    pyspiel.random_sim_test(openspiel.load(max_game_length=60), num_sims=2, serialize=True, verbose=False)


@pytest.fixture
def read_flags() -> None:
    if not flags.FLAGS.is_parsed():
        flags.FLAGS.mark_as_parsed()


@pytest.mark.slow
def test_the_registered_game_keeps_the_api(read_flags: None) -> None:
    assert openspiel.NAME in pyspiel.registered_names()
    game = pyspiel.load_game(openspiel.NAME)
    suite = type("Suite", (api_test.EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": openspiel.NAME})
    result = unittest.TextTestRunner(verbosity=0).run(unittest.defaultTestLoader.loadTestsFromTestCase(suite))
    assert result.testsRun >= 5
    assert result.wasSuccessful(), [*result.errors, *result.failures]


def test_players_recall_everything() -> None:
    """Cut off after a few symbols, the game is small enough to go through all of it."""
    recalled = api_test._assert_is_perfect_recall(openspiel.load(**TINY))
    assert len(recalled) > 100


def test_a_golden_playthrough_replays_equal(read_flags: None) -> None:
    original, again = generate_playthrough.replay(PLAYTHROUGH)
    assert again == original


def test_a_state_written_and_read_goes_on_as_before() -> None:
    state = openspiel.load(edition="bluff").new_initial_state()
    play_on(state, Random(1), 200)
    game, twin = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(twin) == str(state)
    assert twin.history() == state.history()
    play_on(state, Random(2), 100)
    play_on(twin, Random(2), 100)
    assert str(twin) == str(state)
    for seat in range(game.num_players()):
        assert twin.information_state_tensor(seat) == state.information_state_tensor(seat)


def test_a_clone_goes_its_own_way() -> None:
    state = openspiel.load().new_initial_state()
    play_on(state, Random(1), 50)
    before, twin = str(state), state.clone()
    play_on(twin, Random(2), 50)
    assert str(state) == before
    assert len(twin.history()) > len(state.history())


@pytest.mark.parametrize("by_observation", [True, False], ids=["observations", "information states"])
def test_the_learning_environment_runs(by_observation: bool) -> None:
    kind = rl_environment.ObservationType.OBSERVATION if by_observation else None
    game = openspiel.load(players=3, house_rules=SMALL, max_game_length=150)
    table = rl_environment.Environment(game, observation_type=kind)
    table.seed(1)
    rng = Random(1)
    step = table.reset()
    assert table.action_spec()["num_actions"] == ACTIONS
    while not step.last():
        seat = step.observations["current_player"]
        assert len(step.observations["info_state"][seat]) == table.observation_spec()["info_state"][0]
        step = table.step([rng.choice(step.observations["legal_actions"][seat])])
    assert sum(step.rewards) == pytest.approx(0)


def test_information_set_search_finds_a_symbol() -> None:
    game = openspiel.load(players=3, house_rules=SMALL)
    state = game.new_initial_state()
    play_on(state, Random(3), 60)
    while len(state.legal_actions()) < 2 or state.is_chance_node():
        play_on(state, Random(4), 1)
    dice = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, dice), uct_c=1.0, max_simulations=4, max_world_samples=-1,
        random_state=dice, allow_inconsistent_action_sets=True,
    )  # fmt: skip
    assert bot.step(state) in state.legal_actions()


def test_counterfactual_regret_is_minimised() -> None:
    solver = ExternalSamplingSolver(openspiel.load(**TINY))
    solver.iteration()
    state = openspiel.load(**TINY).new_initial_state()
    assert sum(solver.average_policy().action_probabilities(state).values()) == pytest.approx(1)


def test_a_game_is_named_in_one_line_and_found_by_it() -> None:
    rules = {
        "family_size": 2, "dove": True, "bids": "must-afford", "start_notes": [0, 500], "donkey_payments": [50, 100],
        "money_box": {"0": 20, "10": 20, "50": 9, "100": 9, "500": 9},
    }  # fmt: skip
    game = openspiel.load(edition="bluff", variants=["coup-double", "super-marchandage"], house_rules=rules, players=3)
    twin = pyspiel.load_game(str(game))
    assert isinstance(twin, MaquignonGame)
    assert twin.edition == game.edition
    assert twin.edition.after_trade == "auction"
    assert read_house_rules(write_house_rules(rules)) == rules


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("edition=chess", "There is no edition 'chess'"),
        ("players=6", "3 to 5 players"),
        ("first=4", "seat from 0 to 3, or -1, not 4"),
        ("returns=money", "no returns 'money'"),
        ("house_rules=dove", "key:value"),
        ("house_rules=lot_size:many", "whole number from 1 to 3"),
        ("variants=poker", "There is no variant 'poker'"),
        ("max_game_length=0", "at least one symbol long"),
        ("memory=-1", "memory is not below 0"),
    ],
)
def test_a_table_that_cannot_be_played_is_refused(name: str, sentence: str) -> None:
    with pytest.raises((ValueError, RuntimeError), match=sentence):
        pyspiel.load_game(f"{openspiel.NAME}({name})")


def test_who_begins_is_a_matter_of_chance_unless_it_is_said() -> None:
    state = openspiel.load(players=5).new_initial_state()
    assert dict(state.chance_outcomes()) == pytest.approx(dict.fromkeys(range(5), 0.2))
    assert state.action_to_string(3) == "seat 3 begins"
    state.apply_action(3)
    assert state.current_player() == 3
    assert openspiel.load(first=2).new_initial_state().current_player() == 2


def test_a_game_is_cut_off_at_its_longest() -> None:
    state = openspiel.load(max_game_length=30, returns="score").new_initial_state()
    play_on(state, Random(5), 10**6)
    assert state.is_terminal()
    assert not state.spoken.over  # type: ignore[union-attr]  # it has begun
    assert state.returns() == [0.0] * 4


def test_scores_are_returned_where_they_are_asked_for() -> None:
    game = openspiel.load(returns="score", players=3, house_rules={"family_size": 2})
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    state = game.new_initial_state()
    play_on(state, Random(5), 10**6)
    assert 3850 <= sum(state.returns()) <= game.max_utility()


def kinds_of_sight() -> Iterator[Any]:
    for public in (True, False):
        for recall in (True, False):
            for private in pyspiel.PrivateInfoType.__members__.values():
                yield pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=private)


def test_every_kind_of_observation_shows_what_it_should() -> None:
    state = openspiel.load(edition="koehandel", first=0).new_initial_state()
    play_on(state, Random(6), 300)
    game = state.get_game()
    for kind in kinds_of_sight():
        observer = game.make_py_observer(kind)
        observer.set_from(state, 1)
        told = observer.string_from(state, 1)
        own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        assert (observer.tensor is not None) == (own and kind.public_info)
        assert bool(told) == (kind.public_info or kind.private_info != pyspiel.PrivateInfoType.NONE)
    assert len(state.observation_tensor(1)) == WIDTH
    assert len(state.information_state_tensor(1)) > WIDTH


def test_memory_can_be_left_out() -> None:
    state = openspiel.load(memory=0, first=0).new_initial_state()
    assert len(state.information_state_tensor(0)) == 4 + WIDTH


def test_the_latest_events_stand_first_in_memory() -> None:
    state = openspiel.load(edition="koehandel", first=0, memory=3).new_initial_state()
    for action in (SAY_AUCTION, 7, SAY_PASS):
        state.apply_action(action)
    kinds = np.reshape(state.information_state_tensor(2)[4 + WIDTH :], (3, ROW))[:, : len(TOLD)]
    assert [TOLD[place].__name__ for place in kinds.argmax(axis=1)] == ["Passed", "LotTurnedUp", "AuctionOpened"]


def test_every_symbol_has_a_name_of_its_own() -> None:
    names = [name_of(symbol) for symbol in range(ACTIONS)]
    assert len(set(names)) == ACTIONS
    assert names[SAY_AUCTION] == "auction"
    assert names[8 + 3] == "lay 100"
    assert names[14:17] == ["bid the lowest", "bid 10 above the lowest", "bid 20 above the lowest"]
    assert names[29] == "raise by 20 and more"
    assert names[-1] == "challenge 4 to the left for horse"
