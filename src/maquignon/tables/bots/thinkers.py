"""Where bots think: decisions at a glance, decisions that look far ahead and advice never wait for one another."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final, TypeVar
from weakref import WeakValueDictionary

from maquignon.bots.bot import Bot, Farsighted, Visitor
from maquignon.rules.game import Game
from maquignon.rules.views import view
from maquignon.tables.bots.pool import Pool, Think
from maquignon.tables.people.waiting import WaitingLine

T = TypeVar("T")
MOST_ASKING: Final = 8
"""Hints of one server that wait or are being thought about."""
MOST_ASKING_PER_ADDRESS: Final = 3
"""The same, of one address."""


@dataclass(frozen=True, slots=True)
class Thinkers:
    glance: Think
    foresight: Think
    advice: Think
    asking: WaitingLine
    """Whoever wants a hint."""
    turns: WeakValueDictionary[str, asyncio.Lock] = field(default_factory=WeakValueDictionary)
    """By address, while a bot at a table there looks ahead."""

    @classmethod
    def hire(cls) -> "Thinkers":
        return cls.all_by(Pool(2), Pool(2), Pool(1))

    @classmethod
    def all_by(cls, glance: Think, foresight: Think | None = None, advice: Think | None = None) -> "Thinkers":
        """By the same thinker where no other is named."""
        asking = WaitingLine(MOST_ASKING, MOST_ASKING_PER_ADDRESS)
        return cls(glance, foresight or glance, advice or glance, asking)

    def for_decision(self, bot: Bot, game: Game, seat: int, home: str) -> Think:
        """Who comes from outside may take as long as who looks ahead.

        `home`: where the people at this table come from. However many tables they have, one bot there does so at a
        time: nobody else's has to wait for all of them.
        """
        is_slow = isinstance(bot, Visitor) or (isinstance(bot, Farsighted) and bot.looks_ahead(view(game, seat)))
        return partial(self._in_turn, home) if is_slow else self.glance

    async def _in_turn(self, home: str, work: Callable[[], T]) -> T:
        async with self.turns.setdefault(home, asyncio.Lock()):
            return await self.foresight(work)

    def close(self) -> None:
        for think in (self.glance, self.foresight, self.advice):
            if isinstance(think, Pool):
                think.close()
