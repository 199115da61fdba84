"""What a table needs from outside: a store, the time, dice, somebody to think, and the other tables."""

from random import Random
from typing import Protocol

from maquignon.tables.bots.thinkers import Thinkers
from maquignon.tables.clocks.time import Time
from maquignon.tables.game.sheet import Sheet
from maquignon.tables.game.speaker import Speaker
from maquignon.tables.people.guests import Guest
from maquignon.tables.store.interface import Store


class Services(Protocol):
    store: Store
    time: Time
    thinkers: Thinkers
    dice: Random

    def changed(self) -> None:
        """Something that the lobby shows is different."""
        ...

    def gone(self, code: str) -> None:
        """The table of this code is closed."""
        ...

    def is_open(self, code: str) -> bool:
        """Is there a table of this code?"""
        ...

    async def next_table(self, sheet: Sheet, speaker: Speaker, command: str, address: str) -> str:
        """The same people and bots at a new table, asked for from this address: its code."""
        ...

    async def bring(self, guest: Guest, code: str, *, id: str, sit: bool = False, seen: int = 0) -> None:
        """Let somebody come to the table of this code."""
        ...
