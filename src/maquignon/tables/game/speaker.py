"""Who says something to a table."""

import msgspec


class Speaker(msgspec.Struct, frozen=True):
    """A player, known from the session, and the seat that follows from it."""

    player: str
    name: str
    seat: int | None
