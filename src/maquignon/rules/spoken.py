"""What is only said, most of all that happens: no card moves, no turn begins, and little of a position changes."""

from typing import Final

from maquignon.rules.actions import Bid, Pass
from maquignon.rules.events import BidMade, HammerFell, Passed, Preempted, Sold
from maquignon.rules.state import State

SPOKEN_ACTIONS: Final = (Bid, Pass)
"""Whatever comes of these is among `SPOKEN_EVENTS`."""
SPOKEN_EVENTS: Final = (BidMade, Passed, HammerFell, Sold, Preempted)
"""An action that brings about nothing else changes nothing but `CHANGED_BY_WORDS`."""
CHANGED_BY_WORDS: Final = ("phase", "high_bid", "leader", "passed", "has_bid", "debtor")
ROWS_CHANGED_BY_WORDS: Final = tuple(name for name in CHANGED_BY_WORDS if State.FIELDS[name][1])
