"""What is due at a table because time has passed."""

from typing import Final

from maquignon.rules.actions import Hammer
from maquignon.rules.options import options
from maquignon.tables.bots.autopilot import safe_action
from maquignon.tables.clocks.timekeeper import person_to_decide
from maquignon.tables.game import playing
from maquignon.tables.table import broadcast
from maquignon.tables.table.clockwork import allowance_at
from maquignon.tables.table.coming import start_rematch
from maquignon.tables.table.committing import close, commit, recover
from maquignon.tables.table.parts import Parts
from maquignon.tables.table.talking import let_bot_talk

STRIKES: Final = 2
"""So often in a row the table acts for somebody; then a bot stands in."""


async def tick(table: Parts, now: int) -> None:
    """At most one entry at a time: whatever else is due comes with the next tick, which follows at once."""
    if table.trouble is not None:
        if now >= table.retry_at and await recover(table):
            await start_rematch(table)
        return
    if now >= table.close_at:
        await close(table)
        return
    if table.keeper.stopped_at is not None:
        return
    keeper = table.keeper
    if keeper.count is not None and keeper.count.falls(now, allowance_at(table)):
        await _let_hammer_fall(table, now)
    elif keeper.count is not None and keeper.count.call(now):
        broadcast.clock(table)
    elif keeper.decide_by is not None and now >= keeper.decide_by:
        await _decide_for(table, now)
    elif away := table.attendance.due(now):
        await _let_bots_take_over(table, away, now)
    else:
        table.company.see_to(table.sheet, table.journal.story, now, table.attendance.home(table.sheet))
        await let_bot_talk(table, now)


async def _let_hammer_fall(table: Parts, now: int) -> None:
    draft = table.sheet.draft(now)
    draft.play(Hammer())
    draft.play_for_the_house()
    await commit(table, draft)


async def _decide_for(table: Parts, now: int) -> None:
    seat = person_to_decide(table.sheet)
    game = table.sheet.under_way
    assert seat is not None
    assert game is not None
    draft = table.sheet.draft(now)
    draft.play(safe_action(options(game, seat)))
    draft.play_for_the_house()
    strikes = table.strikes.get(seat, 0) + 1
    if strikes >= STRIKES and not draft.is_over:
        playing.take_over(draft, seat)
    await commit(table, draft)
    table.strikes[seat] = strikes % STRIKES
    broadcast.presence(table)


async def _let_bots_take_over(table: Parts, seats: list[int], now: int) -> None:
    draft = table.sheet.draft(now)
    for seat in seats:
        playing.take_over(draft, seat)
    await commit(table, draft)
