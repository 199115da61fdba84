"""Attacks by WebSocket: nonsense, joins and stories late in a game, hints, a log that grows, control frames."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.frames import Frame, Opcode

from tests.siege.enemy import GONE, HOST, Enemy, drain
from tests.siege.honest import HonestTable, play_one
from tests.siege.hostile import hostile

LATE = 100
"""Moves after which a game is late enough for its story to be long."""
FRAMES = 600
"""In one packet."""
AT_A_TABLE = {"seats": [None, "easy", "easy"], "edition": "koehandel", "first": 0, "thinking": "none"}


async def nonsense(enemy: Enemy) -> None:
    """Frames that nobody honest sends, on as many connections as are not cut off."""

    async def babble() -> None:
        async with enemy.visit() as socket:
            await enemy.say(socket, {"type": "create_table", "id": "t", "terms": AT_A_TABLE, "start": True})
            while not enemy.is_done:
                await enemy.say(socket, hostile(enemy.dice))
                await drain(socket)

    await enemy.repeat(babble, together=6)


async def joins(enemy: Enemy) -> None:
    """Coming to a long game again and again, which costs the whole story each time."""
    await _flood_late_table(enemy, lambda code: {"type": "join", "code": code})


async def stories(enemy: Enemy) -> None:
    """The same, asked for from the beginning by who is there already."""
    await _flood_late_table(enemy, lambda code: {"type": "story", "since": 0})


async def _flood_late_table(enemy: Enemy, message: Callable[[str], dict[str, Any]]) -> None:
    table = HonestTable(Random(1), enemy.address)
    with suppress(*GONE):
        async with asyncio.timeout(enemy.seconds / 2):
            await table.sit_down(HOST, enemy.port)
            while table.moves < LATE and not table.is_over:
                await play_one(table)
                await asyncio.sleep(0.03)

    async def flood() -> None:
        async with enemy.visit() as socket:
            await enemy.say(socket, {"type": "join", "id": "j", "code": table.code})
            await _say_for_ever(enemy, socket, message(table.code))

    await enemy.repeat(flood, together=10)
    table.leave()


async def _say_for_ever(enemy: Enemy, socket: ClientConnection, message: dict[str, Any]) -> None:
    number = 0
    while not enemy.is_done:
        number += 1
        await enemy.say(socket, {**message, "id": f"n{number}"})
        await drain(socket)
        await asyncio.sleep(0)


async def hints(enemy: Enemy) -> None:
    """As much advice as one address can get, at as many tables as it may have."""

    async def pester() -> None:
        async with enemy.visit() as socket:
            await enemy.say(socket, {"type": "create_table", "id": "t", "terms": AT_A_TABLE, "start": True})
            update = await enemy.hear(socket, "update")
            await _say_for_ever(enemy, socket, {"type": "hint", "question": update["question"]})

    await enemy.repeat(pester, together=10)


async def writing(enemy: Enemy) -> None:
    """Whatever is stored and can be done for ever: seats, terms, pauses, chat."""

    async def scribble() -> None:
        async with enemy.visit() as socket:
            await enemy.say(socket, {"type": "create_table", "id": "t"})
            await enemy.hear(socket, "table")
            number = 0
            while not enemy.is_done:
                number += 1
                for message in _stored(number):
                    await enemy.say(socket, {**message, "id": f"{message['type']}{number}"})
                await drain(socket)
                await asyncio.sleep(0.1)

    await enemy.repeat(scribble, together=10)


def _stored(number: int) -> list[dict[str, Any]]:
    return [
        {"type": "stand"},
        {"type": "sit", "seat": number % 3},
        {"type": "arrange", "terms": AT_A_TABLE},
        {"type": "chat", "text": "x" * 300},
        {"type": "pause", "wish": bool(number % 2)},
    ]


async def control(enemy: Enemy) -> None:
    """Pings, pongs and empty fragments, which are no messages."""
    each = FRAMES // 3
    first, more = Frame(Opcode.TEXT, b"", fin=False), Frame(Opcode.CONT, b"", fin=False)
    frames = [*[Frame(Opcode.PING, b"x"), Frame(Opcode.PONG, b"")] * each, first, *[more] * (each - 1)]
    noise = b"".join(frame.serialize(mask=True) for frame in frames)

    async def flood() -> None:
        async with enemy.visit() as socket:
            while not enemy.is_done:
                if socket.transport.is_closing():
                    return
                socket.transport.write(noise)
                enemy.sent += FRAMES
                await drain(socket)
                await asyncio.sleep(0.005)

    await enemy.repeat(flood, together=4)


ATTACKS: dict[str, Callable[[Enemy], Awaitable[None]]] = {
    "nonsense": nonsense,
    "joins": joins,
    "stories": stories,
    "hints": hints,
    "writing": writing,
    "control-frames": control,
}
