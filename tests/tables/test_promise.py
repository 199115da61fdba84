"""Data that lost something are noticed before they are used, on files damaged on purpose."""

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from maquignon.tables.store import promise
from maquignon.tables.store.backup import back_up
from maquignon.tables.store.interface import Retention
from maquignon.tables.store.promise import Lost, forget_promise, promise_of, promised_in
from maquignon.tables.store.rows import EntryRow, PlayerRow, TableRow
from maquignon.tables.store.sqlite import FILE_NAME, SqliteStore
from maquignon.tables.store.sqlite_thread import connect, migrate

BEFORE_TERMS = Path(__file__).parent / "earlier" / "before_terms.sql"


def entry(version: int) -> EntryRow:
    return EntryRow(version, 1_000, None, b"{}")


@pytest.fixture(scope="module")
def crashed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Data as `kill -9` leaves them: much is in the write-ahead log only."""
    folder, running = tmp_path_factory.mktemp("crashed"), tmp_path_factory.mktemp("running")

    async def run() -> None:
        store = SqliteStore(running)
        epoch = await store.open_table(TableRow("t", "ABCDE", 1))
        await store.append("t", epoch, [entry(1), entry(2)])
        await store.close()
        store = SqliteStore(running)
        await store.append("t", epoch, [entry(3)])
        await store.add_player(PlayerRow("p1", "Ana", b"hash", 1, 1))
        shutil.copytree(running, folder, dirs_exist_ok=True)
        await store.close()

    asyncio.run(run())
    assert (folder / f"{FILE_NAME}-wal").stat().st_size > 0
    return folder


@pytest.fixture
def folder(crashed: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(crashed, tmp_path / "data"))


async def test_after_a_crash_everything_that_was_promised_is_there(folder: Path) -> None:
    store = SqliteStore(folder)
    assert await store.entries("t") == [entry(1), entry(2), entry(3)]
    assert (await store.player_by_token(b"hash")) is not None
    await store.close()


def lose_the_wal(database: Path) -> None:
    Path(f"{database}-wal").unlink()
    Path(f"{database}-shm").unlink()


def empty(database: Path) -> None:
    lose_the_wal(database)
    database.write_bytes(b"")


def delete(database: Path) -> None:
    lose_the_wal(database)
    database.unlink()


def exchange(database: Path) -> None:
    delete(database)
    with closing(connect(database)) as db:
        migrate(db)
        db.execute("UPDATE identity SET written = 1000")


def put_an_older_one_in_place(database: Path) -> None:
    delete(database)
    with sqlite3.connect(database) as db:
        db.executescript(BEFORE_TERMS.read_text("utf-8"))
    db.close()


def start_over(database: Path) -> None:
    """A database without any table, as when its schema was in the write-ahead log."""
    delete(database)
    with sqlite3.connect(database) as db:
        db.execute("PRAGMA application_id = 1")
    db.close()


def contents(folder: Path) -> dict[str, bytes]:
    """Of what holds data: what SQLite keeps beside them while it reads is none."""
    found = {file.name: file.read_bytes() for file in folder.iterdir() if not file.name.endswith("-shm")}
    return {name: content for name, content in found.items() if content or not name.endswith("-wal")}


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lose_the_wal, r"older than it was, by 2 or more writes, .*-wal was deleted"),
        (empty, "is empty"),
        (delete, "is gone"),
        (exchange, "is another one than before"),
        (put_an_older_one_in_place, "is another one, and older"),
        (start_over, "is empty"),
    ],
)
async def test_what_was_lost_is_said_and_not_started_over(
    folder: Path, damage: Callable[[Path], None], said: str
) -> None:
    database = folder / FILE_NAME
    damage(database)
    before = contents(folder)
    for _ in range(2):  # looking changes nothing
        with pytest.raises(Lost, match=said) as lost:
            SqliteStore(folder)
    assert contents(folder) == before
    assert f"maquignon restore BACKUP --to {folder}" in str(lost.value)
    forget_promise(folder)
    store = SqliteStore(folder)
    await store.probe()
    await store.close()
    await SqliteStore(folder).close()


@pytest.mark.parametrize("content", [None, b"", b"{", b'{"store": 1}'])
async def test_without_a_promise_data_are_taken_as_they_are_and_one_is_made(
    folder: Path, content: bytes | None
) -> None:
    file = folder / promise.FILE_NAME
    if content is None:
        file.unlink()
    else:
        file.write_bytes(content)
    store = SqliteStore(folder)
    await store.close()
    assert promised_in(folder) is not None


@pytest.mark.parametrize("first", [0, 20])
async def test_a_file_that_is_no_database_is_said_to_be_none(folder: Path, first: int) -> None:
    lose_the_wal(folder / FILE_NAME)
    content = bytearray((folder / FILE_NAME).read_bytes())
    content[first : first + 80] = b"?" * 80
    (folder / FILE_NAME).write_bytes(content)
    with pytest.raises((sqlite3.DatabaseError, Lost)):
        SqliteStore(folder)


@pytest.mark.parametrize("damaged", ["tables", "identity", "sqlite_autoindex_tables_2"])
async def test_a_page_that_every_start_needs_is_said_to_be_damaged(folder: Path, damaged: str) -> None:
    await SqliteStore(folder).close()
    with closing(sqlite3.connect(folder / FILE_NAME)) as db:
        (page,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (damaged,)).fetchone()
    content = bytearray((folder / FILE_NAME).read_bytes())
    content[(page - 1) * 4096 : page * 4096] = b"?" * 4096
    (folder / FILE_NAME).write_bytes(content)
    if damaged.startswith("sqlite_autoindex"):  # nothing that is read at the start: `maquignon doctor` finds it
        await SqliteStore(folder).close()
    else:
        with pytest.raises(sqlite3.DatabaseError, match="malformed"):
            SqliteStore(folder)


async def test_the_promise_is_never_ahead_and_at_rest_not_behind(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    epoch = await store.open_table(TableRow("t", "ABCDE", 1))
    for version in range(1, 6):
        await store.append("t", epoch, [entry(version)])
        with sqlite3.connect(tmp_path / FILE_NAME) as db:
            assert promise_of(db) == promised_in(tmp_path)
        db.close()
    await store.close()


async def test_what_is_forgotten_was_not_lost(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    epoch = await store.open_table(TableRow("t", "ABCDE", 1))
    await store.append("t", epoch, [entry(1), entry(2)])
    await store.close_table("t")
    await store.forget(Retention(), 1)
    await store.close()
    await SqliteStore(tmp_path).close()


async def test_a_disk_that_takes_no_promise_takes_moves_all_the_same(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    epoch = await store.open_table(TableRow("t", "ABCDE", 1))
    writing = store._writer._writing
    assert writing is not None
    kept, full = writing.promises._file, os.open("/dev/full", os.O_WRONLY)
    with os.fdopen(full, "wb", buffering=0) as writing.promises._file:
        await store.append("t", epoch, [entry(1)])
    behind = promised_in(tmp_path)
    writing.promises._file = kept
    await store.append("t", epoch, [entry(2)])
    await store.close()
    promised = promised_in(tmp_path)
    assert behind is not None
    assert promised is not None
    assert (behind.place, promised.place) == (0, 2)


async def test_a_backup_put_in_place_by_hand_is_noticed(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "data")
    epoch = await store.open_table(TableRow("t", "ABCDE", 1))
    await store.append("t", epoch, [entry(1)])
    back_up(tmp_path / "data", tmp_path / "copy", lambda left, total: None)
    await store.append("t", epoch, [entry(2)])
    await store.close()
    shutil.copy(tmp_path / "copy", tmp_path / "data" / FILE_NAME)
    with pytest.raises(Lost, match="by 1 or more writes"):
        SqliteStore(tmp_path / "data")
