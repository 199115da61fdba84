"""Views, options and events are plain enough to be sent as JSON, and come back as they were."""

import json
from dataclasses import asdict
from random import Random

import pytest

from maquignon.rules.audience import seen_by
from maquignon.rules.options import options
from maquignon.rules.state import HOUSE, OVER
from maquignon.rules.telling import play
from maquignon.rules.views import view
from tests.properties.random_play import GRID, any_action, any_table


def there_and_back(value: object) -> object:
    return json.loads(json.dumps(value))


@pytest.mark.parametrize(("edition", "players"), GRID)
def test_a_whole_game_can_be_sent(edition: str, players: int) -> None:
    rng = Random(players)
    game = any_table(edition, players, rng)
    while game.state.phase != OVER:
        for seat in (HOUSE, *range(players)):
            choices = asdict(options(game, seat))
            assert there_and_back(choices) == untupled(choices)
        seen = asdict(view(game, rng.choice([None, *range(players)])))
        del seen["edition"]  # sent once, at the start
        assert there_and_back(seen) == untupled(seen)
        for event in play(game, any_action(game, rng)):
            told = asdict(seen_by(event, None))
            assert there_and_back(told) == untupled(told)


def untupled(value: object) -> object:
    """The same with lists for tuples, which is all that JSON changes."""
    if isinstance(value, dict):
        return {key: untupled(part) for key, part in value.items()}
    return [untupled(part) for part in value] if isinstance(value, tuple) else value
