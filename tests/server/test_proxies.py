"""The proxies that docs/howto/run-many-servers.md has settings for, each as the real program, in front of servers."""

import asyncio
import re
import shutil
import subprocess
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import pytest

from maquignon.client import visit
from maquignon.tables.protocol.arrangement import Arrangement
from maquignon.tables.store.postgres.database import migrate
from tests.postgresql import new_database
from tests.project.checkout import ROOT
from tests.server.people import play_all
from tests.server.process import free_port
from tests.server.serving import Running, serving

DEPLOY = ROOT / "deploy"
PROGRAMS = {
    "nginx": ["nginx", "-p", "{folder}", "-e", "nginx.log", "-c", "{folder}/alone.conf", "-g", "daemon off;"],
    "haproxy": ["haproxy", "-q", "-f", "{folder}/haproxy.cfg"],
    "caddy": ["caddy", "run", "--adapter", "caddyfile", "--config", "{folder}/Caddyfile"],
}
FILES = ("alone.conf", "nginx.conf", "haproxy.cfg", "Caddyfile")


@pytest.fixture
async def three(tmp_path: Path) -> AsyncIterator[list[Running]]:
    url = await new_database()
    await migrate(url)
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(serving(tmp_path, store=url, proxy="127.0.0.1", port=free_port()))
            for _ in range(3)
        ]


@pytest.fixture(params=list(PROGRAMS))
async def front(request: pytest.FixtureRequest, three: list[Running], tmp_path: Path) -> AsyncIterator[int]:
    """The port of a proxy, with the settings of the how-to and other ports."""
    program = request.param
    if shutil.which(program) is None:
        pytest.skip(f"no {program} on this computer")
    ports = {str(8001 + place): running.host.partition(":")[2] for place, running in enumerate(three)}
    ports["8000"] = str(free_port())
    for name in FILES:
        text = re.sub(r"(?<=127\.0\.0\.1:)800\d", lambda port: ports[port[0]], (DEPLOY / name).read_text())
        (tmp_path / name).write_text(text)
    process = await asyncio.create_subprocess_exec(
        *(word.format(folder=tmp_path) for word in PROGRAMS[program]),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={"HOME": str(tmp_path), "PATH": "/usr/bin:/usr/sbin:/bin"},
    )
    port = int(ports["8000"])
    while process.returncode is None:
        with suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
            break
        await asyncio.sleep(0.05)
    assert process.returncode is None, "it did not start"
    yield port
    process.terminate()
    await process.wait()


@pytest.mark.slow
async def test_a_game_is_played_through_a_proxy(front: int, three: list[Running]) -> None:
    url = f"http://127.0.0.1:{front}"
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(visit(url, name=name)) for name in ("Ana", "Ben", "Cleo")]
        code = await guests[0].create_table(Arrangement(seats=[None] * 3))
        for guest in guests[1:]:
            await guest.join(code)
        await guests[0].start()
        endings = await play_all(guests, 1)
        assert endings[0].scores == endings[2].scores
        assert sum(len(running.site.reception.lobby.tables) for running in three) == 1
        assert sum(len(running.site.reception.guests) > 0 for running in three) >= 2, "guests are spread"


@pytest.mark.slow
async def test_the_way_between_servers_is_closed_to_the_world(front: int) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", front)
    writer.write(b"GET /api/passage HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nConnection: close\r\n\r\n" % front)
    assert (await reader.readline()).split()[1] == b"404"
    writer.close()
