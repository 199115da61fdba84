"""A plain proxy: each connection goes to the next server that takes it, and it knows nothing of tables."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from itertools import count


class RoundRobin:
    def __init__(self, ports: Sequence[int]) -> None:
        self._ports, self._turn = list(ports), count()
        self._server: asyncio.Server | None = None

    async def __aenter__(self) -> str:
        self._server = await asyncio.start_server(self._lead, "127.0.0.1", 0)
        return f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()

    async def _lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first = next(self._turn)
        for offset in range(len(self._ports)):
            with suppress(OSError):
                there = await asyncio.open_connection("127.0.0.1", self._ports[(first + offset) % len(self._ports)])
                await asyncio.gather(_pump(reader, there[1]), _pump(there[0], writer))
                return
        writer.close()


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
    writer.close()
