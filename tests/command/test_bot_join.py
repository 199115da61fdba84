"""`maquignon bot join`: programs in the languages of our starters take seats at a live table and play it out."""

import asyncio
import os
import re
import shutil
import subprocess
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from maquignon.bots.roster import make_bot
from maquignon.bots.thrifty import ThriftyBot
from maquignon.client import Client, LostTable, visit
from maquignon.client.bot_guest import BotGuest
from maquignon.command import main
from maquignon.notation.record import loads
from maquignon.rules.actions import Action
from maquignon.rules.audience import seen_by
from maquignon.rules.events import Event
from maquignon.rules.game import start
from maquignon.rules.options import Options
from maquignon.rules.telling import play as play_and_tell
from maquignon.rules.views import View
from maquignon.tables.protocol import messages
from maquignon.tables.protocol.arrangement import Arrangement
from tests.project.checkout import ROOT
from tests.server.people import play
from tests.server.process import free_port
from tests.server.serving import Running, serving

EXAMPLES = ROOT / "examples"
SHORT: dict[str, Any] = {"family_size": 2}


@pytest.fixture
def commands(tmp_path: Path) -> dict[str, list[str]]:
    """By name, how our starters in every language that is here come to the table {link}: by `bot join`, or by a line of
    their own to {server}, for the {code}."""
    join = [sys.executable, "-m", "maquignon", "bot", "join", "{link}", "--name"]
    python = [sys.executable, str(EXAMPLES / "first_bot.py")]
    found = {
        "Ben": [*join, "Ben", *python],
        "Cleo": [sys.executable, str(EXAMPLES / "live_bot.py"), "{server}", "{code}", "Cleo"],
    }
    if shutil.which("node"):
        sockets = ["--experimental-websocket"] if node_version() < 22 else []
        found["Dan"] = ["node", *sockets, str(EXAMPLES / "live_bot.js"), "{server}", "{code}", "Dan"]
    if shutil.which("rustc"):
        program = tmp_path / "rust-bot"
        words = ["rustc", "-D", "warnings", "-o", str(program), str(EXAMPLES / "live_bot.rs")]
        subprocess.run(words, check=True, env=os.environ | {"TMPDIR": str(tmp_path)})
        found["Eve"] = [str(program), "{server}", "{code}", "Eve"]
    return found


def node_version() -> int:
    told = subprocess.run(["node", "--version"], check=True, capture_output=True, text=True).stdout
    return int(told.removeprefix("v").partition(".")[0])


def cut_every_line(running: Running) -> None:
    for line in list(running.server.server_state.connections):
        line.transport.abort()


@pytest.mark.slow
async def test_starters_of_every_language_play_one_live_game_although_their_lines_break(
    tmp_path: Path, commands: dict[str, list[str]]
) -> None:
    async with serving(tmp_path) as running, visit(running.url, name="Ana") as ana:
        seats: list[str | None] = [None] * (1 + len(commands))
        code = await ana.create_table(Arrangement(edition="koehandel", seats=seats, house_rules=SHORT, hammer="fast"))
        places = {"server": running.url, "code": code, "link": f"{running.url}/t/{code}"}
        env = os.environ | {"XDG_STATE_HOME": str(tmp_path)}
        programs = [
            await asyncio.create_subprocess_exec(
                *(word.format_map(places) for word in words), stdin=DEVNULL, stdout=PIPE, env=env
            )
            for words in commands.values()
        ]
        for program in programs:
            assert program.stdout is not None
            assert f"at the table {code}" in (await program.stdout.readline()).decode()
        await ana.start()
        asyncio.get_running_loop().call_later(0.5, cut_every_line, running)
        finished = await play(ana, make_bot("random", Random(1)))
        for words, program in zip(commands.values(), programs, strict=True):
            told = (await program.communicate())[0].decode()
            assert program.returncode == 0, told
            assert re.findall(r"\d+", told.partition("Scores")[2])[: len(seats)] == [*map(str, finished.scores)]
            assert "join" not in words or "It made no fault." in told
        assert {"Ana", *commands} == set(loads(finished.record).header.players)


class Listener(ThriftyBot):
    """Plays like any other, and keeps what it is told; now and then its line breaks just when it decides."""

    listens = True

    def __init__(self, client: Client, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(Random(3))
        self.heard: list[Event] = []
        self._client, self._loop = client, loop
        self.decisions = self.breaks = 0

    def notice(self, events: Sequence[Event]) -> None:
        self.heard += events

    def choose(self, view: View, options: Options) -> Action:
        self.decisions += 1
        if self.decisions % 9 == 0 and self._client._line._socket is not None:
            self.breaks += 1
            asyncio.run_coroutine_threadsafe(self._client._line._socket.close(), self._loop)
        return super().choose(view, options)


@pytest.mark.slow
async def test_a_bot_hears_all_that_its_seat_may_know_once_although_its_line_breaks(tmp_path: Path) -> None:
    async with serving(tmp_path) as running, visit(running.url, name="Eve") as eve:
        arrangement = Arrangement(edition="bluff", seats=[None, "thrifty", "thrifty"], house_rules=SHORT, first=0)
        await eve.create_table(arrangement, start=True)
        bot = Listener(eve, asyncio.get_running_loop())
        finished = await BotGuest(eve, bot).play()
        record = loads(finished.record)
        assert eve.table is not None
        game = start(eve.table.edition, 3, record.header.first)
        told = [seen_by(event, 0) for action in record.actions for event in play_and_tell(game, action)]
        assert bot.heard == told
        assert bot.breaks > 2


@pytest.mark.slow
async def test_a_bot_waits_while_the_table_is_paused(tmp_path: Path) -> None:
    async with (
        serving(tmp_path) as running,
        visit(running.url, name="Ana") as ana,
        visit(running.url, name="Eve") as eve,
    ):
        arrangement = Arrangement(edition="koehandel", seats=[None, None, "thrifty"], house_rules=SHORT, first=1)
        code = await ana.create_table(arrangement)
        await eve.join(code)
        playing = asyncio.create_task(BotGuest(eve, make_bot("thrifty", Random(2))).play())
        await ana.start()
        await ana.say(messages.Pause(id=ana.next_id(), wish=True))
        if eve.table is not None and eve.table.status == "playing":
            await eve.say(messages.Pause(id=eve.next_id(), wish=True))
        await asyncio.sleep(0.3)
        assert not playing.done()
        await ana.say(messages.Pause(id=ana.next_id(), wish=False))
        await eve.say(messages.Pause(id=eve.next_id(), wish=False))
        finished = await play(ana, make_bot("random", Random(1)))
        assert (await playing).scores == finished.scores


async def test_a_bot_that_is_removed_says_so(tmp_path: Path) -> None:
    async with (
        serving(tmp_path) as running,
        visit(running.url, name="Ana") as ana,
        visit(running.url, name="Eve") as eve,
    ):
        code = await ana.create_table(Arrangement(seats=[None, None, None]))
        await eve.join(code)
        playing = asyncio.create_task(BotGuest(eve, make_bot("thrifty", Random(2))).play())
        assert eve.table is not None
        assert eve.table.you is not None
        await ana.say(messages.FreeSeat(id=ana.next_id(), seat=eve.table.you))
        await eve.leave()
        with pytest.raises(LostTable):
            await playing


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["KX4M2", "no-such-program"], "There is no program 'no-such-program' that could be run as a bot."),
        (["what is this", "thrifty"], "is neither the code of a table"),
        (["http://localhost:1", "thrifty"], "Which table of http://localhost:1?"),
        (["--seconds", "0", "KX4M2", "thrifty"], "--seconds must be above 0"),
    ],
)
def test_what_cannot_be_done_is_said(capsys: pytest.CaptureFixture[str], words: list[str], sentence: str) -> None:
    assert main(["bot", "join", *words]) == 1
    assert sentence in capsys.readouterr().err


def test_a_server_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    server = f"http://127.0.0.1:{free_port()}"
    assert main(["bot", "join", f"{server}/t/KX4M2", "thrifty"]) == 1
    assert server in capsys.readouterr().err
