"""A copy of all data while a server may be writing to them, and the way back."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import datetime
from pathlib import Path

from maquignon.tables.store.promise import FILE_NAME as PROMISED
from maquignon.tables.store.reading import read_only
from maquignon.tables.store.sqlite import FILE_NAME

Progress = Callable[[int, int], None]
"""Is told now and then how many pages are still to be copied, and how many there are."""


def back_up(folder: Path, target: Path, progress: Progress) -> None:
    """A whole and consistent copy of the data."""
    _copy(folder / FILE_NAME, target, progress)


def put_back(backup: Path, folder: Path, progress: Progress, now: datetime) -> Path | None:
    """The data of the backup instead of those in the folder; where these are kept now, if there were any.

    At every moment in between a server that starts finds the old data, the new ones, or the promise that there were
    some.
    """
    new = folder / f"{FILE_NAME}.new"
    new.unlink(missing_ok=True)
    new.touch(mode=0o600)
    _copy(backup, new, progress)
    with new.open("rb+") as file:
        os.fsync(file.fileno())
    aside = folder / f"before-{now:%Y-%m-%d-%H%M%S}"
    _put_aside(aside, [folder / FILE_NAME, folder / f"{FILE_NAME}-wal", folder / f"{FILE_NAME}-shm"])
    new.replace(folder / FILE_NAME)
    _put_aside(aside, [folder / PROMISED])  # the next server makes a promise of its own
    return aside if aside.exists() else None


def _put_aside(aside: Path, files: list[Path]) -> None:
    for file in files:
        if file.exists():
            aside.mkdir(mode=0o700, exist_ok=True)
            file.rename(aside / file.name)


def _copy(source: Path, target: Path, progress: Progress) -> None:
    with closing(read_only(source)) as db, closing(sqlite3.connect(target)) as copy:
        db.backup(copy, pages=2_000, progress=lambda status, left, total: progress(left, total), sleep=0.01)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, complete in itself
