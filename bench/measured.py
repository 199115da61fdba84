"""One measurement: so many steps, in so many games, in so many seconds."""

from typing import NamedTuple


class Measured(NamedTuple):
    """A step is the choice of one legal action (or symbol) and what follows; all legal actions are worked out."""

    steps: int
    games: int
    seconds: float

    @property
    def steps_per_second(self) -> float:
        return self.steps / self.seconds

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds
