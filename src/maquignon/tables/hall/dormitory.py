"""Tables that nobody has come to since the start: each is woken once, or put away when nobody ever comes."""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Protocol

from maquignon.tables.clocks.time import Alarm
from maquignon.tables.game.summary import Outline, Summary
from maquignon.tables.hall.waking import wake
from maquignon.tables.people.attendance import Attendance
from maquignon.tables.protocol.refusals import Refusal
from maquignon.tables.protocol.shown import PublicTable, Status
from maquignon.tables.store.interface import Elsewhere, Fenced, StoreFailed
from maquignon.tables.store.rows import TableRow
from maquignon.tables.table.clockwork import IDLE
from maquignon.tables.table.committing import RETRY
from maquignon.tables.table.services import Services
from maquignon.tables.table.table import Table
from maquignon.tables.telling.public import public_table

log = logging.getLogger(__name__)


class KnownTable(Protocol):
    """A table, awake or asleep."""

    code: str

    @property
    def outline(self) -> Outline: ...
    def seat_of(self, player: str) -> int | None: ...
    def listed(self) -> PublicTable: ...


class SleepingTable:
    """A table whose log was not read yet; no time passes there, since nobody is there to play."""

    def __init__(self, row: TableRow, outline: Summary, since: int) -> None:
        self.row, self.code, self.outline, self.since = row, row.code, outline, since
        self._seats: Mapping[str, int] = outline.seats
        self.attendance = Attendance()
        """Who is there, if another server has it and said so."""

    def seat_of(self, player: str) -> int | None:
        return self._seats.get(player)

    def listed(self) -> PublicTable:
        return public_table(self.code, self.outline, self.attendance)


class Dormitory:
    """`woken` is given each table that comes to life, `gone` the code of each that never will."""

    def __init__(self, services: Services, woken: Callable[[Table], None], gone: Callable[[str], None]) -> None:
        self._services, self._woken, self._gone = services, woken, gone
        self._since = services.time.now()
        self.tables: dict[str, SleepingTable] = {}
        self._waking: dict[str, asyncio.Task[Table | None]] = {}
        self._alarms: dict[Status, Alarm] = {}
        self._clearing: set[asyncio.Task[None]] = set()

    def lay(self, row: TableRow, outline: Summary) -> None:
        """This table sleeps here until somebody comes, and no longer than an empty table is kept."""
        now = self._services.time.now()
        before = self.tables.get(row.code)
        laid = self.tables[row.code] = SleepingTable(row, outline, now)
        if before is not None:
            laid.attendance = before.attendance
        if outline.status not in self._alarms:
            self._look_again(outline.status, now + IDLE[outline.status])

    def row(self, code: str) -> TableRow | None:
        return self.tables[code].row if code in self.tables else None

    def forget(self, code: str) -> None:
        """It was closed elsewhere."""
        self.tables.pop(code, None)

    def learn_attendance(self, told: Mapping[str, Sequence[str]]) -> bool:
        """Who is at which table, by code; whether anybody did not know."""
        is_new = False
        for table in self.tables.values():
            present = frozenset(told.get(table.code, ()))
            if present != table.attendance.present:
                table.attendance, is_new = Attendance.from_afar(present), True
        return is_new

    async def wake(self, code: str) -> Table | None:
        """However many come at once, it is woken once."""
        waking = self._waking.get(code)
        if waking is None:
            if code not in self.tables:
                return None
            waking = self._waking[code] = asyncio.create_task(self.bring_back(self.tables[code].row))
            waking.add_done_callback(lambda _: self._waking.pop(code))
        try:
            return await asyncio.shield(waking)
        except StoreFailed:
            raise Refusal("not_stored") from None
        except Fenced:
            raise Refusal("shutting_down") from None

    async def bring_back(self, row: TableRow) -> Table | None:
        """Damage stays with its table: that one is set aside, and for those who ask there is none."""
        try:
            table = await wake(row, self._services, self._since)
        except (Fenced, Elsewhere):
            raise
        except StoreFailed as error:
            log.error("a table cannot be read", extra={"table": row.id, "error": str(error)})
            raise
        except Exception:
            log.exception("a table cannot be brought back; its log is kept", extra={"table": row.id})
            table = None
        self.tables.pop(row.code, None)
        if table is None:
            self._gone(row.code)
        else:
            self._woken(table)
        return table

    # --- when nobody comes --------------------------------------------------------------------------------------------

    def _look_again(self, status: Status, moment: int) -> None:
        self._alarms[status] = self._services.time.call_at(moment, partial(self._clear, status))

    def _clear(self, status: Status) -> None:
        clearing = asyncio.create_task(self._put_away(status))
        self._clearing.add(clearing)
        clearing.add_done_callback(self._clearing.discard)

    async def _put_away(self, status: Status) -> None:
        """One after the other: there is no hurry, and moves are written meanwhile."""
        due = self._services.time.now() - IDLE[status]
        for table in self._of(status):
            if table.since > due or table.code in self._waking or table.code not in self.tables:
                continue
            del self.tables[table.code]
            try:
                await self._services.store.lease(table.row.id)
                await self._services.store.close_table(table.row.id)
            except StoreFailed as error:
                log.error("cannot put a closed table away", extra={"table": table.row.id, "error": str(error)})
                self.tables[table.code] = table
                self._look_again(status, self._services.time.now() + RETRY)
                return
            except Elsewhere:  # somebody came to it there
                self.lay(table.row, table.outline)
                continue
            except Fenced:
                log.info("another server has put this table away", extra={"table": table.row.id})
            self._gone(table.code)
        del self._alarms[status]
        if others := self._of(status):
            self._look_again(status, min(table.since for table in others) + IDLE[status])

    def _of(self, status: Status) -> list[SleepingTable]:
        return [table for table in self.tables.values() if table.outline.status == status]

    async def close(self) -> None:
        for alarm in self._alarms.values():
            alarm.cancel()
        for clearing in self._clearing:
            clearing.cancel()
        await asyncio.gather(*self._clearing, *self._waking.values(), return_exceptions=True)
