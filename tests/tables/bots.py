"""Bots for tests: what they are shown is written down, and what they do is what the test wants."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random

import pytest

from maquignon.bots.bot import NOTHING_SEEN
from maquignon.bots.random import RandomBot
from maquignon.bots.roster import ROSTER, Entry
from maquignon.rules.actions import Action, Bid, Pass
from maquignon.rules.choices import BidRange
from maquignon.rules.events import Event
from maquignon.rules.options import Options
from maquignon.rules.views import View

Choice = Callable[[Options], Action]


def anything(options: Options) -> Action:
    """Something that is allowed, and always the same; no bid that one could not pay."""
    return modest(RandomBot(Random(1)).choose(NOTHING_SEEN, options), options)


def modest(action: Action, options: Options) -> Action:
    """Where this would be a bid, the least one, and none above what everybody has at the start."""
    if not isinstance(action, Bid):
        return action
    bids = options.find("bid")
    assert isinstance(bids, BidRange)
    return Bid(options.seat, bids.minimum) if bids.minimum <= 50 else Pass(options.seat)


@dataclass(eq=False)
class Scribe:
    """Writes down everything it is told and shown."""

    decide: Choice
    told: list[Event] = field(default_factory=list)
    asked: list[tuple[View, Options]] = field(default_factory=list)
    looks: bool = True
    listens: bool = True

    def notice(self, events: Sequence[Event]) -> None:
        self.told += events

    def choose(self, view: View, options: Options) -> Action:
        self.asked.append((view, options))
        return self.decide(options)


def hire(monkeypatch: pytest.MonkeyPatch, *names: str, choose: Choice = anything) -> list[Scribe]:
    """Whoever sits down under one of these names is a scribe from now on; all of them, as they come."""
    hired: list[Scribe] = []

    def sit_down(rng: Random) -> Scribe:
        hired.append(Scribe(choose))
        return hired[-1]

    for name in names:
        monkeypatch.setattr(sys.modules[__name__], name, sit_down, raising=False)
        monkeypatch.setitem(ROSTER, name, Entry(__name__, name))
    return hired
