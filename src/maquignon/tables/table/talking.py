"""What is said at a table, by people and by bots: stored, then heard by everybody there."""

from contextlib import suppress

from maquignon.tables.people.guests import Guest
from maquignon.tables.protocol.answers import Done
from maquignon.tables.protocol.frames import frame
from maquignon.tables.protocol.messages import Chat, QuickPhrase
from maquignon.tables.protocol.refusals import Refusal
from maquignon.tables.store.interface import StoreFailed
from maquignon.tables.store.rows import ChatRow
from maquignon.tables.table.parts import Parts


async def say(table: Parts, guest: Guest, message: Chat | QuickPhrase, key: str) -> None:
    line = table.talk.line(table.speaker(guest), message, key, table.now(), guest.address)
    try:
        await table.services.store.add_chat(table.id, line)
    except StoreFailed:
        raise Refusal("not_stored") from None
    table.journal.remember(key)
    _spread(table, line)
    guest.tell(Done(id=message.id, version=None))


async def let_bot_talk(table: Parts, now: int) -> None:
    """What a bot wants to say by now; what cannot be stored is not worth saying."""
    remark = table.banter.due(now)
    if remark is None:
        return
    name = table.sheet.chairs[remark.seat].name or ""
    line = ChatRow(now, name, remark.seat, None, remark.phrase, f"bot {remark.seat}:{table.sheet.version}")
    with suppress(StoreFailed):
        await table.services.store.add_chat(table.id, line)
        _spread(table, line)


def _spread(table: Parts, line: ChatRow) -> None:
    said = frame(table.talk.say(line))
    for listener in table.attendance.guests:
        listener.line.send(said)
