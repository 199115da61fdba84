"""A position in which our seat may act, in the law's own types, and the way to answer."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

import msgspec

from maquignon.client.refused import CommandRefused
from maquignon.notation.record import action_to_json
from maquignon.rules.actions import Action
from maquignon.rules.options import Options
from maquignon.rules.views import View
from maquignon.tables.protocol.answers import Update
from maquignon.tables.protocol.wire import AnyMove

OVERTAKEN: Final = ("too_late", "too_low", "already_passed", "own_bid_stands", "not_now", "not_your_turn", "game_over")
"""Where several may act, somebody else can be quicker; there is another update, and perhaps another question."""


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """What a bot needs: what the seat sees, and what it may do."""

    act: Callable[[AnyMove, int], Awaitable[None]]
    """Does a move in answer to the question of this number."""
    update: Update
    view: View
    options: Options

    async def answer(self, action: Action) -> bool:
        """Do this; False if somebody was quicker and it means nothing any more."""
        try:
            await self.act(move_of(action), self.update.question)
        except CommandRefused as refused:
            if refused.reason not in OVERTAKEN:
                raise
            return False
        return True


def move_of(action: Action) -> AnyMove:
    """The action as it goes over the wire: without its seat, which the server knows."""
    found = action_to_json(action)
    del found["seat"]
    move: AnyMove = msgspec.convert(found, AnyMove)
    return move
