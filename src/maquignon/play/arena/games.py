"""The games of an arena played: each becomes an outcome that holds all that is measured."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from maquignon.notation.record import dumps
from maquignon.play.arena.plan import Arena, Fixture
from maquignon.play.arena.times import Times
from maquignon.play.many import SUFFIX, Ruleset, Sitting, record_of, spread
from maquignon.play.match import Match, Stopwatch
from maquignon.play.statistics import Scorekeeper, Tally
from maquignon.rules.terms.edition import Edition


@dataclass(frozen=True, slots=True)
class Outcome:
    """One game of the arena as it went."""

    fixture: Fixture
    bots: tuple[str, ...]
    tally: Tally
    times: tuple[Times, ...]


@dataclass(frozen=True, slots=True)
class _Errand:
    """How the games are played, wherever that is."""

    ruleset: Ruleset
    edition: Edition
    seed: int
    records: Path | None

    def play(self, game: tuple[Fixture, Sitting]) -> Outcome:
        fixture, sitting = game
        watch, keeper = Stopwatch(), Scorekeeper(len(sitting.bots))
        match = sitting.play(self.edition, watch, keeper)
        if self.records is not None:
            self._save(self.records, fixture, sitting, match)
        times = tuple(Times.of(watch.laps.get(seat, ())) for seat in range(len(sitting.bots)))
        return Outcome(fixture, sitting.bots, keeper.close(match.game.state, match.faults), times)

    def _save(self, folder: Path, fixture: Fixture, sitting: Sitting, match: Match) -> None:
        record = record_of(self.ruleset, sitting.bots, match, {"seed": self.seed, "game": fixture.game})
        path = folder / f"contest-{fixture.contest}-game-{fixture.game}{SUFFIX}"
        path.write_text(dumps(record), encoding="utf-8")


def play_fixtures(
    arena: Arena, fixtures: Sequence[Fixture], jobs: int, records: Path | None = None
) -> Iterator[Outcome]:
    """The outcomes in the order of the fixtures; all but the times follow from the seed."""
    ruleset = Ruleset(arena.edition, arena.variants, arena.house_rules)
    errand = _Errand(ruleset, arena.agree(), arena.seed, records)
    return spread(errand.play, [(fixture, arena.sitting(fixture)) for fixture in fixtures], jobs)
