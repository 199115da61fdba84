"""The log of one table as the table keeps it: what to append, what happened so far, and which commands are done."""

from collections import deque
from collections.abc import Awaitable, Sequence
from typing import Final

from maquignon.notation.record import dumps
from maquignon.tables.game.archive import archived, record_of
from maquignon.tables.game.entries import Opened, decode_body, encode_body
from maquignon.tables.game.sheet import BadLog, Sheet, Told
from maquignon.tables.game.summary import encode_summary, new_summary
from maquignon.tables.store.interface import Store
from maquignon.tables.store.rows import ChatRow, EntryRow

REMEMBERED_COMMANDS: Final = 1_000
"""Of those that leave no trace in the log."""


class Journal:
    def __init__(self, store: Store, table: str, epoch: int, chat: Sequence[ChatRow]) -> None:
        self._store, self._table, self._epoch = store, table, epoch
        self.story: list[Told] = []
        self.done: dict[str, int | None] = {line.command: None for line in chat}
        """Commands that were carried out, and the version they brought."""
        self._recent: deque[str] = deque(self.done)
        self.opened_by: str | None = None
        """The command that the first entry came from."""
        self._last: tuple[Sheet, str] | None = None
        """The sheet that ends the game, and its record, which takes long to write."""

    def append(self, old: Sheet, draft: Sheet, key: str | None) -> Awaitable[None]:
        """Store what the draft adds, under the key of the command behind it."""
        if old.version == 0:
            self.opened_by = key
        entries = [
            EntryRow(old.version + place, draft.at, key if place == 1 else None, encode_body(body))
            for place, body in enumerate(draft.written, start=1)
        ]
        finished = None
        if draft.is_over and not old.is_over:
            self._last = draft, self.record(draft, draft.told)
            finished = archived(self._table, self._last[1], draft)
        summary = new_summary(old, draft, self.opened_by)
        return self._store.append(self._table, self._epoch, entries, finished, summary)

    async def sum_up(self, sheet: Sheet) -> None:
        """Store a summary of a log that earlier versions wrote without one."""
        await self._store.append(self._table, self._epoch, [], None, encode_summary(sheet, self.opened_by))

    def note(self, old: Sheet, draft: Sheet, key: str | None) -> None:
        """What was stored is part of the story, and the command behind it is done."""
        self.story += draft.told
        if key is not None:
            self.done[key] = old.version + 1 if draft.written else None

    async def missed(self, version: int) -> list[EntryRow]:
        """Entries that reached the disk although the store said otherwise, once it can be written to again.

        Under a new epoch: whatever is still on its way there comes too late.
        """
        self._epoch = await self._store.lease(self._table)
        return await self._store.entries(self._table, version)

    def replay(self, sheet: Sheet, entries: Sequence[EntryRow]) -> Sheet:
        """The sheet after these entries."""
        draft = _follow(sheet, entries)
        for entry in entries:
            if entry.command is not None:
                self.done[entry.command] = entry.version
            if entry.version == 1:
                self.opened_by = entry.command
        self.story += draft.told
        return draft

    def remember(self, key: str) -> None:
        """Carried out without an entry: not to be repeated, at least for a while."""
        self.done[key] = None
        self._recent.append(key)
        if len(self._recent) > REMEMBERED_COMMANDS:
            self.done.pop(self._recent.popleft(), None)

    def record(self, sheet: Sheet, news: Sequence[Told] = ()) -> str:
        """The game so far as text."""
        if self._last is not None and self._last[0] is sheet:
            return self._last[1]
        return dumps(record_of(sheet, [told.action for told in (*self.story, *news)]))


def blank_of(log: Sequence[EntryRow]) -> Sheet:
    """The sheet before this log, whose first entry says what table it is."""
    opened = decode_body(log[0].body) if log else None
    if not isinstance(opened, Opened):
        raise BadLog("its first entry is lost")
    return Sheet.blank(opened)


def read_log(log: Sequence[EntryRow]) -> Sheet:
    """The sheet after all of a log."""
    return _follow(blank_of(log), log)


def _follow(sheet: Sheet, entries: Sequence[EntryRow]) -> Sheet:
    draft = sheet.draft(sheet.at)
    for entry in entries:
        if entry.version != draft.version + 1:
            raise BadLog(f"entry {entry.version} follows {draft.version}: some are lost")
        draft.at = entry.at
        draft.write(decode_body(entry.body))
    return draft
