"""`maquignon verify`, `export` and `backup`, as a person at the keyboard would use them."""

import asyncio
from pathlib import Path

import pytest

from maquignon.command import main
from maquignon.notation.record import dumps
from maquignon.tables.store.rows import EntryRow, FinishedGame, GameRow, Seated, TableRow
from maquignon.tables.store.sqlite import SqliteStore
from tests.tables.test_shuffle import SEALED, record


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with two finished games."""

    async def fill() -> None:
        store = SqliteStore(tmp_path / "data")
        await store.open_table(TableRow("t", "ABCDE", 1))
        for number, (edition, name) in enumerate([("koehandel", "Ana"), ("bluff", "Eve")], start=1):
            players = [Seated(name, None, None, 90, True), Seated("Ben", None, None, 0, False)]
            row = GameRow(f"game{number}", edition, 86_400_000 * number, players)
            await store.append("t", 1, [EntryRow(number, 1, None, b"{}")], FinishedGame(row, dumps(record())))
        await store.close()

    asyncio.run(fill())
    return tmp_path / "data"


def test_a_record_that_keeps_its_promise_is_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.mq.jsonl"
    path.write_text(dumps(record()))
    assert main(["verify", str(path), "--promised", SEALED.commitment]) == 0
    assert "all 2 cards" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (dumps(record(lots=(0, 8))), "Card 2 of the pile"),
        (dumps(record(None)), "no sealed shuffle"),
        ("no record\n", "is not the record of a game. Line 1"),
    ],
)
def test_a_broken_promise_is_said_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, complaint: str
) -> None:
    path = tmp_path / "game.mq.jsonl"
    path.write_text(text)
    assert main(["verify", str(path)]) == 1
    assert complaint in capsys.readouterr().err


def test_games_are_listed_and_filtered(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", "--data", str(data)]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == ["game2", "game1"]
    assert main(["export", "--data", str(data), "--player", "ana"]) == 0
    assert "game1  1970-01-02  koehandel  Ana 90 (won), Ben 0" in capsys.readouterr().out
    assert main(["export", "--data", str(data), "--edition", "poker"]) == 1
    assert "No finished game matches" in capsys.readouterr().err


def test_an_exported_game_is_its_record(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", "--data", str(data), "game1"]) == 0
    assert capsys.readouterr().out == dumps(record())
    assert main(["export", "--data", str(data), "--to", str(tmp_path / "out")]) == 0
    assert "2 games written" in capsys.readouterr().out
    files = sorted((tmp_path / "out").iterdir())
    assert [path.name for path in files] == ["1970-01-02-koehandel-game1.mq.jsonl", "1970-01-03-bluff-game2.mq.jsonl"]
    assert main(["verify", str(files[0])]) == 0


def test_a_backup_holds_the_games_and_overwrites_nothing(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "copy").mkdir()
    target = tmp_path / "copy" / "maquignon.sqlite"
    assert main(["backup", "--data", str(data), str(target)]) == 0
    assert main(["export", "--data", str(target.parent)]) == 0
    assert "game2" in capsys.readouterr().out
    assert main(["backup", "--data", str(data), str(target)]) == 1
    assert "exists already" in capsys.readouterr().err


@pytest.mark.parametrize("command", [["export"], ["backup", "copy.sqlite"]])
def test_a_folder_without_data_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str], command: list[str]) -> None:
    assert main([*command, "--data", str(tmp_path)]) == 1
    assert f"There are no data in {tmp_path}" in capsys.readouterr().err
