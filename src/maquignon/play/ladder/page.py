"""The findings of the ladder as a page of Markdown."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import hypot
from typing import Final

from maquignon.play.ladder.cells import LEVELS, Cell, Setting
from maquignon.play.ladder.findings import Findings
from maquignon.play.standings import Standing

Rows = list[list[str]]

HABITS: Final[Mapping[str, str]] = {
    "score": "score",
    "spent": "spent",
    "overpaid": "overpaid",
    "money": "left",
    "bluffs": "bluffs",
    "insolvencies": "insolvent",
    "preemptions": "pre-empts",
    "trades": "trades",
    "zero_offers": "zero offers",
}
"""What is worth a column, per seat and game."""

HOW_TO_READ: Final = (
    "A figure of a matrix is the share of games that one seat of the row's bot wins among copies of the column's,",
    "in per cent, and half of the interval that holds the true one 95 times in 100.",
    "Ratings are OpenSkill's over all games, beginning at 25. Habits are per seat and game; *accepts* is the part of",
    "all offers that it takes without a fight (in `bluff` nobody may), *absurd* counts payments of more than five",
    "times the price and *half* games that end with half of all the money in its purse, both per 100 games.",
    "",
)


def page(findings: Findings, command: str) -> str:
    lines = [
        "# The ladder",
        "",
        f"{findings.games:,} games, by `{command}`.",
        *HOW_TO_READ,
        "## Step by step",
        "",
        "Each level among copies of the next one down and up, in equal shares: 1 is what an equal would win.",
        "",
        *_table(step_rows(findings)),
        "## Ratings and habits",
        "",
        *_table(habit_rows(findings)),
    ]
    for setting in findings.settings:
        lines += [f"## {setting.words()}", "", f"An equal would win {1 / setting.players:.1%}.", ""]
        lines += _table(matrix_rows(findings, setting))
    return "\n".join(lines)


def step_rows(findings: Findings) -> Rows:
    rows = [["setting", *(words for words, _, _ in _steps())]]
    for setting in findings.settings:
        cells = [Cell(setting, row, column) for _, row, column in _steps()]
        if any(cell in findings.shares for cell in cells):
            rows.append([setting.words(), *(_multiple(findings, cell) for cell in cells)])
    if len(rows) > 2:
        rows.append(["together", *(_together(findings, row, column) for _, row, column in _steps())])
    return rows


def _steps() -> Iterator[tuple[str, str, str]]:
    for lower, higher in pairwise(LEVELS):
        yield f"{higher} among {lower}", higher, lower
        yield f"{lower} among {higher}", lower, higher


def habit_rows(findings: Findings) -> Rows:
    rows = [["bot", "rating", "±", "seats", *HABITS.values(), "accepts", "absurd", "half"]]
    for bot, rating in sorted(findings.ratings.items(), key=lambda item: -item[1].skill):
        habits = findings.habits[bot]
        rows.append(
            [
                bot,
                f"{rating.skill:.1f}",
                f"{2 * rating.uncertainty:.1f}",
                str(habits.total.games),
                *(_figure(habits.per_game(name)) for name in HABITS),
                _accepts(habits),
                _figure(100 * habits.per_game("absurdities")),
                _figure(100 * habits.per_game("hoards")),
            ]
        )
    return rows


def matrix_rows(findings: Findings, setting: Setting) -> Rows:
    rows = [["", *findings.bots]]
    for row in findings.bots:
        cells = [Cell(setting, row, column) for column in findings.bots]
        if any(cell in findings.shares for cell in cells):
            rows.append([row, *(_share(findings, cell) for cell in cells)])
    return rows


def _share(findings: Findings, cell: Cell) -> str:
    found = findings.shares.get(cell)
    return "–" if found is None else f"{100 * found.value:.1f} ± {100 * found.error:.1f}"


def _multiple(findings: Findings, cell: Cell) -> str:
    found, players = findings.shares.get(cell), cell.setting.players
    return (
        "–"
        if found is None
        else f"{players * found.value:.2f} ({players * found.low:.2f} – {players * found.high:.2f})"
    )


def _together(findings: Findings, row: str, column: str) -> str:
    """The mean over all settings, each of which counts as much as any other."""
    cells = [cell for cell in findings.shares if (cell.row, cell.column) == (row, column)]
    if not cells:
        return "–"
    value = sum(cell.setting.players * findings.shares[cell].value for cell in cells) / len(cells)
    error = hypot(*(cell.setting.players * findings.shares[cell].error for cell in cells)) / len(cells)
    return f"{value:.2f} ({value - error:.2f} – {value + error:.2f})"


def _accepts(habits: Standing) -> str:
    answers = habits.total.accepted + habits.total.countered
    return f"{habits.total.accepted / answers:.0%}" if answers else "–"


def _figure(value: float) -> str:
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}"


def _table(rows: Sequence[Sequence[str]]) -> list[str]:
    head, *body = [[cell.replace("|", "\\|") for cell in row] for row in rows]
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *body]
    return [*("| " + " | ".join(line) + " |" for line in lines), ""]
