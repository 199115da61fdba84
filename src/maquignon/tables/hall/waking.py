"""The one way in which a stored table comes to life: leased, its log read, replayed."""

from maquignon.tables.people.talk import REMEMBERED
from maquignon.tables.store.rows import TableRow
from maquignon.tables.table.services import Services
from maquignon.tables.table.table import Table


async def wake(row: TableRow, services: Services, since: int) -> Table | None:
    """The table, not open yet; None if nothing ever happened there: then it is put away.

    Nobody could come to it before `since`. Whatever a damaged log can bring about is raised.
    """
    store = services.store
    epoch = await store.lease(row.id)
    entries = await store.entries(row.id)
    if not entries:  # the server ended between opening it and the first entry: nobody was ever told
        await store.close_table(row.id)
        return None
    table = Table.restore(row, epoch, entries, services, await store.chat(row.id, REMEMBERED), since)
    if row.summary is None:
        await table.parts.journal.sum_up(table.sheet)
    return table
