"""Who says something to a table."""

from typing import NamedTuple


class Speaker(NamedTuple):
    """A player, known from the session, and the seat that follows from it."""

    player: str
    name: str
    seat: int | None
