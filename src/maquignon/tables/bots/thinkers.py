"""Where bots think: decisions at a glance, decisions that look far ahead and advice never wait for one another."""

from dataclasses import dataclass
from typing import Final

from maquignon.bots.bot import Bot, Farsighted, Visitor
from maquignon.rules.game import Game
from maquignon.rules.views import view
from maquignon.tables.bots.pool import Pool, Think
from maquignon.tables.people.waiting import WaitingLine

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

    @classmethod
    def hire(cls) -> "Thinkers":
        return cls.all_by(Pool(2), Pool(2), Pool(1))

    @classmethod
    def all_by(cls, glance: Think, foresight: Think | None = None, advice: Think | None = None) -> "Thinkers":
        """By the same thinker where no other is named."""
        asking = WaitingLine(MOST_ASKING, MOST_ASKING_PER_ADDRESS)
        return cls(glance, foresight or glance, advice or glance, asking)

    def for_decision(self, bot: Bot, game: Game, seat: int) -> Think:
        """Who comes from outside may take as long as who looks ahead."""
        is_slow = isinstance(bot, Visitor) or (isinstance(bot, Farsighted) and bot.looks_ahead(view(game, seat)))
        return self.foresight if is_slow else self.glance

    def close(self) -> None:
        for think in (self.glance, self.foresight, self.advice):
            if isinstance(think, Pool):
                think.close()
