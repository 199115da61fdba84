"""What can be found out about the page of a league: the signature, the figures, and some of its games played again."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from maquignon import __version__
from maquignon.bots.names import EXEC
from maquignon.play.arena.games import play_fixtures
from maquignon.play.arena.plan import Fixture
from maquignon.play.ladder.cells import Cell
from maquignon.play.league.entrants import changed, digest_of_the_package
from maquignon.play.league.results import Ending, LeagueResult, Terms, ending_of, reckoners


@dataclass(frozen=True, slots=True)
class SecondPlaying:
    """One game played again."""

    cell: Cell
    game: int
    written: Ending
    found: Ending

    @property
    def same(self) -> bool:
        return self.written == self.found


def same_package(terms: Terms) -> str | None:
    """Why games played here would be other games; None if they are the same."""
    if terms.maquignon != __version__:
        return f"It was played by maquignon {terms.maquignon}, and this is {__version__}."
    if terms.package != digest_of_the_package():
        return f"It was played by a changed maquignon {terms.maquignon}, or this one was changed."
    return None


def same_reckoning(terms: Terms) -> str | None:
    """Why figures worked out here may differ in their last digit."""
    here = reckoners()
    others = [f"{name} {number}" for name, number in terms.reckoned_with.items() if here.get(name) != number]
    return f"Its figures were worked out by {', '.join(others)}, which are not here." if others else None


def sample(league: LeagueResult, number: int, dice: Random, *, programs: bool) -> list[tuple[Cell, int]]:
    """Games that can be played again here: of bots whose files are the same, and of programs only if that is wanted."""
    absent = set(changed(league.terms.entrants))
    games = [
        (kept.cell, game)
        for kept in league.cells
        for game in range(len(kept.endings))
        if not {kept.cell.row, kept.cell.column} & absent and (programs or not _has_program(kept.cell))
    ]
    return dice.sample(games, min(number, len(games)))


def play_again(league: LeagueResult, games: Sequence[tuple[Cell, int]], jobs: int = 1) -> Iterator[SecondPlaying]:
    """In the order of the page."""
    terms = league.terms
    for kept in league.cells:
        numbers = sorted(game for cell, game in games if cell == kept.cell)
        arena = kept.cell.arena(terms.games, terms.seed, terms.seconds)
        outcomes = play_fixtures(arena, [Fixture(0, number) for number in numbers], jobs)
        for number, outcome in zip(numbers, outcomes, strict=True):
            yield SecondPlaying(kept.cell, number, kept.endings[number], ending_of(outcome))


def _has_program(cell: Cell) -> bool:
    return cell.row.startswith(EXEC) or cell.column.startswith(EXEC)
