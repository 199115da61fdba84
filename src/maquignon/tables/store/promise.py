"""How much a store has promised, said beside its database: one that lost something is noticed before it is used.

Everything that is written raises one of two numbers in the database, in the same transaction. Once that is on the disk
they are copied into a small file, without waiting for the disk: after a crash the file may be behind the database, but
never ahead of it. So a database behind the file has been emptied, exchanged, or robbed of its write-ahead log.
"""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

import msgspec

from maquignon.tables.store.reading import read_only

FILE_NAME: Final = "promised"
_LENGTH: Final = 200
"""Of the file: it is written over, never shortened, so that there is always one whole promise in it."""


class Promise(msgspec.Struct, frozen=True):
    store: str
    """Which database."""
    written: int
    """Transactions that did more than append to logs."""
    place: int
    """Of the last entry of all logs, which is never deleted."""


class Lost(Exception):
    """Something that was promised is not there: what was found, and what can be done."""


class Promises:
    """Of the one thread that writes."""

    def __init__(self, folder: Path, db: sqlite3.Connection) -> None:
        found = promise_of(db)
        assert found is not None
        self._store, self._written, self._place = found.store, found.written, found.place
        path = folder / FILE_NAME
        if promised_in(folder) is None:
            path.write_bytes(self._line())
        self._file = path.open("r+b", buffering=0)

    def count(self, db: sqlite3.Connection) -> None:
        """Within a transaction."""
        db.execute("UPDATE identity SET written = written + 1")

    def keep(self, place: int | None, *, counted: bool) -> None:
        """After it: up to this place was appended, and whether the transaction was counted."""
        self._written += counted
        self._place = self._place if place is None else place
        with suppress(OSError):  # the next one may succeed
            self._file.seek(0)
            self._file.write(self._line())

    def close(self) -> None:
        self._file.close()

    def _line(self) -> bytes:
        return msgspec.json.encode(Promise(self._store, self._written, self._place)).ljust(_LENGTH) + b"\n"


def promised_in(folder: Path) -> Promise | None:
    """None: nobody has promised anything here, or the promise itself is damaged."""
    try:
        return msgspec.json.decode((folder / FILE_NAME).read_bytes(), type=Promise)
    except (OSError, msgspec.DecodeError):
        return None


def promise_of(db: sqlite3.Connection) -> Promise | None:
    """What this database says of itself; None: it is empty, or older than promises."""
    if not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'identity'").fetchone():
        return None
    row = db.execute("SELECT store, written, (SELECT coalesce(max(place), 0) FROM entries) FROM identity").fetchone()
    return None if row is None else Promise(*row)


def require_kept(folder: Path, database: Path) -> None:
    """Raise `Lost` unless all that was promised in this folder is there; nothing is changed by looking."""
    promised = promised_in(folder)
    what = None if promised is None else what_is_lost(promised, database)
    if what is not None:
        raise Lost(
            f"Something that was stored in {folder} is lost: {what}. Nothing was changed. `maquignon doctor {folder}`"
            f" says more, `maquignon restore BACKUP --to {folder}` puts a backup back, and `maquignon serve"
            f" --accept-loss` starts with what there is."
        )


def what_is_lost(promised: Promise, database: Path) -> str | None:
    """In a few words; None: nothing."""
    if not database.exists():
        return f"the database {database.name} is gone"
    if not database.stat().st_size:
        return f"the database {database.name} is empty"
    with closing(read_only(database)) as db:
        found = promise_of(db)
        holds_tables = db.execute("SELECT 1 FROM sqlite_master").fetchone() is not None
    if found is None:
        return f"the database {database.name} is {'another one, and older' if holds_tables else 'empty'}"
    if found.store != promised.store:
        return f"the database {database.name} is another one than before"
    if found.written < promised.written or found.place < promised.place:
        missing = max(0, promised.written - found.written) + max(0, promised.place - found.place)
        return (
            f"the database {database.name} is older than it was, by {missing} or more writes, as when its"
            f" {database.name}-wal was deleted or a copy was put in its place"
        )
    return None


def forget_promise(folder: Path) -> None:
    """Whatever is there now is all there ever was."""
    (folder / FILE_NAME).unlink(missing_ok=True)
