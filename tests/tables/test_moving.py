"""Everything that a store keeps moves into another, in either direction, whole or not at all."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from maquignon.tables.store.interface import Store, StoreFailed
from maquignon.tables.store.moving import PARTS, Mover, is_empty
from maquignon.tables.store.postgres.moving import PostgresMover
from maquignon.tables.store.postgres.store import PostgresStore
from maquignon.tables.store.rows import ChatRow, EntryRow, FinishedGame, GameRow, PlayerRow, Search, Seated, TableRow
from maquignon.tables.store.sqlite import SqliteStore
from maquignon.tables.store.sqlite_moving import SqliteMover
from tests.postgresql import new_database

PLAYERS = [Seated("Ana", "p", None, 90, True), Seated("Ben", None, "thrifty", 0, False)]
GAME = FinishedGame(GameRow("g", "bluff", 5, PLAYERS), "record\n")

OpenMover = Callable[[], Awaitable[Mover]]


async def fill(store: Store) -> None:
    """With something of everything."""
    await store.add_player(PlayerRow("p", "Ana", b"hash", 1, 2))
    for table in ("t", "gone"):
        epoch = await store.open_table(TableRow(table, f"CODE{table}", 1))
        await store.append(table, epoch, [EntryRow(1, 1, "p:1", b"{}"), EntryRow(2, 2, None, b"{}")], summary=b'"sum"')
    await store.append("t", epoch, [EntryRow(3, 3, None, b"{}")], GAME)
    for name, text in (("Ben", "hello"), ("Ana", "hi")):
        await store.add_chat("t", ChatRow(1, name, 0, text, None, f"p:{text}"))
    await store.close_table("gone")
    await store.close()


async def require_everything(store: Store) -> None:
    assert await store.player_by_token(b"hash") == PlayerRow("p", "Ana", b"hash", 1, 2)
    assert await store.open_tables() == [TableRow("t", "CODEt", 1, b'"sum"')]
    assert [entry.version for entry in await store.entries("t")] == [1, 2, 3]
    assert await store.entries("gone") == []
    assert [line.text for line in await store.chat("t", 9)] == ["hello", "hi"]
    assert [game.id for game in await store.games(Search(name="ana"))] == ["g"]
    assert await store.game("g") == GAME
    await store.append("t", await store.lease("t"), [EntryRow(4, 4, None, b"{}")])
    await store.close()


async def move(source: Mover, target: Mover, *, to_the_end: bool = True) -> dict[str, int]:
    for part in PARTS:
        async for rows in source.rows(part):
            await target.put(part, rows)
    numbers = {part: await source.count(part) for part in PARTS}
    if to_the_end:
        await target.finish()
    await target.close()
    await source.close()
    return numbers


async def test_up_into_a_database_and_back_into_a_folder(tmp_path: Path) -> None:
    url = await new_database()
    await fill(SqliteStore(tmp_path / "club"))
    moved = await move(await SqliteMover.open(tmp_path / "club"), await PostgresMover.open(url))
    assert moved == {"players": 1, "tables": 1, "entries": 3, "chat": 2, "games": 1}
    await move(await PostgresMover.open(url), await SqliteMover.open(tmp_path / "back"))
    await require_everything(PostgresStore(url))
    await require_everything(SqliteStore(tmp_path / "back"))


async def test_what_is_not_finished_has_not_begun(tmp_path: Path) -> None:
    url = await new_database()
    await fill(SqliteStore(tmp_path / "club"))
    for target in (lambda: PostgresMover.open(url), lambda: SqliteMover.open(tmp_path / "other")):
        opened: OpenMover = target
        await move(await SqliteMover.open(tmp_path / "club"), await opened(), to_the_end=False)
        left = await opened()
        assert await is_empty(left)
        await left.close()


async def test_whatever_there_is_in_it_a_store_is_not_empty(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    await store.add_chat("t", ChatRow(1, "Ana", 0, "hello", None, "p:2"))
    await store.close()
    mover = await SqliteMover.open(tmp_path)
    assert not await is_empty(mover)
    await mover.close()


async def test_a_database_with_nothing_but_a_finished_game_is_not_empty() -> None:
    mover = await PostgresMover.open(await new_database())
    assert await is_empty(mover)
    await mover.put("games", [("g", "bluff", 5, "[]", "record")])
    assert ([await mover.count(part) for part in PARTS], await is_empty(mover)) == ([0, 0, 0, 0, 1], False)
    await mover.close()


async def test_what_cannot_be_put_is_a_failure_of_the_store() -> None:
    target = await PostgresMover.open(await new_database())
    with pytest.raises(StoreFailed):
        await target.put("tables", [("t", "CODE", 1, 1, None), ("t", "CODE", 1, 1, None)])
    await target.close()
