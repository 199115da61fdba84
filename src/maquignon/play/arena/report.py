"""The results of an arena as one page of HTML that needs nothing from anywhere."""

from collections.abc import Mapping
from html import escape

from maquignon import __version__
from maquignon.play.arena.document import document, table
from maquignon.play.arena.plot import Mark, chart
from maquignon.play.arena.ratings import Rating
from maquignon.play.arena.results import ContestResult, Results
from maquignon.play.arena.tables import contest_rows, heading, mix_rows, rating_rows
from maquignon.play.bootstrap import Estimate


def report(results: Results) -> str:
    foot = (
        f"<p>maquignon {escape(__version__)}. Lines hold the true figure 95 times in 100;"
        " the notch is what equal bots would have.</p>"
    )
    return document(heading(results), [*_shares(results), *_ratings(results), *_complaints(results), foot])


def _shares(results: Results) -> list[str]:
    players = results.arena.players
    if results.arena.mixes:
        marks = [_mix(result, players) for result in results.contests]
        what = "Share of all wins that the first bot's side takes"
        return [f"<h2>{what}</h2>", chart(what, marks, percent=True), table(mix_rows(results))]
    parts = []
    for result in results.contests:
        marks = [Mark(performance.bot, performance.wins, 1 / players) for performance in result.performances]
        what = "Share of wins of one seat"
        parts += [f"<h2>{what}</h2>", chart(what, marks, percent=True), table(contest_rows(result))]
    return parts


def _mix(result: ContestResult, players: int) -> Mark:
    first = result.contest.pool[0]
    performance = next(performance for performance in result.performances if performance.bot == first)
    return Mark(result.contest.title, performance.side, result.contest.pool.count(first) / players)


def _ratings(results: Results) -> list[str]:
    return [*rating_chart(results.ratings), "<h2>Habits</h2>", table(rating_rows(results))]


def rating_chart(ratings: Mapping[str, Rating]) -> list[str]:
    """The highest first."""
    best_first = sorted(ratings.items(), key=lambda item: -item[1].skill)
    marks = [
        Mark(bot, Estimate(rating.skill, rating.skill - 2 * rating.uncertainty, rating.skill + 2 * rating.uncertainty))
        for bot, rating in best_first
    ]
    what = "OpenSkill ratings"
    return [f"<h2>{what}</h2>", chart(what, marks, percent=False)]


def _complaints(results: Results) -> list[str]:
    lines = [line for bot, habits in results.habits.items() for line in habits.standing.complaints.lines(bot)]
    return ["<h2>Faults</h2>", *(f"<p>{escape(line)}</p>" for line in lines)] if lines else []
