"""Somebody who stops reading for a while, over a real socket with next to no room in it."""

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from maquignon.server.traffic import traffic
from tests.server.raw import Raw, knock
from tests.server.serving import Running, serving

LITTLE = 4096


def narrow(running: Running) -> socket.socket:
    """A connection that holds hardly anything on its way."""
    line = socket.create_connection(("127.0.0.1", int(running.url.rpartition(":")[2])))
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LITTLE)
    return line


async def sit_down(running: Running, guest: Raw) -> str:
    """Alone against bots, on a line whose other end is just as narrow; the code of the table."""
    await guest.hello()
    (line,) = [guest.line for guest in running.site.reception.guests]
    transport = line._transport  # type: ignore[attr-defined]
    transport.set_write_buffer_limits(high=LITTLE)
    transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, LITTLE)
    terms = {"seats": [None, "thrifty", "thrifty"], "thinking": "none", "first": 0, "banter": False}
    await guest.ask({"type": "create_table", "id": "1", "terms": terms, "start": True}, "done")
    return next(iter(running.site.reception.lobby.tables))


async def ask_without_reading(guest: Raw, code: str, enough: Callable[[int], bool]) -> int:
    """Ask for the whole table again and again, until it is enough; how often."""
    guest.socket.transport.pause_reading()
    asked = 0
    while not enough(asked):
        with suppress(ConnectionClosed):
            await guest.say({"type": "join", "id": f"j{asked}", "code": code})
        asked += 1
        await asyncio.sleep(0.001)
    return asked


async def test_who_was_slow_for_a_while_hears_everything_that_matters_in_its_order(tmp_path: Path) -> None:
    async with serving(tmp_path) as running, knock(running, sock=narrow(running)) as slow:
        code = await sit_down(running, slow)
        (line,) = [guest.line for guest in running.site.reception.guests]
        asked = await ask_without_reading(slow, code, lambda asked: line._outbox is not None or asked > 500)  # type: ignore[attr-defined]
        assert asked < 500
        slow.socket.transport.resume_reading()
        assert [(await slow.hear("done"))["id"] for _ in range(asked)] == [f"j{number}" for number in range(asked)]
        assert (await slow.ask({"type": "chat", "id": "c", "text": "back"}, "said"))["text"] == "back"


async def test_who_never_reads_again_is_dropped(tmp_path: Path) -> None:
    given_up = traffic.given_up
    async with serving(tmp_path) as running, knock(running, sock=narrow(running)) as slow:
        code = await sit_down(running, slow)
        await ask_without_reading(slow, code, lambda asked: traffic.given_up > given_up or asked > 2_000)
        assert traffic.given_up == given_up + 1
        slow.socket.transport.abort()
