"""Hints: what a good bot would do on a guest's seat, and why."""

import asyncio
from random import Random
from typing import TYPE_CHECKING, Final

from maquignon.bots.roster import ADVISER
from maquignon.bots.why import why
from maquignon.notation.advice import explain
from maquignon.notation.record import action_to_json
from maquignon.notation.words import LANGUAGES
from maquignon.rules.actions import Action
from maquignon.rules.game import Game
from maquignon.rules.legality import may_act
from maquignon.rules.options import options
from maquignon.rules.views import view
from maquignon.tables.bots.company import Company
from maquignon.tables.game.sheet import Sheet
from maquignon.tables.people.guests import Guest
from maquignon.tables.protocol.answers import Advice, Sentences
from maquignon.tables.protocol.messages import Hint
from maquignon.tables.protocol.refusals import Refusal

if TYPE_CHECKING:
    from maquignon.tables.table.table import Table

MOST_HINTS: Final = 2
"""Being thought about at one table at a time."""


async def hint(table: "Table", guest: Guest, message: Hint) -> None:
    """The adviser is asked what it would do with what this seat knows; it thinks beside the table, not before it."""
    sheet = table.sheet
    seat = sheet.seat_of(guest.player)
    game = sheet.under_way
    if game is None or seat is None or not may_act(game.state, seat) or message.question != sheet.question:
        raise Refusal("no_hint")
    if len(table.errands) >= MOST_HINTS:
        raise Refusal("too_fast")
    task = asyncio.create_task(_advise(table, seat, sheet, game, guest, message))
    table.errands.add(task)
    task.add_done_callback(table.errands.discard)


async def _advise(table: "Table", seat: int, sheet: Sheet, game: Game, guest: Guest, message: Hint) -> None:
    adviser = Company(table.house.think, Random(), lambda answer: None)
    action = await adviser.decide(seat, ADVISER, sheet, list(table.journal.story))
    reason = _reason(seat, sheet, game, action)
    move = action_to_json(action)
    del move["seat"]
    guest.tell(Advice(id=message.id, question=message.question, action=move, why=reason))


def _reason(seat: int, sheet: Sheet, game: Game, action: Action) -> Sentences:
    found = why(view(game, seat), options(game, seat), action)
    names = [chair.name or "" for chair in sheet.chairs]
    return Sentences(**{language: explain(found, names, language) for language in LANGUAGES})
