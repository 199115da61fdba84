"""Tables that are being opened: one for each command, however often it is said and whatever becomes of the answers."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Final

from maquignon.rules.terms.charter import CharterError
from maquignon.tables.game import gathering
from maquignon.tables.game.entries import Opened
from maquignon.tables.game.sheet import Sheet
from maquignon.tables.hall.places import Occupant, TablePlaces
from maquignon.tables.protocol.refusals import Refusal, bad_terms
from maquignon.tables.store.interface import Fenced, StoreFailed, Unsure
from maquignon.tables.store.rows import TableRow
from maquignon.tables.table.services import Services
from maquignon.tables.table.table import Table

log = logging.getLogger(__name__)

PATIENCE: Final = 4.0
"""Seconds that somebody waits for a table of which the store cannot say whether it is there."""
BETWEEN_TRIES: Final = 0.25
"""Seconds until the store is asked again."""


class Openings:
    """`opened` is given each table once it is stored; whoever asked for it may be gone by then.

    `claim` says of a table and an address whether one more may come from there.
    """

    def __init__(
        self,
        services: Services,
        places: TablePlaces,
        opened: Callable[[Table], None],
        claim: Callable[[str, str], Awaitable[bool]],
    ) -> None:
        self._services, self._places, self._opened, self._claim = services, places, opened, claim
        self._under_way: dict[str, asyncio.Task[Table]] = {}
        self._refused: set[str] = set()
        """Commands that were told no: should their table turn out to be stored, it is put away."""

    def __contains__(self, command: str) -> bool:
        return command in self._under_way

    async def open(self, command: str, opened: Opened, address: str, *, start: bool) -> Table:
        """The same command twice opens one table. What was refused has not happened, and may be asked for again."""
        opening = self._under_way.get(command)
        if opening is None:
            draft = _drafted(opened, self._services.time.now(), start=start)
            code = self._places.reserve(Occupant(opened.host, address, command), public=opened.arrangement.public)
            row = TableRow(secrets.token_urlsafe(12), code, self._services.time.now())
            opening = self._under_way[command] = asyncio.create_task(self._store(row, opened, draft, command, address))
            opening.add_done_callback(lambda done: self._end(command, code, done))
        self._refused.discard(command)
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.shield(opening)
        except TimeoutError:
            self._refused.add(command)
            raise Refusal("not_stored") from None

    def _end(self, command: str, code: str, opening: "asyncio.Task[Table]") -> None:
        del self._under_way[command]
        self._refused.discard(command)
        if opening.cancelled() or opening.exception() is not None:
            self._places.release(code)

    async def _store(self, row: TableRow, opened: Opened, draft: Sheet, command: str, address: str) -> Table:
        """Until it is known to be there, or known not to be."""
        is_unsure = False
        while True:
            try:
                table = await self._try(row, opened, draft, command, address, again=is_unsure)
                if command not in self._refused:
                    self._opened(table)
                    return table
                await self._services.store.close_table(row.id)
                raise Refusal("not_stored")
            except Fenced:
                raise Refusal("shutting_down") from None
            except StoreFailed as error:
                is_unsure = is_unsure or isinstance(error, Unsure)
                if not is_unsure:
                    raise Refusal("not_stored") from None
                log.warning("nobody knows whether a table is open", extra={"table": row.id, "error": str(error)})
            await asyncio.sleep(BETWEEN_TRIES)

    async def _try(
        self, row: TableRow, opened: Opened, draft: Sheet, command: str, address: str, *, again: bool
    ) -> Table:
        """A second time under a new epoch: whatever of the first is still on its way comes too late."""
        services = self._services
        epoch = await services.store.open_table(row)
        if again and (entries := await services.store.entries(row.id)):
            return Table.restore(row, epoch, entries, services, [], services.time.now())
        if not await self._claim(row.id, address):
            await services.store.close_table(row.id)
            raise Refusal("too_many_tables")
        table = Table(row, epoch, Sheet.blank(opened), services)
        await table.begin_with(draft, command)
        return table

    async def close(self) -> None:
        for opening in self._under_way.values():
            opening.cancel()
        await asyncio.gather(*self._under_way.values(), return_exceptions=True)


def _drafted(opened: Opened, now: int, *, start: bool) -> Sheet:
    """The first entries of a new table."""
    try:
        draft = Sheet.blank(opened).draft(now)
    except CharterError as error:
        raise bad_terms(error) from None
    draft.write(opened)
    if start:
        gathering.begin_with(draft, gathering.filled(draft.chairs))
    return draft
