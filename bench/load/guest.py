"""A WebSocket client that costs almost nothing, so that the generator does not stand in the way of the server."""

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from typing import Any, cast

import msgspec

Heard = Callable[["Guest", bytes], None]


class Guest(asyncio.Protocol):
    """Calls `hear` with every text frame; `say` sends one."""

    def __init__(self, host: str, path: str, hear: Heard) -> None:
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        self._buffer = b""
        self._hear = hear
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.latest = b""
        self.version = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        place = 0
        if not self.ready.done():
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                self._buffer = buffer
                return
            if b" 101 " not in buffer[:20]:
                self.ready.set_exception(ConnectionError(buffer[:200].decode("latin-1")))
                return
            self.ready.set_result(None)
            place = end + 4
        while (frame := _frame(buffer, place)) is not None:
            begin, place = frame
            self._hear(self, buffer[begin:place])
        self._buffer = buffer[place:]

    def say(self, text: bytes) -> None:
        """The mask is all zeros: the payload stays as it is."""
        length = len(text)
        head = b"\x81" + (bytes([0x80 | length]) if length < 126 else b"\xfe" + length.to_bytes(2, "big"))
        self._transport.write(head + b"\0\0\0\0" + text)

    def say_json(self, message: dict[str, Any]) -> None:
        self.say(msgspec.json.encode(message))

    def close(self) -> None:
        self._transport.close()


def _frame(buffer: bytes, place: int) -> tuple[int, int] | None:
    """Begin and end of the payload of the next frame, once all of it is there."""
    if len(buffer) < place + 2:
        return None
    length, begin = buffer[place + 1], place + 2
    if length > 125:
        width = 2 if length == 126 else 8
        length, begin = int.from_bytes(buffer[begin : begin + width], "big"), begin + width
    return (begin, begin + length) if len(buffer) >= begin + length else None


async def connect(host: str, port: int, path: str, hear: Heard, address: str | None = None) -> Guest:
    """`address`: where to come from, if that is to be told from others."""
    loop = asyncio.get_running_loop()
    origin = None if address is None else (address, 0)
    _, guest = await loop.create_connection(lambda: Guest(f"{host}:{port}", path, hear), host, port, local_addr=origin)
    await guest.ready
    return guest
