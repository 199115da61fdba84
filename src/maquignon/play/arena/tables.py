"""The results of an arena as rows of words and figures, for the terminal and for the report alike."""

from collections.abc import Mapping
from typing import Final

from maquignon.play.arena.results import ContestResult, Results
from maquignon.play.bootstrap import Estimate

Rows = list[list[str]]

HABITS: Final[Mapping[str, str]] = {"bluffs": "bluffs", "insolvencies": "insolvent", "zero_offers": "zero offers"}
"""What is worth a column, per seat and game."""


def heading(results: Results) -> str:
    arena = results.arena
    games = sum(result.games for result in results.contests)
    return f"{games} games of {arena.title()}, {arena.players} players, seed {arena.seed}"


def contest_rows(result: ContestResult) -> Rows:
    """How each bot did, all its seats counted one by one."""
    rows = [["bot", "seats", "wins", "95 %", "score", "95 %"]]
    for played in result.performances:
        wins, score = played.wins, played.score
        scores = f"{score.low:.0f} – {score.high:.0f}"
        rows.append([played.bot, str(played.seats), f"{wins.value:.1%}", between(wins), f"{score.value:.0f}", scores])
    return rows


def mix_rows(results: Results) -> Rows:
    """One row for each mix: what the first bot's side takes of all wins, and what equals would take."""
    rows = [["first / other", "games", "wins of first", "95 %", "if equal", "score", "of other"]]
    for result in results.contests:
        pool = result.contest.pool
        by_bot = {performance.bot: performance for performance in result.performances}
        first, other = by_bot[pool[0]], by_bot[pool[-1]]
        equal = pool.count(first.bot) / len(pool)
        scores = [f"{first.score.value:.0f}", f"{other.score.value:.0f}"]
        side = first.side
        rows.append(
            [result.contest.title, str(result.games), f"{side.value:.1%}", between(side), f"{equal:.1%}", *scores]
        )
    return rows


def rating_rows(results: Results) -> Rows:
    """All contests together, the highest rating first: what each bot is like."""
    rows = [["bot", "rating", "±", *HABITS.values(), "median ms", "p99 ms", "faults"]]
    for bot, rating in sorted(results.ratings.items(), key=lambda item: -item[1].skill):
        habits = results.habits[bot]
        rows.append(
            [
                bot,
                f"{rating.skill:.1f}",
                f"{2 * rating.uncertainty:.1f}",
                *(f"{habits.standing.per_game(name):.2f}" for name in HABITS),
                _milliseconds(habits.times.quantile(0.5)),
                _milliseconds(habits.times.quantile(0.99)),
                str(habits.standing.total.faults),
            ]
        )
    return rows


def between(estimate: Estimate) -> str:
    return f"{100 * estimate.low:.1f} – {estimate.high:.1%}"


def _milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:.2g}" if seconds < 0.0995 else f"{1000 * seconds:.0f}"
