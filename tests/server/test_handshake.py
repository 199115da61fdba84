"""Encrypted connections: counted from the first moment, whether or not anybody ever shakes hands."""

import asyncio
import ssl
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from websockets.asyncio.client import connect

from maquignon.server.handshake import Handshake
from maquignon.server.site import SPARE_CONNECTIONS_PER_ADDRESS
from tests.server.certificate import CERTIFICATE, write_certificate
from tests.server.serving import Running, serving
from tests.server.test_patience import LAST, until


def port_of(running: Running) -> int:
    return int(running.url.rpartition(":")[2])


def trusting() -> ssl.SSLContext:
    return ssl.create_default_context(cadata=CERTIFICATE)


async def ask(running: Running, *pieces: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port_of(running), ssl=trusting())
    for piece in pieces:
        writer.write(piece)
        await writer.drain()
    heard = await reader.read()
    writer.close()
    return heard


async def last_words(reader: asyncio.StreamReader) -> bytes:
    """Until the server hangs up, in whatever manner."""
    try:
        return await asyncio.wait_for(reader.read(), 5)
    except ConnectionResetError:
        return b""


async def test_requests_and_games_are_encrypted(tmp_path: Path) -> None:
    certificate, key = write_certificate(tmp_path)
    async with serving(tmp_path / "data", tls_cert=certificate, tls_key=key) as running:
        heard = await ask(running, LAST[:10], LAST[10:])
        assert heard.startswith(b"HTTP/1.1 200")
        assert b"strict-transport-security" in heard  # known to be https
        async with connect(f"wss://{running.host}/api/live", ssl=trusting()) as socket:
            await socket.send('{"type":"hello","name":"Ana"}')
            assert '"Ana"' in str(await socket.recv())
            assert running.site.connections.taken == 1
        await until(lambda: not running.site.connections.taken)


async def test_who_never_shakes_hands_has_a_place_and_no_more_than_others(tmp_path: Path) -> None:
    certificate, key = write_certificate(tmp_path)
    most = 1 + SPARE_CONNECTIONS_PER_ADDRESS
    async with serving(tmp_path / "data", tls_cert=certificate, tls_key=key, max_guests_per_address=1) as running:
        silent = [await asyncio.open_connection("127.0.0.1", port_of(running)) for _ in range(most)]
        await until(lambda: running.site.connections.taken == most)
        reader, writer = await asyncio.open_connection("127.0.0.1", port_of(running))
        assert await last_words(reader) == b""
        for _, other in [*silent, (reader, writer)]:
            other.close()
        await until(lambda: not running.site.connections.taken)


@pytest.mark.parametrize("said", [b"", b"\x16\x03\x01\x02\x00\x01", b"GET / HTTP/1.1\r\n\r\n"])
async def test_a_handshake_that_comes_to_nothing_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr("maquignon.server.handshake.SECONDS_FOR_A_HANDSHAKE", 0.1)
    certificate, key = write_certificate(tmp_path)
    async with serving(tmp_path / "data", tls_cert=certificate, tls_key=key) as running:
        reader, writer = await asyncio.open_connection("127.0.0.1", port_of(running))
        writer.write(said)
        await until(lambda: running.site.connections.taken == 1)
        await last_words(reader)
        writer.close()
        await until(lambda: not running.site.connections.taken)


def test_who_goes_in_the_middle_of_a_handshake_is_waited_for_no_more_and_gives_the_place_back_once() -> None:
    whole: Any = None
    knocking: Any = Handshake(whole, whole)
    knocking._shaking, knocking._release = shaking, release = mock.Mock(), mock.Mock()
    for _ in range(2):
        knocking.connection_lost(None)
    assert shaking.cancel.called
    release.assert_called_once_with()
