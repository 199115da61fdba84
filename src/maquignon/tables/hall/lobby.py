"""All open tables, awake or asleep: short codes, the public list, limits, and their return after a restart."""

import asyncio
import logging
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import chain
from random import Random
from typing import Final
from weakref import WeakValueDictionary

from msgspec.structs import replace

from maquignon.tables.bots.thinkers import Thinkers
from maquignon.tables.clocks.time import Time
from maquignon.tables.game import gathering
from maquignon.tables.game.entries import Opened
from maquignon.tables.game.rematch import next_opening
from maquignon.tables.game.sheet import Sheet
from maquignon.tables.game.speaker import Speaker
from maquignon.tables.game.summary import read_summary
from maquignon.tables.hall.caller import Caller, require_patience
from maquignon.tables.hall.cluster import Cluster, ReachableTable
from maquignon.tables.hall.dormitory import Dormitory, KnownTable
from maquignon.tables.hall.followers import Followers
from maquignon.tables.hall.openings import Openings
from maquignon.tables.hall.places import Limits, Occupant, TablePlaces
from maquignon.tables.people.guests import Guest
from maquignon.tables.protocol.answers import LobbyShown
from maquignon.tables.protocol.arrangement import Arrangement
from maquignon.tables.protocol.refusals import Refusal
from maquignon.tables.protocol.shown import PublicTable, SeatAt
from maquignon.tables.store.interface import Elsewhere, Store
from maquignon.tables.store.rows import TableRow
from maquignon.tables.table.table import Table

log = logging.getLogger(__name__)

LISTED: Final = 100
"""Public tables in the list."""


class Lobby:
    """The room around the tables; to each of them, its services."""

    def __init__(self, store: Store, time: Time, thinkers: Thinkers, dice: Random, limits: Limits) -> None:
        self.store, self.time, self.thinkers, self.dice = store, time, thinkers, dice
        self.limits = limits
        self.tables: dict[str, Table] = {}
        self._dormitory = Dormitory(self, self._woken, self._vanished)
        self._places = TablePlaces(limits, self._is_over)
        self._openings = Openings(self, self._places, self._opened, self._claim)
        self.cluster: Cluster | None = None
        """Other servers that share the store, if there are any."""
        self._asking: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By address, while somebody there waits for what other servers know of a code."""
        self.followers = Followers(time, self.listing)

    # --- finding ------------------------------------------------------------------------------------------------------

    @property
    def size(self) -> int:
        return len(self.tables) + len(self._dormitory.tables)

    def _known(self, code: str) -> KnownTable | None:
        return self.tables.get(code) or self._dormitory.tables.get(code)

    def _all(self) -> Iterator[KnownTable]:
        return chain(self.tables.values(), self._dormitory.tables.values())

    async def find(self, code: str) -> ReachableTable | None:
        """The table with this code, woken if it sleeps; the way to it, if another server has it."""
        try:
            return self.tables.get(code) or await self._dormitory.wake(code)
        except Elsewhere as elsewhere:
            if self.cluster is None:
                raise Refusal("shutting_down") from None
            return self.cluster.way_to(elsewhere.address, code)

    async def require(self, code: str, caller: Caller) -> ReachableTable:
        """The table with this code, for somebody who comes to it."""
        table = await self.find((await self.look(code, caller)).code)
        if table is None:
            raise Refusal("unknown_table", code.upper())
        return table

    async def look(self, code: str, caller: Caller) -> PublicTable:
        """What there is; whoever guesses at codes is not even told that they are wrong, after a while."""
        require_patience(caller)
        table = self._known(code.upper()) or await self._ask_around(code.upper(), caller)
        if table is None:
            caller.missed()
            raise Refusal("unknown_table", code.upper())
        return table.listed()

    async def _ask_around(self, code: str, caller: Caller) -> KnownTable | None:
        """Another server may have opened it a moment ago. From one address one after the other: no guess is free."""
        if self.cluster is None:
            return None
        async with self._asking.setdefault(caller.address, asyncio.Lock()):
            require_patience(caller)
            row = None if self._known(code) else await self.cluster.find(code)
        if row is not None:
            self.learn([row], [])
        return self._known(code)

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
    ) -> ReachableTable:
        """A new table, as durable as any move; the same command twice gives the same table."""
        return await self._once(command, gathering.opening(arrangement, host), caller.address, start=start)

    async def _once(self, command: str, opened: Opened, address: str, *, start: bool = False) -> ReachableTable:
        """However often and however soon the command is repeated."""
        if self.cluster is not None:
            await self.cluster.catch_up()
        earlier = None if command in self._openings else self._places.taken_by(command)
        if earlier is not None and (found := await self.find(earlier)) is not None:
            return found
        return await self._openings.open(command, opened, address, start=start)

    async def _claim(self, table: str, address: str) -> bool:
        return self.cluster is None or not address or await self.cluster.claim(table, address)

    def _opened(self, table: Table) -> None:
        self.tables[table.code] = table
        table.open()

    async def restore(self) -> int:
        """Know again every table that was open when the server ended; how many there are.

        They sleep until somebody comes. Where there is no summary, as in earlier versions, the log has to be read.
        """
        for row in await self.store.open_tables():
            if not self._know(row):
                with suppress(Elsewhere):  # whoever is about to open it
                    await self._dormitory.bring_back(replace(row, summary=None))
        return self.size

    def _know(self, row: TableRow) -> bool:
        """Whether its summary tells enough."""
        outline = read_summary(row.summary)
        if outline is not None:
            self._dormitory.lay(row, outline)
            self._places.keep(row.code, Occupant(outline.host, command=outline.command))
        return outline is not None

    def learn(self, rows: Sequence[TableRow], closed: Sequence[str]) -> None:
        """What other servers made of their tables; of our own we know."""
        asleep = self._dormitory.tables
        news = [row for row in rows if row.code not in self.tables and row != self._dormitory.row(row.code)]
        learnt = sum([self._know(row) for row in news])
        over = [code for code in closed if code in asleep and all(row.code != code for row in rows)]
        for code in over:
            self._dormitory.forget(code)
            self._places.release(code)
        if learnt or over:
            self.changed()

    def attendance(self) -> dict[str, list[str]]:
        """Who is at the public tables that this server has, for the lobbies of the others."""
        ours = [table for table in self.tables.values() if table.outline.arrangement.public]
        return {table.code: sorted(table.parts.attendance.present) for table in ours[:LISTED]}

    def learn_attendance(self, told: Mapping[str, Sequence[str]]) -> None:
        """Who is at tables of other servers, by code."""
        if self._dormitory.learn_attendance(told):
            self.changed()

    def _woken(self, table: Table) -> None:
        self.tables[table.code] = table
        self._places.keep(table.code, Occupant(table.sheet.host, command=table.parts.journal.opened_by))
        table.open()

    def _vanished(self, code: str) -> None:
        self._places.release(code)
        self.changed()

    def stand_still(self) -> None:
        """The store has not answered for so long that any table may be another server's by now."""
        for table in self.tables.values():
            table.stand_still()

    def keep_only(self, held: set[str]) -> None:
        """After a silence: whatever is not among the `held` belongs to another server now."""
        for table in self.tables.values():
            if table.id not in held:
                table.lose()

    async def finish(self) -> None:
        """Let every table end with what waits for it: then it is nobody's, and another server may have it."""
        await asyncio.gather(*(table.finish() for table in self.tables.values()))

    async def close(self) -> None:
        """Let every table finish what it is doing."""
        await self._openings.close()
        await self._dormitory.close()
        await asyncio.gather(*(table.stop() for table in self.tables.values()))

    # --- the services of a table --------------------------------------------------------------------------------------

    def is_open(self, code: str) -> bool:
        return self._known(code) is not None

    def _is_over(self, code: str) -> bool:
        table = self._known(code)
        return table is not None and table.outline.status == "finished"

    async def next_table(self, sheet: Sheet, speaker: Speaker, command: str, address: str) -> str:
        table = await self._once(command, next_opening(sheet, speaker), address)
        return table.code

    async def bring(self, guest: Guest, code: str, *, id: str, sit: bool = False, seen: int = 0) -> None:
        """Away from the table where they are, if they are at another."""
        table = await self.find(code)
        if table is None:
            raise Refusal("unknown_table", code)
        other: object = guest.table
        if guest.table is not None and other is not table:
            guest.table.go(guest)
        table.come(guest, id=id, sit=sit, seen=seen)

    def gone(self, code: str) -> None:
        table = self.tables.pop(code, None)
        if table is not None:
            table.end()
        self._vanished(code)

    def changed(self) -> None:
        self.followers.changed()
