"""What every store keeps: durable, in groups, in order, fenced, found again and forgotten in time."""

import asyncio
from contextlib import suppress

import pytest

from maquignon.tables.store.interface import Fenced, Retention, Store, StoreFailed
from maquignon.tables.store.rows import ChatRow, EntryRow, FinishedGame, GameRow, PlayerRow, Search, Seated, TableRow
from tests.tables.conftest import OpenStore


def entry(version: int) -> EntryRow:
    return EntryRow(version, 1_000 + version, f"p:{version}", b"{}")


def game(id: str, edition: str, finished: int, *names: str) -> FinishedGame:
    players = [Seated(name, f"p_{name}", None, 100, seat == 0) for seat, name in enumerate(names)]
    return FinishedGame(GameRow(id, edition, finished, players), f"record of {id}\n")


async def test_what_was_appended_is_there_after_reopening(open_store: OpenStore) -> None:
    store = open_store()
    epoch = await store.open_table(TableRow("t", "ABCDE", 1))
    await store.append("t", epoch, [entry(1), entry(2)])
    await store.close()
    store = open_store()
    assert await store.open_tables() == [TableRow("t", "ABCDE", 1)]
    assert await store.entries("t", 0) == [entry(1), entry(2)]
    await store.close()


async def test_a_closed_store_says_so(open_store: OpenStore) -> None:
    store = open_store()
    epoch = await store.open_table(TableRow("t", "ABCDE", 1))
    last = asyncio.ensure_future(store.append("t", epoch, [entry(1)]))
    await asyncio.sleep(0)
    await store.close()
    await last
    for asking in (store.open_tables(), store.probe(), store.append("t", epoch, [entry(2)])):
        with pytest.raises(StoreFailed, match="closed"):
            await asyncio.wait_for(asking, 5)


async def test_the_log_of_each_table_is_whole_wherever_its_entries_are(open_store: OpenStore) -> None:
    """Some were there when the tables were asked for, some come later, and what the last one left is taken again."""
    store = open_store()
    for table in ("s", "t", "u"):
        await store.open_table(TableRow(table, f"CODE{table}", 1))
    for version in (1, 2):
        for table in ("s", "t"):
            await store.append(table, 1, [entry(version)])
    for _ in range(3):
        await store.close()
        store = open_store()
        assert [row.id for row in await store.open_tables()] == ["s", "t", "u"]
        assert await store.entries("t") == [entry(1), entry(2)]
    await store.append("t", 1, [entry(3)])
    await store.close_table("s")
    await store.forget(Retention(), 1)
    await store.append("u", 1, [entry(1)])
    assert await store.entries("t", 1) == [entry(2), entry(3)]
    assert await store.entries("u") == [entry(1)]
    assert await store.entries("s") == []
    await store.close()


async def test_a_summary_is_stored_with_its_entries_or_not_at_all(store: Store) -> None:
    old = await store.open_table(TableRow("t", "ABCDE", 1))
    await store.append("t", old, [entry(1)], summary=b'"first"')
    new = await store.lease("t")
    with pytest.raises(Fenced):
        await store.append("t", old, [entry(2)], summary=b'"late"')
    with suppress(Fenced):  # one store says so, in the other nothing comes of it
        await store.append("t", old, [], summary=b'"later"')
    assert await store.open_tables() == [TableRow("t", "ABCDE", 1, b'"first"')]
    await store.append("t", new, [], summary=b'"second"')
    assert await store.open_tables() == [TableRow("t", "ABCDE", 1, b'"second"')]
    assert await store.entries("t") == [entry(1)]


async def test_groups_of_every_size_are_stored_in_their_order(store: Store) -> None:
    epoch = await store.open_table(TableRow("t", "ABCDE", 1))
    version = 0
    for size in (1, 2, 3, 4, 5, 8, 9, 33):
        await store.append("t", epoch, [entry(version + place) for place in range(1, size + 1)])
        version += size
    assert await store.entries("t", 0) == [entry(place) for place in range(1, version + 1)]


async def test_an_append_under_an_old_epoch_is_fenced_off(store: Store) -> None:
    old = await store.open_table(TableRow("t", "ABCDE", 1))
    new = await store.lease("t")
    with pytest.raises(Fenced):
        await store.append("t", old, [entry(1)])
    await store.append("t", new, [entry(1)])
    assert await store.entries("t", 0) == [entry(1)]


async def test_a_table_that_is_closed_is_nobodys(store: Store) -> None:
    await store.open_table(TableRow("t", "ABCDE", 1))
    await store.close_table("t")
    for table in ("t", "never-there"):
        with pytest.raises(Fenced):
            await store.lease(table)


async def test_tables_are_known_in_the_order_in_which_they_were_opened(store: Store) -> None:
    for table, created in (("b", 1), ("a", 2), ("c", 2)):
        await store.open_table(TableRow(table, f"CODE{table}", created))
    assert [row.id for row in await store.open_tables()] == ["b", "a", "c"]


async def test_one_bad_piece_of_work_spoils_nothing_for_the_others_in_its_group(store: Store) -> None:
    epochs = [await store.open_table(TableRow(f"t{number}", f"CODE{number}", 1)) for number in range(20)]
    await store.lease("t7")
    answers = await asyncio.gather(
        *(store.append(f"t{number}", epoch, [entry(1)]) for number, epoch in enumerate(epochs)), return_exceptions=True
    )
    assert [number for number, answer in enumerate(answers) if answer is not None] == [7]
    logs = {f"t{number}": await store.entries(f"t{number}") for number in range(20)}
    assert [table for table, log in logs.items() if log != [entry(1)]] == ["t7"]


async def test_players_are_found_by_the_hash_of_their_token(store: Store) -> None:
    ana, ben = PlayerRow("p1", "Ana", b"hash", 1, 1), PlayerRow("p2", "Ben", b"his", 1, 1)
    for player in (ana, ben):
        await store.add_player(player)
    await store.update_player("p1", "Anna", 2)
    assert await store.player_by_token(b"hash") == PlayerRow("p1", "Anna", b"hash", 1, 2)
    assert await store.player_by_token(b"his") == ben
    assert await store.player_by_token(b"other") is None


async def test_chat_is_kept_in_order_and_stays_at_its_table(store: Store) -> None:
    lines = [ChatRow(number, "Ana", 0, f"line {number}", None, f"p:{number}") for number in range(5)]
    for line in lines:
        await store.add_chat("t", line)
        await store.add_chat("u", line)
    await store.add_chat("u", ChatRow(9, "Ben", 1, None, "thanks", "p:9"))
    assert await store.chat("t", 3) == lines[2:]
    assert [line.command for line in await store.chat("u", 2)] == ["p:4", "p:9"]


async def test_finished_games_are_found_by_player_and_edition(store: Store) -> None:
    epoch = await store.open_table(TableRow("t", "ABCDE", 1))
    for number, found in enumerate(
        [
            game("a", "koehandel", 10, "Ana", "Ben", "Cleo"),
            game("b", "bluff", 20, "Ana", "Dan", "Cleo"),
            game("c", "bluff", 30, "Ben", "Dan", "Eve"),
        ],
        start=1,
    ):
        await store.append("t", epoch, [entry(number)], found)

    async def ids(wanted: Search) -> list[str]:
        return [row.id for row in await store.games(wanted)]

    assert await ids(Search()) == ["c", "b", "a"]
    assert await ids(Search(name="ana")) == ["b", "a"]
    assert await ids(Search(name="a\0")) == [], "which not every database has a word for"
    assert await ids(Search(player="p_Ben", edition="bluff")) == ["c"]
    assert await ids(Search(before=30, most=1)) == ["b"]
    assert await store.game("a") == game("a", "koehandel", 10, "Ana", "Ben", "Cleo")
    assert await store.game("z") is None


async def test_a_game_and_its_last_move_are_stored_together_or_not_at_all(store: Store) -> None:
    epoch = await store.open_table(TableRow("t", "ABCDE", 1))
    await store.append("t", epoch, [entry(1)], game("a", "bluff", 1, "Ana", "Ben", "Cleo"))
    with pytest.raises(StoreFailed):
        await store.append("t", epoch, [entry(2)], game("a", "bluff", 1, "Ana", "Ben", "Cleo"))
    assert await store.entries("t", 0) == [entry(1)]


async def test_a_closed_table_is_forgotten_and_its_game_is_not(store: Store) -> None:
    epoch = await store.open_table(TableRow("t", "ABCDE", 1))
    await store.append("t", epoch, [entry(1)], game("t", "bluff", 1, "Ana", "Ben", "Cleo"))
    await store.close_table("t")
    assert await store.open_tables() == []
    other = await store.open_table(TableRow("u", "ABCDE", 2))
    await store.append("u", other, [entry(1)])
    await store.forget(Retention(), 1)
    assert await store.entries("t", 0) == []
    assert await store.game("t") is not None


async def test_whoever_was_seen_is_not_seen_earlier_by_a_clock_that_was_set_back(store: Store) -> None:
    assert await store.last_seen() is None
    await store.add_player(PlayerRow("p1", "Ana", b"hash", 100, 100))
    await store.update_player("p1", "Ana", 900)
    await store.update_player("p1", "Anna", 5)
    assert await store.player_by_token(b"hash") == PlayerRow("p1", "Anna", b"hash", 100, 900)
    assert await store.last_seen() == 900


async def test_what_was_kept_long_enough_is_forgotten(store: Store) -> None:
    epoch = await store.open_table(TableRow("t", "ABCDE", 1))
    await store.append("t", epoch, [entry(1)], game("a", "bluff", 100, "Ana", "Ben", "Cleo"))
    await store.append("t", epoch, [entry(2)], game("b", "bluff", 900, "Ana", "Ben", "Cleo"))
    await store.add_chat("t", ChatRow(100, "Ana", 0, "hi", None, "p:1"))
    await store.add_player(PlayerRow("p1", "Ana", b"hash", 100, 100))
    await store.add_player(PlayerRow("p2", "Ben", b"known", 100, 900))
    assert await store.forget(Retention(games=None, chat=None, players=None), 1_000) == 0
    assert await store.forget(Retention(games=None, chat=500, players=None), 1_000) == 1
    assert await store.chat("t", 10) == []
    assert await store.forget(Retention(games=500, chat=None, players=None), 1_000) == 1
    assert [row.id for row in await store.games(Search(name="Ben"))] == ["b"]
    assert await store.forget(Retention(games=None, chat=None, players=500), 1_000) == 1
    assert await store.player_by_token(b"hash") is None
    assert await store.player_by_token(b"known") is not None
