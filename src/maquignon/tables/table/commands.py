"""What a table does with each command."""

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from maquignon.rules.game import refusal
from maquignon.rules.legality import may_act
from maquignon.tables.bots import advising
from maquignon.tables.bots.company import Answer
from maquignon.tables.game import gathering, playing
from maquignon.tables.game.entries import WentOn
from maquignon.tables.game.sheet import Sheet
from maquignon.tables.game.speaker import Speaker
from maquignon.tables.people.guests import Guest
from maquignon.tables.protocol.answers import Done
from maquignon.tables.protocol.messages import (
    Act,
    Arrange,
    Chat,
    Command,
    FreeSeat,
    Hint,
    Leave,
    OutOfLot,
    Pause,
    PressHammer,
    QuickPhrase,
    Rematch,
    SeatBot,
    Sit,
    Stand,
    Start,
    Story,
    TakeBack,
)
from maquignon.tables.protocol.refusals import Refusal
from maquignon.tables.store.interface import ChatRow, StoreFailed
from maquignon.tables.telling.frames import frame

if TYPE_CHECKING:
    from maquignon.tables.table.table import Table

MOST_SPECTATORS: Final = 50

Drafted = Callable[[Sheet, Speaker, Any], None]
"""Checks a command and writes what it brings about into a draft."""

_BEFORE: Final[dict[type[Command], Drafted]] = {
    Sit: gathering.sit,
    Stand: gathering.stand,
    Arrange: gathering.arrange,
    SeatBot: gathering.seat_bot,
    FreeSeat: gathering.free_seat,
    Start: gathering.begin,
}
_DURING: Final[dict[type[Command], Drafted]] = {
    Act: playing.act,
    OutOfLot: playing.go_out,
    TakeBack: playing.take_back,
}


async def carry_out(table: "Table", guest: Guest, message: Command, key: str) -> None:
    """Do what the guest asks for, or raise a `Refusal`."""
    kind = type(message)
    if kind in _DURING:
        await table.commit(_draft(table, guest, message, _DURING[kind]), guest, message.id, key)
        if table.strikes:
            table.strikes.pop(table.sheet.seat_of(guest.player), None)
    elif kind in _BEFORE:
        if table.sheet.game is not None:
            raise Refusal("already_begun")
        await table.commit(_draft(table, guest, message, _BEFORE[kind]), guest, message.id, key)
        await _part_with_removed(table, message)
    elif isinstance(message, Chat | QuickPhrase):
        await _say(table, guest, message, key)
    else:
        await _OTHERS[kind](table, guest, message)
        if kind is not Story and kind is not Hint:
            table.journal.remember(key)


def _draft(table: "Table", guest: Guest, message: Command, write: Drafted) -> Sheet:
    draft = table.sheet.draft(table.time.now())
    speaker = table.speaker(guest)
    if draft.game is None and not table.attendance.is_present(draft.host):
        gathering.succeed_host(draft, speaker)
    write(draft, speaker, message)
    return draft


async def _part_with_removed(table: "Table", message: Command) -> None:
    """Whoever was taken from a table that wants no spectators has to go."""
    if isinstance(message, FreeSeat) and not table.sheet.terms.spectators:
        for guest in list(table.attendance.guests):
            if table.sheet.seat_of(guest.player) is None and guest.player != table.sheet.host:
                await table.part(guest, "removed")


# --- talk -------------------------------------------------------------------------------------------------------------


async def _say(table: "Table", guest: Guest, message: Chat | QuickPhrase, key: str) -> None:
    line = table.talk.line(table.speaker(guest), message, key, table.time.now())
    try:
        await table.house.store.add_chat(table.id, line)
    except StoreFailed:
        raise Refusal("not_stored") from None
    table.journal.remember(key)
    _spread(table, line)
    guest.tell(Done(id=message.id, version=None))


def _spread(table: "Table", line: ChatRow) -> None:
    said = frame(table.talk.say(line))
    for listener in table.attendance.guests:
        listener.line.send(said)


async def let_bot_talk(table: "Table", now: int) -> None:
    """What a bot wants to say by now; what cannot be stored is not worth saying."""
    remark = table.banter.due(now)
    if remark is None:
        return
    name = table.sheet.chairs[remark.seat].name or ""
    line = ChatRow(now, name, remark.seat, None, remark.phrase, f"bot {remark.seat}:{table.sheet.version}")
    with suppress(StoreFailed):
        await table.house.store.add_chat(table.id, line)
        _spread(table, line)


# --- the hammer, pauses, stories --------------------------------------------------------------------------------------


async def _press(table: "Table", guest: Guest, message: PressHammer) -> None:
    playing.require_hammer(table.sheet, table.speaker(guest), message)
    if table.keeper.count is not None and table.keeper.stopped_at is None:
        table.keeper.count.press(table.time.now())
        table.crier.clock()
    guest.tell(Done(id=message.id, version=None))


async def _pause(table: "Table", guest: Guest, message: Pause) -> None:
    seat = table.sheet.seat_of(guest.player)
    if seat is None:
        raise Refusal("not_seated")
    if table.sheet.under_way is None:
        raise Refusal("not_begun" if table.sheet.game is None else "game_over")
    table.wishes[seat] = message.wish
    guest.tell(Done(id=message.id, version=None))
    table.crier.presence()
    await settle_wishes(table)


async def settle_wishes(table: "Table") -> None:
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
        draft = sheet.draft(table.time.now())
        playing.pause(draft, wish)
        await table.commit(draft)
        table.wishes.clear()
        table.crier.presence()


async def _tell_story(table: "Table", guest: Guest, message: Story) -> None:
    if table.sheet.game is None:
        raise Refusal("not_begun")
    table.crier.story(guest, message.since)


# --- coming, leaving, playing again -----------------------------------------------------------------------------------


def why_not_in(table: "Table") -> Refusal | None:
    """Why somebody without a seat may not come in."""
    sheet = table.sheet
    if sheet.closed:
        return Refusal("unknown_table", table.code)
    if not sheet.terms.spectators and (sheet.game is not None or not gathering.has_room(sheet)):
        return Refusal("no_spectators")
    if table.attendance.spectators(sheet) >= MOST_SPECTATORS:
        return Refusal("table_full")
    return None


async def on_coming(table: "Table", guest: Guest, sit: bool) -> None:
    """Back on one's own seat, or on a free one."""
    speaker = table.speaker(guest)
    draft = table.sheet.draft(table.time.now())
    if speaker.seat is not None and draft.under_way is not None:
        playing.come_back(draft, speaker.seat)
    elif speaker.seat is None and draft.game is None and sit and gathering.has_room(draft):
        gathering.sit(draft, speaker, Sit(id="on-coming"))
        if draft.seat_of(draft.host) is None and not table.attendance.is_present(draft.host):
            gathering.succeed_host(draft, speaker)
    if draft.written:
        await table.commit(draft)


async def _leave(table: "Table", guest: Guest, message: Leave) -> None:
    speaker = table.speaker(guest)
    if speaker.seat is not None and table.sheet.game is None:
        draft = table.sheet.draft(table.time.now())
        gathering.leave(draft, speaker)
        await table.commit(draft)
    elif speaker.seat is not None and table.sheet.under_way is not None:
        table.attendance.goodbye(speaker.seat, table.time.now())
    await table.part(guest)
    guest.tell(Done(id=message.id, version=None))


async def _play_again(table: "Table", guest: Guest, message: Rematch) -> None:
    """The first who asks opens the next table, with everybody's seat kept; the others follow."""
    speaker = table.speaker(guest)
    if not table.sheet.is_over:
        raise Refusal("not_finished")
    if speaker.seat is None:
        raise Refusal("not_seated")
    following = table.house.find(table.sheet.next_code) if table.sheet.next_code else None
    if following is None:
        following = await table.house.next_table(table, speaker, f"{guest.player}:{message.id}")
        draft = table.sheet.draft(table.time.now())
        draft.write(WentOn(following.code))
        await table.commit(draft)
    await table.part(guest, next=following.code)
    following.come(guest, id=message.id, sit=True)


async def start_rematch(table: "Table") -> None:
    """Everybody of the last game is here again."""
    awaited = table.sheet.starts_with
    if awaited and table.sheet.game is None and all(map(table.attendance.is_present, awaited)):
        draft = table.sheet.draft(table.time.now())
        gathering.begin_with(draft, draft.chairs)
        await table.commit(draft)


async def let_bot_play(table: "Table", answer: Answer) -> None:
    """What a bot decided, unless the table has moved on meanwhile: then it is asked again."""
    sheet = table.sheet
    game = sheet.under_way
    still_asked = (
        game is not None
        and table.keeper.stopped_at is None
        and answer.question == sheet.question
        and sheet.chairs[answer.seat].bot is not None
        and may_act(game.state, answer.seat)  # D7 a bot does not raise its own bid, not even by a late answer
        and refusal(game, answer.action) is None
    )
    if still_asked:
        draft = sheet.draft(table.time.now())
        draft.play(answer.action)
        draft.play_for_the_house()
        await table.commit(draft)
    else:
        table.look()


_OTHERS: Final[dict[type[Command], Callable[["Table", Guest, Any], Any]]] = {
    PressHammer: _press,
    Pause: _pause,
    Story: _tell_story,
    Hint: advising.hint,
    Leave: _leave,
    Rematch: _play_again,
}
