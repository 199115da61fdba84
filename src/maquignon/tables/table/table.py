"""A live table: one inbox and one order; check, append to the log, apply, send."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Final, ParamSpec
from weakref import WeakMethod

from maquignon.tables.bots.banter import Banter
from maquignon.tables.bots.company import Answer, Company
from maquignon.tables.clocks.time import AlarmClock
from maquignon.tables.game.journal import Journal, blank_of
from maquignon.tables.game.sheet import Sheet
from maquignon.tables.game.summary import Outline
from maquignon.tables.people.guests import Guest
from maquignon.tables.people.talk import Talk
from maquignon.tables.protocol.answers import Done
from maquignon.tables.protocol.messages import Command
from maquignon.tables.protocol.refusals import Refusal
from maquignon.tables.protocol.shown import PublicTable
from maquignon.tables.store.rows import ChatRow, EntryRow, TableRow
from maquignon.tables.table.bot_moves import let_bot_play
from maquignon.tables.table.clockwork import close_when_idle, forgive, keep_in_step, next_moment
from maquignon.tables.table.coming import welcome
from maquignon.tables.table.commands import carry_out
from maquignon.tables.table.committing import let_go, make_true, stand_still
from maquignon.tables.table.inbox import Inbox
from maquignon.tables.table.leaving import miss
from maquignon.tables.table.parts import LastTold, Parts
from maquignon.tables.table.services import Services
from maquignon.tables.table.ticks import tick
from maquignon.tables.telling.public import public_table

log = logging.getLogger(__name__)

TOLD_IN_A_MILLISECOND: Final = 500
"""Entries of a story."""
MOST_PENDING: Final = 16
"""Commands of one guest that may wait at once."""
P = ParamSpec("P")


class Table:
    """Everything that happens goes through the inbox, one thing after the other."""

    def __init__(
        self, row: TableRow, epoch: int, sheet: Sheet, services: Services, chat: Sequence[ChatRow] = ()
    ) -> None:
        self.id, self.code = row.id, row.code
        self.parts = Parts(
            id=row.id,
            code=row.code,
            services=services,
            sheet=sheet,
            journal=Journal(services.store, row.id, epoch, chat),
            company=Company(services.thinkers, services.dice, _weakly(self._hear_bot)),
            talk=Talk(list(chat)),
            banter=Banter(Random(row.id)),
            last_told=LastTold(sheet.version),
        )
        self._inbox = Inbox()
        self._alarm = AlarmClock(services.time, _weakly(self._ring))
        self._task: asyncio.Task[None] | None = None

    @classmethod
    def restore(
        cls,
        row: TableRow,
        epoch: int,
        entries: Sequence[EntryRow],
        services: Services,
        chat: Sequence[ChatRow],
        since: int,
    ) -> "Table":
        """The table as its log left it; nobody could come before `since`, and no time has passed after."""
        table = cls(row, epoch, blank_of(entries), services, chat)
        parts = table.parts
        parts.sheet = parts.journal.replay(parts.sheet, entries)
        fell_asleep = min(max(since, parts.sheet.at), services.time.now())
        parts.keeper.restore(parts.sheet, fell_asleep)
        close_when_idle(parts)
        keep_in_step(parts, tell=False, at=fell_asleep)
        return table

    @property
    def sheet(self) -> Sheet:
        return self.parts.sheet

    @property
    def outline(self) -> Outline:
        return self.parts.sheet

    @property
    def burden(self) -> float:
        return len(self.parts.journal.story) / TOLD_IN_A_MILLISECOND

    def seat_of(self, player: str) -> int | None:
        return self.parts.sheet.seat_of(player)

    def listed(self) -> PublicTable:
        return public_table(self.code, self.sheet, self.parts.attendance)

    # --- what the inbox takes in --------------------------------------------------------------------------------------

    def hear(self, guest: Guest, message: Command) -> None:
        if guest.pending >= MOST_PENDING:
            guest.refuse(Refusal("too_fast"), message.id)
            return
        guest.pending += 1
        self._inbox.put(partial(self._answer, guest, message))

    def come(self, guest: Guest, *, id: str | None = None, sit: bool = False, seen: int = 0) -> None:
        guest.table = self
        self._inbox.put(partial(welcome, self.parts, guest, id, sit, seen))

    def go(self, guest: Guest) -> None:
        """The connection is lost."""
        self._inbox.put(partial(miss, self.parts, guest))

    def forgive(self) -> None:
        """The server was not there for a while: everybody has their time of grace."""
        self._inbox.put(partial(forgive, self.parts))

    def stand_still(self) -> None:
        """It may be another server's by now, and nobody can be asked."""
        self._inbox.put(self._stand_still)

    def lose(self) -> None:
        """Another server has it."""
        self._inbox.put(self._let_go)

    def _ring(self) -> None:
        self._inbox.put(self._tick)

    def _hear_bot(self, answer: Answer) -> None:
        self._inbox.put(partial(let_bot_play, self.parts, answer))

    # --- and what comes of it -----------------------------------------------------------------------------------------

    async def begin_with(self, draft: Sheet, command: str) -> None:
        """The first entries of a new table, before anybody comes; what goes wrong in the store is raised as it is."""
        await self.parts.journal.append(self.parts.sheet, draft, command)
        make_true(self.parts, draft, key=command)
        close_when_idle(self.parts)  # perhaps nobody ever comes

    def open(self) -> None:
        self._task = asyncio.create_task(self._run(), name=f"table {self.code}")
        self._inbox.put(self._tick)

    async def finish(self) -> None:
        """After everything that waits in the inbox: what was begun is in the log and sent."""
        if self._task is not None:
            self.end()
            await self._task

    async def stop(self) -> None:
        """The same, and nobody thinks about it any more."""
        await self.finish()
        await self.parts.company.stop()
        await asyncio.gather(*self.parts.hints, return_exceptions=True)

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
            self._alarm.set(next_moment(self.parts))
            del chore  # the next may be long in coming, and whoever brought this one may be gone
        self._alarm.stop()

    async def _tick(self) -> None:
        self._alarm.stop()
        await tick(self.parts, self.parts.now())

    async def _stand_still(self) -> None:
        stand_still(self.parts, "cut_off")

    async def _let_go(self) -> None:
        let_go(self.parts)

    async def _answer(self, guest: Guest, message: Command) -> None:
        guest.pending -= 1
        key = f"{guest.player}:{message.id}"
        done = self.parts.journal.done
        try:
            if key in done:
                guest.tell(Done(id=message.id, version=done[key]))
            elif guest.table is not self:
                raise Refusal("no_table")
            elif key in self.parts.unsure:
                self.parts.unsure[key] = (guest, message.id)
            else:
                await carry_out(self.parts, guest, message, key)
        except Refusal as refusal:
            if key not in self.parts.unsure:  # else they are answered when it is known
                guest.refuse(refusal, message.id)


def _weakly(method: Callable[P, None]) -> Callable[P, None]:
    """A table that is over is gone at once: what it owns must not keep it, for the garbage collector comes rarely."""
    weak = WeakMethod(method)

    def call(*args: P.args, **kwargs: P.kwargs) -> None:
        if (found := weak()) is not None:
            found(*args, **kwargs)

    return call
