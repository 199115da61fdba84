"""The store in a real PostgreSQL: servers start together, share tables by leases, and fence each other off."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from datetime import timedelta
from functools import partial

import asyncpg
import pytest

from maquignon.tables.store.interface import Elsewhere, Fenced, Newer, Retention, StoreFailed, Unsure
from maquignon.tables.store.postgres import database, news
from maquignon.tables.store.postgres.allowances import DEBT, Taken
from maquignon.tables.store.postgres.database import migrate
from maquignon.tables.store.postgres.own_connection import OwnConnection
from maquignon.tables.store.postgres.steps import STEPS
from maquignon.tables.store.postgres.store import PostgresStore
from maquignon.tables.store.rows import ChatRow, TableRow
from tests.postgresql import new_database
from tests.tables.test_store import entry, game

SHORT = timedelta(milliseconds=60)
LONG = timedelta(hours=1)


@pytest.fixture
async def url() -> str:
    url = await new_database()
    await migrate(url)
    return url


@pytest.fixture
async def two(url: str) -> AsyncIterator[tuple[PostgresStore, PostgresStore]]:
    """Servers of one database, one of them with a short breath."""
    ours, theirs = PostgresStore(url, SHORT), PostgresStore(url)
    await ours.leases.beat("http://ours")
    await theirs.leases.beat("http://theirs")
    yield ours, theirs
    await ours.close()
    await theirs.close()


# --- leases -----------------------------------------------------------------------------------------------------------


async def test_a_table_stays_with_a_server_that_lives(two: tuple[PostgresStore, PostgresStore]) -> None:
    ours, theirs = two
    epoch = await theirs.open_table(TableRow("t", "ABCDE", 1))
    with pytest.raises(Elsewhere) as refused:
        await ours.lease("t")
    assert refused.value.address == "http://theirs"
    await theirs.append("t", epoch, [entry(1)])
    assert await theirs.lease("t") == epoch + 1
    assert await theirs.leases.held() == {"t"}


async def test_a_server_that_is_silent_loses_its_tables_and_is_fenced(
    two: tuple[PostgresStore, PostgresStore],
) -> None:
    ours, theirs = two
    epoch = await ours.open_table(TableRow("t", "ABCDE", 1))
    await ours.append("t", epoch, [entry(1)])
    await asyncio.sleep(2 * SHORT.total_seconds())
    taken = await theirs.lease("t")
    assert taken > epoch
    with pytest.raises(Fenced):
        await ours.append("t", epoch, [entry(2)])
    await theirs.append("t", taken, [entry(2)])
    assert not await ours.leases.beat("http://ours"), "it was too late"
    assert await ours.leases.held() == set()


async def test_a_sign_of_life_keeps_all_tables_of_a_server(two: tuple[PostgresStore, PostgresStore]) -> None:
    ours, theirs = two
    for number in range(3):
        await ours.open_table(TableRow(f"t{number}", f"CODE{number}", 1))
    in_time = [await ours.leases.beat("http://ours")]
    for _ in range(4):
        await asyncio.sleep(SHORT.total_seconds() / 6)
        in_time.append(await ours.leases.beat("http://ours"))
    if all(in_time):  # else the machine was too busy to keep the lease
        with pytest.raises(Elsewhere):
            await theirs.lease("t1")
    assert await ours.leases.held() == {"t0", "t1", "t2"}


async def test_who_ends_hands_its_tables_over_at_once(two: tuple[PostgresStore, PostgresStore]) -> None:
    ours, theirs = two
    await theirs.open_table(TableRow("t", "ABCDE", 1))
    await theirs.leases.hand_over()
    assert await ours.lease("t") == 2
    assert [server.address for server in await ours.leases.servers()] == ["http://ours"]


async def test_a_table_that_is_handed_over_while_it_is_asked_for_is_had(
    two: tuple[PostgresStore, PostgresStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    ours, theirs = two
    await theirs.open_table(TableRow("t", "ABCDE", 1))
    fetch, asked = ours._database.fetch, list[str]()

    async def slowly(statement: str, *values: object) -> list[Sequence[object]]:
        found = await fetch(statement, *values)
        asked.append(statement)
        if len(asked) == 1:  # it was theirs when we asked for it, and is nobody's when we ask whose
            await theirs.leases.hand_over()
        return found

    monkeypatch.setattr(ours._database, "fetch", slowly)
    assert await ours.lease("t") == 2
    assert len(asked) == 3


@pytest.mark.parametrize("failure", [asyncpg.InternalClientError("killed in between"), ValueError("never heard of")])
async def test_whatever_the_driver_stumbles_over_later_moves_are_stored(
    two: tuple[PostgresStore, PostgresStore],
    failure: Exception,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    _, store = two
    epoch = await store.open_table(TableRow("t", "ABCDE", 1))

    async def stumble(*_: object) -> None:
        raise failure

    with monkeypatch.context() as broken:
        broken.setattr(asyncpg.Connection, "fetch", stumble)
        together = [store.append(table, epoch, [entry(1)]) for table in ("t", "u")]
        async with asyncio.timeout(10):
            told = await asyncio.gather(*together, return_exceptions=True)
    assert [type(answer) for answer in told] == [Unsure, Unsure], "whoever waits is told"
    await store.append("t", epoch, [entry(1)])
    assert len(await store.entries("t")) == 1
    assert ("nobody thought of" in caplog.text) == isinstance(failure, ValueError)


async def test_of_two_who_take_a_table_at_once_one_has_it(url: str) -> None:
    servers = [PostgresStore(url) for _ in range(6)]
    for number, server in enumerate(servers):
        await server.leases.beat(f"http://server{number}")
    await servers[0].open_table(TableRow("t", "ABCDE", 1))
    await servers[0].leases.hand_over()
    answers = await asyncio.gather(*(server.lease("t") for server in servers[1:]), return_exceptions=True)
    assert [answer for answer in answers if isinstance(answer, int)] == [2]
    assert sum(isinstance(answer, Elsewhere) for answer in answers) == 4
    for server in servers:
        await server.close()


async def test_who_is_at_the_tables_of_servers_that_live_is_known_to_the_others(url: str) -> None:
    ours, theirs = PostgresStore(url, LONG), PostgresStore(url, LONG)
    await ours.leases.beat("http://ours", b'{"A":["ana"]}')
    await theirs.leases.beat("http://theirs", b'{"B":["ben"]}')
    assert await ours.leases.attendance() == [b'{"B":["ben"]}']
    await theirs.leases.beat("http://theirs.new", b'{"B":[]}')
    assert await ours.leases.attendance() == [b'{"B":[]}']
    assert {server.address for server in await ours.leases.servers()} == {"http://ours", "http://theirs.new"}
    await be_silent_for(theirs, "1 second")
    assert await ours.leases.attendance() == []
    await ours.close()
    await theirs.close()


async def test_a_server_that_ended_long_ago_is_no_longer_listed(url: str) -> None:
    ours, recent, ancient = (PostgresStore(url, LONG) for _ in range(3))
    for name, store in (("ours", ours), ("recent", recent), ("ancient", ancient)):
        await store.leases.beat(f"http://{name}")
    await be_silent_for(recent, "59 minutes")
    await be_silent_for(ancient, "61 minutes")
    await ours.leases.hand_over()
    assert [server.address for server in await ours.leases.servers()] == ["http://recent"]
    for store in (ours, recent, ancient):
        await store.close()


async def be_silent_for(store: PostgresStore, long: str) -> None:
    """As if its lease were over for so long."""
    await store._database.execute(
        f"UPDATE servers SET alive_until = clock_timestamp() - interval '{long}' WHERE id = $1", store.leases.server
    )


async def test_all_servers_know_one_secret_and_each_other(two: tuple[PostgresStore, PostgresStore]) -> None:
    ours, theirs = two
    assert await ours.leases.secret() == await theirs.leases.secret()
    assert len(await ours.leases.secret()) == 64
    await theirs.open_table(TableRow("t", "ABCDE", 1))
    seen = {server.address: server for server in await ours.leases.servers()}
    assert seen["http://theirs"].tables == 1
    assert 0 < seen["http://theirs"].seconds_left <= 2


# --- the log ----------------------------------------------------------------------------------------------------------


async def test_an_entry_that_does_not_follow_the_last_is_refused(url: str) -> None:
    store = PostgresStore(url)
    epoch = await store.open_table(TableRow("t", "ABCDE", 1))
    await store.append("t", epoch, [entry(1)])
    for wrong in (entry(1), entry(3)):
        with pytest.raises(Fenced):
            await store.append("t", epoch, [wrong])
    assert await store.entries("t", 0) == [entry(1)]
    await store.close()


async def test_appends_that_wait_go_together(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = PostgresStore(url)
    epochs = [await store.open_table(TableRow(f"t{number}", f"CODE{number}", 1)) for number in range(50)]
    statements = []
    fetch = store._writing.fetch

    async def counted(statement: str, *values: object) -> object:
        statements.append(statement)
        return await fetch(statement, *values)

    monkeypatch.setattr(store._writing, "fetch", counted)
    late = [store.append("t0", epochs[0], [entry(1)]), store.append("t0", epochs[0], [entry(2)])]
    await asyncio.gather(*late, *(store.append(f"t{number}", epochs[number], [entry(1)]) for number in range(1, 50)))
    assert len(statements) == 2, "the second move of one table waits for the first, and nobody else does"
    assert await store.entries("t0", 0) == [entry(1), entry(2)]
    await store.close()


async def test_who_asked_and_went_away_stops_nobody(url: str) -> None:
    store = PostgresStore(url)
    epoch = await store.open_table(TableRow("t", "ABCDE", 1))
    asked = asyncio.ensure_future(store.append("t", epoch, [entry(1)]))
    asked.cancel()
    await store.append("t", epoch, [entry(2)])
    assert await store.entries("t", 0) == [entry(1), entry(2)]
    await store.close()


async def test_a_line_of_chat_is_kept_once_although_it_is_stored_again(url: str) -> None:
    """As after an answer that was lost."""
    store = PostgresStore(url)
    for table in ("t", "t", "u"):
        await store.add_chat(table, ChatRow(1, "Ana", 0, "hello", None, "p:1"))
    assert [len(await store.chat(table, 9)) for table in ("t", "u")] == [1, 1]
    await store.close()


# --- what is new ------------------------------------------------------------------------------------------------------


async def test_news_is_what_the_summary_says_and_that_a_table_is_closed(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(news, "OVERLAP", timedelta(0))
    store = PostgresStore(url)
    epoch = await store.open_table(TableRow("t", "ABCDE", 1))
    assert await store.news.read() == ([], [])
    await store.append("t", epoch, [entry(1)], summary=b'"first"')
    assert await store.news.read() == ([TableRow("t", "ABCDE", 1, b'"first"')], [])
    await store.append("t", epoch, [entry(2)])
    assert await store.news.read() == ([], [])
    assert [row.summary for row in await store.open_tables()] == [b'"first"'], "as it was"
    await store.append("t", epoch, [entry(3)], summary=b'"second"')
    assert [row.summary for row in (await store.news.read())[0]] == [b'"second"']
    await store.close_table("t")
    await store.forget(Retention(), 1)
    assert await store.news.read() == ([], ["ABCDE"])
    await store.close()


async def test_whoever_listens_hears_that_there_is_news(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(news, "BREATH", 0)
    ours, theirs, heard = PostgresStore(url), PostgresStore(url), asyncio.Event()
    listening = asyncio.create_task(theirs.news.listen(heard.set))
    async with asyncio.timeout(30):
        while not await ours._database.fetch("SELECT 1 FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"):
            pass
        epoch = await ours.open_table(TableRow("t", "ABCDE", 1))
        await ours.append("t", epoch, [entry(1)], summary=b'"sum"')
        await heard.wait()
        heard.clear()
        await ours.close_table("t")
        await heard.wait()
    listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)
    await ours.close()
    await theirs.close()


# --- what an address may do -------------------------------------------------------------------------------------------


async def test_what_one_server_gives_to_an_address_is_missing_at_the_others(
    two: tuple[PostgresStore, PostgresStore],
) -> None:
    ours, theirs = two
    bucket = partial(Taken, "wrong code", rate=1 / 3600, most=12)
    assert await ours.allowances.take([bucket("ana", drops=5), bucket("ben", drops=1)]) == [7, 11]
    assert await theirs.allowances.take([bucket("ana", drops=10)]) == pytest.approx([-3], abs=0.1), "that is owed"
    assert await ours.allowances.take([bucket("ana", drops=-1)]) == pytest.approx([-2], abs=0.1)
    assert await ours.allowances.take([bucket("ana", drops=10_000)]) == [-DEBT * 12], "but not for ever"
    fills = partial(Taken, "wrong code", rate=1e9, most=12)
    assert await theirs.allowances.take([fills("ana", drops=1)]) == [11], "time fills it again"
    assert await theirs.forget(Retention(), 1) == 0
    assert await ours.allowances.take([bucket("ben", drops=1)]) == pytest.approx([10], abs=0.1), "not yet forgotten"


async def test_of_all_servers_together_an_address_has_only_so_many_tables(
    two: tuple[PostgresStore, PostgresStore],
) -> None:
    claimed = []
    for number in range(4):
        store = two[number % 2]
        await store.open_table(TableRow(f"t{number}", f"CODE{number}", 1))
        claimed.append(await store.allowances.claim(f"t{number}", "ana", 3))
    assert claimed == [True, True, True, False]
    assert await two[0].allowances.claim("t2", "ana", 3), "what is claimed twice is one table"
    assert await two[0].allowances.claim("t3", "ben", 3)
    await two[0].close_table("t0")
    await two[0].open_table(TableRow("t4", "CODE4", 1))
    assert await two[1].allowances.claim("t4", "ana", 3)


# --- a database that is away ------------------------------------------------------------------------------------------


async def test_connections_that_are_cut_fail_plainly_and_come_back(url: str) -> None:
    store = PostgresStore(url)
    epoch = await store.open_table(TableRow("t", "ABCDE", 1))
    cut = "SELECT pg_terminate_backend(pg_backend_pid())"
    with pytest.raises(StoreFailed):
        await store._database.fetch(cut)
    await store.append("t", epoch, [entry(1)])
    assert await store.entries("t", 0) == [entry(1)]
    await store.close()


async def test_a_database_that_is_not_there_is_a_failure_of_the_store() -> None:
    nowhere = "postgresql://nobody@127.0.0.1:9/nothing"
    store = PostgresStore(nowhere)
    for asking in (store.probe(), store.append("t", 1, [entry(1)]), migrate(nowhere)):
        with pytest.raises(StoreFailed, match="nobody answers at its address"):
            await asking
    with pytest.raises(Unsure):
        await store.append("t", 1, [entry(1)], game("t", "bluff", 1, "Ana", "Ben", "Cleo"))
    await store.close()


async def test_signs_of_life_and_moves_wait_for_nobody_and_a_queue_is_no_failure(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "MOST_CONNECTIONS", 1)
    store = PostgresStore(url)
    epoch = await store.open_table(TableRow("t", "ABCDE", 1))
    async with store._database.connection():
        waiting = [asyncio.create_task(store.table("ABCDE")) for _ in range(20)]
        await store.leases.beat("http://ours")
        await store.append("t", epoch, [entry(1)])
        assert not any(task.done() for task in waiting)
    assert {found.id for found in await asyncio.gather(*waiting) if found} == {"t"}
    await store.close()


async def test_a_database_that_was_given_up_keeps_nobody_waiting_until_it_is_back(url: str) -> None:
    store, other = PostgresStore(url), PostgresStore(url)
    epoch = await store.open_table(TableRow("t", "ABCDE", 1))
    async with other._database.connection() as connection, connection.transaction():
        await connection.fetch("SELECT * FROM tables FOR UPDATE")  # whoever writes has to wait
        hanging = asyncio.ensure_future(store.append("t", epoch, [entry(1)]))
        asleep = asyncio.create_task(store._database.fetch("SELECT pg_sleep(60)"))
        await store.leases.beat("http://ours")  # long enough for both to be on their way
        store.give_up()
        with pytest.raises(Unsure):
            await hanging
        with pytest.raises(StoreFailed):
            await asleep
        for asking in (store.table("ABCDE"), store.append("t", epoch, [entry(1)])):
            with pytest.raises(StoreFailed):
                await asking
        await store.leases.beat("http://ours")
    store.come_back()
    assert await store.lease("t") > epoch
    await store.close()
    await other.close()


async def test_a_table_is_opened_once_however_often_it_is_asked_for(url: str) -> None:
    store, other = PostgresStore(url), PostgresStore(url)
    row = TableRow("t", "ABCDE", 1)
    assert [await store.open_table(row), await store.open_table(row)] == [1, 2]
    with pytest.raises(Fenced):
        await other.open_table(row)
    with pytest.raises(StoreFailed) as refused:
        await other.open_table(TableRow("u", "ABCDE", 1))
    assert not isinstance(refused.value, Unsure), "that code is another's, for sure"
    await store._database.close()
    store._database._is_closed = False
    store._database.url = "postgresql://nobody@127.0.0.1:9/nothing"
    with pytest.raises(StoreFailed) as refused:
        await store.open_table(TableRow("v", "BCDEF", 1))
    assert not isinstance(refused.value, Unsure), "nobody was asked"
    await store.close()
    await other.close()


# --- migrations -------------------------------------------------------------------------------------------------------


async def test_servers_that_start_together_take_each_step_once() -> None:
    url = await new_database()
    await asyncio.gather(*(migrate(url) for _ in range(5)))
    store = PostgresStore(url)
    assert await store.open_tables() == []
    await store.close()


async def test_an_older_database_takes_the_steps_it_lacks(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    later = (*STEPS, "CREATE TABLE later (x int); INSERT INTO later VALUES (1)")
    monkeypatch.setattr(database, "STEPS", later)
    for _ in range(2):
        await migrate(url)
    connection = await asyncpg.connect(url)
    assert await connection.fetchval("SELECT count(*) FROM later") == 1
    await connection.close()


async def test_a_step_that_fails_leaves_the_database_as_it_was(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "STEPS", (*STEPS, "CREATE TABLE later (x int); INSERT INTO nowhere VALUES (1)"))
    with pytest.raises(StoreFailed, match="nowhere"):
        await migrate(url)
    monkeypatch.undo()
    await migrate(url)


async def test_data_of_a_newer_program_are_left_alone(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "STEPS", ())
    with pytest.raises(Newer, match="Update it"):
        await migrate(url)


async def test_a_statement_that_takes_too_long_has_failed(url: str) -> None:
    connection = OwnConnection(url, patience=0.4)
    with pytest.raises(StoreFailed):
        await connection.fetch("SELECT pg_sleep(3)")
    connection.drop()


async def test_a_database_that_does_not_answer_keeps_nobody_from_closing(monkeypatch: pytest.MonkeyPatch) -> None:
    class Silent:
        ended = False

        async def close(self) -> None:
            await asyncio.sleep(3_600)

        def terminate(self) -> None:
            self.ended = True

    monkeypatch.setattr(database, "PATIENCE", 0.01)
    closing, pool = database.Database("postgresql://nowhere"), Silent()
    closing._pool = pool
    async with asyncio.timeout(5):
        await closing.close()
    assert pool.ended
