"""A database that is only looked at."""

import sqlite3
from pathlib import Path


def read_only(database: Path) -> sqlite3.Connection:
    """Nothing in it can be changed, and none is made where there is none; a server may be writing to it."""
    return sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)


def count(db: sqlite3.Connection, what: str) -> int:
    """How many `players`, `tables` or `games` there are."""
    number: int = db.execute(f"SELECT count(*) FROM {what}").fetchone()[0]
    return number
