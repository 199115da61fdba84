"""What is only said changes no more than the law declares."""

from dataclasses import fields
from random import Random

import pytest

from maquignon.rules.actions import Action
from maquignon.rules.events import Event
from maquignon.rules.game import Game, apply_legal
from maquignon.rules.spoken import CHANGED_BY_WORDS, SPOKEN_ACTIONS, SPOKEN_EVENTS
from maquignon.rules.state import OVER, State
from maquignon.rules.telling import tell
from maquignon.rules.views import View, view
from tests.properties.random_play import GRID, any_action, any_table


def steps(game: Game, rng: Random) -> list[tuple[Action, list[Event], set[str], set[str]]]:
    """Of a whole game: each action, its events, and the fields of the position and of a view that it changed."""
    found = []
    while game.state.phase != OVER:
        before, seen = game.state.copy(), view(game, None)
        action = any_action(game, rng)
        apply_legal(game, action)
        now = view(game, None)
        changed = {name for name in State.FIELDS if getattr(before, name) != getattr(game.state, name)}
        shown = {field.name for field in fields(View) if getattr(seen, field.name) != getattr(now, field.name)}
        found.append((action, tell(before, action, game), changed, shown))
    return found


@pytest.mark.parametrize(("edition", "players"), GRID)
def test_words_change_only_what_the_law_declares(edition: str, players: int) -> None:
    rng = Random(f"words {players}")
    spoken, changed_by_words = 0, set[str]()
    for action, events, changed, shown in steps(any_table(edition, players, rng), rng):
        said = all(isinstance(event, SPOKEN_EVENTS) for event in events)
        assert said or not isinstance(action, SPOKEN_ACTIONS)
        if said:
            spoken += 1
            changed_by_words |= changed
            assert shown <= {*CHANGED_BY_WORDS, "to_act"}
    assert spoken > 20
    assert {"high_bid", "leader", "passed", "has_bid"} <= changed_by_words <= set(CHANGED_BY_WORDS)
