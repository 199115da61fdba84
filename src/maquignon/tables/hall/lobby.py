"""All open tables, awake or asleep: short codes, the public list, limits, and their return after a restart."""

import asyncio
import logging
import secrets
from collections.abc import Iterator
from functools import partial
from itertools import chain
from random import Random
from typing import Final, Protocol

from msgspec.structs import replace

from maquignon.rules.terms.charter import CharterError
from maquignon.tables.bots.thinkers import Thinkers
from maquignon.tables.clocks.time import Time
from maquignon.tables.game import gathering
from maquignon.tables.game.entries import Opened
from maquignon.tables.game.rematch import next_opening
from maquignon.tables.game.sheet import Sheet
from maquignon.tables.game.speaker import Speaker
from maquignon.tables.game.summary import Outline, read_summary
from maquignon.tables.hall.caller import Caller
from maquignon.tables.hall.dormitory import Dormitory
from maquignon.tables.hall.places import Limits, Occupant, TablePlaces
from maquignon.tables.people.guests import Guest
from maquignon.tables.protocol.answers import LobbyShown
from maquignon.tables.protocol.arrangement import Arrangement
from maquignon.tables.protocol.frames import frame
from maquignon.tables.protocol.refusals import Refusal, bad_terms
from maquignon.tables.protocol.shown import PublicTable, SeatAt
from maquignon.tables.store.interface import Store, StoreFailed
from maquignon.tables.store.rows import TableRow
from maquignon.tables.table.table import Table

log = logging.getLogger(__name__)

LISTED: Final = 100
BREATH: Final = 300
"""Milliseconds between two tellings of the list, however much changes."""


class KnownTable(Protocol):
    """A table, awake or asleep."""

    code: str

    @property
    def outline(self) -> Outline: ...
    def seat_of(self, player: str) -> int | None: ...
    def listed(self) -> PublicTable: ...


class Lobby:
    """The room around the tables; to each of them, its services."""

    def __init__(self, store: Store, time: Time, thinkers: Thinkers, dice: Random, limits: Limits) -> None:
        self.store, self.time, self.thinkers, self.dice = store, time, thinkers, dice
        self.limits = limits
        self.tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Task[Table]] = {}
        """By the command that asked for it, until the table is open."""
        self._dormitory = Dormitory(self, self._woken, self._vanished)
        self._places = TablePlaces(limits, self._is_over)
        self.followers: set[Guest] = set()
        self._telling = False

    # --- finding ------------------------------------------------------------------------------------------------------

    @property
    def size(self) -> int:
        return len(self.tables) + len(self._dormitory.tables)

    def _known(self, code: str) -> KnownTable | None:
        return self.tables.get(code) or self._dormitory.tables.get(code)

    def _all(self) -> Iterator[KnownTable]:
        return chain(self.tables.values(), self._dormitory.tables.values())

    async def find(self, code: str) -> Table | None:
        """The table with this code, woken if it sleeps."""
        return self.tables.get(code) or await self._dormitory.wake(code)

    async def require(self, code: str, caller: Caller) -> Table:
        """The table with this code, for somebody who comes to it."""
        table = await self.find(self.look(code, caller).code)
        if table is None:
            raise Refusal("unknown_table", code.upper())
        return table

    def look(self, code: str, caller: Caller) -> PublicTable:
        """What there is; whoever guesses at codes is not even told that they are wrong, after a while."""
        if not caller.may_try_code():
            raise Refusal("too_fast", wait=10)
        table = self._known(code.upper())
        if table is None:
            caller.missed()
            raise Refusal("unknown_table", code.upper())
        return table.listed()

    def seats_of(self, player: str) -> list[SeatAt]:
        """Where this player is awaited."""
        found = []
        for table in self._all():
            seat, outline = table.seat_of(player), table.outline
            if seat is not None and not outline.closed:
                found.append(SeatAt(table.code, seat, outline.status, outline.arrangement.edition))
        return found

    def listing(self) -> LobbyShown:
        public = [table for table in self._all() if table.outline.arrangement.public]
        shown = [table for table in public if table.outline.status != "finished"]
        shown.sort(key=lambda table: table.outline.status != "gathering")
        return LobbyShown(tables=[table.listed() for table in shown[:LISTED]], now=self.time.now())

    # --- opening and closing ------------------------------------------------------------------------------------------

    async def create(
        self, host: Speaker, arrangement: Arrangement, command: str, caller: Caller, *, start: bool = False
    ) -> Table:
        """A new table, as durable as any move; the same command twice gives the same table."""
        return await self._once(command, gathering.opening(arrangement, host), caller.address, start=start)

    async def _once(self, command: str, opened: Opened, address: str, *, start: bool = False) -> Table:
        """However often and however soon the command is repeated; whoever asked may be gone by then."""
        earlier = None if command in self._opening else self._places.taken_by(command)
        if earlier is not None and (found := await self.find(earlier)) is not None:
            return found
        opening = self._opening.get(command)
        if opening is None:
            code = self._places.reserve(Occupant(opened.host, address, command), public=opened.arrangement.public)
            opening = asyncio.create_task(self._open(code, opened, command, start=start))
            self._opening[command] = opening
            opening.add_done_callback(partial(self._opened, command, code))
        return await asyncio.shield(opening)

    def _opened(self, command: str, code: str, opening: "asyncio.Task[Table]") -> None:
        del self._opening[command]
        if opening.cancelled() or opening.exception() is not None:
            self._places.release(code)

    async def _open(self, code: str, opened: Opened, command: str, *, start: bool) -> Table:
        row = TableRow(secrets.token_urlsafe(12), code, self.time.now())
        try:
            draft = Sheet.blank(opened).draft(self.time.now())
        except CharterError as error:
            raise bad_terms(error) from None
        try:
            epoch = await self.store.open_table(row)
        except StoreFailed:
            raise Refusal("not_stored") from None
        table = Table(row, epoch, Sheet.blank(opened), self)
        draft.write(opened)
        if start:
            gathering.begin_with(draft, gathering.filled(draft.chairs))
        await table.open_with(draft, command)
        self.tables[row.code] = table
        return table

    async def restore(self) -> int:
        """Know again every table that was open when the server ended; how many there are.

        They sleep until somebody comes. Where there is no summary, as in earlier versions, the log has to be read.
        """
        for row in await self.store.open_tables():
            outline = read_summary(row.summary)
            if outline is None:
                await self._dormitory.bring_back(replace(row, summary=None))
            else:
                self._dormitory.lay(row, outline)
                self._places.keep(row.code, Occupant(outline.host, command=outline.command))
        return self.size

    def _woken(self, table: Table) -> None:
        self.tables[table.code] = table
        self._places.keep(table.code, Occupant(table.sheet.host, command=table.parts.journal.opened_by))
        table.open()

    def _vanished(self, code: str) -> None:
        self._places.release(code)
        self.changed()

    def keep_only(self, held: set[str]) -> None:
        """After a silence: whatever is not among the `held` belongs to another server now."""
        for table in self.tables.values():
            if table.id not in held:
                table.lose()

    async def close(self) -> None:
        """Let every table finish what it is doing."""
        await self._dormitory.close()
        await asyncio.gather(*(table.stop() for table in self.tables.values()))

    # --- the services of a table --------------------------------------------------------------------------------------

    def is_open(self, code: str) -> bool:
        return self._known(code) is not None

    def _is_over(self, code: str) -> bool:
        table = self._known(code)
        return table is not None and table.outline.status == "finished"

    async def next_table(self, sheet: Sheet, speaker: Speaker, command: str) -> str:
        table = await self._once(command, next_opening(sheet, speaker), "")
        return table.code

    async def bring(self, guest: Guest, code: str, *, id: str, sit: bool = False, seen: int = 0) -> None:
        """Away from the table where they are, if they are at another."""
        table = await self.find(code)
        if table is None:
            raise Refusal("unknown_table", code)
        if guest.table is not None and guest.table is not table:
            guest.table.go(guest)
        table.come(guest, id=id, sit=sit, seen=seen)

    def gone(self, code: str) -> None:
        table = self.tables.pop(code, None)
        if table is not None:
            table.end()
        self._vanished(code)

    def changed(self) -> None:
        if self.followers and not self._telling:
            self._telling = True
            self.time.call_at(self.time.now() + BREATH, self._tell)

    def _tell(self) -> None:
        self._telling = False
        made = frame(self.listing())
        for guest in self.followers:
            guest.line.send(made, replaces="lobby")
