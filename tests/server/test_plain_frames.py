"""The short way of reading frames reads what the library would read, however the bytes are cut into packets."""

import asyncio
import os
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from maquignon.server.plain_frames import read_plain_frames, text_frame
from maquignon.tables.protocol.frames import LONGEST_FRAME
from tests.server.raw import knock
from tests.server.serving import Running, serving

texts = st.lists(st.binary(max_size=300) | st.sampled_from([b"", b"x" * 125, b"x" * 126, b"x" * LONGEST_FRAME]))


def written(text: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, text, fin).serialize(mask=True)


@given(texts=texts, cuts=st.lists(st.integers(0, 5000)))
def test_whole_texts_are_read_however_they_are_cut(texts: list[bytes], cuts: list[int]) -> None:
    stream = b"".join(map(written, texts))
    places = sorted({0, len(stream), *(cut % (len(stream) + 1) for cut in cuts)})
    read: list[bytes] = []
    rest = b""
    for begin, end in pairwise(places):
        data = rest + stream[begin:end]
        used, is_plain = read_plain_frames(data, read)
        assert is_plain
        rest = data[used:]
    assert (read, rest) == (texts, b"")


@pytest.mark.parametrize("cut", range(1, 9))
def test_a_longer_text_waits_for_its_head_wherever_that_is_cut(cut: int) -> None:
    read: list[bytes] = []
    frame = written(b"x" * 200)
    assert read_plain_frames(frame[:cut], read) == (0, True)
    assert read_plain_frames(frame, read) == (len(frame), True)
    assert read == [b"x" * 200]


@pytest.mark.parametrize(
    "odd",
    [
        written(b"data", Opcode.BINARY),
        written(b"", Opcode.PING),
        written(b"", Opcode.CLOSE),
        written(b"half", fin=False),
        written(b"other half", Opcode.CONT),
        written(b"x" * (LONGEST_FRAME + 1)),
        written(b"x" * 70_000),
        Frame(Opcode.TEXT, b"unmasked").serialize(mask=False),
        b"\xc1" + written(b"squeezed")[1:],
    ],
    ids=["binary", "ping", "close", "half", "other half", "too long", "far too long", "unmasked", "reserved"],
)
def test_anything_else_is_left_to_the_library(odd: bytes) -> None:
    read: list[bytes] = []
    plain = written(b"plain")
    assert read_plain_frames(plain + odd, read) == (len(plain), False)
    assert read == [b"plain"]


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_a_frame_of_any_length_is_what_the_library_would_write(length: int) -> None:
    text = b"x" * length
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.fixture
def hello() -> bytes:
    return msgspec.json.encode({"type": "hello", "name": "Ana"})


async def talk(running: Running, *packets: bytes) -> list[Any]:
    """What the server answers to these bytes, sent after the handshake one by one."""
    async with knock(running) as guest:
        for packet in packets:
            guest.socket.transport.write(packet)
            await asyncio.sleep(0.02)
        return [await guest.hear("welcome", "done", "refused") for _ in range(2)]


async def test_short_way_and_library_follow_one_another_on_one_connection(tmp_path: Path, hello: bytes) -> None:
    name = msgspec.json.encode({"type": "rename", "id": "1", "name": "Ben"})
    first, second = written(hello), written(name)
    async with serving(tmp_path) as running:
        for packets in (
            [first, second],
            [first + second],
            [first[:7], first[7:] + second[:1], second[1:]],
            [first, written(b"", Opcode.PING), second],
            [first, written(name[:9], fin=False), written(name[9:], Opcode.CONT)],
            [written(hello[:5], fin=False) + written(hello[5:], Opcode.CONT) + second],
        ):
            welcome, done = await talk(running, *packets)
            assert (welcome["type"], done["type"]) == ("welcome", "done"), packets


async def test_a_text_that_is_no_utf8_ends_the_connection(tmp_path: Path, hello: bytes) -> None:
    async with serving(tmp_path) as running, knock(running) as guest:
        guest.socket.transport.write(written(hello) + written(b"\xff" + os.urandom(3)))
        await guest.socket.wait_closed()
        assert guest.socket.close_code == 1007
