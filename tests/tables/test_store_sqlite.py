"""The store in a real SQLite file: on the disk, in groups, migrated, copied, and honest about failures."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from maquignon.tables.store import sqlite_thread
from maquignon.tables.store.backup import back_up
from maquignon.tables.store.interface import Newer, Retention, StoreFailed
from maquignon.tables.store.migrations import STEPS
from maquignon.tables.store.promise import Promises
from maquignon.tables.store.rows import EntryRow, TableRow
from maquignon.tables.store.sqlite import FILE_NAME, SqliteStore
from tests.tables.test_store import entry, game


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(tmp_path)
    yield store
    await store.close()


async def test_appends_that_wait_are_committed_together(store: SqliteStore) -> None:
    done: list[str] = []
    epochs = [await store.open_table(TableRow(f"t{number}", f"CODE{number}", 1)) for number in range(50)]
    store._writer._connection.set_trace_callback(done.append)
    await asyncio.gather(*(store.append(f"t{number}", epoch, [entry(1)]) for number, epoch in enumerate(epochs)))
    assert 0 < len(done) < 10
    assert all(statement.lstrip().startswith("INSERT") for statement in done)


async def test_on_a_full_disk_nothing_is_stored_and_later_everything_works(store: SqliteStore) -> None:
    epoch = await store.open_table(TableRow("t", "ABCDE", 1))
    pages = store._writer._connection.execute("PRAGMA page_count").fetchone()[0]
    store._writer._connection.execute(f"PRAGMA max_page_count = {pages}")
    large = EntryRow(1, 1, None, b"x" * 100_000)
    with pytest.raises(StoreFailed):
        await store.append("t", epoch, [large])
    with pytest.raises(StoreFailed):
        await store.append("t", epoch, [large])
    store._writer._connection.execute(f"PRAGMA max_page_count = {pages * 1000}")
    await store.probe()
    await store.append("t", epoch, [large])
    assert await store.entries("t", 0) == [large]


async def test_of_a_game_that_is_forgotten_nothing_is_left(store: SqliteStore) -> None:
    epoch = await store.open_table(TableRow("t", "ABCDE", 1))
    await store.append("t", epoch, [entry(1)], game("a", "bluff", 1, "Ana", "Ben", "Cleo"))
    await store.forget(Retention(games=1), 10)
    assert store._reader._connection.execute("SELECT count(*) FROM seats_of_games").fetchone() == (0,)


async def test_every_commit_is_on_the_disk(store: SqliteStore) -> None:
    connection = store._writer._connection
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)


async def test_an_older_database_takes_the_steps_it_lacks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = SqliteStore(tmp_path)
    await store.open_table(TableRow("t", "ABCDE", 1))
    await store.close()
    monkeypatch.setattr(sqlite_thread, "STEPS", (*STEPS, "CREATE TABLE later (x); INSERT INTO later VALUES (1)"))
    store = SqliteStore(tmp_path)
    assert await store.open_tables() == [TableRow("t", "ABCDE", 1)]
    await store.close()
    store = SqliteStore(tmp_path)
    await store.close()
    with sqlite3.connect(tmp_path / FILE_NAME) as connection:
        assert connection.execute("SELECT * FROM later").fetchall() == [(1,)]
        assert connection.execute("PRAGMA user_version").fetchone() == (len(STEPS) + 1,)
    connection.close()


async def test_a_step_that_fails_leaves_the_database_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await SqliteStore(tmp_path).close()
    monkeypatch.setattr(sqlite_thread, "STEPS", (*STEPS, "CREATE TABLE later (x); INSERT INTO nowhere VALUES (1)"))
    with pytest.raises(sqlite3.Error):
        SqliteStore(tmp_path)
    monkeypatch.undo()
    await SqliteStore(tmp_path).close()


async def test_data_of_a_newer_program_are_left_alone(tmp_path: Path) -> None:
    await SqliteStore(tmp_path).close()
    with sqlite3.connect(tmp_path / FILE_NAME) as connection:
        connection.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    connection.close()
    with pytest.raises(Newer):
        SqliteStore(tmp_path)


async def test_a_backup_of_a_running_store_is_a_whole_store(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "data")
    epoch = await store.open_table(TableRow("t", "ABCDE", 1))
    await store.append("t", epoch, [entry(1)])
    told: list[tuple[int, int]] = []
    (tmp_path / "copy").mkdir()
    await asyncio.to_thread(
        back_up, tmp_path / "data", tmp_path / "copy" / FILE_NAME, lambda left, total: told.append((left, total))
    )
    await store.append("t", epoch, [entry(2)])
    await store.close()
    assert told[-1][0] == 0
    assert (tmp_path / "copy" / FILE_NAME).read_bytes()[18:20] == b"\1\1", "one file, without a log beside it"
    copy = SqliteStore(tmp_path / "copy")
    assert await copy.entries("t", 0) == [entry(1)]
    await copy.close()


async def test_a_log_that_was_there_at_the_start_is_found_by_an_index_which_moves_do_not_keep_up(
    store: SqliteStore,
) -> None:
    epoch = await store.open_table(TableRow("t", "ABCDE", 1))
    await store.append("t", epoch, [entry(1)])
    await store.open_tables()
    connection, found = store._reader._connection, "SELECT version FROM entries INDEXED BY entries_by_table"
    await store.append("t", epoch, [entry(2)])
    assert connection.execute(f"{found} WHERE table_id = 't' AND place <= 1").fetchall() == [(1,)]
    with pytest.raises(sqlite3.OperationalError, match="no query solution"):
        connection.execute(f"{found} WHERE table_id = 't'")
    await store.open_tables()
    assert connection.execute(f"{found} WHERE table_id = 't' AND place <= 2").fetchall() == [(1,), (2,)], (
        "the next start"
    )


async def test_on_a_full_disk_the_tables_are_known_and_their_logs_read_without_an_index(
    store: SqliteStore, caplog: pytest.LogCaptureFixture
) -> None:
    epoch = await store.open_table(TableRow("t", "ABCDE", 1))
    await store.append("t", epoch, [entry(1)])
    connection = store._writer._connection
    connection.execute(f"PRAGMA max_page_count = {connection.execute('PRAGMA page_count').fetchone()[0]}")
    assert [row.id for row in await store.open_tables()] == ["t"]
    assert "no index of the logs can be made" in caplog.text
    assert await store.entries("t") == [entry(1)]


async def test_an_index_that_did_not_reach_the_disk_is_not_relied_on(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk may be so nearly full that only the end of the transaction fails."""

    def fail(promises: Promises, db: sqlite3.Connection) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    epoch = await store.open_table(TableRow("t", "ABCDE", 1))
    await store.append("t", epoch, [entry(1)])
    with monkeypatch.context() as full:
        full.setattr(Promises, "count", fail)
        await store.open_tables()
    assert await store.entries("t") == [entry(1)]


async def test_whoever_asked_may_be_gone_when_the_answer_comes(store: SqliteStore) -> None:
    stumbles: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, told: stumbles.append(told))
    epoch = await store.open_table(TableRow("t", "ABCDE", 1))
    asked = asyncio.ensure_future(store.append("t", epoch, [entry(1)]))
    asked.cancel()
    async with asyncio.timeout(5):  # nobody else waits for ever because of them
        await store.append("t", epoch, [entry(2)])
    assert await store.entries("t") == [entry(1), entry(2)], "what was asked for is done"
    assert stumbles == []
