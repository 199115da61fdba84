"""One connection of a player: the line it is reached by, the table it is at, and how long an answer takes."""

from dataclasses import dataclass, field
from typing import Protocol

from maquignon.tables.protocol.answers import Refused
from maquignon.tables.protocol.frames import frame
from maquignon.tables.protocol.messages import Command, Message, Pong
from maquignon.tables.protocol.refusals import Refusal


class Line(Protocol):
    """How a guest is reached. Sending never waits: a reader that is too slow loses frames or is cut off."""

    def send(self, frame: bytes, *, replaces: str | None = None) -> None:
        """`replaces`: a later frame of the same sort makes this one superfluous, should the reader be slow."""
        ...

    def close(self, reason: str) -> None: ...


class OpenTable(Protocol):
    """A table as its guests know it: it hears them, and misses them when they go."""

    code: str

    @property
    def burden(self) -> float:
        """Milliseconds of the processor, about, that it takes to go through all that has happened there."""
        ...

    def hear(self, guest: "Guest", message: Command) -> None: ...
    def go(self, guest: "Guest") -> None: ...


class FarTable(Protocol):
    """A table that another server has: that server hears its guests, and pings them."""

    def pass_on(self, message: Command | Pong) -> None: ...


@dataclass(eq=False)
class Guest:
    """One connection of a player; the same player may have several."""

    player: str
    name: str
    line: Line
    address: str = ""
    """Where they come from: one word for all connections of one place."""
    table: OpenTable | None = None
    passage: FarTable | None = None
    """If the table is another server's."""
    round_trip: int | None = None
    pending: int = 0
    """Commands that wait in a table's inbox."""
    next_ping: int = 0
    pings: dict[int, int] = field(default_factory=dict)
    """When the latest pings were sent."""

    def tell(self, message: Message) -> None:
        self.line.send(frame(message))

    def refuse(self, refusal: Refusal, id: str | None) -> None:
        self.tell(Refused(id=id, reason=refusal.reason, sentence=refusal.sentence, case=refusal.case))

    def is_at(self, code: str) -> bool:
        return self.table is not None and self.table.code == code

    def depart(self, code: str) -> None:
        """From this table, if that is where they are."""
        if self.is_at(code):
            self.table = None

    def measured(self, number: int, now: int) -> None:
        """A pong: the round trip is the mean of what it was and what it is now."""
        sent = self.pings.pop(number, None)
        if sent is not None:
            latest = max(0, now - sent)
            self.round_trip = latest if self.round_trip is None else (self.round_trip + latest) // 2
