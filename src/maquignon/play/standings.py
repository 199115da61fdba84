"""How the bots of a plan have done so far, all their seats and games together."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, fields
from math import sqrt
from typing import Any

from maquignon.bots.bot import Fault
from maquignon.play.complaints import Complaints
from maquignon.play.many import Plan
from maquignon.play.statistics import SeatTally, Tally

_PER_GAME = [field.name for field in fields(SeatTally) if field.name != "games"]


@dataclass(slots=True)
class Span:
    """The least, the most and the mean of something."""

    least: int | None = None
    most: int | None = None
    total: int = 0
    number: int = 0

    def add(self, value: int) -> None:
        self.least = value if self.least is None else min(self.least, value)
        self.most = value if self.most is None else max(self.most, value)
        self.total += value
        self.number += 1

    @property
    def mean(self) -> float:
        return self.total / self.number if self.number else 0.0

    def to_json(self) -> dict[str, float | None]:
        return {"mean": self.mean, "least": self.least, "most": self.most}


@dataclass(slots=True)
class Standing:
    """One bot on all its seats."""

    bot: str
    total: SeatTally = field(default_factory=lambda: SeatTally(games=0))
    scores: Span = field(default_factory=Span)
    wins_squared: float = 0.0
    complaints: Complaints = field(default_factory=Complaints)

    def add(self, seat: SeatTally, faults: Sequence[Fault] = ()) -> None:
        self.total.add(seat)
        self.complaints.add(faults)
        self.scores.add(seat.score)
        self.wins_squared += seat.wins**2

    def per_game(self, name: str) -> float:
        value: float = getattr(self.total, name)
        return value / self.total.games if self.total.games else 0.0

    @property
    def error_of_wins(self) -> float:
        """Half of the interval that holds the true share 95 times in 100."""
        games = max(1, self.total.games)
        variance = self.wins_squared / games - self.per_game("wins") ** 2
        return 1.96 * sqrt(max(0.0, variance) / games)

    def to_json(self) -> dict[str, Any]:
        return {
            "bot": self.bot,
            "seats": self.total.games,
            "win_share": self.per_game("wins"),
            "win_share_error": self.error_of_wins,
            "score": self.scores.to_json(),
            "per_game": {name: self.per_game(name) for name in _PER_GAME if name not in ("wins", "score")},
            "total": asdict(self.total),
            "faults": self.complaints.to_json(),
        }


class Standings:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.by_bot = {name: Standing(name) for name in plan.bots}
        self.actions = Span()
        self.turns = Span()
        self.standstills = 0
        self.shared_wins = 0

    def add(self, number: int, game: Tally) -> None:
        for place, (name, seat) in enumerate(zip(self.plan.seating(number), game.seats, strict=True)):
            self.by_bot[name].add(seat, game.faults[place] if game.faults else ())
        self.actions.add(game.actions)
        self.turns.add(game.turns)
        self.standstills += game.standstill
        self.shared_wins += sum(seat.wins > 0 for seat in game.seats) > 1

    def to_json(self) -> dict[str, Any]:
        plan = self.plan
        return {
            "edition": plan.edition,
            "variants": list(plan.variants),
            "house_rules": dict(plan.house_rules),
            "bots": list(plan.bots),
            "seed": plan.seed,
            "games": self.actions.number,
            "standstills": self.standstills,
            "shared_wins": self.shared_wins,
            "actions": self.actions.to_json(),
            "turns": self.turns.to_json(),
            "results": [standing.to_json() for standing in self.by_bot.values()],
        }
