"""Clocks, countdowns and bots of one table: kept in step with it, and when to look at them again."""

from typing import Final

from maquignon.tables.clocks.clock import allowance
from maquignon.tables.table import broadcast
from maquignon.tables.table.parts import Parts

IDLE: Final = {"gathering": 15 * 60_000, "playing": 24 * 3_600_000, "paused": 24 * 3_600_000, "finished": 10 * 60_000}
"""How long an empty table is kept, in milliseconds."""


def stands_still(table: Parts) -> bool:
    sheet = table.sheet
    return table.trouble is not None or (
        sheet.under_way is not None and (sheet.paused or not table.attendance.somebody_plays(sheet))
    )


def keep_in_step(table: Parts, *, tell: bool = True, at: int | None = None) -> None:
    """Bring clocks, countdowns and bots in step with the table; `tell` the guests what of it they can see.

    `at`: when the table fell asleep that is woken now; else this moment.
    """
    now, sheet = table.now() if at is None else at, table.sheet
    if stands_still(table):
        table.keeper.stop(now)
    else:
        by = table.keeper.go_on(now)
        table.company.shift(by)
        table.banter.shift(by)
        table.attendance.shift(by)
        table.attendance.look(sheet, now)
        if table.keeper.grace_until and table.attendance.everybody_plays(sheet):
            table.keeper.end_grace()
    begins = table.keeper.moment(now)
    table.keeper.follow(sheet, begins)
    table.company.look(sheet, table.journal.story, begins)
    if tell:
        broadcast.presence(table)
        broadcast.clock(table)
        if sheet.arrangement.public:
            table.services.changed()


async def forgive(table: Parts) -> None:
    """After a silence of the server itself."""
    table.keeper.grant_grace(table.keeper.moment(table.now()))
    keep_in_step(table)


def close_when_idle(table: Parts) -> None:
    """From now on the table is kept for a while and no longer, unless somebody comes."""
    table.close_at = table.now() + IDLE[table.sheet.status]


def allowance_at(table: Parts) -> int:
    """How long the fall of the hammer waits for bids under way."""
    sheet = table.sheet
    bidders = sheet.bidders()
    return allowance(
        [guest.round_trip or 0 for guest in table.attendance.guests if sheet.seat_of(guest.player) in bidders]
    )


def next_moment(table: Parts) -> int:
    """When something is due again; a look too early does no harm."""
    if table.trouble is not None:
        return table.retry_at  # nor can an empty table be closed before
    if table.keeper.stopped_at is not None:
        return table.close_at
    return min(
        table.close_at,
        table.keeper.next_moment(lambda: allowance_at(table)),
        table.company.next_moment(),
        table.attendance.next_moment(),
        table.banter.next_moment(),
    )
