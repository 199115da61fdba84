"""Whether a database is whole and of this program: what is wrong with it, in sentences."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from maquignon.tables.store.migrations import STEPS
from maquignon.tables.store.reading import read_only

MOST_LINES: Final = 5
"""Of what SQLite has to say about a damaged file."""


def faults_of(database: Path) -> list[str]:
    """None of them: nothing is wrong with the file itself."""
    try:
        with closing(read_only(database)) as db:
            version = db.execute("PRAGMA user_version").fetchone()[0]
            if version > len(STEPS):
                return [f"{database} was written by a newer version of the program. Update it."]
            said = [" ".join(str(row[0]).split()) for row in db.execute(f"PRAGMA integrity_check({MOST_LINES})")]
            missing = sorted(_tables_of_version(version) - _tables(db))
            later = sorted(_tables(db) & (_tables_of_version(len(STEPS)) - _tables_of_version(version)))
    except sqlite3.DatabaseError as error:
        return [f"{database} is damaged, or no database at all: {error}."]
    if said != ["ok"]:
        return [f"{database} is damaged: {line}." for line in said]
    if not version or missing:
        what = "has no data" if not version else f"lacks {', '.join(missing)}"
        return [f"{database} is no database of this game: it {what}."]
    if later:  # the next start would take steps that were taken
        return [f"{database} calls itself version {version}, which has no {', '.join(later)}; it was tampered with."]
    return []


def _tables(db: sqlite3.Connection) -> set[str]:
    return {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


def _tables_of_version(version: int) -> set[str]:
    with closing(sqlite3.connect(":memory:")) as db:
        for step in STEPS[:version]:
            db.executescript(step)
        return _tables(db)
