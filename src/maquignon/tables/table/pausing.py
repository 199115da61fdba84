"""Pauses: each player's wish, and what comes of it once everybody present wishes the same."""

from maquignon.tables.game import playing
from maquignon.tables.people.guests import Guest
from maquignon.tables.protocol.answers import Done
from maquignon.tables.protocol.messages import Pause
from maquignon.tables.protocol.refusals import Refusal
from maquignon.tables.table import broadcast
from maquignon.tables.table.committing import commit
from maquignon.tables.table.parts import Parts


async def wish_for_pause(table: Parts, guest: Guest, message: Pause) -> None:
    seat = table.sheet.seat_of(guest.player)
    if seat is None:
        raise Refusal("not_seated")
    if table.sheet.under_way is None:
        raise Refusal("not_begun" if table.sheet.game is None else "game_over")
    if message.wish and not table.sheet.paused:  # a pause can always be ended
        table.count_change(guest)
    table.wishes[seat] = message.wish
    guest.tell(Done(id=message.id, version=None))
    broadcast.presence(table)
    await settle_wishes(table)


async def settle_wishes(table: Parts) -> None:
    """A pause begins or ends when everybody present wishes it."""
    sheet = table.sheet
    if sheet.under_way is None or not table.wishes:
        return
    present = [
        seat
        for seat, chair in enumerate(sheet.chairs)
        if chair.kind == "person" and chair.bot is None and table.attendance.is_present(chair.player)
    ]
    wish = not sheet.paused
    if present and all(table.wishes.get(seat) is wish for seat in present):
        draft = sheet.draft(table.now())
        playing.pause(draft, wish)
        await commit(table, draft)
        table.wishes.clear()
        broadcast.presence(table)
