"""Tells the guests of a table what there is to know: everything on coming, and then what changed."""

from collections.abc import Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Final

from maquignon.notation.frames import encode_events
from maquignon.rules.game import to_act
from maquignon.tables.game.sheet import Sheet, Told
from maquignon.tables.people.guests import Guest
from maquignon.tables.protocol.answers import ClockMoved, Done, Presence, SeatShown
from maquignon.tables.telling.frames import Showing, Still, are_only_words, frame, update_head
from maquignon.tables.telling.public import finished, seats_shown, table_shown

if TYPE_CHECKING:
    from maquignon.tables.table.table import Table


_around: Final = attrgetter("chairs", "status", "terms", "host", "next_code")
"""What the guests see of a table besides the game."""


class Crier:
    def __init__(self, table: "Table") -> None:
        self._table = table
        self._shown = table.sheet.version
        """The version of the last update."""
        self._seats: list[SeatShown] = []
        self._still: Still | None = None
        self._stands_still = False
        """As last told, like the seats."""

    def seats(self) -> list[SeatShown]:
        table = self._table
        return seats_shown(table.sheet, table.attendance, table.wishes)

    # --- to one guest -------------------------------------------------------------------------------------------------

    def everything(self, guest: Guest, seen: int) -> None:
        """The table, what was said, what happened after version `seen`, and the position."""
        table, sheet = self._table, self._table.sheet
        self._table_to(guest, self.seats(), table.attendance.spectators(sheet))
        guest.tell(table.talk.so_far())
        if sheet.game is None:
            return
        self.story(guest, seen)
        showing = self._showing([], since=sheet.version)
        guest.line.send(showing.frame(sheet.seat_of(guest.player)), replaces="update")
        if sheet.is_over:
            guest.line.send(self.end())

    def story(self, guest: Guest, since: int) -> None:
        sheet = self._table.sheet
        viewer = sheet.seat_of(guest.player)
        events = encode_events(
            (event for told in self._table.journal.story if told.version > since for event in told.events), viewer
        )
        head = b'{"type":"story","since":%d,"version":%d,"events":' % (since, sheet.version)
        guest.line.send(head + events + b"}")

    def _table_to(self, guest: Guest, seats: list[SeatShown], spectators: int) -> None:
        table = self._table
        shown = table_shown(table.code, table.sheet, seats, guest.player, spectators, table.trouble, table.time.now())
        guest.line.send(frame(shown), replaces="table")

    # --- to all -------------------------------------------------------------------------------------------------------

    def table(self) -> None:
        seats, spectators = self.seats(), self._table.attendance.spectators(self._table.sheet)
        self._seats = seats
        for guest in self._table.attendance.guests:
            self._table_to(guest, seats, spectators)

    def presence(self) -> None:
        """Who came and went, if anything of it can be seen."""
        seats = self.seats()
        if seats == self._seats:
            return
        self._seats = seats
        table = self._table
        spectators = table.attendance.spectators(table.sheet)
        self._to_all(frame(Presence(seats=seats, spectators=spectators, now=table.time.now())), "presence")

    def standstill(self) -> None:
        """That the clocks stopped, or go on."""
        if self._stands_still != (self._table.keeper.stopped_at is not None) and self._table.sheet.game is not None:
            self.clock()

    def clock(self) -> None:
        table, sheet = self._table, self._table.sheet
        self._stands_still = table.keeper.stopped_at is not None
        shown = table.keeper.shown(sheet, to_act(sheet.game) if sheet.game else [])
        message = ClockMoved(version=sheet.version, question=sheet.question, now=table.time.now(), clock=shown)
        self._to_all(frame(message), "clock")

    def update(self, news: Sequence[Told], speaker: str | None, done: str | None) -> None:
        """The position to everybody, each as they may know it; the speaker also learns which command is done."""
        sheet = self._table.sheet
        showing = self._showing(news, since=self._shown)
        self._shown = sheet.version
        seats = sheet.seats
        for guest in self._table.attendance.guests:
            if guest.player == speaker:  # a later update has the position, but not the answer to this command
                guest.line.send(showing.frame(seats.get(guest.player), done))
            else:
                guest.line.send(showing.frame(seats.get(guest.player)), replaces="update")

    def end(self) -> bytes:
        table, sheet = self._table, self._table.sheet
        return frame(finished(table.id, table.journal.record(sheet), sheet))

    def _showing(self, news: Sequence[Told], since: int) -> Showing:
        table, sheet = self._table, self._table.sheet
        assert sheet.game is not None
        head = update_head(sheet.version, since, sheet.question, table.time.now())
        events = [event for told in news for event in told.events]
        may_act = to_act(sheet.game)
        clock = table.keeper.shown(sheet, may_act)
        if self._still is None or not are_only_words(events):
            self._still = Still(sheet.game)
        return Showing(sheet.game, may_act, self._still, head, clock, events)

    def _to_all(self, made: bytes, sort: str | None) -> None:
        for guest in self._table.attendance.guests:
            guest.line.send(made, replaces=sort)

    # --- after an entry -----------------------------------------------------------------------------------------------

    def changes(self, old: Sheet, speaker: Guest | None, id: str | None) -> None:
        """Whatever differs from how the table was; the speaker's command is done with it."""
        new = self._table.sheet
        if _around(new) != _around(old):
            self.table()
        if new.told or (old.game is None and new.game is not None):
            self.update(new.told, speaker.player if speaker else None, id)
        else:
            if new.game is not None and old.out != new.out:
                self.clock()
            if speaker is not None and id is not None:
                speaker.tell(Done(id=id, version=new.version))
        self.standstill()
        if new.is_over and not old.is_over:
            self._to_all(self.end(), None)
