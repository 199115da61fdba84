"""Guests who follow the list of tables: told when it changes, and not too often."""

from collections.abc import Callable
from typing import Final

from maquignon.tables.clocks.time import Time
from maquignon.tables.people.guests import Guest
from maquignon.tables.protocol.answers import LobbyShown
from maquignon.tables.protocol.frames import frame
from maquignon.tables.protocol.shown import PublicTable

BREATH: Final = 300
"""Milliseconds between two tellings of the list, however much changes."""
BYTES_PER_MILLISECOND: Final = 4_000
"""Of the list to all its followers: where many follow a long one, it is told less often."""


class Followers:
    def __init__(self, time: Time, listing: Callable[[], LobbyShown]) -> None:
        self._time, self._listing = time, listing
        self._guests: set[Guest] = set()
        self._telling = False
        self._told: list[PublicTable] | None = None
        self._rest = 0
        """Milliseconds that the last telling was worth."""

    def add(self, guest: Guest) -> None:
        self._guests.add(guest)
        self._told = None  # what they were shown on coming may be neither the last list nor the next

    def discard(self, guest: Guest) -> None:
        self._guests.discard(guest)

    def changed(self) -> None:
        """The list is another one."""
        if self._guests and not self._telling:
            self._telling = True
            self._time.call_at(self._time.now() + max(BREATH, self._rest), self._tell)

    def _tell(self) -> None:
        """Unless it is the same again: most moves change nothing that the list shows."""
        self._telling = False
        listing = self._listing()
        if listing.tables == self._told:
            return
        self._told, made = listing.tables, frame(listing)
        self._rest = len(made) * len(self._guests) // BYTES_PER_MILLISECOND
        for guest in self._guests:
            guest.line.send(made, replaces="lobby")
