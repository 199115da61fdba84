"""Requests that never end, and connections that never ask."""

import asyncio
from pathlib import Path

import pytest

from maquignon.server.patience import LONGEST_HEAD
from tests.server.house import Running, serving


async def answer(house: Running, *pieces: bytes) -> bytes:
    """Everything the server says until it hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(house.url.rpartition(":")[2]))
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
    async with serving(tmp_path) as house:
        line = b"x-filler: " + b"x" * 8000 + b"\r\n"
        heard = await answer(house, b"GET /api/health HTTP/1.1\r\nhost: x\r\n", *[line] * (LONGEST_HEAD // 8000 + 1))
        assert heard.startswith(b"HTTP/1.1 400")
        endless = await answer(house, b"GET /" + b"x" * (LONGEST_HEAD + 1))
        assert endless.startswith(b"HTTP/1.1 400")


async def test_an_ordinary_request_is_answered_and_so_is_the_next(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        ask = b"GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n"
        last = b"GET /api/health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"
        heard = await answer(house, *[ask] * 3, ask[:10], ask[10:], last)
        assert heard.count(b"HTTP/1.1 200 OK") == 5


async def test_who_never_asks_is_hung_up_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maquignon.server.patience.SECONDS_FOR_A_HEAD", 0.05)
    async with serving(tmp_path) as house:
        assert await answer(house) == b""
        assert await answer(house, b"GET /api/he") == b""
