"""`maquignon doctor` and `restore`, on data that are whole and on data damaged on purpose."""

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from maquignon.command import main
from maquignon.tables.game import checkup
from maquignon.tables.game.checkup import tables_at_fault
from maquignon.tables.hall.reception import Reception
from maquignon.tables.store import surroundings
from maquignon.tables.store.backup import put_back
from maquignon.tables.store.folder import own
from maquignon.tables.store.migrations import STEPS
from maquignon.tables.store.promise import FILE_NAME as PROMISED
from maquignon.tables.store.reading import of_one_moment
from maquignon.tables.store.sqlite import FILE_NAME, SqliteStore

EARLIER = Path(__file__).parent / "earlier" / "before_terms.sql"
Say = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with a finished, a running and a waiting table, as a server left it."""
    folder = tmp_path_factory.mktemp("sound")
    folder.chmod(0o700)
    with closing(sqlite3.connect(folder / FILE_NAME)) as db:
        db.executescript(EARLIER.read_text("utf-8"))

    async def open_once() -> None:
        store = SqliteStore(folder)
        reception = Reception(store)
        await reception.open()
        await reception.close()
        await store.close()

    asyncio.run(open_once())
    return folder


@pytest.fixture
def data(sound: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(sound, tmp_path / "data"))


def change(data: Path, statement: str) -> None:
    with closing(sqlite3.connect(data / FILE_NAME)) as db, db:
        db.executescript(statement)


def test_nothing_is_wrong_with_sound_data(data: Path, capsys: Say) -> None:
    before = (data / FILE_NAME).read_bytes()
    assert main(["doctor", str(data)]) == 0
    assert "Nothing is wrong" in (said := capsys.readouterr().out)
    assert "3 players, 3 open tables, 1 finished games" in said
    assert (data / FILE_NAME).read_bytes() == before


def test_a_table_that_was_opened_and_never_told_of_is_sound(data: Path) -> None:
    change(data, "INSERT INTO tables (id, code, created, epoch) VALUES ('t', 'ABCDE', 1, 1)")
    assert main(["doctor", str(data)]) == 0


@pytest.mark.parametrize("many", [1, 2, 3, 7])
def test_a_long_log_is_read_in_parts_and_no_entry_is_left_out(
    data: Path, monkeypatch: pytest.MonkeyPatch, many: int
) -> None:
    monkeypatch.setattr(checkup, "_MANY", many)
    with closing(of_one_moment(data / FILE_NAME)) as db:
        assert list(tables_at_fault(db)) == [None] * 3


def test_a_server_may_write_meanwhile(data: Path) -> None:
    with closing(of_one_moment(data / FILE_NAME)) as db:
        faults = tables_at_fault(db)
        assert next(faults) is None
        change(data, "UPDATE tables SET summary = replace(summary, 'playing', 'paused'); DELETE FROM entries")
        assert list(faults) == [None, None]
    assert main(["doctor", str(data)]) == 1


def test_data_of_an_earlier_version_are_sound(tmp_path: Path) -> None:
    tmp_path.chmod(0o700)
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as db:
        db.executescript(EARLIER.read_text("utf-8"))
    assert main(["doctor", str(tmp_path)]) == 0


def spoil_header(data: Path) -> None:
    _write_over(data, 0, 100)


def spoil_page(data: Path) -> None:
    with closing(sqlite3.connect(data / FILE_NAME)) as db:
        (page,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entries'").fetchone()
    _write_over(data, (page - 1) * 4096, 4096)


def _write_over(data: Path, first: int, length: int) -> None:
    content = bytearray((data / FILE_NAME).read_bytes())
    content[first : first + length] = b"?" * length
    (data / FILE_NAME).write_bytes(content)


def spoil_index(data: Path) -> None:
    with closing(sqlite3.connect(data / FILE_NAME)) as db:
        (page,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'sqlite_autoindex_tables_2'").fetchone()
    content = bytearray((data / FILE_NAME).read_bytes())
    where = content.index(b"4W8KT", (page - 1) * 4096, page * 4096)
    content[where] ^= 1
    (data / FILE_NAME).write_bytes(content)


def empty(data: Path) -> None:
    (data / FILE_NAME).write_bytes(b"")


def delete(data: Path) -> None:
    (data / FILE_NAME).unlink()


def never_used(data: Path) -> None:
    shutil.rmtree(data)
    data.mkdir(mode=0o700)


def bury_promise(data: Path) -> None:
    (data / PROMISED).unlink()
    (data / PROMISED).mkdir()


def sql(statement: str) -> Callable[[Path], None]:
    return lambda data: change(data, statement)


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (spoil_header, "is damaged, or no database at all"),
        (spoil_page, "is damaged"),
        (spoil_index, "missing from index sqlite_autoindex_tables_2"),
        (empty, "it has no data"),
        (delete, "the database maquignon.sqlite is gone"),
        (never_used, "There are no data"),
        (shutil.rmtree, "There is no folder"),
        (sql(f"PRAGMA user_version = {len(STEPS) + 1}"), "was written by a newer version"),
        (sql("PRAGMA user_version = 1"), "calls itself version 1, which has no identity"),
        (bury_promise, "promised is no file"),
        (sql("DROP TABLE chat"), "lacks chat"),
        (sql("UPDATE identity SET written = 0"), "older than it was"),
        (sql("UPDATE identity SET store = 'another'"), "another one than before"),
        (sql("DELETE FROM entries WHERE version = 1"), "its first entry is lost"),
        (sql("DELETE FROM entries WHERE version = 3"), "entry 4 follows 2: some are lost"),
        (sql("UPDATE entries SET body = '{' WHERE version = 2"), "cannot be brought back"),
        (sql("UPDATE entries SET body = NULL WHERE 0; DELETE FROM entries"), "its first entry is lost"),
        (sql("UPDATE tables SET summary = replace(summary, 'playing', 'paused')"), "what the lobby knows of it"),
        (sql("UPDATE games SET record = 'no record'"), "cannot be replayed"),
        (sql("UPDATE games SET record = x'00ff'"), "cannot be replayed"),
        (sql('UPDATE games SET record = record || \'{"do":"pass","seat":0}\' || char(10)'), "cannot be replayed"),
    ],
)
def test_each_damage_is_said_with_what_to_do(
    data: Path, capsys: Say, damage: Callable[[Path], None], said: str
) -> None:
    damage(data)
    assert main(["doctor", str(data)]) == 1
    told = capsys.readouterr().out
    assert told.startswith("1. ")
    assert said in told
    assert "Traceback" not in told


def test_of_a_folder_that_is_not_ours_nothing_else_is_said(tmp_path: Path, capsys: Say) -> None:
    tmp_path.chmod(0o755)
    assert main(["doctor", str(tmp_path)]) == 1
    assert capsys.readouterr().out == f"1. There are no data in {tmp_path}: name the server's data folder.\n"


def test_a_quick_look_leaves_finished_games_out(data: Path, capsys: Say) -> None:
    change(data, "UPDATE games SET record = 'no record'")
    assert main(["doctor", "--quick", str(data)]) == 0


def test_who_else_may_read_and_how_much_room_there_is_are_looked_at(
    data: Path, capsys: Say, monkeypatch: pytest.MonkeyPatch
) -> None:
    data.chmod(0o750)
    (data / FILE_NAME).chmod(0o640)
    (data / PROMISED).chmod(0o600)
    monkeypatch.setattr(surroundings, "LITTLE", 1 << 62)
    monkeypatch.setattr(os, "access", lambda file, mode: Path(file).name != PROMISED or not mode & os.W_OK)
    assert main(["doctor", str(data)]) == 1
    told = capsys.readouterr().out
    for said in (f"chmod 700 {data}.", f"chmod 600 {data / FILE_NAME}.", "MB are free", f"{PROMISED} cannot be read"):
        assert said in told
    assert f"chmod 600 {data / PROMISED}" not in told
    (data / PROMISED).chmod(0o644)
    assert main(["doctor", str(data)]) == 1
    assert f"chmod 600 {data / PROMISED}." in capsys.readouterr().out


# --- restore ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def backup(sound: Path, tmp_path: Path) -> Path:
    target = tmp_path / "backup"
    assert main(["backup", "--data", str(sound), str(target)]) == 0
    return target


@pytest.mark.parametrize(
    "damage", [spoil_header, spoil_page, empty, delete, never_used, shutil.rmtree, lambda data: None]
)
def test_a_backup_takes_the_place_of_whatever_was_there(
    data: Path, backup: Path, capsys: Say, damage: Callable[[Path], None]
) -> None:
    damage(data)
    before = {file.name: file.read_bytes() for file in data.glob("*") if file.name != "in-use"}
    assert main(["restore", str(backup), "--to", str(data)]) == 0
    assert "3 players, 3 open tables, 1 finished games" in capsys.readouterr().out
    assert main(["doctor", str(data)]) == 0
    aside = {file.name: file.read_bytes() for folder in data.glob("before-*") for file in folder.iterdir()}
    assert aside == before
    assert (data / FILE_NAME).stat().st_mode & 0o777 == 0o600
    asyncio.run(SqliteStore(data).close())


def test_what_a_crash_left_beside_the_database_is_put_aside_with_it(data: Path, backup: Path) -> None:
    for name in ("-wal", "-shm"):
        (data / f"{FILE_NAME}{name}").write_bytes(b"of another database")
    (data / f"{FILE_NAME}.new").write_bytes(b"of an attempt that was cut off")
    assert main(["restore", str(backup), "--to", str(data)]) == 0
    (aside,) = data.glob("before-*")
    assert sorted(file.name for file in aside.iterdir()) == [
        FILE_NAME, f"{FILE_NAME}-shm", f"{FILE_NAME}-wal", PROMISED,
    ]  # fmt: skip
    assert aside.stat().st_mode & 0o777 == 0o700
    assert main(["doctor", str(data)]) == 0


def test_whatever_is_put_aside_is_kept_however_often_a_backup_is_put_back(data: Path, backup: Path) -> None:
    moments = [datetime(2026, 11, 19, 12, 0, second, tzinfo=UTC) for second in range(3)]
    aside = [put_back(backup, data, lambda left, total: None, moment) for moment in moments]
    assert len(set(aside)) == 3
    assert all(folder and (folder / FILE_NAME).is_file() for folder in aside)


def test_after_a_backup_was_put_back_the_promise_is_a_new_one(data: Path, backup: Path) -> None:
    async def write() -> None:
        store = SqliteStore(data)
        await store.probe()
        await store.close()

    asyncio.run(write())
    assert main(["restore", str(backup), "--to", str(data)]) == 0
    asyncio.run(write())
    assert main(["doctor", str(data)]) == 0


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda file: file.unlink(), "There is no file"),
        (lambda file: file.write_bytes(b"not a backup"), "no database at all"),
        (lambda file: file.write_bytes(b""), "it has no data"),
        (lambda file: file.write_bytes(file.read_bytes()[:20_000]), "damaged"),
    ],
)
def test_a_damaged_backup_is_not_put_anywhere(
    data: Path, backup: Path, capsys: Say, damage: Callable[[Path], None], said: str
) -> None:
    damage(backup)
    before = sorted(data.iterdir())
    assert main(["restore", str(backup), "--to", str(data)]) == 1
    assert said in capsys.readouterr().err
    assert sorted(data.iterdir()) == before


def test_nothing_is_put_back_under_a_running_server(data: Path, backup: Path, capsys: Say) -> None:
    with own(data):
        assert main(["restore", str(backup), "--to", str(data)]) == 1
    assert "Another server uses the data folder" in capsys.readouterr().err
    assert not list(data.glob("before-*"))


def test_a_folder_that_cannot_be_written_to_is_said_to_be_none(tmp_path: Path, backup: Path, capsys: Say) -> None:
    (tmp_path / "file").write_text("")
    assert main(["restore", str(backup), "--to", str(tmp_path / "file" / "data")]) == 1
    assert "cannot be put into" in capsys.readouterr().err
