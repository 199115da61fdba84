"""How the bots of a plan have done so far, all their seats and games together."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Final

from maquignon.bots.bot import Fault
from maquignon.play.bootstrap import Bootstrap, Estimate
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
    complaints: Complaints = field(default_factory=Complaints)

    def add(self, seat: SeatTally, faults: Sequence[Fault] = ()) -> None:
        self.total.add(seat)
        self.complaints.add(faults)
        self.scores.add(seat.score)

    def per_game(self, name: str) -> float:
        value: float = getattr(self.total, name)
        return value / self.total.games if self.total.games else 0.0

    def to_json(self) -> dict[str, Any]:
        return {
            "bot": self.bot,
            "seats": self.total.games,
            "win_share": self.per_game("wins"),
            "score": self.scores.to_json(),
            "per_game": {name: self.per_game(name) for name in _PER_GAME if name not in ("wins", "score")},
            "total": asdict(self.total),
            "faults": self.complaints.to_json(),
        }


MOST_GROUPS: Final = 2_000
"""Of more games than so many, several are drawn together for an interval: it comes out the same, in less memory."""


class Standings:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.by_bot = {name: Standing(name) for name in plan.bots}
        self._bootstrap = Bootstrap(min(plan.games, MOST_GROUPS), str(plan.seed))
        self._wins: dict[str, list[tuple[int, float]]] = {name: [] for name in plan.bots}
        self.actions = Span()
        self.turns = Span()
        self.standstills = 0
        self.shared_wins = 0

    def add(self, number: int, game: Tally) -> None:
        for place, (name, seat) in enumerate(zip(self.plan.seating(number), game.seats, strict=True)):
            self.by_bot[name].add(seat, game.faults[place] if game.faults else ())
            self._wins[name].append((number % MOST_GROUPS, seat.wins))
        self.actions.add(game.actions)
        self.turns.add(game.turns)
        self.standstills += game.standstill
        self.shared_wins += sum(seat.wins > 0 for seat in game.seats) > 1

    def share_of_wins(self, bot: str) -> Estimate:
        """Of one seat: the seats of one game share its luck, and are drawn together."""
        wins = self._bootstrap.sums(self._wins[bot])
        seats = self._bootstrap.sums((group, 1.0) for group, _ in self._wins[bot])
        return self._bootstrap.ratio(wins, seats)

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
            "results": [
                {**standing.to_json(), "win_share_error": self.share_of_wins(bot).error}
                for bot, standing in self.by_bot.items()
            ],
        }
