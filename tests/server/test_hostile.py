"""What people with bad intentions send: refused with a reason, at their own cost."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import CloseCode

from maquignon.server.live import BURST, MOST_STRIKES
from maquignon.server.traffic import traffic
from maquignon.server.wire import MOST_UNHEARD
from tests.server.raw import Raw, knock
from tests.server.serving import Running, serving

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def running(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """One server for all tests that leave it as it was."""
    async with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.mark.parametrize(
    ("frame", "reason"),
    [
        ("", "unreadable"),
        ("{", "unreadable"),
        ("[]", "unreadable"),
        ("null", "unreadable"),
        ('{"type": "dance"}', "unreadable"),
        ('{"type": "hello", "name": "Ana", "admin": true}', "unreadable"),
        ('{"type": "hello", "name": 7}', "unreadable"),
        ('{"type": "hello", "name": "Ana", "seen": -1}', "unreadable"),
        ('{"type": "hello", "name": "Ana", "seen": 1e400}', "unreadable"),
        ("[" * 2000, "unreadable"),
        ('{"type": "hello", "name": "\\ud800"}', "unreadable"),
        (b'{"type": "hello", "name": "Ana"}', "not_text"),
        ('{"type": "hello", "name": "' + "x" * 5000 + '"}', "too_long"),
        ('{"type": "hello", "name": "' + "é" * 2100 + '"}', "too_long"),
        ('{"type": "start", "id": "1"}', "hello_first"),
        ('{"type": "hello", "token": "' + "A" * 43 + '"}', "unknown_token"),
        ('{"type": "hello", "token": "short"}', "unreadable"),
        ('{"type": "hello", "protocol": 99, "name": "Ana"}', "unknown_protocol"),
    ],
)
async def test_a_frame_that_cannot_be_used_is_refused_and_the_connection_goes_on(
    running: Running, frame: str | bytes, reason: str
) -> None:
    async with knock(running) as guest:
        assert await guest.refusal(frame) == reason
        assert (await guest.hello())["name"] == "Ana"


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 25,
        "Ana\x00",
        "Ana\nBen",
        "<b>Ana</b>",
        "Ana\u202eneB",
        "\u200b",
        "Ana\x1b[31m",
        "\u2028",
        "a<b",
    ],
)
async def test_a_name_that_cannot_be_read_out_is_refused(running: Running, name: str) -> None:
    async with knock(running) as guest:
        assert await guest.refusal({"type": "hello", "name": name}) == "bad_name"


@pytest.mark.parametrize("name", ["Ana", "Zoë", "李雷", "Jean-Luc d’Or", "Владимир", "O'Brien & Söhne"])
async def test_honest_names_of_all_languages_are_welcome(running: Running, name: str) -> None:
    async with knock(running) as guest:
        assert (await guest.hello(name))["name"] == name


@pytest.mark.parametrize("text", ["<script>alert(1)</script>", "</b>", "<img src=x onerror=alert(1)>", "a\x07b", " "])
async def test_markup_and_control_characters_are_no_chat(running: Running, text: str) -> None:
    async with knock(running) as guest:
        await guest.hello()
        await guest.ask({"type": "create_table", "id": "1"}, "done")
        assert await guest.refusal({"type": "chat", "id": "2", "text": text}) == "bad_text"


async def test_a_frame_far_beyond_the_limit_ends_the_connection_unread(running: Running) -> None:
    async with knock(running) as guest:
        await guest.hello()
        await guest.say("x" * 100_000)
        assert (await closing(guest))[0] == 1009


async def test_nobody_says_hello_twice(running: Running) -> None:
    async with knock(running) as guest:
        await guest.hello()
        assert await guest.refusal({"type": "hello", "name": "Ben"}) == "hello_twice"


async def test_nobody_acts_for_somebody_else(running: Running) -> None:
    async with knock(running) as guest:
        await guest.hello()
        move = {"type": "act", "id": "1", "question": 1, "action": {"do": "bid", "amount": 10, "seat": 1}}
        assert await guest.refusal(move) == "unreadable"


async def test_a_page_of_another_site_may_not_connect(running: Running) -> None:
    with pytest.raises(InvalidStatus) as refused:
        async with knock(running, origin="https://evil.example"):
            pass
    assert refused.value.response.status_code == 403
    assert b"foreign_origin" in refused.value.response.body
    assert 'turned_away_total{reason="foreign_origin"} 1.0' in running.site.metrics.text()
    async with knock(running, origin=running.url) as guest:
        await guest.hello()


async def test_connecting_over_and_over_is_too_fast(tmp_path: Path) -> None:
    async with serving(tmp_path, requests_per_second_per_address=1) as running:
        for _ in range(3):
            async with knock(running):
                pass
        with pytest.raises(InvalidStatus) as refused:
            async with knock(running):
                pass
        assert refused.value.response.status_code == 429
        assert b"too_fast" in refused.value.response.body


async def test_nobody_new_comes_in_while_the_server_goes_away(tmp_path: Path) -> None:
    async with serving(tmp_path) as running, knock(running) as host:
        await host.hello()
        await host.ask({"type": "create_table", "id": "t", "terms": {}}, "table")
        running.site.closing = True
        with pytest.raises(InvalidStatus) as refused:
            async with knock(running):
                pass
        assert refused.value.response.status_code == 503
        assert b"shutting_down" in refused.value.response.body


async def test_a_flood_is_slowed_down_and_told_why(tmp_path: Path) -> None:
    async with serving(tmp_path, messages_per_second=20) as running, knock(running) as flood:
        await flood.hello()
        for _ in range(200):
            await flood.say({"type": "follow_lobby", "id": "1"})
        assert (await flood.hear("refused"))["reason"] == "too_fast"


async def test_a_flood_that_goes_on_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every one of these would be understood: it is their number that is too much."""
    monkeypatch.setattr("maquignon.server.live.MOST_STRIKES", 3)
    async with serving(tmp_path, messages_per_second=100) as running, knock(running) as flood:
        for number in range(100 * BURST + 10):
            with suppress(ConnectionClosed):
                await flood.say({"type": "pong", "number": number})
        assert await closing(flood) == (1008, "too_fast")


async def test_nonsense_is_cut_off_after_so_much_of_it(running: Running) -> None:
    """However slowly it comes."""
    async with knock(running) as noise:
        await noise.hello()
        for _ in range(MOST_STRIKES):
            assert await noise.refusal("nonsense") == "unreadable"
        await noise.say("nonsense")
        assert await closing(noise) == (1008, "too_fast")


async def test_a_wrong_move_is_no_nonsense(running: Running) -> None:
    async with knock(running) as guest:
        await guest.hello()
        for number in range(MOST_STRIKES + 1):
            assert await guest.refusal({"type": "sit", "id": str(number), "seat": 0}) == "no_table"
        assert (await guest.ask({"type": "follow_lobby", "id": "1"}, "done"))["id"] == "1"


async def test_a_burst_in_one_packet_does_not_fill_the_memory(running: Running) -> None:
    """Nothing of it is nonsense and nothing comes too often: it is what waits that is too much."""
    async with knock(running) as guest:
        await guest.hello()
        write(guest, *[b'{"type":"follow_lobby","id":"1"}'] * 4 * MOST_UNHEARD)
        assert await closing(guest) == (1008, "too_fast")


async def test_what_an_honest_guest_says_in_one_packet_is_all_heard(running: Running) -> None:
    async with knock(running) as guest:
        await guest.hello()
        asks = [b'{"type":"follow_lobby","id":"%d"}' % number for number in range(MOST_UNHEARD)]
        write(guest, *asks)
        answers = [(await guest.hear("done"))["id"] for _ in asks]
        assert answers == [str(number) for number in range(MOST_UNHEARD)]


async def test_what_is_said_in_one_packet_is_heard_in_its_order(running: Running) -> None:
    """Although a new name has to be stored first, and a line of chat goes straight to the table."""
    async with knock(running) as guest:
        await guest.hello("Ana")
        await guest.ask({"type": "create_table", "id": "1", "terms": {}}, "table")
        write(guest, b'{"type":"rename","id":"2","name":"Eve"}', b'{"type":"chat","id":"3","text":"hello"}')
        assert (await guest.hear("said"))["name"] == "Eve"


@pytest.mark.parametrize("greets", [False, True])
async def test_a_text_that_is_no_text_ends_the_connection_and_is_not_worth_a_line_in_the_log(
    running: Running, caplog: pytest.LogCaptureFixture, greets: bool
) -> None:
    async with knock(running) as guest:
        if greets:
            await guest.hello()
        write(guest, b"\xff")
        assert (await closing(guest))[0] == CloseCode.INVALID_DATA
    assert not [record for record in caplog.records if record.name.startswith("uvicorn")]


def write(guest: Raw, *texts: bytes) -> None:
    """Short frames in one packet, masked with nothing."""
    assert guest.socket.transport is not None
    guest.socket.transport.write(b"".join(b"\x81" + bytes([0x80 | len(text)]) + b"\0\0\0\0" + text for text in texts))


async def closing(guest: Raw) -> tuple[int, str]:
    """Read on until the server hangs up; the code it gives, and the reason."""
    with pytest.raises(ConnectionClosed) as closed:
        await guest.hear("done")
    assert closed.value.rcvd is not None
    return int(closed.value.rcvd.code), closed.value.rcvd.reason


async def test_one_address_may_not_fill_the_server(tmp_path: Path) -> None:
    async with serving(tmp_path, max_guests_per_address=2) as running, knock(running) as ana, knock(running):
        await ana.hello()
        with pytest.raises(InvalidStatus) as refused:
            async with knock(running):
                pass
        assert refused.value.response.status_code == 503
        assert b"too_many_guests" in refused.value.response.body


async def test_a_place_that_somebody_leaves_is_free_again(tmp_path: Path) -> None:
    async with serving(tmp_path, max_guests_per_address=2) as running, knock(running) as ana:
        for name in ("Ben", "Cleo", "Dan"):
            async with knock(running) as guest:
                await guest.hello(name)
                assert running.site.guests.taken == len(running.site.reception.guests) + 1 == 2
            await until(lambda: running.site.guests.taken == 1)
        await ana.hello()
        assert len(running.site.reception.guests) == 1


async def test_who_was_cut_off_leaves_a_place(tmp_path: Path) -> None:
    async with serving(tmp_path, max_guests_per_address=1) as running:
        async with knock(running) as noise:
            for _ in range(MOST_STRIKES + 1):
                await noise.say("nonsense")
            await closing(noise)
        await until(lambda: running.site.guests.taken == 0)
        async with knock(running) as guest:
            await guest.hello()


async def test_who_answers_no_ping_is_dropped_and_leaves_a_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("maquignon.tables.hall.reception.BETWEEN_PINGS", 0.005)
    async with (
        serving(tmp_path, max_guests_per_address=2) as running,
        knock(running) as silent,
        knock(running) as awake,
    ):
        await silent.hello()
        await awake.hello()
        for _ in range(12):
            await awake.say({"type": "pong", "number": (await awake.hear("ping"))["number"]})
        await until(lambda: running.site.guests.taken == 1)
        with pytest.raises(ConnectionClosed) as closed:
            await silent.hear("done")
        assert closed.value.rcvd is None
        assert (await awake.ask({"type": "follow_lobby", "id": "1"}, "done"))["id"] == "1"


async def until(holds: Callable[[], bool]) -> None:
    """A connection that is closed is noticed a moment later."""
    for _ in range(400):
        if holds():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it never came about")


async def test_new_players_and_tables_are_bounded(tmp_path: Path) -> None:
    limits = {"new_players_per_minute": 2, "max_tables_per_player": 1}
    async with (
        serving(tmp_path, **limits) as running,
        knock(running) as ana,
        knock(running) as ben,
        knock(running) as cleo,
    ):
        await ana.hello()
        token = (await ben.hello("Ben"))["token"]
        assert await cleo.refusal({"type": "hello", "name": "Cleo"}) == "too_fast"
        assert (await cleo.ask({"type": "hello", "token": token}, "welcome"))["name"] == "Ben"
        await ana.ask({"type": "create_table", "id": "1"}, "done")
        assert await ana.refusal({"type": "create_table", "id": "2"}) == "too_many_tables"


async def test_who_says_nothing_is_asked_to_leave(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maquignon.server.live.SECONDS_TO_SAY_HELLO", 0.05)
    async with serving(tmp_path) as running, knock(running) as guest:
        assert await closing(guest) == (1008, "hello_first")


@pytest.mark.slow
async def test_who_does_not_read_is_dropped_and_comes_back_to_the_right_position(tmp_path: Path) -> None:
    given_up = traffic.given_up
    async with serving(tmp_path) as running:
        token = await stop_reading(running)
        assert traffic.given_up == given_up + 1
        async with knock(running) as back:
            await back.say({"type": "hello", "token": token, "table": code_of(running)})
            assert (await back.hear("update"))["view"]["viewer"] == 0


async def stop_reading(running: Running) -> str:
    """Ask for more and more without ever taking it, until the server has enough of it; the guest's token."""
    given_up = traffic.given_up
    line = socket.create_connection(("127.0.0.1", int(running.url.rpartition(":")[2])))
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    async with knock(running, sock=line) as slow:
        token: str = (await slow.hello())["token"]
        terms = {"seats": [None, "thrifty", "thrifty"], "thinking": "none"}
        await slow.say({"type": "create_table", "id": "1", "terms": terms, "start": True})
        await slow.hear("update")
        slow.socket.transport.pause_reading()
        number = 0
        while traffic.given_up == given_up:
            number += 1
            with suppress(ConnectionClosed):
                await slow.say({"type": "join", "id": f"j{number}", "code": code_of(running)})
            await asyncio.sleep(0.001)
    return token


def code_of(running: Running) -> str:
    return next(iter(running.site.reception.lobby.tables))


async def test_the_server_says_when_it_goes_away_and_everybody_finds_their_seat_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as running, knock(running) as guest:
        token = (await guest.hello())["token"]
        await guest.ask({"type": "create_table", "id": "1"}, "table")
        running.server.should_exit = True
        assert (await guest.hear("moved"))["wait"] >= 1000
        assert await closing(guest) == (1012, "shutting_down")
    async with serving(tmp_path) as running, knock(running) as guest:
        welcome: dict[str, Any] = await guest.ask({"type": "hello", "token": token}, "welcome")
        assert [seat["seat"] for seat in welcome["seats"]] == [0]
