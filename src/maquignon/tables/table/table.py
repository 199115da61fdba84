"""A live table: one inbox and one order; check, append to the log, apply, send."""

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Final

from maquignon.tables.bots.banter import Banter
from maquignon.tables.bots.company import Answer, Company
from maquignon.tables.clocks.clock import allowance
from maquignon.tables.clocks.time import NEVER, AlarmClock
from maquignon.tables.clocks.timekeeper import Timekeeper
from maquignon.tables.game.entries import Closed, Entry, Opened, decode_body
from maquignon.tables.game.journal import Journal
from maquignon.tables.game.sheet import Sheet
from maquignon.tables.game.speaker import Speaker
from maquignon.tables.people.attendance import Attendance
from maquignon.tables.people.guests import Guest
from maquignon.tables.people.talk import Talk
from maquignon.tables.protocol.answers import Done, Farewell, Gone, PublicTable
from maquignon.tables.protocol.messages import Command
from maquignon.tables.protocol.refusals import Refusal
from maquignon.tables.store.interface import ChatRow, Fenced, StoreFailed, TableRow
from maquignon.tables.table import commands
from maquignon.tables.table.inbox import Inbox
from maquignon.tables.table.services import House
from maquignon.tables.table.ticks import tick
from maquignon.tables.telling.broadcast import Crier
from maquignon.tables.telling.public import public_table

log = logging.getLogger(__name__)

MOST_PENDING: Final = 16
"""Commands of one guest that may wait at once."""
RETRY: Final = 1_000
"""Milliseconds between two attempts to write again after the store failed."""
IDLE: Final = {"gathering": 15 * 60_000, "playing": 24 * 3_600_000, "paused": 24 * 3_600_000, "finished": 10 * 60_000}
"""How long an empty table is kept, in milliseconds."""


class Table:
    """Everything that happens goes through the inbox, one thing after the other."""

    def __init__(self, row: TableRow, epoch: int, sheet: Sheet, house: House, chat: Sequence[ChatRow] = ()) -> None:
        self.id, self.code = row.id, row.code
        self.sheet, self.house, self.time = sheet, house, house.time
        self.journal = Journal(house.store, row.id, epoch, chat)
        self.attendance = Attendance()
        self.keeper = Timekeeper()
        self.company = Company(house.think, house.dice, self._hear_bot)
        self.talk = Talk(list(chat))
        self.banter = Banter(Random(row.id))
        self.wishes: dict[int, bool] = {}
        self.strikes: dict[int | None, int] = {}
        self.trouble: str | None = None
        self.retry_at = 0
        self.close_at = NEVER
        self.errands: set[asyncio.Task[None]] = set()
        """Hints being thought about."""
        self.crier = Crier(self)
        self._inbox = Inbox()
        self._alarm = AlarmClock(house.time, partial(self._inbox.put, self._tick))
        self._task: asyncio.Task[None] | None = None

    @classmethod
    def restore(
        cls, row: TableRow, epoch: int, entries: Sequence[Entry], house: House, chat: Sequence[ChatRow]
    ) -> "Table":
        """The table as its log left it."""
        opened = decode_body(entries[0].body)
        assert isinstance(opened, Opened)
        table = cls(row, epoch, Sheet.blank(opened), house, chat)
        table.sheet = table.journal.replay(table.sheet, entries)
        table.keeper.restore(table.sheet, house.time.now())
        table.close_at = house.time.now() + IDLE[table.sheet.status]
        table.look(tell=False)
        return table

    # --- the inbox ----------------------------------------------------------------------------------------------------

    def open(self) -> None:
        self._task = asyncio.create_task(self._run(), name=f"table {self.code}")
        self._inbox.put(self._tick)

    def hear(self, guest: Guest, message: Command) -> None:
        if guest.pending >= MOST_PENDING:
            guest.refuse(Refusal("too_fast"), message.id)
            return
        guest.pending += 1
        self._inbox.put(partial(self._answer, guest, message))

    def come(self, guest: Guest, *, id: str | None = None, sit: bool = False, seen: int = 0) -> None:
        guest.table = self
        self._inbox.put(partial(self._welcome, guest, id, sit, seen))

    def go(self, guest: Guest) -> None:
        """The connection is lost."""
        self._inbox.put(partial(self._miss, guest))

    def _hear_bot(self, answer: Answer) -> None:
        self._inbox.put(partial(commands.let_bot_play, self, answer))

    async def stop(self) -> None:
        """After everything that waits in the inbox: what was begun is in the log and sent."""
        if self._task is not None:
            self.end()
            await self._task
        await self.company.stop()
        await asyncio.gather(*self.errands, return_exceptions=True)

    def end(self) -> None:
        """The same, said by the table itself."""
        self._inbox.put(None)

    async def _run(self) -> None:
        while (chore := await self._inbox.take()) is not None:
            try:
                await chore()
            except Refusal as refusal:  # what the table wanted to do by itself could not be stored: it tries again
                log.warning("not done", extra={"table": self.id, "reason": refusal.reason})
            except Exception:
                log.exception("a table stumbled", extra={"table": self.id})
            self._alarm.set(self._next_moment())
        self._alarm.stop()

    async def _tick(self) -> None:
        self._alarm.stop()
        await tick(self, self.time.now())

    async def _answer(self, guest: Guest, message: Command) -> None:
        guest.pending -= 1
        key = f"{guest.player}:{message.id}"
        try:
            if key in self.journal.done:
                guest.tell(Done(id=message.id, version=self.journal.done[key]))
            elif guest.table is not self:
                raise Refusal("no_table")
            else:
                await commands.carry_out(self, guest, message, key)
        except Refusal as refusal:
            guest.refuse(refusal, message.id)

    # --- coming and going ---------------------------------------------------------------------------------------------

    def speaker(self, guest: Guest) -> Speaker:
        return Speaker(guest.player, guest.name, self.sheet.seat_of(guest.player))

    async def _welcome(self, guest: Guest, id: str | None, sit: bool, seen: int) -> None:
        seat = self.sheet.seat_of(guest.player)
        if seat is None and (refusal := commands.why_not_in(self)) is not None:
            guest.refuse(refusal, id)
            if guest.table is self:
                guest.table = None
            return
        self.attendance.add(guest)
        self.close_at = NEVER
        try:
            await commands.on_coming(self, guest, sit)
        except Refusal as refused:  # nothing can be stored now: there is still a place to look on
            guest.refuse(refused, id)
            id = None
        self.look(tell=False)
        self.crier.everything(guest, seen)
        self.look()
        if id is not None:
            guest.tell(Done(id=id, version=self.sheet.version))
        await commands.start_rematch(self)

    async def _miss(self, guest: Guest) -> None:
        """The guest is no longer at this table, for whatever reason."""
        self.attendance.discard(guest)
        if guest.table is self:
            guest.table = None
        if not self.attendance.guests:
            self.close_at = self.time.now() + IDLE[self.sheet.status]
        self.look()
        await commands.settle_wishes(self)

    async def part(self, guest: Guest, reason: Farewell = "left", next: str | None = None) -> None:
        await self._miss(guest)
        guest.tell(Gone(code=self.code, reason=reason, next=next))

    # --- the log ------------------------------------------------------------------------------------------------------

    async def commit(
        self, draft: Sheet, speaker: Guest | None = None, id: str | None = None, key: str | None = None
    ) -> None:
        """Make the draft true: durable first, then told. If it cannot be stored, it has not happened.

        `id` is the command of the speaker that is done with it; `key` what it is known by, should it be said again.
        """
        if self.trouble is not None:
            raise Refusal("not_stored")
        old = self.sheet
        if draft.written:
            try:
                await self.journal.append(old, draft, key)
            except (StoreFailed, Fenced) as error:
                raise await self._give_up(error) from None
        self.journal.note(old, draft, key)
        self.sheet = draft
        if draft.chairs is old.chairs and draft.status == old.status:
            self.keeper.follow(draft, draft.at)
            self.company.look(draft, self.journal.story, draft.at)
        else:
            self.look(tell=False)
        self.crier.changes(old, speaker, id)
        if draft.bots:
            self.banter.overhear(draft, begins=old.game is None)
        if draft.terms.public:
            self.house.changed(self)

    async def _give_up(self, error: StoreFailed | Fenced) -> Refusal:
        """Stand still until the store works again, or for good if another server has the table."""
        if isinstance(error, Fenced):
            log.error("another server has this table", extra={"table": self.id})
            for guest in list(self.attendance.guests):
                await self.part(guest, "elsewhere")
            self.house.gone(self)
            return Refusal("shutting_down")
        log.error("append failed", extra={"table": self.id, "error": str(error)})
        self.trouble = "not_stored"
        self.retry_at = self.time.now() + RETRY
        self.look()
        self.crier.table()
        return Refusal("not_stored")

    async def recover(self) -> None:
        """Try to write again. What failed may have reached the disk after all: the log decides."""
        try:
            missed = await self.journal.missed(self.sheet.version)
        except StoreFailed:
            self.retry_at = self.time.now() + RETRY
            return
        self.trouble = None
        old = self.sheet
        self.sheet = self.journal.replay(old, missed)
        self.look()
        self.crier.table()
        if missed:
            self.crier.changes(old, None, None)
        await commands.start_rematch(self)

    async def close(self) -> None:
        """Nobody comes any more."""
        draft = self.sheet.draft(self.time.now())
        draft.write(Closed())
        await self.commit(draft)
        await self.house.store.close_table(self.id)
        self.house.gone(self)

    # --- time ---------------------------------------------------------------------------------------------------------

    @property
    def stands_still(self) -> bool:
        return self.trouble is not None or (
            self.sheet.under_way is not None and (self.sheet.paused or not self.attendance.somebody_plays(self.sheet))
        )

    def look(self, *, tell: bool = True) -> None:
        """Bring clocks, countdowns and bots in step with the table; `tell` the guests what of it they can see."""
        now = self.time.now()
        if self.stands_still:
            self.keeper.stop(now)
        else:
            by = self.keeper.go_on(now)
            self.company.shift(by)
            self.banter.shift(by)
            self.attendance.shift(by)
            self.attendance.look(self.sheet, now)
        self.keeper.follow(self.sheet, now)
        self.company.look(self.sheet, self.journal.story, now)
        if tell:
            self.crier.presence()
            self.crier.standstill()
            if self.sheet.terms.public:
                self.house.changed(self)

    def allowance(self) -> int:
        """How long the fall of the hammer waits for bids under way."""
        bidders = self.sheet.bidders()
        return allowance(
            [guest.round_trip or 0 for guest in self.attendance.guests if self.sheet.seat_of(guest.player) in bidders]
        )

    def _next_moment(self) -> int:
        """When something is due again; a look too early does no harm."""
        if self.trouble is not None:
            return min(self.close_at, self.retry_at)
        if self.keeper.stopped_at is not None:
            return self.close_at
        return min(
            self.close_at,
            self.keeper.next_moment(self.allowance),
            self.company.next_moment(),
            self.attendance.next_moment(),
            self.banter.next_moment(),
        )

    def listed(self) -> PublicTable:
        return public_table(self.code, self.sheet, self.attendance)
