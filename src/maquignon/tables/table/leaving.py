"""Leaving a table: a lost connection, a goodbye, a removal, and going on together to the next game."""

from maquignon.tables.game import gathering
from maquignon.tables.game.entries import WentOn
from maquignon.tables.people.guests import Guest
from maquignon.tables.protocol.answers import Done, Farewell, Gone
from maquignon.tables.protocol.messages import Leave, Rematch
from maquignon.tables.protocol.refusals import Refusal
from maquignon.tables.table.clockwork import close_when_idle, keep_in_step
from maquignon.tables.table.committing import commit
from maquignon.tables.table.parts import Parts
from maquignon.tables.table.pausing import settle_wishes
from maquignon.tables.table.voting import settle_votes


async def miss(table: Parts, guest: Guest) -> None:
    """The guest is no longer at this table, for whatever reason."""
    table.attendance.discard(guest)
    guest.depart(table.code)
    if not table.attendance.guests:
        close_when_idle(table)
    keep_in_step(table)
    await settle_wishes(table)
    await settle_votes(table)


async def part(table: Parts, guest: Guest, reason: Farewell = "left", next: str | None = None) -> None:
    await miss(table, guest)
    guest.tell(Gone(code=table.code, reason=reason, next=next))


async def part_with_removed(table: Parts) -> None:
    """Whoever was taken from a table that wants no spectators has to go."""
    if not table.sheet.arrangement.spectators:
        for guest in list(table.attendance.guests):
            if table.sheet.seat_of(guest.player) is None and guest.player != table.sheet.host:
                await part(table, guest, "removed")


async def leave(table: Parts, guest: Guest, message: Leave) -> None:
    speaker = table.speaker(guest)
    if speaker.seat is not None and table.sheet.game is None:
        draft = table.sheet.draft(table.now())
        gathering.leave(draft, speaker)
        await commit(table, draft)
    elif speaker.seat is not None and table.sheet.under_way is not None:
        table.attendance.goodbye(speaker.seat, table.keeper.moment(table.now()))
    await part(table, guest)
    guest.tell(Done(id=message.id, version=None))


async def play_again(table: Parts, guest: Guest, message: Rematch) -> None:
    """The first who asks opens the next table, with everybody's seat kept; the others follow."""
    speaker = table.speaker(guest)
    if not table.sheet.is_over:
        raise Refusal("not_finished")
    if speaker.seat is None:
        raise Refusal("not_seated")
    code = table.sheet.next_code
    if code is None or not table.services.is_open(code):
        command = f"{guest.player}:{message.id}"
        code = await table.services.next_table(table.sheet, speaker, command, guest.address)
        draft = table.sheet.draft(table.now())
        draft.write(WentOn(code))
        await commit(table, draft)
    await part(table, guest, next=code)
    await table.services.bring(guest, code, id=message.id, sit=True)
