"""A server asks another whether it can do its work, and sends its guests there when it cannot itself."""

import asyncio
import socket
from importlib import reload
from pathlib import Path
from unittest.mock import patch

import pytest

from maquignon.client import visit
from maquignon.server import readiness
from maquignon.server.readiness import is_ready
from maquignon.tables.protocol.answers import Gone
from maquignon.tables.protocol.arrangement import Arrangement
from maquignon.tables.store.postgres.database import migrate
from tests.postgresql import new_database
from tests.server.serving import serving


async def test_who_ends_is_not_ready(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        assert await is_ready(running.url)
        running.site.closing = True
        assert not await is_ready(running.url)


async def test_who_does_not_answer_is_not_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maquignon.server.readiness.PATIENCE", 0.1)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"http://127.0.0.1:{silent.getsockname()[1]}"
        async with asyncio.timeout(5):
            assert not await is_ready(url)
    assert not await is_ready(url), "nobody is there any more"
    assert not await is_ready("nowhere")


async def test_a_proxy_of_the_machine_is_not_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:1")
    monkeypatch.delenv("no_proxy", raising=False)
    async with serving(tmp_path) as running:
        assert await reload(readiness).is_ready(running.url), "which is known from the start"


@pytest.mark.parametrize("other_is_ready", [True, False])
async def test_guests_are_sent_away_when_another_reaches_the_database(tmp_path: Path, other_is_ready: bool) -> None:
    database = await new_database()
    await migrate(database)
    with (
        patch("maquignon.server.neighbours.BETWEEN_LOOKS", 0.05),
        patch("maquignon.server.neighbours.BETWEEN_BEATS", 1.0),
    ):
        async with serving(tmp_path, store=database) as here, serving(tmp_path, store=database) as there:
            neighbours = here.site.neighbours
            assert neighbours is not None
            while neighbours.alive < 2:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
            there.site.closing = not other_is_ready
            async with visit(here.url, name="Ana") as ana:
                code = await ana.create_table(Arrangement())
                neighbours._cut_off()
                was_sent = False
                async for message in ana.everything():
                    was_sent = was_sent or message == Gone(code=code, reason="elsewhere")
                    if neighbours.silences and ana.table is not None and ana.table.trouble is None:
                        break
                assert was_sent == other_is_ready
