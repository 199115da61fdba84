"""A database that is only looked at."""

import sqlite3
from pathlib import Path


def read_only(database: Path) -> sqlite3.Connection:
    """Nothing in it can be changed, and none is made where there is none; a server may be writing to it."""
    return sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)


def of_one_moment(database: Path) -> sqlite3.Connection:
    """The same, and whatever is read is as it was at the first look, although a server writes meanwhile."""
    db = read_only(database)
    db.execute("BEGIN")
    return db


def count(db: sqlite3.Connection, what: str) -> int:
    """How many `players`, `tables` or `games` there are."""
    number: int = db.execute(f"SELECT count(*) FROM {what}").fetchone()[0]
    return number
