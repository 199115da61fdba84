"""PostgreSQL is killed under a running game: the table stands still and says so, and goes on when it is back."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from maquignon.bots.roster import make_bot
from maquignon.client import Client, CommandRefused, visit
from maquignon.tables.protocol.answers import TableShown
from maquignon.tables.protocol.arrangement import Arrangement
from maquignon.tables.store.postgres.database import migrate
from maquignon.tables.store.postgres.store import PostgresStore
from tests.postgresql import crash, own_server
from tests.server.people import play
from tests.server.serving import Running, serving


async def told(guest: Client, trouble: str | None) -> None:
    async for message in guest.everything():
        if isinstance(message, TableShown) and message.trouble == trouble:
            return


async def act_somehow(guest: Client) -> None:
    """Until it is refused because nothing can be stored."""
    bot = make_bot("random", Random(1))
    async for question in guest.questions():
        try:
            await question.answer(bot.choose(question.view, question.options))
        except CommandRefused as refused:
            if refused.reason == "not_stored":
                return


@pytest.mark.slow
async def test_tables_stand_still_with_a_sentence_and_go_on(tmp_path: Path) -> None:
    postgresql = await asyncio.to_thread(own_server)
    url = postgresql.get_uri()
    await migrate(url)
    async with serving(tmp_path, store=url) as running, visit(running.url, name="Ana") as ana:
        code = await ana.create_table(Arrangement(seats=[None, "random", "random"], thinking="none"), start=True)
        for _ in range(2):
            await asyncio.to_thread(crash, postgresql)
            async with asyncio.timeout(20):
                await act_somehow(ana)
            await asyncio.sleep(1)
            await asyncio.to_thread(postgresql.ensure_postgres_running)
            async with asyncio.timeout(20):
                await told(ana, None)
        ending = await play(ana, make_bot("thrifty", Random(1)))
        assert len(ending.scores) == 3
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
