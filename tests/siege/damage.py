"""Stores that were damaged while no server ran: the damage stays where it is, and is said."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random

from maquignon.tables.store.sqlite import FILE_NAME
from tests.siege.accidents import Accident, serving
from tests.siege.enemy import HOST, Enemy
from tests.siege.honest import HonestTable, play_one

MOVES = 15


async def _three_tables(data: Path) -> list[str]:
    """Played for a while, and then the process dies; the codes."""
    async with serving(data) as server:
        tables = [HonestTable(Random(number)) for number in range(3)]
        for table in tables:
            await table.sit_down(HOST, server.port)
            for _ in range(MOVES):
                await play_one(table)
            table.leave()
    return [table.code for table in tables]


async def _others_are_back(data: Path, damaged: str, codes: list[str]) -> list[str]:
    async with serving(data) as server:
        enemy = Enemy(server.port, HOST, 30)
        found = {code: (await enemy.ask("GET", f"/api/tables/{code}"))[0] for code in codes}
        await _come(enemy, damaged)
        log = server.log.read_text()
    lost = [code for code, status in found.items() if status != 200 and code != damaged]
    faults = [f"{len(lost)} sound tables are gone"] if lost else []
    return faults if _is_said(log) else [*faults, "the damage was passed over in silence"]


async def _come(enemy: Enemy, code: str) -> bool:
    """A table sleeps until somebody comes; whether it is there then."""
    async with enemy.visit() as socket:
        await enemy.say(socket, {"type": "join", "id": "j", "code": code})
        return bool((await enemy.hear(socket, "refused", "table"))["type"] == "table")


def _is_said(log: str) -> bool:
    return '"level": "warning"' in log or '"level": "error"' in log


def _damaged(change: str) -> Accident:
    """One table's log is changed by this statement."""

    async def accident(data: Path, seconds: float) -> list[str]:
        codes = await _three_tables(data)
        with sqlite3.connect(data / FILE_NAME) as db:
            (table,) = db.execute("SELECT id FROM tables WHERE code = ?", (codes[0],)).fetchone()
            assert db.execute(change, (table,)).rowcount > 0
        db.close()
        return await _others_are_back(data, codes[0], codes)

    return accident


def _lost(spoil: Callable[[Path], None]) -> Accident:
    """Something was shown and is not on the disk any more: a server that begins anew without a word would hide it."""

    async def accident(data: Path, seconds: float) -> list[str]:
        codes = await _three_tables(data)
        spoil(data)
        try:
            async with serving(data) as server:
                enemy = Enemy(server.port, HOST, 30)
                lost = [code for code in codes if not await _come(enemy, code)]
                log = server.log.read_text()
        except AssertionError:
            return []  # it says why, and does not start
        return [] if _is_said(log) or not lost else [f"{len(lost)} tables are gone without a word"]

    return accident


def _lose_wal(data: Path) -> None:
    for file in data.glob(f"{FILE_NAME}-*"):
        file.unlink()


def _empty(data: Path) -> None:
    _lose_wal(data)
    (data / FILE_NAME).write_bytes(b"")


def _tear(data: Path) -> None:
    """The middle third of every page is noise."""
    with sqlite3.connect(data / FILE_NAME) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    db.close()
    content = bytearray((data / FILE_NAME).read_bytes())
    third = len(content) // 3
    content[third : 2 * third] = Random(1).randbytes(third)
    (data / FILE_NAME).write_bytes(content)


DAMAGE: dict[str, Accident] = {
    "first-entry-gone": _damaged("DELETE FROM entries WHERE table_id = ? AND version = 1"),
    "entry-of-noise": _damaged("UPDATE entries SET body = '{\"entry\":' WHERE table_id = ? AND version = 5"),
    "entry-missing": _damaged("DELETE FROM entries WHERE table_id = ? AND version = 7"),
    "WAL-gone": _lost(_lose_wal),
    "database-emptied": _lost(_empty),
    "database-torn": _lost(_tear),
}
