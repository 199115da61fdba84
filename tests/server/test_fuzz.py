"""Thousands of hostile messages: the server stays up, its memory bounded, and honest people play on as before."""

import asyncio
import time
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, get_args
from urllib.request import urlopen

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from maquignon.bots.roster import make_bot
from maquignon.client import Client
from maquignon.tables.protocol.arrangement import Arrangement
from maquignon.tables.protocol.messages import ClientMessage
from tests.server.people import gather_round
from tests.server.process import ServerProcess

KINDS = [kind.__struct_config__.tag for kind in get_args(ClientMessage)]
VALUES: list[Any] = [
    None, True, False, 0, -1, 4, 10**18, -(10**30), 1.5, 1e308, "", "x", "x" * 500, "\x00", "\u202e", "<script>",
    "é" * 90, "p_0000", "A" * 43, [], {}, [[]], [None] * 50, {"do": "bid", "amount": 10},
    {"do": "pay", "notes": [0] * 99}, {"do": "trade", "target": 99, "animal": "cow", "notes": []},
    {"edition": "koehandel", "seats": [None] * 3}, {"seats": ["thrifty"] * 3}, {"house_rules": {"family_size": 2}},
    {"house_rules": {str(n): n for n in range(30)}},
]  # fmt: skip
FIELDS = (
    "id", "name", "token", "table", "seen", "follow", "terms", "start", "code", "sit", "seat", "bot", "fill_with_bots",
    "question", "action", "text", "phrase", "wish", "since", "number", "protocol", "constructor", "__proto__",
)  # fmt: skip


def hostile(dice: Random) -> str | bytes:
    """A frame that nobody honest sends, most of them nearly right."""
    kind = dice.randrange(12)
    if kind == 0:
        return dice.randbytes(dice.randrange(64))
    if kind == 1:
        return dice.choice("[{") * dice.randrange(1, 3000)
    if kind == 2:
        return "x" * dice.choice((1, 4096, 4097, 16_000, 20_000))
    message = {field: dice.choice(VALUES) for field in dice.sample(FIELDS, dice.randrange(5))}
    message |= {"type": dice.choice(KINDS), "id": f"f{dice.randrange(1000)}"}
    if dice.random() < 0.7:  # likely enough to be understood
        message = {field: value for field, value in message.items() if field in ("type", "id") or dice.random() < 0.5}
    text = msgspec.json.encode(message).decode()
    if kind == 3:
        return text[: dice.randrange(len(text))]
    if kind == 4:
        return text.encode()
    return text


async def attack(url: str, enough: asyncio.Event, dice: Random) -> None:
    """Connect, send until the server has enough of it, and connect again."""
    while not enough.is_set():
        with suppress(ConnectionClosed, InvalidHandshake):
            async with connect(
                url.replace("http", "ws") + "/api/live", compression=None, max_size=None, close_timeout=0.2
            ) as socket:
                await _one_visit(socket, enough, dice)


async def _one_visit(socket: ClientConnection, enough: asyncio.Event, dice: Random) -> None:
    if dice.random() < 0.8:
        await socket.send('{"type": "hello", "name": "Mallory"}')
    if dice.random() < 0.5:
        await socket.send('{"type": "create_table", "id": "t", "terms": {"seats": [null, "random", "random"]}}')
        await socket.send('{"type": "start", "id": "s"}')
    while not enough.is_set():
        await socket.send(hostile(dice))
        with suppress(TimeoutError):
            async with asyncio.timeout(0):
                while True:
                    await socket.recv()


async def time_moves(guest: Client, dice: Random, seconds: list[float]) -> None:
    bot = make_bot("thrifty", dice)
    async for question in guest.questions():
        began = time.perf_counter()
        await question.answer(bot.choose(question.view, question.options))
        seconds.append(time.perf_counter() - began)


def heard(server: ServerProcess) -> float:
    """How many frames the server took the trouble to answer."""
    with urlopen(f"{server.url}/api/metrics") as answer:
        lines = answer.read().decode().splitlines()
    counted = ("maquignon_messages_received_total ", 'maquignon_refusals_total{reason="not_text"}')
    return sum(float(line.split()[1]) for line in lines if line.startswith(counted))


async def besiege(server: ServerProcess, messages: int, attackers: int) -> None:
    enough = asyncio.Event()
    wanted = heard(server) + messages
    async with asyncio.TaskGroup() as group:
        for number in range(attackers):
            group.create_task(attack(server.url, enough, Random(number)))
        while await asyncio.to_thread(heard, server) < wanted:  # noqa: ASYNC110  # another process, no event
            await asyncio.sleep(0.2)
        enough.set()


async def run(data: Path, messages: int, attackers: int) -> None:
    server = ServerProcess(data, "--max-tables", "50", "--max-tables-per-player", "3")
    await asyncio.to_thread(server.start)
    try:
        await besiege(server, 500, 1)  # what is imported and kept at the first use is not a leak
        before = server.resident_kilobytes()
        seconds: list[float] = []
        async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:
            guests = await gather_round(stack, server.url, Arrangement(edition="koehandel", thinking="none"), people=3)
            playing = [group.create_task(time_moves(guest, Random(1), seconds)) for guest in guests]
            await besiege(server, messages, attackers)
            grown = server.resident_kilobytes() - before
            await asyncio.wait(playing)
        assert server.is_alive()
        assert grown < 100_000, f"{grown} kB more than before"
        assert median(seconds) < 0.5
        assert all(guest.finished is not None for guest in guests)
        assert server.stop() == 0
    finally:
        if server.is_alive():
            server.kill()


@pytest.mark.slow
@pytest.mark.stumbles("measures how long honest guests wait while four attackers keep a shared machine busy")
async def test_five_thousand_hostile_messages_disturb_nobody(tmp_path: Path) -> None:
    await run(tmp_path, messages=5_000, attackers=4)


@pytest.mark.soak
async def test_a_hundred_thousand_hostile_messages_disturb_nobody(tmp_path: Path) -> None:
    await run(tmp_path, messages=100_000, attackers=6)
