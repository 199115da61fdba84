"""What goes out over a line, and when."""

import asyncio
from typing import Any, cast

import pytest

from maquignon.server.line import MOST_AT_ONCE, Connection, SocketLine
from maquignon.server.traffic import traffic
from maquignon.tables.telling.outbox import MOST_FRAMES


class Transport:
    """Takes everything, until it is closed."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closed = False

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def is_closing(self) -> bool:
        return self.closed

    def abort(self) -> None:
        self.written.append(b"aborted")
        self.closed = True


class Protocol:
    """As much of a protocol as a line looks at."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.transport: Any = Transport()
        self.close_sent = False

    def hang_up(self, code: int, reason: str) -> None:
        self.transport.write(f"{code} {reason}".encode())
        self.close_sent = True


def lines(number: int) -> list[tuple[SocketLine, Transport]]:
    protocols = [Protocol() for _ in range(number)]
    return [(SocketLine(cast(Connection, protocol)), protocol.transport) for protocol in protocols]


async def test_frames_of_one_turn_go_out_in_one_piece_and_in_order() -> None:
    (line, transport), (other, its_transport) = lines(2)
    frames, sent = traffic.frames, traffic.bytes
    line.send(b"one")
    other.send(b"alone")
    line.send(b"two")
    assert transport.written == []
    await asyncio.sleep(0)
    assert transport.written == [b"\x81\x03one\x81\x03two"]
    assert its_transport.written == [b"\x81\x05alone"]
    assert (traffic.frames - frames, traffic.bytes - sent) == (3, 17)
    line.send(b"three")
    await asyncio.sleep(0)
    assert transport.written[1:] == [b"\x81\x05three"]


async def test_what_is_too_much_for_one_post_goes_out_before_it() -> None:
    ((line, transport),) = lines(1)
    large = b"x" * (MOST_AT_ONCE + 1)
    line.send(large)
    line.send(b"more")
    assert [len(data) > len(large) for data in transport.written] == [True]
    await asyncio.sleep(0)
    assert transport.written[1:] == [b"\x81\x04more"]


async def test_what_was_said_before_a_farewell_goes_out_before_it() -> None:
    ((line, transport),) = lines(1)
    line.send(b"why")
    line.close("too_fast")
    line.send(b"never")
    await asyncio.sleep(0)
    assert transport.written == [b"\x81\x03why", b"1008 too_fast"]


async def test_nothing_is_written_to_who_has_gone_meanwhile() -> None:
    ((line, transport),) = lines(1)
    line.send(b"gone")
    transport.closed = True
    await asyncio.sleep(0)
    assert transport.written == []


async def test_what_waited_for_a_slow_reader_comes_after_what_was_on_its_way() -> None:
    ((line, transport),) = lines(1)
    frames = traffic.frames
    line.send(b"first")
    line.pause()
    line.send(b"then")
    line.catch_up()
    line.send(b"last")
    await asyncio.sleep(0)
    assert b"".join(transport.written) == b"\x81\x05first\x81\x04then\x81\x04last"
    assert traffic.frames - frames == 3


async def test_a_line_is_over_as_soon_as_anybody_has_ended_it() -> None:
    for end in ("goodbye", "closed", "lost"):
        protocol = Protocol()
        line = SocketLine(cast(Connection, protocol))
        ended = [line.is_over]
        line.send(b"too late")
        protocol.close_sent, protocol.transport.closed = end == "goodbye", end == "closed"
        if end == "lost":
            line.lose()
        ended.append(line.is_over)
        assert ended == [False, True]
        line.close("too_fast")
        line.close("too_slow")
        await asyncio.sleep(0)
        assert protocol.transport.written == [], "whoever has gone is told nothing, and nothing follows a goodbye"


@pytest.mark.parametrize(
    ("reason", "goodbye"),
    [
        ("too_fast", b"1008 too_fast"),
        ("hello_first", b"1008 hello_first"),
        ("shutting_down", b"1012 shutting_down"),
        ("unreadable", b"1000 unreadable"),
        ("too_slow", b"aborted"),
        ("silent", b"aborted"),
    ],
)
async def test_who_listens_is_told_why_and_who_does_not_is_given_up(reason: str, goodbye: bytes) -> None:
    ((line, transport),) = lines(1)
    given_up = traffic.given_up
    line.close(reason)
    assert transport.written == [goodbye]
    assert traffic.given_up - given_up == (goodbye == b"aborted")


async def test_a_reader_who_is_slow_again_and_again_loses_nothing_and_is_fast_in_the_end() -> None:
    protocol = Protocol()
    line = SocketLine(cast(Connection, protocol))
    take = protocol.transport.write

    def take_and_be_full(data: bytes) -> None:
        take(data)
        line.pause()

    line.pause()
    for text in (b"a", b"b", b"c"):
        line.send(text)
    protocol.transport.write = take_and_be_full
    for number in (1, 2, 3):
        line.catch_up()
        assert len(protocol.transport.written) == number, "no more than there is room for"
    protocol.transport.write = take
    line.catch_up()
    line.send(b"d")
    assert len(protocol.transport.written) == 3
    await asyncio.sleep(0)
    assert b"".join(protocol.transport.written) == b"\x81\x01a\x81\x01b\x81\x01c\x81\x01d"


async def test_of_what_waits_for_a_slow_reader_the_latest_of_its_sort_is_enough() -> None:
    ((line, transport),) = lines(1)
    line.pause()
    for number in range(2 * MOST_FRAMES):
        line.send(b"%d" % number, replaces="update")
    assert not transport.closed
    line.catch_up()
    read = b"".join(transport.written)
    assert read.endswith(b"\x81\x03127")
    assert read.count(b"\x81") <= MOST_FRAMES
    line.pause()
    for _ in range(MOST_FRAMES + 1):
        line.send(b"done")
    assert transport.closed, "and who loses what matters is cut off"


async def test_nothing_is_kept_for_who_was_lost_while_slow() -> None:
    ((line, transport),) = lines(1)
    line.pause()
    line.send(b"waits")
    line.lose()
    line.catch_up()
    line.send(b"more")
    await asyncio.sleep(0)
    assert transport.written == []
