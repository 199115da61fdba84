"""An archive as large as that of an old club: written straight into the database, before the server starts."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

from maquignon.rules.terms.editions import EDITIONS
from maquignon.tables.store.archive import add_game
from maquignon.tables.store.rows import FinishedGame, GameRow, Seated
from maquignon.tables.store.sqlite import FILE_NAME, SqliteStore

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve")
"""Everybody is called one of these, so that every search finds many thousands."""
RECORD = "x" * 2_000


async def fill(data: Path, games: int) -> None:
    await SqliteStore(data).close()
    await asyncio.to_thread(_write, data / FILE_NAME, games)


def _write(database: Path, games: int) -> None:
    dice = Random(games)
    with closing(sqlite3.connect(database)) as db, db:
        for number in range(games):
            names = dice.sample(NAMES, 4)
            seated = [Seated(name=name, player=f"p_{name}", bot=None, score=0, won=False) for name in names]
            row = GameRow(f"g{number}", dice.choice(list(EDITIONS)), 1_700_000_000_000 + number, seated)
            add_game(db, FinishedGame(row, RECORD))
