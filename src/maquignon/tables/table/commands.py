"""What a table does with each command of a guest."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from maquignon.tables.game import gathering, playing, reseating
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
    Invite,
    Leave,
    OutOfLot,
    Pause,
    PressHammer,
    QuickPhrase,
    Rematch,
    Rename,
    SeatBot,
    Sit,
    Stand,
    Start,
    Story,
    TakeBack,
    VoteOut,
)
from maquignon.tables.protocol.refusals import Refusal
from maquignon.tables.table import broadcast
from maquignon.tables.table.committing import commit
from maquignon.tables.table.hints import give_hint
from maquignon.tables.table.leaving import leave, part_with_removed, play_again
from maquignon.tables.table.parts import Parts
from maquignon.tables.table.pausing import wish_for_pause
from maquignon.tables.table.talking import say
from maquignon.tables.table.voting import settle_votes, tell_anew, vote_out

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
_AROUND: Final[dict[type[Command], Drafted]] = {Invite: reseating.invite}
"""At any time."""


async def carry_out(table: Parts, guest: Guest, message: Command, key: str) -> None:
    """Do what the guest asks for, or raise a `Refusal`."""
    kind = type(message)
    if kind in _DURING:
        await commit(table, _draft(table, guest, message, _DURING[kind]), guest, message.id, key)
        if table.strikes and table.strikes.pop(table.sheet.seat_of(guest.player), 0):
            broadcast.presence(table)
        if table.votes:
            await settle_votes(table)
    elif kind in _AROUND or (kind is Sit and table.sheet.game is not None):
        draft = _draft(table, guest, message, _AROUND.get(kind, reseating.take_bots_seat))
        table.count_change(guest)
        await commit(table, draft, guest, message.id, key)
        if kind is Sit:
            tell_anew(table, guest.player)
    elif kind in _BEFORE:
        if table.sheet.game is not None:
            raise Refusal("already_begun")
        draft = _draft(table, guest, message, _BEFORE[kind])
        if kind is not Start:
            table.count_change(guest)
        await commit(table, draft, guest, message.id, key)
        if kind is FreeSeat:
            await part_with_removed(table)
    elif isinstance(message, Chat | QuickPhrase):
        await say(table, guest, message, key)
    else:
        await _OTHERS[kind](table, guest, message)
        if kind is not Story and kind is not Hint:
            table.journal.remember(key)


def _draft(table: Parts, guest: Guest, message: Command, write: Drafted) -> Sheet:
    draft = table.sheet.draft(table.now())
    speaker = table.speaker(guest)
    host_is_away = draft.game is None and not table.attendance.is_present(draft.host)
    if host_is_away:
        gathering.succeed_host(draft, speaker)
    write(draft, speaker, message)
    if host_is_away and isinstance(message, Sit) and draft.seat_of(draft.host) is None:
        gathering.succeed_host(draft, speaker)  # the table was abandoned
    return draft


async def _press_hammer(table: Parts, guest: Guest, message: PressHammer) -> None:
    playing.require_hammer(table.sheet, table.speaker(guest), message)
    if table.keeper.count is not None and table.keeper.stopped_at is None:
        table.keeper.press(table.sheet, table.now())
        broadcast.clock(table)
    guest.tell(Done(id=message.id, version=None))


async def _call_by_name(table: Parts, guest: Guest, message: Rename) -> None:
    """Before the game a new name goes on the seat; during it everybody stays who they were when it began."""
    if table.sheet.game is None and table.speaker(guest).seat is not None:
        draft = _draft(table, guest, message, gathering.rename)
        table.count_change(guest)
        await commit(table, draft, guest, message.id, None)
    else:
        guest.tell(Done(id=message.id, version=None))


async def _tell_story(table: Parts, guest: Guest, message: Story) -> None:
    if table.sheet.game is None:
        raise Refusal("not_begun")
    broadcast.story(table, guest, message.since)


_OTHERS: Final[dict[type[Command], Callable[[Parts, Guest, Any], Awaitable[None]]]] = {
    PressHammer: _press_hammer,
    Pause: wish_for_pause,
    VoteOut: vote_out,
    Rename: _call_by_name,
    Story: _tell_story,
    Hint: give_hint,
    Leave: leave,
    Rematch: play_again,
}
