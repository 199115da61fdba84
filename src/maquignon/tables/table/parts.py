"""What one table owns: a plain record, which everything that happens at the table is given."""

import asyncio
from dataclasses import dataclass, field

from maquignon.tables.bots.banter import Banter
from maquignon.tables.bots.company import Company
from maquignon.tables.clocks.time import NEVER
from maquignon.tables.clocks.timekeeper import Timekeeper
from maquignon.tables.game.journal import Journal
from maquignon.tables.game.sheet import Sheet
from maquignon.tables.game.speaker import Speaker
from maquignon.tables.people.attendance import Attendance
from maquignon.tables.people.guests import Guest
from maquignon.tables.people.talk import Talk
from maquignon.tables.protocol.shown import ClockShown, SeatShown
from maquignon.tables.table.changing import Changes
from maquignon.tables.table.services import Services
from maquignon.tables.telling.updates import Still


@dataclass(slots=True)
class LastTold:
    """What the guests were told last, so that they are told only what is new."""

    version: int
    """Of the last update."""
    present: tuple[list[SeatShown], int] | None = None
    """Who has which seat and is there, and how many look on."""
    still: Still | None = None
    clock: ClockShown | None = None
    end: bytes | None = None
    """Once the game is over: all of it as text, which takes long to write."""


@dataclass(slots=True)
class Parts:
    id: str
    code: str
    services: Services
    sheet: Sheet
    """The table as it is now; replaced by each draft that was stored."""
    journal: Journal
    company: Company
    talk: Talk
    banter: Banter
    last_told: LastTold
    attendance: Attendance = field(default_factory=Attendance)
    keeper: Timekeeper = field(default_factory=Timekeeper)
    changes: Changes = field(default_factory=Changes)
    wishes: dict[int, bool] = field(default_factory=dict)
    """Who wishes for a pause, or for its end, by seat."""
    votes: dict[int, set[int]] = field(default_factory=dict)
    """Who wishes a seat to be its stand-in's for good, by that seat."""
    strikes: dict[int | None, int] = field(default_factory=dict)
    """How often in a row the table had to act for somebody, by seat."""
    hints: set[asyncio.Task[None]] = field(default_factory=set)
    """Being thought about."""
    trouble: str | None = None
    """Why nothing can be stored, and so nothing can happen: `not_stored`, or `cut_off` from the store for too long."""
    retry_at: int = 0
    unsure: dict[str, tuple[Guest, str]] = field(default_factory=dict)
    """Who waits to learn whether their command was stored, with its id, by what it is known by."""
    close_at: int = NEVER
    """When nobody has come for so long that the table is closed."""

    def now(self) -> int:
        return self.services.time.now()

    def count_change(self, guest: Guest) -> None:
        """This guest changes something around the game: a refusal if that is too much."""
        self.changes.take(guest.player, self.sheet.changes, self.now())

    def speaker(self, guest: Guest) -> Speaker:
        return Speaker(guest.player, guest.name, self.sheet.seat_of(guest.player))
