"""What goes out over a line, and when."""

import asyncio
from typing import Any, cast

from maquignon.server.line import MOST_AT_ONCE, Connection, SocketLine
from maquignon.server.traffic import traffic


class Transport:
    """Takes everything, until it is closed."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closed = False

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def is_closing(self) -> bool:
        return self.closed


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
