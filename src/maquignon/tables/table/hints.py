"""Hints: a guest asks what a good bot would do, and is told when it has thought, beside the table and not before it."""

import asyncio
from collections.abc import Sequence
from typing import Final

from maquignon.languages import ENGLISH
from maquignon.notation.frames import why_to_json
from maquignon.notation.record import action_to_json
from maquignon.notation.sentences import explain
from maquignon.rules.game import Game
from maquignon.rules.legality import may_act
from maquignon.tables.bots.advising import advise
from maquignon.tables.game.sheet import Told
from maquignon.tables.people.guests import Guest
from maquignon.tables.protocol.answers import Advice
from maquignon.tables.protocol.messages import Hint
from maquignon.tables.protocol.refusals import Refusal
from maquignon.tables.table.parts import Parts

MOST_HINTS: Final = 2
"""Being thought about at one table at a time."""


async def give_hint(table: Parts, guest: Guest, message: Hint) -> None:
    sheet = table.sheet
    seat = sheet.seat_of(guest.player)
    game = sheet.under_way
    if game is None or seat is None or not may_act(game.state, seat) or message.question != sheet.question:
        raise Refusal("no_hint")
    if len(table.hints) >= MOST_HINTS:
        raise Refusal("too_fast")
    task = asyncio.create_task(_think_aside(table, guest, message, game, seat, list(table.journal.story)))
    table.hints.add(task)
    task.add_done_callback(table.hints.discard)


async def _think_aside(table: Parts, guest: Guest, message: Hint, game: Game, seat: int, story: Sequence[Told]) -> None:
    names = [chair.name or "" for chair in table.sheet.chairs]
    thinkers = table.services.thinkers
    try:
        with thinkers.asking.turn(guest.address):
            action, why = await advise(thinkers.advice, game, seat, story)
    except Refusal as refusal:
        guest.refuse(refusal, message.id)
        return
    move = action_to_json(action)
    del move["seat"]
    fact, sentence = why_to_json(why), explain(why, names, ENGLISH)
    guest.tell(Advice(id=message.id, question=message.question, action=move, why=fact, sentence=sentence))
