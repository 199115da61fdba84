"""Guests who follow the list of tables: told when it changes, and not too often."""

from collections.abc import Callable
from typing import Final

from maquignon.tables.clocks.time import Time
from maquignon.tables.people.guests import Guest
from maquignon.tables.protocol.answers import LobbyShown
from maquignon.tables.protocol.frames import frame

BREATH: Final = 300
"""Milliseconds between two tellings of the list, however much changes."""


class Followers:
    def __init__(self, time: Time, listing: Callable[[], LobbyShown]) -> None:
        self._time, self._listing = time, listing
        self._guests: set[Guest] = set()
        self._telling = False

    def add(self, guest: Guest) -> None:
        self._guests.add(guest)

    def discard(self, guest: Guest) -> None:
        self._guests.discard(guest)

    def changed(self) -> None:
        """The list is another one."""
        if self._guests and not self._telling:
            self._telling = True
            self._time.call_at(self._time.now() + BREATH, self._tell)

    def _tell(self) -> None:
        self._telling = False
        made = frame(self._listing())
        for guest in self._guests:
            guest.line.send(made, replaces="lobby")
