"""Observation vectors, information states and resampled games do not depend on notes that a seat cannot see."""

from dataclasses import replace
from itertools import combinations
from random import Random

import numpy as np
import pyspiel
import pytest
from numpy.typing import NDArray

import maquignon.adapters.openspiel as openspiel
from maquignon.adapters.openspiel import MaquignonGame, MaquignonState
from maquignon.adapters.resample import resampled
from maquignon.adapters.spoken import SpokenGame
from maquignon.bots.bot import NOTHING_SEEN
from maquignon.bots.random import RandomBot
from maquignon.notation.terms import changes
from maquignon.rules.actions import Action, Hammer, Trade
from maquignon.rules.cards import count_notes, list_notes, worth
from maquignon.rules.events import Event
from maquignon.rules.game import Game
from maquignon.rules.options import options
from maquignon.rules.schedule import next_to_act
from maquignon.rules.state import BIDDING, HOUSE
from maquignon.rules.telling import play
from maquignon.rules.terms.charter import agree
from maquignon.rules.views import view
from maquignon.turbo.translate import symbols_of
from tests.properties.interference import deal_anew, echoed, revealed_by_the_rules
from tests.turbo.tables import Table, house_table, printed_tables

# Games of four and five are long.
TABLES = [
    pytest.param(table, id=table.title, marks=[pytest.mark.slow] if table.players > 3 else [])
    for table in printed_tables()[::10]
]


def game_of(table: Table) -> MaquignonGame:
    variants, house_rules = changes(table.edition)
    return openspiel.load(
        edition=table.edition.name, variants=variants, house_rules=house_rules, players=table.players, first=0
    )


def known_to(game: MaquignonGame, spoken: SpokenGame, seat: int) -> tuple[str, str, NDArray[np.float32], list[int]]:
    """Everything an algorithm may look at."""
    state: MaquignonState = game.new_initial_state()
    state.sit_down(spoken)
    tensor = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    tensor.set_from(state, seat)
    assert tensor.tensor is not None
    seen = np.concatenate([tensor.tensor, spoken.observe(seat), spoken.mask(seat)])
    return state.information_state_string(seat), state.observation_string(seat), seen, spoken.symbols(seat)


def assert_alike(game: MaquignonGame, here: SpokenGame, there: SpokenGame, seat: int) -> None:
    mine, other = known_to(game, here, seat), known_to(game, there, seat)
    assert mine[:2] == other[:2]
    assert (mine[2] == other[2]).all()
    assert mine[3] == other[3]


def dealt_anew(spoken: SpokenGame, viewer: int, rng: Random) -> SpokenGame:
    twin = spoken.copy()
    twin.take_up(deal_anew(spoken.game, viewer, rng), spoken.log)
    return twin


def happens(game: Game, action: Action) -> list[Event]:
    """The action and, where nobody else may bid, the hammer."""
    events = play(game, action)
    if game.state.phase == BIDDING and next_to_act(game.state) == HOUSE:
        events += play(game, Hammer())
    return events


def say_action(spoken: SpokenGame, action: Action) -> None:
    for symbol in symbols_of(spoken.state, action):
        spoken.say(symbol)


def assert_nothing_is_learned(game: MaquignonGame, spoken: SpokenGame, action: Action, rng: Random) -> bool:
    """The same action to the eyes of a viewer, in two games that differ in what it cannot see; was there one?"""
    viewer = rng.randrange(spoken.state.players)
    twin = dealt_anew(spoken, viewer, rng)
    assert_alike(game, spoken, twin, viewer)
    echo = echoed(action, twin.game, viewer, rng)
    if echo is None:
        return False
    events, others = happens(spoken.game.copy(), action), happens(twin.game.copy(), echo)
    if revealed_by_the_rules(spoken.state, action, viewer, events, others):
        return False
    here = spoken.copy()
    say_action(here, action)
    say_action(twin, echo)
    assert_alike(game, here, twin, viewer)
    return True


def assert_closed(table: Table, rng: Random, share: float) -> None:
    game = game_of(table)
    spoken = SpokenGame(table.edition, table.players, 0)
    compared = 0
    while not spoken.over:
        if spoken.awaits_animal:
            animals, chances = zip(*spoken.chances(), strict=True)
            spoken.draw(rng.choices(animals, chances)[0])
            continue
        action = RandomBot(rng).choose(NOTHING_SEEN, options(spoken.game, spoken.seat))
        if rng.random() < share:
            compared += assert_nothing_is_learned(game, spoken, action, rng)
        say_action(spoken, action)
    assert compared or spoken.said < 40


@pytest.mark.parametrize("table", TABLES)
def test_hidden_notes_change_nothing_that_a_seat_is_told(table: Table) -> None:
    assert_closed(table, Random(table.title), share=0.05)


@pytest.mark.slow
def test_hidden_notes_change_nothing_under_house_rules() -> None:
    rng = Random(21)
    for _ in range(8):
        assert_closed(house_table(rng), rng, share=0.1)


def assert_resampled_well(table: Table, rng: Random) -> None:
    game = game_of(table)
    spoken = SpokenGame(table.edition, table.players, 0)
    while not spoken.over:
        if spoken.awaits_animal:
            spoken.draw(rng.choice(spoken.chances())[0])
            continue
        if rng.random() < 0.02:
            seat, dice = rng.randrange(table.players), rng.getrandbits(30)
            twin = resampled(spoken, seat, Random(dice))
            assert_alike(game, spoken, twin, seat)
            assert_whole(spoken, twin)
            assert resampled(dealt_anew(spoken, seat, rng), seat, Random(dice)).state == twin.state
        spoken.say(rng.choice(spoken.symbols(spoken.seat)))


def assert_whole(spoken: SpokenGame, twin: SpokenGame) -> None:
    """As much money as before, and every seat's knowledge fits what it could be about."""
    s = twin.state
    assert sum(map(worth, s.purse)) + worth(s.offer) + worth(s.paid) == s.money_in_play
    assert replace(view(spoken.game, None), winners=()) == replace(view(twin.game, None), winners=())
    for seat in range(s.players):
        known = twin.known[seat]
        for other in range(s.players):
            if other not in (s.active, s.leader):  # whose notes may be on the table
                bounds = zip(known.low[other], s.purse[other], known.high[other], strict=True)
                assert all(low <= number <= high for low, number, high in bounds)


@pytest.mark.parametrize("table", TABLES)
def test_a_resampled_game_looks_the_same_and_owes_nothing_to_the_truth(table: Table) -> None:
    assert_resampled_well(table, Random(table.title))


@pytest.mark.slow
def test_a_resampled_game_looks_the_same_under_house_rules() -> None:
    rng = Random(4)
    for _ in range(10):
        assert_resampled_well(house_table(rng), rng)


def test_a_resampled_offer_can_be_any_that_it_could_be() -> None:
    """Two of the seven notes of an untouched hand lie face down: twice a 10, a 10 and a 50, the two zeros …"""
    edition = agree("koehandel", [], {"opening_deal": 2}, 3)
    spoken = SpokenGame(edition, 3, 0)
    for animal in (0, 1, 2, 1, 0, 2):
        spoken.draw(animal)
    for symbol in symbols_of(spoken.state, Trade(0, 1, 0, count_notes([0, 50]))):
        spoken.say(symbol)
    hand = list_notes(count_notes(edition.start_notes))
    possible = {count_notes(pair) for pair in combinations(hand, 2)}
    assert {tuple(resampled(spoken, 2, Random(seed)).state.offer) for seed in range(300)} == possible


def test_what_a_seat_is_saying_is_not_seen_by_the_others() -> None:
    table = Table("koehandel", printed_tables()[24].edition, printed_tables()[24].players)
    game = game_of(table)
    spoken = SpokenGame(table.edition, table.players, 0)
    rng = Random(1)
    while not (spoken.draft.doing and not spoken.over):
        if spoken.awaits_animal:
            spoken.draw(rng.choice(spoken.chances())[0])
            continue
        before = spoken.copy()
        spoken.say(rng.choice(spoken.symbols(spoken.seat)))
    for seat in range(table.players):
        if seat != spoken.seat:
            assert_alike(game, before, spoken, seat)
    assert known_to(game, before, spoken.seat)[0] != known_to(game, spoken, spoken.seat)[0]
