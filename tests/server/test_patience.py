"""Requests that never end, and connections that never ask."""

import asyncio
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from unittest import mock

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from maquignon.server.arrivals import PACKET, Arrivals
from maquignon.server.callers import BURST
from maquignon.server.door import MOST_LONG_CONTENTS
from maquignon.server.patience import (
    LEAST_READ,
    LONGEST_ADDRESS,
    LONGEST_HEAD,
    LONGEST_PATH,
    MOST_CHUNKS,
    MOST_FIELDS,
    MOST_PIPELINED,
    PatientProtocol,
)
from maquignon.server.trusted import Trusted
from maquignon.server.wire import MOST_SCRAPS, LineProtocol
from maquignon.tables.people.waiting import Places
from tests.server.raw import knock
from tests.server.serving import Running, serving


async def answer(running: Running, *pieces: bytes) -> bytes:
    """Everything the server says until it hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(running.url.rpartition(":")[2]))
    try:
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(0.01)
        return await reader.read()
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


async def test_a_head_without_end_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        line = b"x-filler: " + b"x" * 8000 + b"\r\n"
        heard = await answer(running, b"GET /api/health HTTP/1.1\r\nhost: x\r\n", *[line] * (LONGEST_HEAD // 8000 + 1))
        assert heard.startswith(b"HTTP/1.1 400")
        endless = await answer(running, b"GET /" + b"x" * (LONGEST_HEAD + 1))
        assert endless.startswith(b"HTTP/1.1 400")


async def test_a_head_that_comes_whole_and_is_too_long_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        filler = b"x-filler: " + b"x" * (LONGEST_HEAD - 100) + b"\r\n"
        whole = b"GET /api/health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n" + filler
        assert (await answer(running, whole + b"\r\n")).startswith(b"HTTP/1.1 200")
        assert (await answer(running, whole + b"y: " + b"y" * 200 + b"\r\n\r\n")).startswith(b"HTTP/1.1 400")


async def test_an_address_is_short(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        rest = b" HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"
        path = b"/api/health?" + b"%2e" * (LONGEST_ADDRESS // 3)
        too_long, longest = await answer(running, b"GET " + path + rest), path[:LONGEST_ADDRESS]
        assert too_long.startswith(b"HTTP/1.1 400")
        assert b"unreadable" not in too_long  # nobody has looked at what is asked for
        assert b"unreadable" in await answer(running, b"GET " + longest + rest)
        path = b"/api/" + b"%2e" * (LONGEST_PATH // 3)
        assert (await answer(running, b"GET " + path + rest)).startswith(b"HTTP/1.1 400")
        assert (await answer(running, b"GET " + path[:LONGEST_PATH] + rest)).startswith(b"HTTP/1.1 404")


async def test_a_head_has_few_fields(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        most = b"GET /api/health HTTP/1.1\r\nconnection: close\r\n" + b"host: x\r\n" * (MOST_FIELDS - 1)
        assert (await answer(running, most + b"\r\n")).startswith(b"HTTP/1.1 200")
        assert (await answer(running, most + b"host: x\r\n\r\n")).startswith(b"HTTP/1.1 400")


async def test_an_ordinary_request_is_answered_and_so_is_the_next(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ask = b"GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n"
        last = b"GET /api/health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"
        heard = await answer(running, *[ask] * 3, ask[:10], ask[10:], last)
        assert heard.count(b"HTTP/1.1 200 OK") == 5


@pytest.mark.parametrize(
    ("first", "status"),
    [
        (b"DELETE /api/health HTTP/1.1\r\nhost: x\r\n\r\n", 405),
        (b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n", 405),
        (b"GET /api/health HTTP/1.1\r\nhost: evil.example\r\n\r\n", 421),
    ],
)
async def test_what_no_bucket_counts_is_answered_once_for_each_connection(
    tmp_path: Path, first: bytes, status: int
) -> None:
    async with serving(tmp_path) as running:
        heard = await answer(running, first * 5)
        assert heard.startswith(b"HTTP/1.1 %d " % status)
        assert heard.count(b"HTTP/1.1") == 1


async def test_who_never_asks_is_hung_up_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maquignon.server.patience.SECONDS_FOR_A_HEAD", 0.05)
    async with serving(tmp_path) as running:
        assert await answer(running) == b""
        assert await answer(running, b"GET /api/he") == b""


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not holds():  # noqa: ASYNC110  # the server has no event for it
            await asyncio.sleep(0.01)


ASK = b"GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n"
LAST = b"GET /api/health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"
DESCRIPTION = b"GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n"
RECORD = b"POST /api/replays HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-ndjson\r\n"


async def test_a_second_head_that_never_ends_is_hung_up_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maquignon.server.patience.SECONDS_FOR_A_HEAD", 0.1)
    async with serving(tmp_path) as running:
        for begun in (b"GET /api/he", b"\r\n"):
            heard = await asyncio.wait_for(answer(running, ASK, begun), 5)
            assert heard.count(b"HTTP/1.1 200") == 1


async def test_a_body_that_never_ends_is_hung_up_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maquignon.server.patience.SECONDS_FOR_A_BODY", 0.1)
    async with serving(tmp_path) as running:
        heard = await asyncio.wait_for(answer(running, RECORD + b"content-length: 500\r\n\r\n{"), 5)
        assert heard == b""


async def test_an_answer_that_nobody_reads_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maquignon.server.patience.BETWEEN_LOOKS", 0.1)
    async with serving(tmp_path) as running:
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.connect(("127.0.0.1", int(running.url.rpartition(":")[2])))
            deaf.setblocking(False)
            await until(lambda: running.site.connections.taken == 1)
            [protocol] = running.server.server_state.connections
            while not protocol.transport.get_write_buffer_size():  # until no more fits into the line
                await asyncio.get_running_loop().sock_sendall(deaf, DESCRIPTION)
                await asyncio.sleep(0.01)
            await until(lambda: not running.site.connections.taken)


@pytest.mark.parametrize(
    "asked", [RECORD + b"content-length: 500\r\n\r\n{", DESCRIPTION * 500], ids=["content", "answer"]
)
async def test_the_end_waits_for_nobody_who_does_not_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, asked: bytes
) -> None:
    monkeypatch.setattr("maquignon.server.patience.SECONDS_AT_THE_END", 0.1)
    monkeypatch.setattr("maquignon.server.patience.MOST_PIPELINED", 1_000)
    with socket.socket() as stubborn:
        stubborn.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        async with serving(tmp_path) as running:
            stubborn.connect(("127.0.0.1", int(running.url.rpartition(":")[2])))
            stubborn.sendall(asked)
            [protocol] = await one_connection(running)
            assert isinstance(protocol, PatientProtocol)
            await until(lambda: protocol._knows_head or protocol.flow.write_paused)
    assert "Cancel" not in caplog.text  # uvicorn had to end what did not end by itself


async def one_connection(running: Running) -> set[object]:
    await until(lambda: running.site.connections.taken == 1)
    return set(running.server.server_state.connections)


async def test_an_answer_that_is_read_slowly_is_read_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("maquignon.server.patience.BETWEEN_LOOKS", 0.1)
    async with serving(tmp_path) as running:
        reader, writer = await asyncio.open_connection("127.0.0.1", int(running.url.rpartition(":")[2]), limit=4096)
        [protocol] = running.server.server_state.connections
        asked = 0
        while not protocol.transport.get_write_buffer_size():
            writer.write(DESCRIPTION)
            asked += 1
            await asyncio.sleep(0.01)
        heard = b""
        while heard.count(b"HTTP/1.1 200") < asked:
            heard += await reader.read(100_000)
            await asyncio.sleep(0.001)
        assert running.site.connections.taken == 1
        writer.close()


class Buffered(asyncio.Transport):
    """Something that is still to be read."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self.left, self.is_aborted = size, False

    def get_write_buffer_size(self) -> int:
        return self.left

    def abort(self) -> None:
        self.is_aborted = True


@pytest.mark.parametrize(
    ("size", "each_look", "is_read"),
    [
        (20_000, LEAST_READ, True),
        (20_000, LEAST_READ - 1, False),
        (3_000_000, 100_000, True),
        (3_000_000, 99_999, False),
    ],
)
def test_a_long_answer_is_read_faster_than_a_short_one(size: int, each_look: int, is_read: bool) -> None:
    protocol, looks = object.__new__(PatientProtocol), mock.Mock()
    protocol.loop, protocol.cycle = looks, mock.Mock()
    protocol.transport = transport = Buffered(size)
    protocol._watch()
    while transport.left and not transport.is_aborted:
        transport.left = max(0, transport.left - each_look)
        looks.call_later.call_args.args[1]()
    assert transport.is_aborted is not is_read


@pytest.mark.parametrize("size", [20_000, 60_000, 200_000])
async def test_content_of_any_legal_size_arrives_however_it_is_cut(tmp_path: Path, size: int) -> None:
    body = b"x" * size
    request = RECORD + b"content-length: %d\r\nconnection: close\r\n\r\n" % size + body
    async with serving(tmp_path) as running:
        for pieces in (
            [request],
            [request[:100], request[100:]],
            [request[: len(request) // 2], request[len(request) // 2 :]],
        ):
            heard = await answer(running, *pieces)
            assert heard.startswith(b"HTTP/1.1 422"), heard[:200]  # no record, but heard to its end


async def test_content_comes_in_chunks_but_not_in_crumbs_without_end(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        head = RECORD + b"connection: close\r\ntransfer-encoding: chunked\r\n\r\n"
        crumb, end = b"1\r\nx\r\n", b"0\r\n\r\n"
        assert (await answer(running, head, crumb * (MOST_CHUNKS // 2), end)).startswith(b"HTTP/1.1 422")
        assert (await answer(running, head, crumb * (MOST_CHUNKS + 1), end)).startswith(b"HTTP/1.1 400")


@pytest.mark.parametrize(
    "rest", [b"1;" + b"x" * 1_000_000, b"f4240\r\n" + b"x" * 1_000_000], ids=["extension", "chunk"]
)
async def test_an_address_says_only_so_much(tmp_path: Path, rest: bytes) -> None:
    """Whatever nobody looks at still has to be taken in."""
    async with serving(tmp_path, requests_per_second_per_address=1) as running:
        assert await answer(running, RECORD + b"transfer-encoding: chunked\r\n\r\n", rest) == b""
        assert (await answer(running, LAST)).startswith(b"HTTP/1.1 200"), "who says little is heard meanwhile"


def test_whoever_has_said_too_much_is_heard_again_after_a_while() -> None:
    arrivals = Arrivals(Places(1, 1), 1, Trusted("10.0.0.1"))
    bucket = arrivals._packets.of("192.0.2.1")
    bucket.rate, most = 0, int(bucket.most) * PACKET
    assert arrivals.hears(("192.0.2.1", 1), most - 2 * PACKET)
    assert not arrivals.hears(("192.0.2.1", 1), PACKET)
    assert arrivals.hears(("192.0.2.2", 1), PACKET)
    assert all(arrivals.hears(("10.0.0.1", 1), most) for _ in range(3)), "there are many behind it"
    bucket.rate, bucket.touched = 1, bucket.touched - 2
    assert arrivals.hears(("192.0.2.1", 1), PACKET)


@pytest.mark.parametrize("first", [b"", Frame(Opcode.BINARY, b"x").serialize(mask=True)], ids=["plain", "unusual"])
async def test_frames_do_not_come_in_crumbs(tmp_path: Path, first: bytes) -> None:
    async with serving(tmp_path) as running, knock(running) as ana:
        await ana.hello()
        await until(lambda: running.site.guests.taken == 1)
        [protocol] = running.server.server_state.connections
        frame = first + Frame(Opcode.TEXT, b" " * 3_000).serialize(mask=True)
        for place in range(MOST_SCRAPS + 20):
            protocol.data_received(frame[place : place + 1])
        with pytest.raises(ConnectionClosed) as closed:
            await ana.hear("nothing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.reason == "too_fast"


async def test_fields_after_the_content_are_refused(tmp_path: Path) -> None:
    """Nothing would bound their number: the longest head is over by then."""
    async with serving(tmp_path) as running:
        head = RECORD + b"transfer-encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n"
        assert (await answer(running, head, b"field: value\r\n" * 2, b"\r\n")).startswith(b"HTTP/1.1 400")


async def test_one_address_sends_only_so_many_long_contents_at_a_time(tmp_path: Path) -> None:
    begun = RECORD + b"content-length: 900000\r\n\r\n" + b"x" * 100_000
    whole = RECORD + b"content-length: 5\r\nconnection: close\r\n\r\nxxxxx"
    async with serving(tmp_path) as running:
        port = int(running.url.rpartition(":")[2])
        held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(MOST_LONG_CONTENTS)]
        for _, sender in held:
            sender.write(begun)
            await sender.drain()
        await asyncio.sleep(0.1)
        others = [asyncio.create_task(answer(running, whole)) for _ in range(2)]
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.0.2", 0))
        writer.write(whole)
        assert await reader.read(12) == b"HTTP/1.1 422", "another address is heard all the same"
        assert not any(other.done() for other in others)
        held[0][1].transport.abort()
        heard = await asyncio.wait_for(asyncio.gather(*others), 10)
        assert all(text.startswith(b"HTTP/1.1 422") for text in heard), "and who waited is heard in the end"
        for _, other in [(reader, writer), *held]:
            other.transport.abort()
            with suppress(OSError):
                await other.wait_closed()


async def test_one_address_has_only_so_many_connections(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        running.site.connections._most_per_address = 3
        port = int(running.url.rpartition(":")[2])
        held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        assert await answer(running, ASK) == b""
        for _, writer in held:
            writer.close()
            await writer.wait_closed()
        await until(lambda: not running.site.connections.taken)
        assert (await answer(running, ASK.replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n"))).startswith(
            b"HTTP/1.1 200"
        )


async def test_a_guest_keeps_the_place_of_the_connection_until_it_ends(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        async with knock(running) as ana:
            await ana.hello()
            assert (running.site.connections.taken, running.site.guests.taken) == (1, 1)
        await until(lambda: not running.site.connections.taken and not running.site.guests.taken)


async def test_one_address_opens_connections_only_so_often(tmp_path: Path) -> None:
    async with serving(tmp_path, requests_per_second_per_address=1) as running:
        heard = [await answer(running, LAST) for _ in range(12)]
        told = [text[9:12] for text in heard]
        assert told[:3] == [b"200"] * 3
        assert b"429" in told, "who is a little too fast is told so"
        assert told[-1] == b"", "and who does not listen is not heard any more"


async def test_everybody_behind_a_proxy_has_a_place(tmp_path: Path) -> None:
    async with serving(tmp_path, proxy="127.0.0.1", requests_per_second_per_address=1) as running:
        running.site.connections._most_per_address = 1
        port = int(running.url.rpartition(":")[2])
        held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(12)]
        await until(lambda: running.site.connections.taken == 12)
        for _, writer in held:
            writer.close()
        await until(lambda: not running.site.connections.taken)


async def test_who_asks_too_much_at_once_on_one_connection_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        heard = await answer(running, ASK * (MOST_PIPELINED + 1) + LAST)
        assert heard.count(b"HTTP/1.1 200") <= MOST_PIPELINED + 1
        assert (await answer(running, ASK * 100)).count(b"HTTP/1.1 400") == 1


@pytest.mark.parametrize(("path", "most"), [(b"/api/nothing", 3), (b"/anything", 30)])
async def test_who_asks_too_often_is_hung_up_on_whatever_they_ask_for(tmp_path: Path, path: bytes, most: int) -> None:
    async with serving(tmp_path, requests_per_second_per_address=1) as running:
        reader, writer = await asyncio.open_connection("127.0.0.1", int(running.url.rpartition(":")[2]))
        found, began = 0, time.monotonic()
        while True:
            writer.write(b"GET %b HTTP/1.1\r\nhost: x\r\n\r\n" % path)
            head = await reader.readuntil(b"\r\n\r\n")
            await reader.readexactly(int(head.partition(b"content-length: ")[2].partition(b"\r\n")[0]))
            if head.startswith(b"HTTP/1.1 429"):
                break
            found += 1
        filled = (time.monotonic() - began) * most / BURST
        assert most <= found <= most + filled + 1
        assert await reader.read() == b""
        writer.close()


UPGRADE = b" /api/live HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
UPGRADE += b"sec-websocket-version: 13\r\n"
KEY = b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"


@pytest.mark.parametrize(
    "head",
    [
        b"POST" + UPGRADE + KEY,
        b"POST" + UPGRADE + KEY + b"content-length: 5\r\n",
        b"GET" + UPGRADE + KEY + b"field: value\r\n" * 300,
        b"GET" + UPGRADE + KEY + b"cookie: " + b"x" * 20_000 + b"\r\n",
        b"GET" + UPGRADE + KEY + b"transfer-encoding: chunked\r\n",
        b"GET" + UPGRADE + KEY * 2,
        b"GET" + UPGRADE,
    ],
)
async def test_who_opens_no_websocket_after_all_is_told_so_and_not_kept(tmp_path: Path, head: bytes) -> None:
    async with serving(tmp_path) as running:
        heard = await asyncio.wait_for(answer(running, head + b"\r\n"), 5)
        assert heard.startswith(b"HTTP/1.1 4")
        await until(lambda: not running.site.connections.taken)


@pytest.mark.parametrize("ending", ["goodbye", "no frame at all", "half", "nonsense"])
async def test_who_leaves_without_reading_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ending: str
) -> None:
    monkeypatch.setattr("maquignon.server.wire.SECONDS_TO_READ", 0.1)
    monkeypatch.setattr("maquignon.server.wire.SECONDS_TO_ANSWER", 0.1)
    async with serving(tmp_path) as running:
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.connect(("127.0.0.1", int(running.url.rpartition(":")[2])))
            deaf.sendall(b"GET" + UPGRADE + KEY + b"\r\n")
            await until(lambda: running.site.guests.taken == 1)
            [protocol] = running.server.server_state.connections
            while protocol.transport.get_write_buffer_size() < 1_000:
                protocol.transport.write(b"\x81\x05hello" * 100_000)
                await asyncio.sleep(0.01)
            if ending == "half":
                deaf.shutdown(socket.SHUT_WR)
            else:
                deaf.sendall(ENDINGS[ending])
            await until(lambda: not running.site.connections.taken)


ENDINGS = {
    "goodbye": b"\x88\x82\0\0\0\0\x03\xe8",
    "no frame at all": b"\xff" * 20,
    "nonsense": b"\x81\x81\0\0\0\0x" * 300,
}


async def test_what_comes_after_we_hung_up_is_not_read(tmp_path: Path) -> None:
    """One packet of thousands of pings, and another: some are answered, and none after the goodbye."""
    async with serving(tmp_path) as running, knock(running) as ana:
        await ana.hello()
        assert ana.socket.transport is not None
        ana.socket.transport.write(b"\x89\x80\0\0\0\0" * 20_000)
        with pytest.raises(ConnectionClosed) as closed:
            await ana.hear("nothing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.reason == "too_fast"


async def test_frames_that_say_nothing_are_counted(tmp_path: Path) -> None:
    async with serving(tmp_path) as running, knock(running) as ana:
        await ana.hello()
        with pytest.raises(ConnectionClosed) as closed:
            await asyncio.gather(*[ana.socket.pong(b"") for _ in range(2_000)], ana.hear("nothing"))
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.reason == "too_fast"


async def test_what_comes_after_the_end_of_a_connection_is_not_read(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        _, writer = await asyncio.open_connection("127.0.0.1", int(running.url.rpartition(":")[2]))
        await until(lambda: running.site.connections.taken == 1)
        [protocol] = running.server.server_state.connections
        assert isinstance(protocol, PatientProtocol)
        protocol.transport.abort()
        protocol.data_received(ASK)
        assert protocol._heads == 0
        writer.close()


async def test_what_one_request_used_up_is_there_again_for_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bytes of a head that comes in parts, and chunks."""
    monkeypatch.setattr("maquignon.server.patience.LONGEST_HEAD", 150)
    monkeypatch.setattr("maquignon.server.patience.MOST_CHUNKS", 3)
    parts = (
        b"POST /api/players HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n",
        b"transfer-encoding: chunked\r\n\r\n",
        b'7\r\n{"name"\r\n7\r\n:"Ana"}\r\n',
        b"0\r\n\r\n",
    )
    async with serving(tmp_path) as running:
        reader, writer = await asyncio.open_connection("127.0.0.1", int(running.url.rpartition(":")[2]))
        await until(lambda: running.site.connections.taken == 1)
        [protocol] = running.server.server_state.connections
        for _ in range(4):
            for part in parts:
                protocol.data_received(part)
            head = await reader.readuntil(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 201")
            await reader.readexactly(int(head.partition(b"content-length: ")[2].partition(b"\r\n")[0]))
        writer.close()


async def test_the_time_for_a_content_is_over_once_it_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer may take as long as it takes, and a guest stays as long as they like."""
    monkeypatch.setattr("maquignon.server.patience.SECONDS_FOR_A_BODY", 0)
    async with serving(tmp_path) as running:
        heard = await answer(running, ASK, LAST)
        assert heard.count(b"HTTP/1.1 200") == 2
        async with knock(running) as ana:
            await ana.hello()
            assert (await ana.ask({"type": "follow_lobby", "id": "1"}, "done"))["id"] == "1"


async def test_a_goodbye_is_heard_although_we_hung_up_in_the_middle_of_a_frame(tmp_path: Path) -> None:
    """What was read of the frame belongs to what comes after; nobody would hear our reason otherwise."""
    async with serving(tmp_path) as running, knock(running) as ana:
        await ana.hello()
        await until(lambda: running.site.guests.taken == 1)
        [protocol] = running.server.server_state.connections
        assert isinstance(protocol, LineProtocol)
        frame = Frame(Opcode.TEXT, b'{"type": "pong", "number": 1}').serialize(mask=True)
        ana.socket.transport.write(frame[:9])
        await until(lambda: protocol._rest == frame[:9])
        assert protocol.line is not None
        protocol.line.close("shutting_down")
        ana.socket.transport.write(frame[9:])
        with pytest.raises(ConnectionClosed):
            await ana.hear("nothing")
        await until(lambda: not running.site.connections.taken)
        assert protocol.conn.close_rcvd is not None
        assert protocol.conn.close_rcvd.code == 1012
