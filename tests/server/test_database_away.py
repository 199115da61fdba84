"""PostgreSQL is killed under a running game: the table stands still and says so, and goes on when it is back."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from maquignon.bots.roster import make_bot
from maquignon.client import Client, CommandRefused, visit
from maquignon.tables.protocol.arrangement import Arrangement
from maquignon.tables.store.postgres.database import migrate
from maquignon.tables.store.postgres.store import PostgresStore
from tests.postgresql import crash, own_server
from tests.server.serving import Running, serving


async def play_stubbornly(guest: Client) -> None:
    """To the end of the game: what cannot be stored is said again."""
    bot = make_bot("thrifty", Random(1))
    async for question in guest.questions():
        action = bot.choose(question.view, question.options)
        while True:
            try:
                await question.answer(action)
            except CommandRefused as refused:
                if refused.reason == "not_stored":
                    await asyncio.sleep(0.1)
                    continue
            break


async def in_trouble(guest: Client, trouble: bool) -> None:
    async with asyncio.timeout(30):
        while guest.table is None or bool(guest.table.trouble) != trouble:  # noqa: ASYNC110  # whoever plays listens
            await asyncio.sleep(0.02)


@pytest.mark.slow
@pytest.mark.stumbles("a database is crashed and comes back on a machine that others use too")
async def test_tables_stand_still_with_a_sentence_and_go_on(tmp_path: Path) -> None:
    postgresql = await asyncio.to_thread(own_server)
    url = postgresql.get_uri()
    await migrate(url)
    async with serving(tmp_path, store=url) as running, visit(running.url, name="Ana") as ana:
        code = await ana.create_table(Arrangement(seats=[None, "random", "random"], thinking="none"), start=True)
        playing = asyncio.create_task(play_stubbornly(ana))
        for _ in range(2):
            await asyncio.to_thread(crash, postgresql)
            await in_trouble(ana, True)
            await asyncio.sleep(1)
            await asyncio.to_thread(postgresql.ensure_postgres_running)
            await in_trouble(ana, False)
        await playing
        assert ana.finished is not None
        assert len(ana.finished.scores) == 3
        await require_log(running, url, code, ana)
    await asyncio.to_thread(postgresql.cleanup)


async def require_log(running: Running, url: str, code: str, guest: Client) -> None:
    """Everything that was shown is there."""
    store = PostgresStore(url)
    table = await store.table(code)
    assert table is not None
    assert guest.update is not None
    entries = await store.entries(table.id)
    assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
    assert guest.update.version <= len(entries)
    await store.close()
