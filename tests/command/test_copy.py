"""`maquignon copy` and `maquignon cluster`, as an operator would use them."""

import asyncio
import re
from pathlib import Path

import pytest

from maquignon.command import main
from maquignon.tables.store.interface import Store
from maquignon.tables.store.postgres.database import migrate
from maquignon.tables.store.postgres.store import PostgresStore
from maquignon.tables.store.rows import ChatRow, EntryRow, FinishedGame, GameRow, PlayerRow, Search, Seated, TableRow
from maquignon.tables.store.sqlite import SqliteStore
from tests.postgresql import new_database

GAME = FinishedGame(
    GameRow("g", "bluff", 5, [Seated("Ana", "p", None, 90, True), Seated("Ben", None, "thrifty", 0, False)]), "record\n"
)


@pytest.fixture
def url() -> str:
    return asyncio.run(new_database())


async def fill(store: Store) -> None:
    await store.add_player(PlayerRow("p", "Ana", b"hash", 1, 2))
    epoch = await store.open_table(TableRow("t", "ABCDE", 1))
    await store.append("t", epoch, [EntryRow(1, 1, "p:1", b"{}"), EntryRow(2, 2, None, b'{"n":1}')], summary=b'"sum"')
    await store.append("t", epoch, [EntryRow(3, 3, None, b"{}")], GAME)
    await store.add_chat("t", ChatRow(1, "Ana", 0, "hello", None, "p:2"))
    await store.close_table("gone")
    await store.close()


async def require_everything(store: Store) -> None:
    assert await store.player_by_token(b"hash") == PlayerRow("p", "Ana", b"hash", 1, 2)
    assert await store.open_tables() == [TableRow("t", "ABCDE", 1, b'"sum"')]
    assert [entry.body for entry in await store.entries("t")] == [b"{}", b'{"n":1}', b"{}"]
    assert [line.text for line in await store.chat("t", 9)] == ["hello"]
    assert [game.id for game in await store.games(Search(name="ana"))] == ["g"]
    assert await store.game("g") == GAME
    epoch = await store.lease("t")
    await store.append("t", epoch, [EntryRow(4, 4, None, b"{}")])
    await store.close()


def test_a_club_moves_up_into_a_database_and_back(tmp_path: Path, url: str, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(fill(SqliteStore(tmp_path / "club")))
    assert main(["copy", "--from", str(tmp_path / "club"), "--to", url]) == 0
    assert "1 players, 1 tables, 3 entries, 1 chat, 1 games" in capsys.readouterr().out
    assert main(["copy", "--from", url, "--to", str(tmp_path / "back")]) == 0
    for store in (PostgresStore(url), SqliteStore(tmp_path / "back")):
        asyncio.run(require_everything(store))


@pytest.mark.parametrize(
    ("source", "target", "complaint"),
    [
        ("here", "here", "the same"),
        ("nowhere", "here", "no data in"),
        ("full", "full-too", "data in .* already"),
        ("full", "postgresql://nobody@127.0.0.1:9/x", "Nothing was copied: nobody answers at its address."),
    ],
)
def test_what_cannot_be_copied_is_said(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    source: str,
    target: str,
    complaint: str,
) -> None:
    for name in ("full", "full-too"):
        asyncio.run(fill(SqliteStore(tmp_path / name)))
    monkeypatch.chdir(tmp_path)
    assert main(["copy", "--from", source, "--to", target]) == 1
    assert re.search(complaint, capsys.readouterr().err)


def test_nothing_is_copied_from_under_a_server(tmp_path: Path, url: str, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(_beat(url))
    assert main(["copy", "--from", url, "--to", str(tmp_path)]) == 1
    assert "end http://ours first" in capsys.readouterr().err


async def _beat(url: str) -> None:
    await migrate(url)
    store = PostgresStore(url)
    await store.leases.beat("http://ours")
    await store.open_table(TableRow("t", "ABCDE", 1))
    await store.close()


def test_the_status_of_a_house(url: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(migrate(url))
    monkeypatch.setenv("MAQUIGNON_STORE", url)
    assert main(["cluster", "status"]) == 1
    assert "all have ended" in capsys.readouterr().out
    asyncio.run(_beat(url))
    assert main(["cluster", "status"]) == 0
    said = capsys.readouterr().out
    assert "http://ours" in said
    assert "s left" in said
    assert "1 open tables: 1 at servers that live, 0 wait" in said


def test_a_house_without_an_address_or_a_database(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("MAQUIGNON_STORE", raising=False)
    assert main(["cluster", "status"]) == 1
    assert "--store" in capsys.readouterr().err
    assert main(["cluster", "status", "--store", "somewhere"]) == 1
    assert "A database is written postgresql://USER@HOST/NAME, not 'somewhere'." in capsys.readouterr().err
    assert main(["cluster", "status", "--store", "postgresql://nobody@127.0.0.1:9/x"]) == 1
    assert "The database cannot be used: nobody answers at its address." in capsys.readouterr().err
