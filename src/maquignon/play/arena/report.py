"""The results of an arena as one page of HTML that needs nothing from anywhere."""

from collections.abc import Sequence
from html import escape
from typing import Final

from maquignon import __version__
from maquignon.play.arena.plot import Mark, chart
from maquignon.play.arena.results import ContestResult, Results
from maquignon.play.arena.tables import contest_rows, heading, mix_rows, rating_rows
from maquignon.play.bootstrap import Estimate

STYLE: Final = """
:root { color-scheme: light dark; --ink: #222; --paper: #fdfcf9; --faint: #ddd8cc; --dot: #1f6f54; --equal: #c0392b; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eee; --paper: #1b1d1c; --faint: #3b3f3d; --dot: #6fc9a6; --equal: #ff8f7f; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 960px;
  margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; display: block;
  overflow-x: auto; }
th, td { padding: .25rem .6rem; border-bottom: 1px solid var(--faint); text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; height: auto; } svg text { fill: var(--ink); font-size: 13px; }
.label { text-anchor: end; } .tick { text-anchor: middle; opacity: .7; }
.grid { stroke: var(--faint); } .span { stroke: var(--dot); stroke-width: 2.5; } circle { fill: var(--dot); }
.equal { stroke: var(--equal); stroke-width: 2; }
"""


def report(results: Results) -> str:
    title = heading(results)
    parts = [f"<h1>{escape(title)}</h1>", *_shares(results), *_ratings(results), *_complaints(results)]
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{escape(title)}</title>\n'
        f'<meta name="viewport" content="width=device-width">\n<style>{STYLE}</style>\n</head>\n<body>\n'
        + "\n".join(parts)
        + f"\n<p>maquignon {escape(__version__)}. Lines hold the true figure 95 times in 100;"
        " the notch is what equal bots would have.</p>\n</body>\n</html>\n"
    )


def _shares(results: Results) -> list[str]:
    players = results.arena.players
    if results.arena.mixes:
        marks = [_mix(result, players) for result in results.contests]
        what = "Share of all wins that the first bot's side takes"
        return [f"<h2>{what}</h2>", chart(what, marks, percent=True), _table(mix_rows(results))]
    parts = []
    for result in results.contests:
        marks = [Mark(performance.bot, performance.wins, 1 / players) for performance in result.performances]
        what = "Share of wins of one seat"
        parts += [f"<h2>{what}</h2>", chart(what, marks, percent=True), _table(contest_rows(result))]
    return parts


def _mix(result: ContestResult, players: int) -> Mark:
    first = result.contest.pool[0]
    performance = next(performance for performance in result.performances if performance.bot == first)
    return Mark(result.contest.title, performance.side, result.contest.pool.count(first) / players)


def _ratings(results: Results) -> list[str]:
    best_first = sorted(results.ratings.items(), key=lambda item: -item[1].skill)
    marks = [
        Mark(bot, Estimate(rating.skill, rating.skill - 2 * rating.uncertainty, rating.skill + 2 * rating.uncertainty))
        for bot, rating in best_first
    ]
    what = "OpenSkill ratings"
    return [f"<h2>{what}</h2>", chart(what, marks, percent=False), "<h2>Habits</h2>", _table(rating_rows(results))]


def _complaints(results: Results) -> list[str]:
    lines = [line for bot, habits in results.habits.items() for line in habits.standing.complaints.lines(bot)]
    return ["<h2>Faults</h2>", *(f"<p>{escape(line)}</p>" for line in lines)] if lines else []


def _table(rows: Sequence[Sequence[str]]) -> str:
    head, *body = rows
    lines = ["<tr>" + "".join(f"<th>{escape(cell)}</th>" for cell in head) + "</tr>"]
    lines += ["<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in body]
    return "<table>\n" + "\n".join(lines) + "\n</table>"
