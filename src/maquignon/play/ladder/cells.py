"""The cells of the ladder's matrix: one bot among copies of another, each an arena of its own."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import quote

from maquignon.bots.bot import SECONDS
from maquignon.bots.roster import ROSTER
from maquignon.play.arena.plan import Arena
from maquignon.rules.terms.editions import EDITIONS

LEVELS: Final = ("easy", "medium", "hard", "expert:0")
"""From the weakest to the strongest; an expert that looks ahead would take a hundred times as long."""
FIRST_EDITION: Final = "koehandel"
USUAL: Final = 4


@dataclass(frozen=True, slots=True)
class Setting:
    edition: str
    players: int

    def words(self) -> str:
        return f"`{self.edition}`, {self.players} players"


SETTINGS: Final = (
    *(Setting(FIRST_EDITION, players) for players in (USUAL, 3, 5)),
    *(Setting(edition, USUAL) for edition in EDITIONS if edition != FIRST_EDITION),
)


@dataclass(frozen=True, slots=True)
class Cell:
    setting: Setting
    row: str
    column: str

    def arena(self, games: int, seed: int, seconds: float = SECONDS) -> Arena:
        setting = self.setting
        bots = (self.row, *[self.column] * (setting.players - 1))
        return Arena(setting.edition, (), {}, bots, setting.players, games, seed, seconds=seconds)

    def folder(self, under: Path) -> Path:
        names = f"{quote(self.row, safe='')} among {quote(self.column, safe='')}"
        return under / f"{self.setting.edition}-{self.setting.players}" / names


def our_pool() -> list[str]:
    """All our bots, the levels first."""
    return [*LEVELS, *(name for name in ROSTER if name not in LEVELS and name != "expert")]


def settings_of(edition: str | None = None, players: int | None = None) -> list[Setting]:
    """All of them, or those of one edition or one number of players."""
    return [
        setting for setting in SETTINGS if edition in (None, setting.edition) and players in (None, setting.players)
    ]


def cells(
    bots: Sequence[str], newcomer: str | None, settings: Sequence[Setting], *, steps: bool = False
) -> Iterator[Cell]:
    """Every pair both ways, setting by setting; with a newcomer only the pairs it belongs to, for `steps` only those
    that stand next to each other in the pool."""
    pool = list(dict.fromkeys([newcomer, *bots] if newcomer else bots))
    for setting in settings:
        for place, row in enumerate(pool):
            for other, column in enumerate(pool):
                if row != column and newcomer in (None, row, column) and (not steps or abs(place - other) == 1):
                    yield Cell(setting, row, column)
