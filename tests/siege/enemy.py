"""One address that does its worst: it asks over HTTP and by WebSocket, counts what it sent, and notes what held not."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

HOST = "127.0.0.1"
PATIENCE = 30.0
"""Seconds for an answer, which a busy server may well need."""
GONE = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError)
"""However a server gets rid of somebody."""


class Enemy:
    def __init__(self, port: int, address: str, seconds: float) -> None:
        self.port, self.address, self.seconds = port, address, seconds
        self.dice = Random(address)
        self.sent = 0
        self.faults: list[str] = []
        """Promises that did not hold."""
        self._until = time.monotonic() + seconds

    @property
    def is_done(self) -> bool:
        return time.monotonic() >= self._until

    def expect(self, holds: bool, fault: str) -> None:
        if not holds:
            self.faults.append(fault)

    async def repeat(self, once: Callable[[], Awaitable[object]], together: int = 1) -> None:
        """So many at a time, again and again until the time is over; whoever is thrown out comes back."""

        async def again() -> None:
            while not self.is_done:
                with suppress(*GONE):
                    await once()
                await asyncio.sleep(0)

        await asyncio.gather(*(again() for _ in range(together)))

    # --- HTTP ---------------------------------------------------------------------------------------------------------

    async def dial(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(HOST, self.port, local_addr=(self.address, 0))

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, bytes]:
        """Status and content of an answer; status 0 where there is none."""
        content = body if isinstance(body, bytes) else b"" if body is None else msgspec.json.encode(body)
        fields = {"host": f"{HOST}:{self.port}", "connection": "close", "content-type": "application/json"}
        fields |= {"content-length": str(len(content)), **{name.replace("_", "-"): headers[name] for name in headers}}
        head = "".join(f"{name}: {value}\r\n" for name, value in fields.items())
        return await self.say_raw(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode("latin-1") + content)

    async def say_raw(self, *pieces: bytes) -> tuple[int, bytes]:
        self.sent += 1
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await self.dial()
                try:
                    for piece in pieces:
                        writer.write(piece)
                        await writer.drain()
                    answer = await reader.read()
                finally:
                    writer.close()
        except GONE:
            return 0, b""
        head, _, content = answer.partition(b"\r\n\r\n")
        return int(head[9:12] or 0), content

    async def become_player(self, name: str = "Mallory") -> str | None:
        """The token of a new player, if there may be one more."""
        status, content = await self.ask("POST", "/api/players", {"name": name})
        return str(msgspec.json.decode(content)["token"]) if status == 201 else None

    # --- WebSocket ----------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def visit(self, token: str | None = None, **options: Any) -> AsyncIterator[ClientConnection]:
        """A connection on which hello has been said."""
        address = f"ws://{HOST}:{self.port}/api/live"
        polite = {"compression": None, "max_size": None, "ping_interval": None, "close_timeout": 0.2}
        async with connect(address, local_addr=(self.address, 0), **{**polite, **options}) as socket:
            await self.say(socket, {"type": "hello", **({"token": token} if token else {"name": "Mallory"})})
            yield socket

    async def say(self, socket: ClientConnection, message: dict[str, Any] | str | bytes) -> None:
        self.sent += 1
        await socket.send(msgspec.json.encode(message).decode() if isinstance(message, dict) else message)

    async def hear(self, socket: ClientConnection, *kinds: str) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            while True:
                message: dict[str, Any] = msgspec.json.decode(await socket.recv())
                if message["type"] in kinds:
                    return message


async def drain(socket: ClientConnection) -> list[dict[str, Any]]:
    """Whatever has come by now."""
    heard = []
    with suppress(TimeoutError):
        async with asyncio.timeout(0):
            while True:
                heard.append(msgspec.json.decode(await socket.recv()))
    return heard
