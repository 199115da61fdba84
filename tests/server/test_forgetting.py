"""Whoever is gone is forgotten at once, and does not wait in the memory for a garbage collector that comes rarely."""

import asyncio
import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from weakref import WeakSet

import pytest

from maquignon.server.live import Conversation
from maquignon.server.patience import PatientProtocol
from maquignon.server.wire import LineProtocol
from maquignon.tables.hall.visit import Visit
from maquignon.tables.people.guests import Guest
from tests.server.raw import knock
from tests.server.serving import Running, serving
from tests.server.test_patience import answer

KINDS: tuple[Any, ...] = (PatientProtocol, LineProtocol, Conversation, Visit, Guest)


@contextmanager
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@pytest.fixture
def alive(monkeypatch: pytest.MonkeyPatch) -> WeakSet[Any]:
    """Everything that is made for a connection, as long as it is there."""
    made: WeakSet[Any] = WeakSet()

    def noting(create: Callable[..., None]) -> Callable[..., None]:
        def init(self: object, *args: Any, **fields: Any) -> None:
            made.add(self)
            create(self, *args, **fields)

        return init

    for kind in KINDS:
        monkeypatch.setattr(kind, "__init__", noting(kind.__init__))
    return made


async def all_forgotten(alive: WeakSet[Any]) -> bool:
    """In a moment: a connection that was given up is lost in the next turn of the loop."""
    for _ in range(500):
        if not alive:
            return True
        await asyncio.sleep(0.01)
    return False


async def played(running: Running) -> None:
    async with knock(running) as ana, knock(running) as ben:
        await ana.hello("Ana")
        opened = await ana.ask({"type": "create_table", "id": "1", "start": True}, "table")
        await ben.hello("Ben")
        await ben.ask({"type": "join", "id": "1", "code": opened["code"]}, "update", "refused")


async def cut_off(running: Running) -> None:
    async with knock(running) as ana:
        await ana.hello("Ana")
        await ana.ask({"type": "create_table", "id": "1", "start": True}, "update")
        ana.socket.transport.abort()


async def without_a_word(running: Running) -> None:
    async with knock(running):
        pass


async def asked_by_http(running: Running) -> None:
    heard = await answer(running, *[b"GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n"] * 3, b"NONSENSE\r\n\r\n")
    assert heard.count(b"HTTP/1.1 200 OK") == 3


async def went_while_answered(running: Running) -> None:
    _, writer = await asyncio.open_connection("127.0.0.1", int(running.url.rpartition(":")[2]))
    writer.write(b"GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n" * 4 + b"POST /api/players HTTP/1.1\r\nhost: x\r\n")
    await writer.drain()
    writer.transport.abort()


@pytest.mark.parametrize("visit", [played, cut_off, without_a_word, asked_by_http, went_while_answered])
async def test_nothing_of_a_connection_is_left(
    tmp_path: Path, alive: WeakSet[Any], visit: Callable[[Running], Any]
) -> None:
    async with serving(tmp_path) as running:
        with no_collector():
            await visit(running)
            assert await all_forgotten(alive), list(alive)
