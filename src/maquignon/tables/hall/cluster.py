"""The cluster this hall is in: other servers that share its store, and the ways to their tables."""

from typing import Protocol

from maquignon.tables.people.guests import Guest
from maquignon.tables.store.rows import TableRow


class ReachableTable(Protocol):
    """A table that somebody can come to, here or at another server."""

    code: str

    @property
    def burden(self) -> float:
        """Milliseconds of the processor, about, that it takes this server to go through all that has happened there."""
        ...

    def come(self, guest: Guest, *, id: str | None = None, sit: bool = False, seen: int = 0) -> None: ...


class Cluster(Protocol):
    """What it asks the store for and does not get is a `Refusal`."""

    async def find(self, code: str) -> TableRow | None:
        """A table that another server may have opened a moment ago."""
        ...

    async def claim(self, table: str, address: str) -> bool:
        """Whether one more table may be opened from there, all servers together; `Unsure` if nobody can say."""
        ...

    async def catch_up(self) -> None:
        """Let the lobby learn at once what is new at other servers."""
        ...

    def way_to(self, address: str, code: str) -> ReachableTable:
        """To the table of this code at the server of this address."""
        ...
