"""All open tables: short codes, the public list, limits, and their return after a restart."""

import asyncio
import logging
import secrets
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Final

from msgspec.structs import replace

from maquignon.rules.terms.charter import CharterError
from maquignon.tables.bots.thinkers import Think
from maquignon.tables.clocks.time import Time
from maquignon.tables.game import gathering
from maquignon.tables.game.entries import Chair, Opened
from maquignon.tables.game.sheet import Sheet
from maquignon.tables.game.speaker import Speaker
from maquignon.tables.hall.caller import Caller
from maquignon.tables.hall.places import Limits, Occupant, TablePlaces
from maquignon.tables.people.guests import Guest
from maquignon.tables.people.talk import REMEMBERED
from maquignon.tables.protocol.answers import LobbyShown
from maquignon.tables.protocol.arrangement import Arrangement
from maquignon.tables.protocol.frames import frame
from maquignon.tables.protocol.refusals import Refusal, bad_terms
from maquignon.tables.protocol.shown import SeatAt
from maquignon.tables.store.interface import Store, StoreFailed
from maquignon.tables.store.rows import EntryRow, TableRow
from maquignon.tables.table.table import Table

log = logging.getLogger(__name__)

LISTED: Final = 100
BREATH: Final = 300
"""Milliseconds between two tellings of the list, however much changes."""


class Lobby:
    """The room around the tables; to each of them, its services."""

    def __init__(self, store: Store, time: Time, think: Think, dice: Random, limits: Limits) -> None:
        self.store, self.time, self.think, self.dice = store, time, think, dice
        self.limits = limits
        self.tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Task[Table]] = {}
        """By the command that asked for it, until the table is open."""
        self._places = TablePlaces(limits, lambda code: code in self.tables and self.tables[code].sheet.is_over)
        self.followers: set[Guest] = set()
        self._telling = False

    # --- finding ------------------------------------------------------------------------------------------------------

    def find(self, code: str) -> Table | None:
        return self.tables.get(code.upper())

    def require(self, code: str, caller: Caller) -> Table:
        """The table with this code; whoever guesses at codes is not even told that they are wrong, after a while."""
        if not caller.may_try_code():
            raise Refusal("too_fast", wait=10)
        table = self.find(code)
        if table is None:
            caller.missed()
            raise Refusal("unknown_table", code.upper())
        return table

    def seats_of(self, player: str) -> list[SeatAt]:
        """Where this player is awaited."""
        found = []
        for table in self.tables.values():
            seat = table.sheet.seat_of(player)
            if seat is not None and not table.sheet.closed:
                found.append(SeatAt(table.code, seat, table.sheet.status, table.sheet.arrangement.edition))
        return found

    def listing(self) -> LobbyShown:
        public = [table for table in self.tables.values() if table.sheet.arrangement.public]
        lines = [table.listed() for table in public if table.sheet.status != "finished"]
        lines.sort(key=lambda line: line.status != "gathering")
        return LobbyShown(tables=lines[:LISTED], now=self.time.now())

    # --- opening and closing ------------------------------------------------------------------------------------------

    async def create(
        self, host: Speaker, arrangement: Arrangement, command: str, caller: Caller, *, start: bool = False
    ) -> Table:
        """A new table, as durable as any move; the same command twice gives the same table."""
        return await self._once(command, gathering.opening(arrangement, host), caller.address, start=start)

    async def _once(self, command: str, opened: Opened, address: str, *, start: bool = False) -> Table:
        """However often and however soon the command is repeated; whoever asked may be gone by then."""
        found = next((table for table in self.tables.values() if command in table.parts.journal.done), None)
        if found is not None:
            return found
        opening = self._opening.get(command)
        if opening is None:
            code = self._places.reserve(Occupant(opened.host, address), public=opened.arrangement.public)
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
        """Bring back every table that was open when the server ended; how many there are."""
        rows = await self.store.open_tables()
        logs = await self.store.logs() if rows else {}
        for row in rows:
            try:
                await self._restore(row, logs.pop(row.id, []))
            except StoreFailed:
                raise
            except Exception:  # whatever a damaged log can bring about: it stays with its table
                log.exception("a table cannot be brought back; its log is kept", extra={"table": row.id})
        return len(self.tables)

    async def _restore(self, row: TableRow, entries: list[EntryRow]) -> None:
        epoch = await self.store.lease(row.id)
        if not entries:  # the server ended between opening it and the first entry: nobody was ever told
            await self.store.close_table(row.id)
            return
        chat = await self.store.chat(row.id, REMEMBERED)
        table = Table.restore(row, epoch, entries, self, chat)
        self.tables[row.code] = table
        self._places.keep(row.code, Occupant(table.sheet.host))
        table.open()

    async def close(self) -> None:
        """Let every table finish what it is doing."""
        for table in list(self.tables.values()):
            await table.stop()

    # --- the services of a table --------------------------------------------------------------------------------------

    def is_open(self, code: str) -> bool:
        return code in self.tables

    async def next_table(self, sheet: Sheet, speaker: Speaker, command: str) -> str:
        """Whoever asks for it is the host, and it starts once all people are there."""
        chairs = [_for_the_next_game(chair) for chair in sheet.chairs]
        people = [chair.player for chair in chairs if chair.player is not None]
        opened = Opened(_with_seats(sheet.arrangement, chairs), speaker.player, chairs, people)
        table = await self._once(command, opened, "")
        return table.code

    def bring(self, guest: Guest, code: str, *, id: str, sit: bool = False, seen: int = 0) -> None:
        """Away from the table where they are, if they are at another."""
        table = self.find(code)
        if table is None:
            raise Refusal("unknown_table", code)
        if guest.table is not None and guest.table is not table:
            guest.table.go(guest)
        table.come(guest, id=id, sit=sit, seen=seen)

    def gone(self, code: str) -> None:
        table = self.tables.pop(code, None)
        self._places.release(code)
        if table is not None:
            table.end()
            self.changed()

    def changed(self) -> None:
        if self.followers and not self._telling:
            self._telling = True
            self.time.call_at(self.time.now() + BREATH, self._tell)

    def _tell(self) -> None:
        self._telling = False
        made = frame(self.listing())
        for guest in self.followers:
            guest.line.send(made, replaces="lobby")


def _for_the_next_game(chair: Chair) -> Chair:
    return Chair(kind=chair.kind, player=chair.player, name=chair.name, bot=chair.bot if chair.kind == "bot" else None)


def _with_seats(arrangement: Arrangement, chairs: Sequence[Chair]) -> Arrangement:
    first = arrangement.first if arrangement.first is not None and arrangement.first < len(chairs) else None
    return replace(arrangement, seats=[chair.bot for chair in chairs], first=first)
