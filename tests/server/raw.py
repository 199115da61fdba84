"""A guest who says whatever a test wants, well-formed or not."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.server.serving import Running


class Raw:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def say(self, message: dict[str, Any] | str | bytes) -> None:
        text = msgspec.json.encode(message).decode() if isinstance(message, dict) else message
        await self.socket.send(text)

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds; pings and whatever else comes in between are passed over."""
        while True:
            message: dict[str, Any] = msgspec.json.decode(await self.socket.recv())
            if message["type"] in kinds:
                return message

    async def ask(self, message: dict[str, Any] | str | bytes, *kinds: str) -> dict[str, Any]:
        await self.say(message)
        return await self.hear(*kinds)

    async def refusal(self, message: dict[str, Any] | str | bytes) -> str:
        """The reason for which this is refused."""
        reason: str = (await self.ask(message, "refused"))["reason"]
        return reason

    async def hello(self, name: str = "Ana", **fields: Any) -> dict[str, Any]:
        return await self.ask({"type": "hello", "name": name, **fields}, "welcome")


@asynccontextmanager
async def knock(running: Running, **options: Any) -> AsyncIterator[Raw]:
    """A connection on which nobody has said hello."""
    address = f"ws://{running.host}/api/live"
    polite = {"compression": None, "max_size": None, "ping_interval": None, "close_timeout": 0.5}
    async with connect(address, **{**polite, **options}) as socket:
        yield Raw(socket)
