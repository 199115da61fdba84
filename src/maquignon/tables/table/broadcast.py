"""Tells the guests of a table what there is to know: everything on coming, and then what changed."""

from collections.abc import Sequence
from operator import attrgetter
from typing import Final

from maquignon.notation.frames import encode_events
from maquignon.rules.game import to_act
from maquignon.tables.game.sheet import Sheet, Told
from maquignon.tables.people.guests import Guest
from maquignon.tables.protocol.answers import ClockMoved, Done, Presence
from maquignon.tables.protocol.frames import frame
from maquignon.tables.protocol.shown import ClockShown, SeatShown
from maquignon.tables.table.parts import Parts
from maquignon.tables.telling.public import finished, seats_shown, table_shown
from maquignon.tables.telling.updates import Showing, Still, no_card_moves, update_head

_around: Final = attrgetter("chairs", "status", "arrangement", "host", "next_code", "removed")
"""What the guests see of a table besides the game."""


# --- to one guest -----------------------------------------------------------------------------------------------------


def everything(table: Parts, guest: Guest, seen: int) -> None:
    """The table, what was said, what happened after version `seen`, and the position."""
    sheet = table.sheet
    _show_table(table, guest, *_present(table))
    guest.tell(table.talk.so_far())
    if sheet.game is None:
        return
    story(table, guest, seen)
    showing, _ = _showing(table, [], since=sheet.version)
    guest.line.send(showing.frame(sheet.seat_of(guest.player)), replaces="update")
    if sheet.is_over:
        guest.line.send(_end(table))


def story(table: Parts, guest: Guest, since: int) -> None:
    sheet = table.sheet
    viewer = sheet.seat_of(guest.player)
    events = encode_events(
        (event for told in table.journal.story if told.version > since for event in told.events), viewer
    )
    head = b'{"type":"story","since":%d,"version":%d,"events":' % (since, sheet.version)
    guest.line.send(head + events + b"}")


def _show_table(table: Parts, guest: Guest, seats: list[SeatShown], spectators: int) -> None:
    shown = table_shown(table.code, table.sheet, seats, guest.player, spectators, table.trouble, table.now())
    guest.line.send(frame(shown), replaces="table")


# --- to all -----------------------------------------------------------------------------------------------------------


def around(table: Parts) -> None:
    """The table around the game, whole."""
    table.last_told.present = seats, spectators = _present(table)
    for guest in table.attendance.guests:
        _show_table(table, guest, seats, spectators)


def presence(table: Parts) -> None:
    """Who came and went, if anything of it can be seen."""
    present = seats, spectators = _present(table)
    if present == table.last_told.present:
        return
    table.last_told.present = present
    _to_all(table, frame(Presence(seats=seats, spectators=spectators, now=table.now())), "presence")


def clock(table: Parts) -> None:
    """The clocks, if they stopped, go on, or run until another moment than was told."""
    sheet = table.sheet
    if sheet.game is None:
        return
    shown = table.keeper.shown(sheet, to_act(sheet.game))
    if shown != table.last_told.clock:
        table.last_told.clock = shown
        message = ClockMoved(version=sheet.version, question=sheet.question, now=table.now(), clock=shown)
        _to_all(table, frame(message), "clock")


def changes(table: Parts, old: Sheet, speaker: Guest | None, id: str | None) -> None:
    """Whatever differs from how the table was; the speaker's command is done with it."""
    new = table.sheet
    if _around(new) != _around(old):
        around(table)
    if new.told or (old.game is None and new.game is not None):
        _update(table, new.told, speaker.player if speaker else None, id)
    else:
        clock(table)
        if speaker is not None and id is not None:
            speaker.tell(Done(id=id, version=new.version))
    if new.is_over and not old.is_over:
        _to_all(table, _end(table), None)


def _update(table: Parts, news: Sequence[Told], speaker: str | None, done: str | None) -> None:
    """The position to everybody, each as they may know it; the speaker also learns which command is done."""
    showing, table.last_told.clock = _showing(table, news, since=table.last_told.version)
    table.last_told.version = table.sheet.version
    seats = table.sheet.seats
    for guest in table.attendance.guests:
        if guest.player == speaker:  # a later update has the position, but not the answer to this command
            guest.line.send(showing.frame(seats.get(guest.player), done))
        else:
            guest.line.send(showing.frame(seats.get(guest.player)), replaces="update")


def _present(table: Parts) -> tuple[list[SeatShown], int]:
    """The seats, and how many look on."""
    return seats_shown(table.sheet, table.attendance, table), table.attendance.spectators(table.sheet)


def _end(table: Parts) -> bytes:
    if table.last_told.end is None:
        table.last_told.end = frame(finished(table.id, table.journal.record(table.sheet), table.sheet))
    return table.last_told.end


def _showing(table: Parts, news: Sequence[Told], since: int) -> tuple[Showing, ClockShown]:
    """The position, and the clocks that are shown with it."""
    sheet, last = table.sheet, table.last_told
    assert sheet.game is not None
    head = update_head(sheet.version, since, sheet.question, table.now())
    events = [event for told in news for event in told.events]
    may_act = to_act(sheet.game)
    if last.still is None or not no_card_moves(events):
        last.still = Still(sheet.game)
    clock_shown = table.keeper.shown(sheet, may_act)
    return Showing(sheet.game, may_act, last.still, head, clock_shown, events), clock_shown


def _to_all(table: Parts, made: bytes, sort: str | None) -> None:
    for guest in table.attendance.guests:
        guest.line.send(made, replaces=sort)
