"""Who is at the table and who is away, and when a bot takes over from whom."""

from collections.abc import Iterable
from typing import Final

from maquignon.tables.clocks.time import NEVER
from maquignon.tables.game.sheet import Sheet
from maquignon.tables.game.summary import Outline
from maquignon.tables.people.guests import Guest

AWAY: Final = 40_000
"""Milliseconds after somebody's connection was lost."""
LEFT: Final = 10_000
"""The same after somebody said goodbye."""


class Attendance:
    """The guests of one table, and a countdown for every person who is away while others wait."""

    def __init__(self) -> None:
        self.guests: set[Guest] = set()
        self.bot_at: dict[int, int] = {}
        self._present: frozenset[str] = frozenset()

    @classmethod
    def from_afar(cls, players: Iterable[str]) -> "Attendance":
        """Of a table at another server, as that server tells it."""
        attendance = cls()
        attendance._present = frozenset(players)
        return attendance

    @property
    def present(self) -> frozenset[str]:
        """The players who are here, seated or not."""
        return self._present

    def add(self, guest: Guest) -> None:
        self.guests.add(guest)
        self._present |= {guest.player}

    def discard(self, guest: Guest) -> None:
        self.guests.discard(guest)
        self._present = frozenset(other.player for other in self.guests)

    def is_present(self, player: str | None) -> bool:
        return player in self._present

    def somebody_plays(self, sheet: Sheet) -> bool:
        """Is a person at the table whose game it is? Where only bots play, anybody who looks on will do."""
        people = [chair.player for chair in sheet.chairs if chair.kind == "person"]
        return any(self.is_present(player) for player in people) if people else bool(self.guests)

    def everybody_plays(self, sheet: Sheet) -> bool:
        """Is every person at the table for whom no bot stands in?"""
        people = [chair.player for chair in sheet.chairs if chair.kind == "person" and chair.bot is None]
        return all(map(self.is_present, people))

    def spectators(self, outline: Outline) -> int:
        return len(self._present - outline.seats.keys())

    def spectators_from(self, guest: Guest, outline: Outline) -> int:
        """Those who come from where this guest does, as far as that is known."""
        found = {other.player for other in self.guests if other.address and other.address == guest.address}
        return len(found - outline.seats.keys() - {guest.player})

    def home(self, outline: Outline) -> str:
        """Where the people of this table come from: one address of those who sit, or look on where only bots play."""
        seated = [guest.address for guest in self.guests if guest.player in outline.seats]
        return min(seated or [guest.address for guest in self.guests], default="")

    def look(self, sheet: Sheet, now: int) -> None:
        """Begin the countdown of whoever is missed, and end it for whoever is back."""
        missed = set()
        if sheet.under_way is not None:
            for seat, chair in enumerate(sheet.chairs):
                if chair.kind == "person" and chair.bot is None and not self.is_present(chair.player):
                    missed.add(seat)
        if missed or self.bot_at:
            self.bot_at = {seat: self.bot_at.get(seat, now + AWAY) for seat in missed}

    def goodbye(self, seat: int, now: int) -> None:
        self.bot_at[seat] = min(self.bot_at.get(seat, now + LEFT), now + LEFT)

    def due(self, now: int) -> list[int]:
        return [seat for seat, moment in self.bot_at.items() if moment <= now]

    def next_moment(self) -> int:
        return min(self.bot_at.values()) if self.bot_at else NEVER

    def shift(self, by: int) -> None:
        self.bot_at = {seat: moment + by for seat, moment in self.bot_at.items()}
