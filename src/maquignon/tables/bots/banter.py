"""What bots say at a live table: a quick phrase now and then, about what everybody has seen."""

from collections import Counter
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from maquignon.bots.names import EXEC
from maquignon.rules.audience import seen_by
from maquignon.rules.views import view
from maquignon.tables.bots.occasions import Remark, greetings, occasions
from maquignon.tables.clocks.time import NEVER
from maquignon.tables.game.sheet import Sheet
from maquignon.tables.protocol.messages import Phrase

MOST_REPEATS: Final = 2
"""Of one phrase by one bot."""
SILENCE: Final = 20_000
"""Milliseconds in which nobody else says anything."""
BREATH: Final = (700, 1_800)
"""Milliseconds between what happened and what is said about it."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How much a bot says, and about what."""

    most: int = 4
    """Lines in a game before its end."""
    eagerness: float = 1.0
    explains: bool = False
    gossips: bool = False


QUIET: Final = Manner()
MANNERS: Final = {
    "easy": Manner(most=8, eagerness=2.0, explains=True),
    "talker": Manner(most=20, eagerness=4.0, explains=True, gossips=True),
}
"""Bots that talk more than others."""


@dataclass(frozen=True, slots=True)
class Quip:
    """What a bot is about to say."""

    at: int
    seat: int
    phrase: Phrase


class Banter:
    """Who wants to say what, and when: one at a time, with dice that nothing else depends on."""

    def __init__(self, dice: Random) -> None:
        self._dice = dice
        self._next: Quip | None = None
        self._silent_until = 0
        self._leader: int | None = None  # of the bidding, as last heard
        self._said: dict[int, Counter[Phrase]] = {}

    def overhear(self, sheet: Sheet, begins: bool) -> None:
        """Whatever a spectator saw happen; somebody may want to say something about it, if nobody else is about to."""
        if sheet.game is None or not sheet.arrangement.banter:
            return
        outbid, self._leader = self._leader, sheet.game.state.leader
        if not sheet.is_over and (self._next is not None or sheet.at < self._silent_until):
            return
        bots = [seat for seat, chair in enumerate(sheet.chairs) if chair.kind == "bot" and _talks(chair.bot)]
        if not bots:
            return
        seen = view(sheet.game, None)
        events = [seen_by(event, None) for told in sheet.told for event in told.events]
        if sheet.is_over:
            events = events[-1:]  # everything else is forgotten over the end
        remarks = list(greetings(bots)) if begins else []
        remarks += [remark for event in events for remark in occasions(event, bots, outbid, seen)]
        self._dice.shuffle(remarks)
        for remark in remarks:
            if remark.seat in bots and (phrases := self._wishes(remark, sheet)):
                self._next = Quip(sheet.at + self._dice.randint(*BREATH), remark.seat, self._dice.choice(phrases))
                return

    def _wishes(self, remark: Remark, sheet: Sheet) -> list[Phrase]:
        """What this bot would like to say, if anything: it says a few things in a game, and nothing all the time."""
        manner = MANNERS.get(sheet.chairs[remark.seat].bot or "", QUIET)
        said = self._said.setdefault(remark.seat, Counter())
        if (remark.explains and not manner.explains) or (remark.gossips and not manner.gossips):
            return []
        if said.total() >= manner.most and not sheet.is_over:
            return []
        if self._dice.random() >= remark.chance * manner.eagerness:
            return []
        return [phrase for phrase in remark.phrases if said[phrase] < MOST_REPEATS]

    def next_moment(self) -> int:
        return NEVER if self._next is None else self._next.at

    def shift(self, by: int) -> None:
        """Time stood still for so long."""
        if self._next is not None:
            self._next = replace(self._next, at=self._next.at + by)

    def due(self, now: int) -> Quip | None:
        """What is to be said now, and then nothing for a while."""
        line = self._next
        if line is None or now < line.at:
            return None
        self._next = None
        self._silent_until = now + SILENCE
        self._said[line.seat][line.phrase] += 1
        return line


def _talks(bot: str | None) -> bool:
    """A program from outside has a mind of its own, and no words are put into its mouth."""
    return bot is not None and not bot.startswith(EXEC)
