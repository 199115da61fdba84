"""What a bot is: something that chooses, from what its seat sees, among what it may do."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, Literal, Protocol, runtime_checkable

from maquignon.rules.actions import Action
from maquignon.rules.events import Event
from maquignon.rules.game import start
from maquignon.rules.options import Options
from maquignon.rules.terms.edition import Edition
from maquignon.rules.terms.editions import EDITIONS
from maquignon.rules.views import View, view

NOTHING_SEEN: Final = view(start(next(iter(EDITIONS.values())), players=3, first=0), None)
"""What a bot that does not look is shown: a table at which nobody has done anything yet, from outside."""


class Bot(Protocol):
    """One bot sits on one seat for one game.

    `looks` says whether the bot wants its view at all: one that plays by the options alone is spared the cost and is
    given `NOTHING_SEEN`. `listens` says whether it wants to be told what happens.
    """

    looks: bool
    listens: bool

    def notice(self, events: Sequence[Event]) -> None:
        """Told everything this seat may know, as it happens; never called for a bot that does not listen."""
        ...

    def choose(self, view: View, options: Options) -> Action:
        """Pick one of the options, of which there is at least one."""
        ...


class Deaf:
    """The half of a bot that remembers nothing."""

    listens = False

    def notice(self, events: Sequence[Event]) -> None:
        """What it is told goes in at one ear and out at the other."""


SECONDS: Final = 2.0
"""Time for a decision of a bot from outside."""

FaultKind = Literal["crashed", "late", "nonsense", "illegal", "absent"]


@dataclass(frozen=True, slots=True)
class Fault:
    """A decision that a bot from outside did not make: what kind of failure it was, and a sentence about it."""

    kind: FaultKind
    sentence: str


@dataclass(frozen=True, slots=True)
class Place:
    """Where a bot sits in a game that begins."""

    edition: Edition
    seat: int
    players: int
    first: int


class Visitor:
    """The half of a bot that keeps something open for the length of a game, and whose failures are counted."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def join(self, place: Place) -> None:
        """Told before anything else where it sits."""
        raise NotImplementedError

    def leave(self) -> None:
        """The game is over, at least for this bot."""
        raise NotImplementedError


@runtime_checkable
class Farsighted(Protocol):
    """The half of a bot that looks ahead now and then, which takes much longer than a glance."""

    def looks_ahead(self, view: View) -> bool:
        """Would it, at this decision?"""
        ...


@contextmanager
def seated(bots: Mapping[int, Bot], edition: Edition, players: int, first: int) -> Iterator[None]:
    """Visitors join before the game and leave after it, however it ends."""
    visitors = [(seat, bot) for seat, bot in bots.items() if isinstance(bot, Visitor)]
    try:
        for seat, visitor in visitors:
            visitor.join(Place(edition, seat, players, first))
        yield
    finally:
        for _, visitor in visitors:
            visitor.leave()
