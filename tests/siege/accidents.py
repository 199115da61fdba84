"""Bad luck with the process, the disk and the clock, each on a server of its own, and what did not hold then."""

import asyncio
import os
import resource
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection

from tests.server.process import PROGRAM, ServerProcess
from tests.siege.court import kill
from tests.siege.enemy import HOST, Enemy
from tests.siege.honest import HonestTable, faults_of, play_one

Accident = Callable[[Path, float], Awaitable[list[str]]]
"""Takes a folder and the seconds there are, more or less; gives back what did not hold."""
AN_HOUR = 3600
SOON = 20_000
"""Milliseconds within which the next call of the hammer comes, whatever the clock says."""


@asynccontextmanager
async def serving(data: Path, *program: str) -> AsyncIterator[ServerProcess]:
    server = ServerProcess(data)
    await asyncio.to_thread(server.start, program or PROGRAM)
    try:
        yield server
    finally:
        if server.is_alive():
            server.send(signal.SIGCONT)
            server.kill()


async def killed(data: Path, seconds: float) -> list[str]:
    """kill -9 while people play, again and again; the log is held against everything they saw."""
    kills = max(3, int(seconds))
    try:
        court = await kill(data, kills=kills, tables=min(3, kills // 3), seed=1)
    except AssertionError as error:
        return [str(error)]
    return [] if court.moves > kills else [f"only {court.moves} moves in {kills} lives"]


async def full_disk(data: Path, seconds: float) -> list[str]:
    """Files that cannot grow, and then can again: nothing is shown that is not stored, and the table goes on."""
    faults = []
    async with serving(data) as server:
        table = HonestTable(Random(1))
        await table.sit_down(HOST, server.port)
        for _ in range(20):
            await play_one(table)
        longest = max(size for _, _, size in _files(data))
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (longest, resource.RLIM_INFINITY))
        with suppress(TimeoutError):
            async with asyncio.timeout(20):
                while not table.refusals:
                    await play_one(table)
        if set(table.refusals) != {"not_stored"}:
            faults.append(f"a full disk was answered with {set(table.refusals) or 'nothing'}")
        status, _ = await Enemy(server.port, HOST, 5).ask("POST", "/api/players", {"name": "Eve"})
        if status not in (201, 503):  # a page that is there already can still be written
            faults.append(f"a player on a full disk: {status}")
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        try:
            async with asyncio.timeout(20):
                await _move_again(table)
        except TimeoutError:
            faults.append("the table did not go on by itself")
        table.leave()
        return [*faults, *faults_of([table], data)]


def _files(data: Path) -> list[tuple[str, int, int]]:
    """Name, mode and size of the folder and of everything in it."""
    return [(path.name, path.stat().st_mode, path.stat().st_size) for path in (data, *data.iterdir())]


async def _move_again(table: HonestTable) -> None:
    """The move that was refused, until it is stored."""
    while True:
        before = table.moves
        table.act()
        await asyncio.sleep(0.5)
        if table.moves > before:
            return


async def clock_set_back(data: Path, seconds: float) -> list[str]:
    return await _restarted_with_another_clock(data, -AN_HOUR)


async def clock_set_forward(data: Path, seconds: float) -> list[str]:
    return await _restarted_with_another_clock(data, AN_HOUR)


async def _restarted_with_another_clock(data: Path, shift: int) -> list[str]:
    """In the middle of an auction; whoever comes back finds it going on, soon and not at once."""
    async with serving(data) as server:
        enemy = Enemy(server.port, HOST, 60)
        async with auction(enemy) as (code, token):
            pass
        server.kill()
        program = (
            f"import time; real = time.time; time.time = lambda: real() + {shift};"
            "import sys; from maquignon.command import main; sys.exit(main())"
        )
        await asyncio.to_thread(server.start, ("-c", program))
        async with enemy.visit(token) as socket:
            await enemy.say(socket, {"type": "join", "id": "j", "code": code})
            update = await enemy.hear(socket, "update")
        due = update["clock"]["next_call"]
        wait = None if due is None else due - update["now"]
        return [] if wait is not None and 0 < wait <= SOON else [f"the next call comes in {wait} ms"]


async def stopped(data: Path, seconds: float) -> list[str]:
    """SIGSTOP right after the second call: whoever bids when the server is back has not missed the lot."""
    async with serving(data) as server, AsyncExitStack() as stack:
        enemy = Enemy(server.port, HOST, 60)
        ana, ben, cleo = [await stack.enter_async_context(enemy.visit()) for _ in range(3)]
        terms = {"seats": [None] * 3, "first": 0, "edition": "koehandel", "hammer": "normal"}
        await enemy.say(ana, {"type": "create_table", "id": "t", "terms": terms})
        code = (await enemy.hear(ana, "table"))["code"]
        for person in (ben, cleo):
            await enemy.say(person, {"type": "join", "id": "j", "code": code})
            await enemy.hear(person, "table")
        await enemy.say(ana, {"type": "start", "id": "s"})
        await enemy.say(cleo, _bid(await _put_up(enemy, ana), 10))
        while (call := await enemy.hear(ben, "clock"))["clock"]["calls"] < 2:
            pass
        server.send(signal.SIGSTOP)
        await asyncio.sleep(max(3.0, min(30.0, seconds)))
        server.send(signal.SIGCONT)
        await asyncio.sleep(0.2)
        await enemy.say(ben, _bid(call["question"], 20))
        answer = await enemy.hear(ben, "update", "refused")
        return [] if answer["type"] == "update" and answer["view"]["high_bid"] == 20 else ["the bid came too late"]


def _bid(question: int, amount: int) -> dict[str, Any]:
    return {"type": "act", "id": f"bid-{amount}", "question": question, "action": {"do": "bid", "amount": amount}}


async def _put_up(enemy: Enemy, socket: ClientConnection) -> int:
    """The number of the question that it makes."""
    question = (await enemy.hear(socket, "update"))["question"]
    await enemy.say(socket, {"type": "act", "id": "a", "question": question, "action": {"do": "auction"}})
    return int((await enemy.hear(socket, "update"))["question"])


@asynccontextmanager
async def auction(enemy: Enemy) -> AsyncIterator[tuple[str, str]]:
    """Somebody among bots who has just put a lot up: the code of the table, and their token."""
    token = await enemy.become_player("Ana")
    assert token is not None
    terms = {"seats": [None, "easy", "easy"], "first": 0, "edition": "koehandel"}
    async with enemy.visit(token) as socket:
        await enemy.say(socket, {"type": "create_table", "id": "t", "terms": terms, "start": True})
        code: str = (await enemy.hear(socket, "table"))["code"]
        await _put_up(enemy, socket)
        yield code, token


async def open_files(data: Path, seconds: float) -> list[str]:
    """Whatever is kept is nobody else's business."""
    async with serving(data):
        found = _files(data)
    return [f"{name} can be read by others" for name, mode, _ in found if mode & 0o077]


async def any_proxy(data: Path, seconds: float) -> list[str]:
    """A server that would believe everybody's own word about where they come from does not start."""
    argv = [sys.executable, *PROGRAM, "serve", "--port", "0", "--data", str(data), "--proxy", "*"]
    done = await asyncio.to_thread(subprocess.run, argv, capture_output=True, timeout=30, env=os.environ)
    return [] if done.returncode else ["--proxy '*' was accepted"]


ACCIDENTS: dict[str, Accident] = {
    "kill-9": killed,
    "full-disk": full_disk,
    "clock-set-back": clock_set_back,
    "clock-set-forward": clock_set_forward,
    "SIGSTOP": stopped,
    "open-files": open_files,
    "any-proxy": any_proxy,
}
