"""A whole game watched: the chance of every seat after every step, all judged at once at the end."""

from collections.abc import Sequence

import numpy as np

from maquignon.judgement.network import Array, Judgement, shipped
from maquignon.knowledge.hearsay import Listener
from maquignon.rules.audience import seen_by
from maquignon.rules.events import Event
from maquignon.rules.game import Game, winners
from maquignon.rules.state import OVER
from maquignon.turbo.codec import Draft, forget
from maquignon.turbo.observation import WIDTH, observe


class Watcher:
    """Sees a game through the eyes of one seat, or of all of them in turn, and hears what each may know."""

    def __init__(self, game: Game, seat: int | None = None) -> None:
        self._game = game
        self._seats = range(game.state.players) if seat is None else (seat,)
        self._ears = [Listener(game.edition, game.state.players) for _ in self._seats]
        self._nothing_said = Draft()
        forget(self._nothing_said)
        self._seen: list[Array] = []
        self._over: list[tuple[int, ...]] = []

    def look(self, events: Sequence[Event]) -> None:
        """After each step: what has just happened, the game being where it led to."""
        for seat, ear in zip(self._seats, self._ears, strict=True):
            ear.hear([seen_by(event, seat) for event in events])
            vector = np.zeros(WIDTH, np.float32)
            observe(self._game.state, self._nothing_said, ear.knowledge, seat, vector)
            self._seen.append(vector)
        self._over.append(tuple(winners(self._game)) if self._game.state.phase == OVER else ())

    def chances(self, judgement: Judgement | None = None) -> list[list[float]]:
        """For each look the chance of every seat: the mean of what those who look think; the result at the end."""
        players, eyes = self._game.state.players, len(self._seats)
        if not self._seen:
            return []
        judged = (judgement or shipped()).chances(np.array(self._seen)).reshape(len(self._over), eyes, -1)
        by_seat = np.stack(
            [np.roll(judged[:, eye, :players], seat, axis=1) for eye, seat in enumerate(self._seats)], axis=1
        ).mean(axis=1)
        for step, won in enumerate(self._over):
            if won:
                by_seat[step] = [seat in won and 1 / len(won) for seat in range(players)]
        rounded: list[list[float]] = np.round(by_seat.astype(float), 4).tolist()
        return rounded
