"""The whole tree of an endgame, played by the law, as an extensive-form game that OpenSpiel and Gambit read."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bench.exact.endgames import TRADERS, Endgame
from maquignon.notation.action import action_to_json
from maquignon.rules.actions import Action
from maquignon.rules.audience import seen_by
from maquignon.rules.events import Event
from maquignon.rules.game import Game, winners
from maquignon.rules.options import options
from maquignon.rules.schedule import next_to_act
from maquignon.rules.state import OVER
from maquignon.rules.telling import play

Story = tuple[Event, ...]


@dataclass(slots=True)
class Moment:
    """An information set: all positions that one seat cannot tell apart. `game` is any of them."""

    seat: int
    number: int
    game: Game
    story: Story
    actions: list[Action]

    @property
    def labels(self) -> list[str]:
        return [label(action) for action in self.actions]


@dataclass(slots=True)
class Tree:
    """`moments` of each seat by what it has seen happen."""

    endgame: Endgame
    moments: dict[tuple[int, Story], Moment] = field(default_factory=dict)
    payoffs: dict[tuple[float, ...], int] = field(default_factory=dict)
    nodes: int = 0
    chances: int = 0

    def efg(self) -> str:
        """The tree as a file of Gambit's format; it is walked once, and the moments are known afterwards."""
        players = " ".join(f'"seat {seat}"' for seat in TRADERS)
        head = f'EFG 2 R "{self.endgame.name}" {{ {players} }}'
        return (
            "\n".join([head, *self._deal(self.endgame.begin(), tuple(() for _ in TRADERS), self.endgame.past())]) + "\n"
        )

    def _deal(self, game: Game, stories: tuple[Story, ...], past: Sequence[Sequence[Action]]) -> Iterator[str]:
        """Chance decides what happened before, one choice after the other; then the traders decide."""
        if not past:
            yield from self._walk(game, stories)
            return
        now, *later = past
        if len(now) > 1:
            self.chances += 1
            self.nodes += 1
            shares = " ".join(f'"{label(action)}" 1/{len(now)}' for action in now)
            yield f'c "" {self.chances} "" {{ {shares} }} 0'
        for action in now:
            yield from self._deal(*_after(game, stories, action), later)

    def _walk(self, game: Game, stories: tuple[Story, ...]) -> Iterator[str]:
        self.nodes += 1
        if game.state.phase == OVER:
            yield self._end(game)
            return
        moment = self._moment(game, stories)
        actions = " ".join(f'"{name}"' for name in moment.labels)
        yield f'p "" {moment.seat + 1} {moment.number} "" {{ {actions} }} 0'
        for action in moment.actions:
            yield from self._walk(*_after(game, stories, action))

    def _moment(self, game: Game, stories: tuple[Story, ...]) -> Moment:
        seat = next_to_act(game.state)
        key = seat, stories[seat]
        if key not in self.moments:
            number = 1 + sum(other == seat for other, _ in self.moments)
            actions = list(options(game, seat).actions())
            self.moments[key] = Moment(seat, number, game, stories[seat], actions)
        return self.moments[key]

    def _end(self, game: Game) -> str:
        """The win less the other's: 1, 0 or -1."""
        won = winners(game)
        assert set(won) <= set(TRADERS)
        ahead = (float(0 in won) - float(1 in won)) / len(won)
        payoff = ahead, -ahead
        number = self.payoffs.setdefault(payoff, len(self.payoffs) + 1)
        return f't "" {number} "" {{ {payoff[0]:g}, {payoff[1]:g} }}'


def _after(game: Game, stories: tuple[Story, ...], action: Action) -> tuple[Game, tuple[Story, ...]]:
    """The position that an action leads to, and what the traders have seen happen by then."""
    after = game.copy()
    events = play(after, action)
    heard = [(*story, *(seen_by(event, seat) for event in events)) for seat, story in enumerate(stories)]
    return after, tuple(heard)


def label(action: Action) -> str:
    """`trade horse 10 50`."""
    written = action_to_json(action)
    del written["seat"]
    return " ".join(json.dumps(value).strip('"[]').replace(",", "") for value in written.values() if value is not None)
