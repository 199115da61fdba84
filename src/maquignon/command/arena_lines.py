"""The results of an arena as tables of plain text."""

from collections.abc import Iterator
from pathlib import Path

from maquignon.command.columns import columns
from maquignon.play.arena.results import Results
from maquignon.play.arena.tables import contest_rows, heading, mix_rows, rating_rows


def arena_lines(results: Results, folder: Path | None, page: Path | None) -> Iterator[str]:
    arena = results.arena
    yield heading(results)
    yield ""
    if arena.mixes:
        yield from columns(mix_rows(results))
        yield "A side is all seats of one bot; 95 % holds the true share 95 times in 100."
    else:
        for result in results.contests:
            yield from columns(contest_rows(result))
        yield f"An equal share of the wins would be {1 / arena.players:.1%}; 95 % holds the true one 95 times in 100."
    yield ""
    yield from columns(rating_rows(results))
    yield "Ratings are OpenSkill's, beginning at 25; bluffs, insolvencies and offers of zeros are per seat and game."
    for bot, habits in results.habits.items():
        yield from habits.standing.complaints.lines(bot)
    if folder is not None:
        yield f"The games are in {folder}."
    if page is not None:
        yield f"The report is {page}."
