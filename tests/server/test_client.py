"""The client for programs: coming in, being refused, going on after a break."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

from maquignon.bots.roster import make_bot
from maquignon.client import CommandRefused, LostTable, Unreachable, visit
from maquignon.client.address import live_address
from maquignon.tables.protocol.answers import Welcome
from maquignon.tables.protocol.arrangement import Arrangement
from tests.server.people import play
from tests.server.process import free_port
from tests.server.serving import serving

WELCOME = Welcome(
    player="p_Ana", name="Ana", token="the-43-letters-that-only-this-player-knows", seats=[], now=0, server="1"
)


@pytest.mark.parametrize(
    ("typed", "address"),
    [
        ("http://localhost:8000", "ws://localhost:8000/api/live"),
        ("https://play.example/", "wss://play.example/api/live"),
        ("localhost:8000", "ws://localhost:8000/api/live"),
    ],
)
def test_an_address_is_what_people_type_into_a_browser(typed: str, address: str) -> None:
    assert live_address(typed) == address


async def test_where_nobody_answers_is_said_so() -> None:
    with pytest.raises(Unreachable, match="does not answer"):
        async with visit(f"http://127.0.0.1:{free_port()}", name="Ana"):
            pass


async def test_who_is_refused_at_the_door_learns_why(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        with pytest.raises(CommandRefused, match="visible letters") as refused:
            async with visit(running.url, name="<Ana>"):
                pass
        assert refused.value.reason == "bad_name"
        with pytest.raises(CommandRefused) as unknown:
            async with visit(running.url, token="A" * 43):
                pass
        assert unknown.value.reason == "unknown_token"


async def test_a_command_that_is_refused_raises_and_the_guest_goes_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as running, visit(running.url, name="Ana") as ana:
        with pytest.raises(CommandRefused) as refused:
            await ana.join("ZZZZZ")
        assert refused.value.reason == "unknown_table"
        assert await ana.create_table()


async def test_whoever_leaves_is_at_no_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as running, visit(running.url, name="Ana") as ana:
        await ana.create_table()
        await ana.leave()
        assert ana.table is None
        with pytest.raises(LostTable):
            async for _ in ana.updates():
                pass


async def test_the_token_is_the_same_player_on_another_device(tmp_path: Path) -> None:
    async with serving(tmp_path) as running, visit(running.url, name="Ana") as phone:
        code = await phone.create_table(Arrangement(seats=[None, "thrifty", "thrifty"]), start=True)
        async with visit(running.url, token=phone.token, table=code) as laptop:
            async for update in laptop.updates():
                assert update.view.viewer == 0
                break


@pytest.mark.slow
async def test_a_guest_plays_on_after_a_restart_as_if_nothing_had_happened(tmp_path: Path) -> None:
    port, mind = free_port(), make_bot("thrifty", Random(1))
    async with AsyncExitStack() as stack:
        async with serving(tmp_path, port=port) as running:
            ana = await stack.enter_async_context(visit(running.url, name="Ana"))
            await ana.create_table(Arrangement(edition="koehandel", seats=[None, "thrifty", "thrifty"]), start=True)
            async for question in ana.questions():
                await question.answer(mind.choose(question.view, question.options))
                break
        async with serving(tmp_path, port=port):
            assert len((await play(ana, mind)).scores) == 3


async def test_a_line_that_falls_silent_is_taken_for_dead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maquignon.client.line.SILENCE", 0.2)
    came: list[bytes | str] = []
    thrice = asyncio.Event()

    async def welcome_and_say_no_more(line: ServerConnection) -> None:
        came.append(await line.recv())
        if len(came) == 3:
            thrice.set()
        await line.send(msgspec.json.encode(WELCOME), text=True)
        await line.wait_closed()

    async with serve(welcome_and_say_no_more, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        standing: list[bool] = []
        async with visit(f"http://127.0.0.1:{port}", name="Ana") as ana:
            ana.line_changed = standing.append
            await asyncio.wait_for(thrice.wait(), 10)
    assert standing[:3] == [False, True, False]
    assert "Ana" in str(came[0])
    assert WELCOME.token is not None
    assert WELCOME.token in str(came[1]), "as the same player again"


async def test_what_is_no_such_server_is_not_taken_for_one() -> None:
    async def speak_otherwise(line: ServerConnection) -> None:
        await line.send("Hello, this is another program.")
        await line.wait_closed()

    async with serve(speak_otherwise, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(Unreachable):
            async with visit(f"http://127.0.0.1:{port}", name="Ana"):
                pass
