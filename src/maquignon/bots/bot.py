"""What a bot is: something that chooses, from what its seat sees, among what it may do."""

from collections.abc import Sequence
from typing import Final, Protocol

from maquignon.rules.actions import Action
from maquignon.rules.editions import EDITIONS
from maquignon.rules.events import Event
from maquignon.rules.game import start
from maquignon.rules.options import Options
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
