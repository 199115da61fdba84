"""Whoever only hears what their seat may know, knows as much as a witness of the whole position grants them."""

from random import Random

import pytest

from maquignon.knowledge.hearsay import Listener
from maquignon.knowledge.purses import Knowledge, begin_knowing, learn_donkey
from maquignon.knowledge.witness import witness
from maquignon.rules.actions import Action, Deal, TurnUp
from maquignon.rules.audience import seen_by
from maquignon.rules.cards import DONKEY, NO_NOTES, count_notes
from maquignon.rules.events import Defaulted, Event
from maquignon.rules.game import Game, start
from maquignon.rules.state import HOUSE, NOBODY, OVER
from maquignon.rules.telling import play
from maquignon.rules.terms.charter import agree
from maquignon.rules.terms.edition import Edition
from tests.properties.random_play import any_action

TABLES = [
    ("koehandel", [], {}, 4),
    ("boursicocotte-2025", ["coup-double"], {}, 5),
    ("boursikocotte", ["finie-la-plaisanterie"], {"bids": "must-afford"}, 3),
    ("bluff", [], {}, 3),
    ("bluff", ["super-marchandage"], {"preemption": "match"}, 4),
    ("bluff", [], {"trade_reveal": "traders", "tie": "again"}, 4),
    ("koehandel", [], {"preemption": "none", "payment": "free", "opening_deal": 2}, 5),
]


def witnessed(game: Game, action: Action, knowledge: Knowledge, observer: int) -> None:
    if isinstance(action, Deal | TurnUp) and len(action.animals) > 1:  # the compiled law turns up one at a time
        for place in range(action.animals.count(DONKEY)):
            learn_donkey(knowledge, game.state.donkey_payments[game.state.donkeys + place])
        return
    animal = action.animals[0] if isinstance(action, Deal | TurnUp) else action.animal
    witness(knowledge, observer, game.state, action.kind, action.seat, action.amount, animal, action.notes)


def assert_equal_ears(edition: Edition, players: int, rng: Random) -> None:
    game = start(edition, players, 0)
    observers = [*range(players), NOBODY]
    listeners = {observer: Listener(edition, players) for observer in observers}
    witnesses = {observer: Knowledge() for observer in observers}
    for knowledge in witnesses.values():
        begin_knowing(knowledge, players, count_notes(edition.start_notes))
    while game.state.phase != OVER:
        action = any_action(game, rng)
        for observer, knowledge in witnesses.items():
            witnessed(game, action, knowledge, observer)
        events = play(game, action)
        for observer, listener in listeners.items():
            viewer = None if observer == NOBODY else observer
            listener.hear([seen_by(event, viewer) for event in events])
            assert listener.knowledge == witnesses[observer], action


@pytest.mark.parametrize(("name", "variants", "house_rules", "players"), TABLES)
def test_hearing_is_as_good_as_seeing(
    name: str, variants: list[str], house_rules: dict[str, object], players: int
) -> None:
    edition = agree(name, variants, house_rules, players)
    for seed in range(3):
        assert_equal_ears(edition, players, Random(seed))


def test_a_long_story_teaches_as_much_as_its_parts() -> None:
    """Somebody who could not pay is no reason to doubt what others have paid before."""
    edition = agree("koehandel", [], {}, 4)
    game, rng = start(edition, 4, 0), Random(5)
    parts, whole = Listener(edition, 4), Listener(edition, 4)
    story: list[Event] = []
    while game.state.phase != OVER:
        events = [seen_by(event, 1) for event in play(game, any_action(game, rng))]
        parts.hear(events)
        story += events
    assert any(isinstance(event, Defaulted) for event in story)
    whole.hear(story)
    assert whole.knowledge == parts.knowledge


def test_a_listener_begins_with_what_everybody_was_given() -> None:
    edition = agree("koehandel", [], {}, 3)
    knowledge = Listener(edition, 3).knowledge
    assert tuple(knowledge.low[2]) == tuple(knowledge.high[2]) == count_notes(edition.start_notes)
    assert HOUSE not in knowledge.size
    assert tuple(knowledge.pile_low[0]) == NO_NOTES
