"""A game driven through an adapter is the game that `play.match` plays with the same actions."""

from random import Random

import pyspiel
import pytest

import maquignon.adapters.openspiel as openspiel
from maquignon.adapters.pettingzoo import raw_env
from maquignon.bots.random import RandomBot
from maquignon.notation.terms import changes
from maquignon.play.dealer import Dealer
from maquignon.play.match import Match, play_match
from maquignon.rules.cards import KINDS_OF_ANIMALS
from maquignon.rules.game import apply, start, winners
from maquignon.rules.state import HOUSE
from maquignon.rules.terms.charter import agree
from maquignon.turbo.translate import symbols_of
from tests.turbo.tables import Table, house_table, printed_tables

QUICK = printed_tables()[::13]
REST = [table for table in printed_tables() if table not in QUICK]


def matched(table: Table, pile: list[int] | None = None) -> tuple[Match, Dealer]:
    rng = Random(table.title)
    dealer = Dealer.stacked(table.edition, pile) if pile else Dealer.shuffled(table.edition, rng)
    bots = [RandomBot(Random(f"{table.title}/{seat}")) for seat in range(table.players)]
    return play_match(table.edition, bots, dealer, first=rng.randrange(table.players)), dealer


def assert_same_in_pettingzoo(table: Table, pile: list[int] | None = None) -> None:
    match, dealer = matched(table, pile)
    variants, house_rules = changes(table.edition)
    played = raw_env(
        edition=table.edition.name, variants=variants, house_rules=house_rules, players=table.players, returns="score"
    )
    played.reset(options={"first": match.first, "pile": dealer.order})
    game = start(match.edition, table.players, match.first)
    for action in match.actions:
        if action.seat != HOUSE:
            assert played.agent_selection == f"player_{action.seat}"
            assert played.spoken.state == game.state
            for symbol in symbols_of(game.state, action):
                played.step(symbol)
        apply(game, action)
    assert played.spoken.state == match.game.state
    assert all(played.terminations.values())


def assert_same_in_openspiel(table: Table, pile: list[int] | None = None) -> None:
    match, _ = matched(table, pile)
    variants, house_rules = changes(table.edition)
    state = openspiel.load(
        edition=table.edition.name, variants=variants, house_rules=house_rules, players=table.players
    ).new_initial_state()
    state.apply_action(match.first)
    game = start(match.edition, table.players, match.first)
    for action in match.actions:
        if action.seat != HOUSE:
            assert state.current_player() == action.seat
            assert state.spoken is not None
            assert state.spoken.state == game.state
            for symbol in symbols_of(game.state, action):
                assert symbol in state.legal_actions()
                state.apply_action(symbol)
        for animal in action.animals:
            assert state.current_player() == pyspiel.PlayerId.CHANCE
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
            assert animal in dict(state.chance_outcomes())
            state.apply_action(animal)
        apply(game, action)
    assert state.is_terminal()
    assert state.spoken is not None
    assert state.spoken.state == match.game.state
    assert [seat for seat, won in enumerate(state.returns()) if won > 0] == winners(match.game)


@pytest.mark.parametrize("table", QUICK, ids=lambda table: table.title)
def test_both_play_the_game_of_the_match(table: Table) -> None:
    assert_same_in_pettingzoo(table)
    assert_same_in_openspiel(table)


@pytest.mark.slow
@pytest.mark.parametrize("table", REST[::3], ids=lambda table: table.title)
def test_both_play_the_game_of_the_match_at_other_tables(table: Table) -> None:
    assert_same_in_pettingzoo(table)
    assert_same_in_openspiel(table)


@pytest.mark.slow
def test_both_play_the_game_of_the_match_under_house_rules() -> None:
    rng = Random(8)
    for _ in range(10):
        table = house_table(rng)
        assert_same_in_pettingzoo(table)
        assert_same_in_openspiel(table)


def test_a_dove_won_in_the_opening_deal_waits_until_all_is_dealt() -> None:
    edition = agree("koehandel", [], {"family_size": 2, "opening_deal": 4, "dove": True}, 3)
    table = Table("everything at once", edition, 3)
    # the first player gets both roosters and both geese, with the tenth of twelve cards
    pile = [0, 9, 8, 0, 7, 6, 1, 5, 4, 1, 3, 2, *range(2, 10)]
    assert_same_in_pettingzoo(table, pile)
    assert_same_in_openspiel(table, pile)


def test_animals_are_as_likely_as_they_are_in_the_pile() -> None:
    state = openspiel.load(edition="koehandel", first=0).new_initial_state()
    state.apply_action(1)
    assert [chance for _, chance in state.chance_outcomes()] == pytest.approx([1 / KINDS_OF_ANIMALS] * KINDS_OF_ANIMALS)
    state.apply_action(3)
    left = {animal: 4 - (animal == 3) for animal in range(KINDS_OF_ANIMALS)}
    assert state.spoken is not None
    assert dict(state.spoken.chances()) == pytest.approx({animal: number / 39 for animal, number in left.items()})
