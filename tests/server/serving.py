"""A real server on a real port, inside the test's own loop."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec

from maquignon.server.run import LiveServer, bind, configure
from maquignon.server.settings import Settings
from maquignon.server.site import Site

PATIENCE = 120
"""Seconds after which a test has failed rather than being slow."""


def at_once(*_: object) -> int:
    """Bots do not take their time."""
    return 1


@dataclass
class Running:
    url: str
    site: Site
    server: LiveServer

    @property
    def host(self) -> str:
        return self.url.removeprefix("http://")


def generous(data: Path, **changes: Any) -> Settings:
    """Settings under which no honest test is ever too fast."""
    plenty = 100_000
    settings = Settings(
        host="127.0.0.1",
        port=0,
        data=data,
        log="none",
        messages_per_second=plenty,
        messages_per_second_per_address=plenty,
        requests_per_second_per_address=plenty,
        new_players_per_minute=plenty,
        max_guests_per_address=plenty,
        max_tables_per_player=plenty,
        hosts=("game.example", "testserver", "x"),
    )
    return msgspec.structs.replace(settings, **changes)


@asynccontextmanager
async def serving(data: Path, **changes: Any) -> AsyncIterator[Running]:
    settings = generous(data, **changes)
    listener = bind(settings.host, settings.port)
    settings = msgspec.structs.replace(settings, port=listener.getsockname()[1])
    site = Site(settings)
    site.reception.lobby.dice = Random(1)
    server = LiveServer(configure(site), site)
    # _serve and not serve: the signals of the process belong to the test run
    task = asyncio.create_task(server._serve(sockets=[listener]))
    while not server.started:
        assert not task.done(), task.exception()
        await asyncio.sleep(0.005)
    try:
        async with asyncio.timeout(PATIENCE):
            with (
                patch("maquignon.tables.bots.company.ponder", at_once),
                patch("maquignon.tables.bots.spacing.BREATH", {"lively": 1}),
                patch("maquignon.tables.bots.spacing.SHOWDOWN", {"lively": 1}),
            ):
                yield Running(f"http://127.0.0.1:{listener.getsockname()[1]}", site, server)
    finally:
        server.should_exit = True
        await task
