"""What a table needs of the house around it."""

from random import Random
from typing import TYPE_CHECKING, Protocol

from maquignon.tables.bots.thinkers import Think
from maquignon.tables.clocks.time import Time
from maquignon.tables.game.speaker import Speaker
from maquignon.tables.store.interface import Store

if TYPE_CHECKING:
    from maquignon.tables.table.table import Table


class House(Protocol):
    store: Store
    time: Time
    think: Think
    dice: Random

    def changed(self, table: "Table") -> None:
        """Something that the lobby shows is different."""
        ...

    def gone(self, table: "Table") -> None:
        """The table is closed."""
        ...

    async def next_table(self, table: "Table", speaker: Speaker, command: str) -> "Table":
        """The same people and bots at a new table."""
        ...

    def find(self, code: str) -> "Table | None": ...
