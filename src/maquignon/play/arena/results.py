"""What an arena has shown: shares of wins and scores with intervals, habits, times and ratings."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from maquignon.play.arena.games import Outcome
from maquignon.play.arena.plan import Arena, Contest
from maquignon.play.arena.ratings import Rating, ratings
from maquignon.play.arena.times import Times
from maquignon.play.bootstrap import Bootstrap, Estimate
from maquignon.play.standings import Standing

if TYPE_CHECKING:
    from maquignon.play.bootstrap import Sums


@dataclass(frozen=True, slots=True)
class Performance:
    """How one bot did in one contest."""

    bot: str
    seats: int
    wins: Estimate
    """Of one seat."""
    side: Estimate
    """Of all its seats together."""
    score: Estimate

    def to_json(self) -> dict[str, Any]:
        return {
            "bot": self.bot,
            "seats": self.seats,
            "win_share": self.wins.to_json(),
            "side_share": self.side.to_json(),
            "score": self.score.to_json(),
        }


@dataclass(slots=True)
class Habits:
    """Everything one bot did in all contests."""

    standing: Standing
    times: Times = field(default_factory=Times)


@dataclass(frozen=True, slots=True)
class ContestResult:
    contest: Contest
    games: int
    performances: list[Performance]


@dataclass(frozen=True, slots=True)
class Results:
    arena: Arena
    contests: list[ContestResult]
    habits: dict[str, Habits]
    ratings: dict[str, Rating]

    def to_json(self) -> dict[str, Any]:
        return {
            **self.arena.identity(),
            "games": sum(result.games for result in self.contests),
            "contests": [
                {
                    "title": result.contest.title,
                    "games": result.games,
                    "results": [performance.to_json() for performance in result.performances],
                }
                for result in self.contests
            ],
            "bots": [self._bot_to_json(bot) for bot in self.habits],
        }

    def _bot_to_json(self, bot: str) -> dict[str, Any]:
        habits, rating = self.habits[bot], self.ratings[bot]
        return {
            "bot": bot,
            "rating": {"skill": rating.skill, "uncertainty": rating.uncertainty},
            "per_game": habits.standing.to_json()["per_game"],
            "faults": habits.standing.complaints.to_json(),
            "milliseconds": {
                "median": 1000 * habits.times.quantile(0.5),
                "p99": 1000 * habits.times.quantile(0.99),
                "decisions": habits.times.number,
            },
        }


def results_of(arena: Arena, outcomes: Sequence[Outcome]) -> Results:
    """All figures but the times follow from the seed, in whatever order the games were played."""
    in_order = sorted(outcomes, key=lambda outcome: (outcome.fixture.contest, outcome.fixture.game))
    by_contest: list[list[Outcome]] = [[] for _ in arena.contests]
    for outcome in in_order:
        by_contest[outcome.fixture.contest].append(outcome)
    contests = [
        ContestResult(contest, len(games), performances(arena, contest, games))
        for contest, games in zip(arena.contests, by_contest, strict=True)
    ]
    return Results(arena, contests, _habits(arena, in_order), ratings(in_order, arena.seed))


def performances(arena: Arena, contest: Contest, games: Sequence[Outcome]) -> list[Performance]:
    """Of every bot of the contest, the best first."""
    bootstrap = Bootstrap(arena.deals, f"{arena.seed}/{contest.title}")
    played = bootstrap.sums((outcome.fixture.game // arena.players, 1.0) for outcome in games)
    shown = [_performance(arena, bot, bootstrap, played, games) for bot in contest.bots]
    return sorted(shown, key=lambda performance: -performance.wins.value)


def _performance(arena: Arena, bot: str, bootstrap: Bootstrap, played: "Sums", games: Sequence[Outcome]) -> Performance:
    own = [
        (outcome.fixture.game // arena.players, seat)
        for outcome in games
        for name, seat in zip(outcome.bots, outcome.tally.seats, strict=True)
        if name == bot
    ]
    seats = bootstrap.sums((deal, 1.0) for deal, _ in own)
    wins = bootstrap.sums((deal, seat.wins) for deal, seat in own)
    scores = bootstrap.sums((deal, float(seat.score)) for deal, seat in own)
    return Performance(
        bot=bot,
        seats=len(own),
        wins=bootstrap.ratio(wins, seats),
        side=bootstrap.ratio(wins, played),
        score=bootstrap.ratio(scores, seats),
    )


def _habits(arena: Arena, outcomes: Iterable[Outcome]) -> dict[str, Habits]:
    habits = {bot: Habits(Standing(bot)) for bot in dict.fromkeys(arena.bots)}
    for outcome in outcomes:
        tally = outcome.tally
        for place, (bot, seat) in enumerate(zip(outcome.bots, tally.seats, strict=True)):
            habits[bot].standing.add(seat, tally.faults[place] if tally.faults else ())
            habits[bot].times.add(outcome.times[place])
    return habits
