"""Imagined positions: each looks to the viewer just as the real one does."""

from random import Random

import pytest

from maquignon.bots.imagine import _pile, imagine, seen_state
from maquignon.knowledge.hearsay import Listener
from maquignon.knowledge.purses import OFFERED, Knowledge
from maquignon.notation.record import read, steps
from maquignon.rules.audience import seen_by
from maquignon.rules.cards import count_notes, worth
from maquignon.rules.game import Game, start
from maquignon.rules.state import ANSWERING, BUYING_BACK, OVER, State
from maquignon.rules.telling import play
from maquignon.rules.terms.charter import agree
from maquignon.rules.views import view
from tests.golden.games import record_of
from tests.properties.random_play import any_action

TABLES = [
    ("koehandel", 4, {}),
    ("boursicocotte-2025", 3, {}),
    ("boursikocotte", 5, {"bids": "must-afford"}),
    ("bluff", 4, {}),
]


@pytest.mark.parametrize(("name", "players", "house_rules"), TABLES)
def test_every_imagined_position_has_that_view(name: str, players: int, house_rules: dict[str, object]) -> None:
    rng = Random(name)
    edition = agree(name, [], house_rules, players)
    game = start(edition, players, 0)
    viewer = 1
    listener = Listener(edition, players)
    seen = 0
    while game.state.phase != OVER:
        listener.hear([seen_by(event, viewer) for event in play(game, any_action(game, rng))])
        if rng.random() < 0.1:
            imagined = Game(edition, imagine(view(game, viewer), listener.knowledge, rng))
            assert view(imagined, viewer) == view(game, viewer)
            assert_fits(imagined.state, listener.knowledge)
            seen += 1
    assert seen > 10


def assert_fits(s: State, known: Knowledge) -> None:
    """Nobody has notes that they are known not to have, or less than they are known to have."""
    laid = s.offer if s.phase == ANSWERING else s.paid
    owner = {ANSWERING: s.active, BUYING_BACK: s.leader}.get(s.phase)
    for seat in range(s.players):
        notes = [own + (laid[kind] if seat == owner else 0) for kind, own in enumerate(s.purse[seat])]
        for least, number, most in zip(known.low[seat], notes, known.high[seat], strict=True):
            assert least <= number <= most
        assert known.poor[seat] <= worth(notes) <= known.rich[seat]
        assert sum(notes) == known.size[seat]
    assert [sum(purse[kind] for purse in s.purse) + laid[kind] for kind in range(len(laid))] == known.total


def test_positions_that_were_are_remembered_in_imagined_ones() -> None:
    """R6 D21 else an imagined game could go round in circles for ever."""
    header, actions = read(record_of("boursicocotte-2025-circles"))
    remembered = 0
    for step in steps(header.start(), actions):
        s = seen_state(view(step.game, 0))
        assert (s.seen, s.turns_seen) == (step.game.state.seen, step.game.state.turns_seen)
        remembered += any(s.seen)
    assert remembered > 5


def test_imagined_purses_differ_where_nothing_is_known() -> None:
    edition = agree("koehandel", [], {"bids": "must-afford"}, 5)
    game = start(edition, 5, 0)
    rng = Random(1)
    listener = Listener(edition, 5)
    while game.state.pile_left > 10:
        listener.hear([seen_by(event, 0) for event in play(game, any_action(game, rng))])
    deals = {str(imagine(view(game, 0), listener.knowledge, rng).purse) for _ in range(30)}
    assert len(deals) > 1


def test_what_is_seen_is_copied_and_what_is_not_is_left_empty() -> None:
    game = start(agree("koehandel", [], {}, 3), 3, 1)
    s = seen_state(view(game, 2))
    assert tuple(s.purse[2]) == count_notes(game.edition.start_notes)
    assert not any(s.purse[0])
    assert not any(s.purse[1])
    assert s.active == 1
    assert s.pile == game.state.pile


def test_an_imagined_pile_is_worth_what_it_can_be() -> None:
    known, rng = Knowledge(), Random(1)
    known.pile_size[OFFERED], known.pile_high[OFFERED] = 2, [2, 2, 2, 0, 0, 0]
    known.pile_poor[OFFERED], known.pile_rich[OFFERED] = 50, 60
    piles = [_pile(known, (2, 2, 2, 0, 0, 0), rng) for _ in range(200)]
    assert {worth(pile) for pile in piles if pile is not None} == {50, 60}
