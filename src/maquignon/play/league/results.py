"""What a league is made of: its terms, who took part, and how every game ended."""

from collections.abc import Mapping, Sequence
from importlib.metadata import version
from typing import Final

import msgspec

from maquignon import __version__
from maquignon.play.arena.games import Outcome
from maquignon.play.arena.plan import Fixture
from maquignon.play.arena.times import Times
from maquignon.play.ladder.cells import Cell, Setting, settings_of
from maquignon.play.league.entrants import Entrant, digest_of_the_package
from maquignon.play.statistics import SeatTally, Tally

FORMAT: Final = 1
RECKONS: Final = ("numpy", "openskill")
"""Whose versions may change the last digit of a figure."""


def reckoners() -> dict[str, str]:
    return {name: version(name) for name in RECKONS}


class Ending(msgspec.Struct, frozen=True, array_like=True):
    """How one game ended, seat by seat; who plays it again must find the same."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    actions: int
    faults: tuple[int, ...]


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """All that decides how the games go."""

    title: str
    seed: int
    games: int
    """For each cell, before it is rounded up to whole rounds of seats."""
    seconds: float
    settings: tuple[Setting, ...]
    entrants: tuple[Entrant, ...]
    maquignon: str = __version__
    package: str = msgspec.field(default_factory=digest_of_the_package, name="house")
    """A digest of this package: the law, our bots and their weights."""
    reckoned_with: dict[str, str] = msgspec.field(default_factory=reckoners)


class CellEndings(msgspec.Struct, frozen=True):
    cell: Cell
    endings: tuple[Ending, ...]
    """Game by game, from the first."""


class LeagueResult(msgspec.Struct, frozen=True):
    terms: Terms
    cells: tuple[CellEndings, ...]
    league: int = FORMAT


class BadLeague(ValueError):
    """Results that cannot be those of a league, in one sentence."""


def league_of(terms: Terms, played: Mapping[Cell, Sequence[Outcome]]) -> LeagueResult:
    cells = []
    for cell, outcomes in played.items():
        in_order = sorted(outcomes, key=lambda outcome: outcome.fixture.game)
        cells.append(CellEndings(cell, tuple(map(ending_of, in_order))))
    return LeagueResult(terms, tuple(cells))


def ending_of(outcome: Outcome) -> Ending:
    seats = outcome.tally.seats
    winners = tuple(place for place, seat in enumerate(seats) if seat.wins)
    scores = tuple(seat.score for seat in seats)
    return Ending(scores, winners, outcome.tally.actions, tuple(seat.faults for seat in seats))


def outcomes_of(league: LeagueResult) -> dict[Cell, list[Outcome]]:
    """The games as the ladder counts them; habits and times are not kept in a league."""
    played: dict[Cell, list[Outcome]] = {}
    for kept in league.cells:
        arena = kept.cell.arena(league.terms.games, league.terms.seed, league.terms.seconds)
        played[kept.cell] = [
            _outcome(arena.sitting(Fixture(0, game)).bots, game, ending) for game, ending in enumerate(kept.endings)
        ]
    return played


def _outcome(bots: tuple[str, ...], game: int, ending: Ending) -> Outcome:
    seats = [
        SeatTally(
            wins=1 / len(ending.winners) if seat in ending.winners else 0.0,
            score=ending.scores[seat],
            faults=ending.faults[seat],
        )
        for seat in range(len(bots))
    ]
    tally = Tally(ending.actions, 0, standstill=False, seats=seats)
    return Outcome(Fixture(0, game), bots, tally, tuple(Times() for _ in bots))


def read(text: bytes) -> LeagueResult:
    """What somebody else wrote: anything that does not hold together is a `BadLeague`."""
    try:
        league = msgspec.json.decode(text, type=LeagueResult)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadLeague(f"its results cannot be read: {error}") from None
    if league.league != FORMAT:
        raise BadLeague(f"it is written in format {league.league}, and this program knows format {FORMAT}")
    names = {entrant.name for entrant in league.terms.entrants}
    for kept in league.cells:
        _require_possible(kept, names, league.terms)
    return league


def _require_possible(kept: CellEndings, names: set[str], terms: Terms) -> None:
    cell = kept.cell
    if cell.setting not in settings_of() or not {cell.row, cell.column} <= names:
        raise BadLeague("it has games of bots or tables that are not named at its head")
    players = cell.setting.players
    if terms.games < 1 or len(kept.endings) != -(-terms.games // players) * players:
        raise BadLeague("it has more games or fewer than it says")
    seats = set(range(players))
    for ending in kept.endings:
        if len(ending.scores) != players or len(ending.faults) != players or not ending.winners:
            raise BadLeague("a game has not as many players as its table")
        if not set(ending.winners) <= seats:
            raise BadLeague("somebody won who did not play")
