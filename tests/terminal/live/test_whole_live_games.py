"""Whole games at a real table: somebody in a terminal, somebody with a program, and a bot of the server."""

import asyncio
import re
from pathlib import Path
from random import Random

import pytest

from maquignon.bots.roster import make_bot
from maquignon.client import visit
from maquignon.rules.terms.editions import EDITIONS
from maquignon.tables.protocol.answers import Finished
from tests.server.people import play
from tests.server.process import ServerProcess
from tests.server.serving import serving
from tests.terminal.live.terminal import Terminal, terminal

SHORT = ("--house-rule", "family_size=2", "--house-rule", "opening_deal=2")
QUICK = ("--players", "3", "--bots", "thrifty", "--hammer", "fast", "--thinking", "none")


async def code_of(ana: Terminal) -> str:
    found = re.search(r"the code (\w+)", await ana.hears("Others come with the code"))
    assert found is not None
    return found[1]


async def join_and_play(url: str, code: str, seed: int) -> Finished:
    async with visit(url, name="Ben") as ben:
        await ben.join(code)
        return await play(ben, make_bot("thrifty", Random(seed)))


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
async def test_a_game_of_each_edition_comes_to_its_end(edition: str, tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "data") as running,
        terminal(tmp_path, "host", "--server", running.url, "--edition", edition, *QUICK, "--name", "Ana") as ana,
    ):
        playing = asyncio.create_task(join_and_play(running.url, await code_of(ana), 5))
        await ana.hears("Ben sits down.")
        ana.type("start")
        finished = await playing
        await ana.hears("Type again for another game")
        record = tmp_path / "game.mq.jsonl"
        ana.type(f"save {record}")
        await ana.hears("is written down in")
        assert record.read_text("utf-8") == finished.record
        ana.plays = False
        ana.type("quit")
        assert await ana.ends() == 0
    count = ana.lines[ana.lines.index("The count:") :]
    assert any(str(max(finished.scores)) in line.replace(",", "") for line in count)
    assert not any("{" in line for line in ana.lines)


@pytest.mark.slow
async def test_a_server_that_is_killed_comes_back_and_the_game_goes_on(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data")
    await asyncio.to_thread(server.start)
    try:
        words = ("host", "--server", server.url, "--edition", "koehandel", *SHORT, *QUICK, "--name", "Ana")
        async with terminal(tmp_path, *words) as ana:
            playing = asyncio.create_task(join_and_play(server.url, await code_of(ana), 5))
            await ana.hears("Ben sits down.")
            ana.type("start")
            await ana.hears("bids")
            server.kill()
            await ana.hears("Connection lost")
            await asyncio.to_thread(server.start)
            await ana.hears("The connection is back.")
            await playing
            await ana.hears("Type again for another game")
        events = [line for line in ana.lines if re.match(r"\w+ opens an auction", line)]
        assert events, "the story is told"
    finally:
        server.kill()
