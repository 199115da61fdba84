"""A program's line to the server by itself: pings are answered, and what was not answered is said again."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from maquignon.client.client import Client
from maquignon.client.line import GuestLine
from maquignon.tables.protocol.answers import Ping, Welcome
from tests.tables.hall import open_hall


class Socket:
    """Says these frames and then nothing more; keeps what it was sent."""

    def __init__(self, *frames: bytes) -> None:
        self._frames = list(frames)
        self.sent: list[Any] = []

    async def send(self, frame: bytes, *, text: bool) -> None:
        self.sent.append(msgspec.json.decode(frame))

    async def recv(self) -> bytes:
        if not self._frames:
            raise ConnectionResetError
        return self._frames.pop(0)


def program() -> Client:
    return Client("http://game.example", name="Ana", token=None, table=None)


async def test_a_ping_is_answered() -> None:
    socket = Socket(msgspec.json.encode(Ping(number=7, round_trip=None, now=1)))
    with pytest.raises(ConnectionResetError):
        await GuestLine(program())._talk(cast(ClientConnection, socket))
    assert [message["type"] for message in socket.sent] == ["hello", "pong"]
    assert socket.sent[1]["number"] == 7


async def test_what_was_not_answered_is_said_again_on_the_next_connection() -> None:
    line, socket = GuestLine(program()), Socket()
    line._unanswered["1"] = (b'{"id":"1"}', asyncio.get_running_loop().create_future())
    welcome = Welcome(player="p", name="Ana", token="t", seats=[], now=1, server="1")
    await line._come_in(cast(ClientConnection, socket), welcome)
    assert socket.sent == [{"id": "1"}]


async def test_who_comes_again_says_what_was_seen_last() -> None:
    client = program()
    assert client.hello().seen == 0
    client.update = cast(Any, SimpleNamespace(version=5))
    assert client.hello().seen == 5


async def test_at_another_table_nothing_of_the_last_game_is_left() -> None:
    client = program()
    async with open_hall() as hall:
        (ana,) = await hall.people("Ana")
        for _ in range(2):
            await ana.say("create_table")
            client.hear(ana.table)
            assert client.update is None
            client.update = cast(Any, SimpleNamespace(version=5))
            client.hear(ana.table)
            assert client.update is not None, "the same table, shown again"
