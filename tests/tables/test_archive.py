"""Searching the archive: every search reads one stretch of one index, and every page goes on where the last ended."""

import asyncio
import sqlite3
import time
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from maquignon.tables.store.archive import statement_of
from maquignon.tables.store.interface import Store, StoreFailed
from maquignon.tables.store.rows import EntryRow, FinishedGame, GameRow, Search, Seated, TableRow
from maquignon.tables.store.sqlite import FILE_NAME, SqliteStore


async def keep(store: Store, id: str, finished: int, *names: str, edition: str = "koehandel") -> None:
    epoch = await store.open_table(TableRow(f"t{id}", f"C{id}", 1))
    seated = [Seated(name=name, player=f"p_{name}", bot=None, score=0, won=False) for name in names]
    await store.append(
        f"t{id}", epoch, [EntryRow(1, 1, None, b"{}")], FinishedGame(GameRow(id, edition, finished, seated), "record")
    )


CHOICES = {"player": "p", "name": "n", "edition": "e", "before": 9, "after": "id"}
SEARCHES = [dict(zip(CHOICES, values, strict=True)) for values in product(*[(None, one) for one in CHOICES.values()])]


@pytest.mark.parametrize("wanted", SEARCHES, ids=lambda wanted: "+".join(key for key in wanted if wanted[key]) or "all")
async def test_no_search_sorts_or_reads_everything(tmp_path: Path, wanted: dict[str, Any]) -> None:
    await SqliteStore(tmp_path).close()
    statement, values = statement_of(Search(**wanted))
    with sqlite3.connect(tmp_path / FILE_NAME) as db:
        plan = [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {statement}", values)]
    db.close()
    assert not any("TEMP B-TREE" in step for step in plan), plan
    in_order_of_time = ("games_by_time", "games_by_edition", "games_of_player", "games_of_name")
    assert any(index in plan[0] for index in in_order_of_time), plan
    # whatever else there is to know of a game is found by the game, not by a name that thousands of them know
    assert all("game_id=?" in step or "(id=?)" in step for step in plan[1:] if step.startswith("SEARCH")), plan


async def test_pages_leave_no_game_of_one_moment_out(store: Store) -> None:
    for id in "abcde":
        await keep(store, id, 7, "Ana", "Ben", "Cleo")
    await keep(store, "f", 6, "Ana", "Ben", "Cleo")
    found: list[str] = []
    page = await store.games(Search(name="Ana", most=2))
    while page:
        found += [game.id for game in page]
        page = await store.games(Search(name="Ana", most=2, before=page[-1].finished, after=page[-1].id))
    assert found == [*"abcdef"]


async def test_two_of_one_name_at_a_table_are_one_game(store: Store) -> None:
    await keep(store, "a", 1, "Ana", "ana", "Ben")
    assert [game.id for game in await store.games(Search(name="ANA"))] == ["a"]


async def test_player_name_and_edition_can_be_asked_for_together(store: Store) -> None:
    await keep(store, "a", 1, "Ana", "Ben", "Cleo")
    await keep(store, "b", 2, "Ana", "Ben", "Cleo", edition="bluff")
    await keep(store, "c", 3, "Ana", "Dan", "Cleo", edition="bluff")
    found = await store.games(Search(player="p_Ana", name="ben", edition="bluff"))
    assert [game.id for game in found] == ["b"]


async def test_an_archive_that_is_being_searched_does_not_keep_the_store_open(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    endless = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n"
    asked = [asyncio.create_task(store._archive.ask(lambda db: db.execute(endless).fetchall())) for _ in range(3)]
    await asyncio.sleep(0.05)
    began = time.monotonic()
    await store.close()
    assert time.monotonic() - began < 2
    for task in asked:
        with pytest.raises(StoreFailed):
            await task
