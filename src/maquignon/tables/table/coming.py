"""Coming to a table: who may, to which seat, and what a newcomer is told."""

from typing import Final

from maquignon.tables.clocks.time import NEVER
from maquignon.tables.game import gathering, playing
from maquignon.tables.people.guests import Guest
from maquignon.tables.protocol.answers import Done
from maquignon.tables.protocol.messages import Sit
from maquignon.tables.protocol.refusals import Refusal
from maquignon.tables.table import broadcast
from maquignon.tables.table.clockwork import keep_in_step
from maquignon.tables.table.committing import commit
from maquignon.tables.table.parts import Parts
from maquignon.tables.table.voting import settle_votes

MOST_SPECTATORS: Final = 50
"""Of one table."""
MOST_FROM_AN_ADDRESS: Final = 25
"""So that nobody takes all the places to look on."""


async def welcome(table: Parts, guest: Guest, id: str | None, sit: bool, seen: int) -> None:
    if (refusal := _why_not_in(table, guest)) is not None:
        guest.refuse(refusal, id)
        guest.depart(table.code)
        return
    table.attendance.add(guest)
    table.close_at = NEVER
    try:
        await _take_seat(table, guest, sit)
    except Refusal as refused:  # nothing can be stored now: there is still a place to look on
        guest.refuse(refused, id)
        id = None
    keep_in_step(table, tell=False)
    broadcast.everything(table, guest, seen)
    keep_in_step(table)
    await settle_votes(table)
    if id is not None:
        guest.tell(Done(id=id, version=table.sheet.version))
    await start_rematch(table)


def _why_not_in(table: Parts, guest: Guest) -> Refusal | None:
    """Why somebody may not come in; to an open table everybody may who has a seat there."""
    sheet = table.sheet
    if sheet.closed:
        return Refusal("unknown_table", table.code)
    if sheet.seat_of(guest.player) is not None:
        return None
    if not sheet.arrangement.spectators and (sheet.game is not None or not gathering.has_room(sheet)):
        return Refusal("no_spectators")
    attendance = table.attendance
    if (
        attendance.spectators(sheet) >= MOST_SPECTATORS
        or attendance.spectators_from(guest, sheet) >= MOST_FROM_AN_ADDRESS
    ):
        return Refusal("table_full")
    return None


async def _take_seat(table: Parts, guest: Guest, sit: bool) -> None:
    """Back on one's own seat, or on a free one."""
    speaker = table.speaker(guest)
    draft = table.sheet.draft(table.now())
    if speaker.seat is not None and draft.under_way is not None:
        playing.come_back(draft, speaker.seat)
    elif speaker.player in draft.removed:
        pass  # may look on
    elif speaker.seat is None and draft.game is None and sit and gathering.has_room(draft):
        gathering.sit(draft, speaker, Sit(id="on-coming"))
        table.count_change(guest)
        if draft.seat_of(draft.host) is None and not table.attendance.is_present(draft.host):
            gathering.succeed_host(draft, speaker)
    if draft.written:
        await commit(table, draft)


async def start_rematch(table: Parts) -> None:
    """Everybody of the last game is here again."""
    awaited = table.sheet.starts_with
    if awaited and table.sheet.game is None and all(map(table.attendance.is_present, awaited)):
        draft = table.sheet.draft(table.now())
        gathering.begin_with(draft, draft.chairs)
        await commit(table, draft)
