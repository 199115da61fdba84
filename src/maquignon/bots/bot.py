"""What a bot is: something that chooses, from what its seat sees, among what it may do."""

from collections.abc import Sequence
from typing import Protocol

from maquignon.rules.actions import Action
from maquignon.rules.events import Event
from maquignon.rules.options import Options
from maquignon.rules.views import View


class Bot(Protocol):
    """One bot sits on one seat for one game.

    `looks` says whether the bot wants its view at all: one that plays by the options alone is spared the cost and is
    given `NOTHING_SEEN`.
    """

    looks: bool

    def notice(self, events: Sequence[Event]) -> None:
        """Told everything this seat may know, as it happens."""
        ...

    def choose(self, view: View, options: Options) -> Action:
        """Pick one of the options."""
        ...
