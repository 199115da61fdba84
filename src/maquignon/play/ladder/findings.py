"""What the ladder has shown: the share of every cell, ratings of all bots on one scale, and their habits."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from maquignon.play.arena.games import Outcome
from maquignon.play.arena.ratings import Rating, ratings
from maquignon.play.arena.results import performances
from maquignon.play.bootstrap import Estimate
from maquignon.play.ladder.cells import Cell, Setting
from maquignon.play.standings import Standing


@dataclass(frozen=True, slots=True)
class Findings:
    shares: Mapping[Cell, Estimate]
    ratings: Mapping[str, Rating]
    habits: Mapping[str, Standing]
    games: int
    """In all cells together."""

    @property
    def settings(self) -> list[Setting]:
        return list(dict.fromkeys(cell.setting for cell in self.shares))

    @property
    def bots(self) -> list[str]:
        """In the order in which they were named."""
        return list(dict.fromkeys(name for cell in self.shares for name in (cell.row, cell.column)))

    def to_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "cells": [
                {**asdict(cell.setting), "row": cell.row, "column": cell.column, "win_share": share.to_json()}
                for cell, share in self.shares.items()
            ],
            "bots": [
                {"rating": asdict(self.ratings[bot]), **standing.to_json()} for bot, standing in self.habits.items()
            ],
        }


def findings_of(played: Mapping[Cell, Sequence[Outcome]], seed: int) -> Findings:
    """Cells without a game are left out."""
    shares = {cell: _share(cell, games, seed) for cell, games in played.items() if games}
    outcomes = [outcome for games in played.values() for outcome in games]
    return Findings(shares, ratings(outcomes, seed), _habits(outcomes), len(outcomes))


def _share(cell: Cell, games: Sequence[Outcome], seed: int) -> Estimate:
    arena = cell.arena(len(games), seed)
    shown = performances(arena, arena.contests[0], games)
    return next(performance.wins for performance in shown if performance.bot == cell.row)


def _habits(outcomes: Iterable[Outcome]) -> dict[str, Standing]:
    habits: dict[str, Standing] = {}
    for outcome in outcomes:
        for bot, seat in zip(outcome.bots, outcome.tally.seats, strict=True):
            habits.setdefault(bot, Standing(bot)).add(seat)
    return habits
