"""The one way in which anything becomes true at a table: appended to the log, applied, told; or it has not happened."""

import logging
from random import randrange
from typing import Final

from maquignon.tables.game.entries import Closed
from maquignon.tables.game.sheet import Sheet
from maquignon.tables.people.guests import Guest
from maquignon.tables.protocol.answers import Done, Gone, Moved
from maquignon.tables.protocol.refusals import Refusal
from maquignon.tables.store.interface import Elsewhere, Fenced, StoreFailed, Unsure
from maquignon.tables.table import broadcast
from maquignon.tables.table.clockwork import keep_in_step
from maquignon.tables.table.parts import Parts

log = logging.getLogger(__name__)

RETRY: Final = 1_000
"""Milliseconds between two attempts to write again after the store failed."""
COME_AGAIN: Final = 100
"""Milliseconds after which the guests of a table that is another server's come again, and up to twice as many."""


async def commit(
    table: Parts, draft: Sheet, speaker: Guest | None = None, id: str | None = None, key: str | None = None
) -> None:
    """Make the draft true: durable first, then told. If it cannot be stored, it has not happened.

    `id` is the command of the speaker that is done with it; `key` what it is known by, should it be said again.
    """
    if table.trouble is not None:
        raise Refusal("not_stored")
    old = table.sheet
    if draft.written:
        try:
            await table.journal.append(old, draft, key)
        except Fenced:
            let_go(table)
            raise Refusal("shutting_down") from None
        except StoreFailed as error:
            if isinstance(error, Unsure) and speaker and id and key:
                table.unsure[key] = (speaker, id)
            log.error("append failed", extra={"table": table.id, "error": str(error)})
            stand_still(table, "not_stored")
            raise Refusal("not_stored") from None
    make_true(table, draft, speaker, id, key)


def make_true(
    table: Parts, draft: Sheet, speaker: Guest | None = None, id: str | None = None, key: str | None = None
) -> None:
    """What is stored is how the table is from now on, and everybody is told."""
    old = table.sheet
    table.journal.note(old, draft, key)
    table.sheet = draft
    if draft.chairs is old.chairs and draft.status == old.status:
        table.keeper.follow(draft, draft.at)
        table.company.look(draft, table.journal.story, draft.at)
    else:
        keep_in_step(table, tell=False)
    broadcast.changes(table, old, speaker, id)
    if draft.bots:
        table.banter.overhear(draft, begins=old.game is None)
    if draft.arrangement.public or old.arrangement.public:
        table.services.changed()


def let_go(table: Parts) -> None:
    """Another server has the table: nothing more is done for it here, and its guests find it by coming again."""
    log.error("another server has this table", extra={"table": table.id})
    for guest in list(table.attendance.guests):
        table.attendance.discard(guest)
        guest.depart(table.code)
        guest.tell(Gone(code=table.code, reason="elsewhere"))
        guest.tell(Moved(wait=COME_AGAIN + randrange(COME_AGAIN)))
        guest.line.close("shutting_down")
    table.services.gone(table.code)


def stand_still(table: Parts, why: str) -> None:
    """Nothing happens any more until the store can be asked again; everybody is told why."""
    if table.trouble == why:
        return
    table.trouble = why
    table.retry_at = table.now() + RETRY
    keep_in_step(table)
    broadcast.around(table)


async def recover(table: Parts) -> bool:
    """Try to write again; whether it worked. What failed may have reached the disk after all: the log decides."""
    try:
        missed = await table.journal.missed(table.sheet.version)
    except (Fenced, Elsewhere):
        let_go(table)
        return False
    except StoreFailed:
        table.retry_at = table.now() + RETRY
        return False
    table.trouble = None
    old = table.sheet
    table.sheet = table.journal.replay(old, missed)
    keep_in_step(table)
    broadcast.around(table)
    if missed:
        broadcast.changes(table, old, None, None)
    _answer_unsure(table)
    return True


def _answer_unsure(table: Parts) -> None:
    """By now the log says whether what they asked for was done."""
    unsure, table.unsure = table.unsure, {}
    for key, (guest, id) in unsure.items():
        if key in table.journal.done:
            guest.tell(Done(id=id, version=table.journal.done[key]))
        else:
            guest.refuse(Refusal("not_stored"), id)


async def close(table: Parts) -> None:
    """Nobody comes any more. What cannot be put away now is put away a little later."""
    if not table.sheet.closed:
        draft = table.sheet.draft(table.now())
        draft.write(Closed())
        await commit(table, draft)
    try:
        await table.services.store.close_table(table.id)
    except StoreFailed as error:
        log.error("cannot put a closed table away", extra={"table": table.id, "error": str(error)})
        table.close_at = table.now() + RETRY
        return
    table.services.gone(table.code)
