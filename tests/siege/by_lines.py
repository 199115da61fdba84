"""Attacks by connection: heads, contents and answers that never end, and as many of them as there are numbers."""

import asyncio
import socket
from collections.abc import Awaitable, Callable

from tests.siege.enemy import GONE, HOST, Enemy

TOGETHER = 1_100
GIVEN_UP_AFTER = 55.0
"""Seconds after which the server has given up everything that does not go on."""
ESTABLISHED = 1
"""A connection of which neither side has had enough, in the system's own words."""
HEAD = f"GET /api/health HTTP/1.1\r\nhost: {HOST}\r\n"
BODY = (
    f"POST /api/replays HTTP/1.1\r\nhost: {HOST}\r\n"
    "content-type: application/x-ndjson\r\ncontent-length: 900000\r\n\r\n"
)
UPGRADE = (
    f"GET /api/live HTTP/1.1\r\nhost: {HOST}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
    "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
NO_UPGRADE = UPGRADE.replace("GET", "POST")
FIELDS = BODY.replace("content-length: 900000", "transfer-encoding: chunked") + "1\r\n{\r\n0\r\n"
"""The content is over, and fields follow."""
EXTENSION = BODY.replace("content-length: 900000", "transfer-encoding: chunked") + "1;"
"""What is said about a chunk before it comes, which nobody reads."""
WRONG = f"DELETE /api/health HTTP/1.1\r\nhost: {HOST}\r\n\r\n"


async def slow_heads(enemy: Enemy) -> None:
    await _keep_open(enemy, HEAD.encode())


async def second_heads(enemy: Enemy) -> None:
    await _keep_open(enemy, f"{HEAD}\r\nGET /api/he".encode())


async def slow_bodies(enemy: Enemy) -> None:
    await _keep_open(enemy, BODY.encode() + b"{", drip=b"x")


async def no_hello(enemy: Enemy) -> None:
    await _keep_open(enemy, UPGRADE.encode())


async def half_websockets(enemy: Enemy) -> None:
    """What HTTP takes for the beginning of a WebSocket, and no WebSocket does."""
    await _keep_open(enemy, NO_UPGRADE.encode())


async def endless_fields(enemy: Enemy) -> None:
    await _keep_open(enemy, FIELDS.encode(), drip=b"field: value\r\n" * 1_000)


async def torrents(enemy: Enemy) -> None:
    """Content without end, as fast as it goes."""

    async def pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(EXTENSION.encode())
        while not enemy.is_done:
            writer.write(b"x" * 65536)
            await writer.drain()
            enemy.sent += 1

    await enemy.repeat(lambda: _on_a_line(enemy, pour), together=6)


async def wrong_methods(enemy: Enemy) -> None:
    """Requests that are answered before anybody counts them, on lines that stay open."""

    async def insist(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while not enemy.is_done and not reader.at_eof():
            writer.write(WRONG.encode() * 7)
            enemy.sent += 7
            await reader.read(65536)

    await enemy.repeat(lambda: _on_a_line(enemy, insist), together=6)


async def _on_a_line(enemy: Enemy, do: Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]) -> None:
    reader, writer = await enemy.dial()
    try:
        async with asyncio.timeout(5):
            await do(reader, writer)
    finally:
        writer.close()


async def unread(enemy: Enemy) -> None:
    """Much is asked for and nothing read."""
    await _keep_open(enemy, f"GET /api/openapi.json HTTP/1.1\r\nhost: {HOST}\r\n\r\n".encode() * 200, reads=False)


async def _keep_open(enemy: Enemy, first: bytes, drip: bytes = b"", *, reads: bool = True) -> None:
    """More connections than a process has files for; whichever is given up is opened again."""
    open_since_the_beginning = 0

    async def hold(number: int) -> None:
        nonlocal open_since_the_beginning
        await asyncio.sleep(number * 0.001)
        times = 0
        while not enemy.is_done:
            times += 1
            try:
                await _hold_once(enemy, first, drip, reads=reads)
            except GONE:
                await asyncio.sleep(0.2)
            else:
                open_since_the_beginning += times == 1

    await asyncio.gather(*(hold(number) for number in range(TOGETHER)))
    given_up = enemy.seconds < GIVEN_UP_AFTER or not open_since_the_beginning
    enemy.expect(given_up, f"{open_since_the_beginning} connections were never given up")


async def _hold_once(enemy: Enemy, first: bytes, drip: bytes, *, reads: bool) -> None:
    """Until the time is over, or an error says that the line is dead."""
    loop = asyncio.get_running_loop()
    with socket.socket() as line:
        line.setblocking(False)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.bind((enemy.address, 0))
        await loop.sock_connect(line, (HOST, enemy.port))
        async with asyncio.timeout(5):
            await loop.sock_sendall(line, first)
        enemy.sent += 1
        while not enemy.is_done:
            await asyncio.sleep(0.5)
            if drip:
                await loop.sock_sendall(line, drip)
            if reads:
                _require_open(line)
            elif line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 1)[0] != ESTABLISHED:
                raise ConnectionResetError


def _require_open(line: socket.socket) -> None:
    try:
        while line.recv(65536):
            pass
    except BlockingIOError:
        return
    raise ConnectionResetError


ATTACKS: dict[str, Callable[[Enemy], Awaitable[None]]] = {
    "slow-heads": slow_heads,
    "second-heads": second_heads,
    "slow-contents": slow_bodies,
    "unread-answers": unread,
    "no-hello": no_hello,
    "half-websockets": half_websockets,
    "endless-fields": endless_fields,
    "torrents": torrents,
    "wrong-methods": wrong_methods,
}
