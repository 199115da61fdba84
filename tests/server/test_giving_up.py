"""Whom the server gives up on, seen from within: by what is still unread, and by what comes after a farewell."""

import asyncio
from types import SimpleNamespace
from typing import Any
from unittest import mock

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from maquignon.server.patience import LEAST_READ, PatientProtocol
from maquignon.server.wire import MOST_FAREWELL, PIECE, LineProtocol


class Unread:
    """A transport with so much still to be read by the other side, at one look after the other."""

    def __init__(self, *sizes: int) -> None:
        self._sizes = list(sizes)
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self._sizes.pop(0) if self._sizes else 0

    def abort(self) -> None:
        self.aborted = True


@pytest.mark.parametrize(
    ("sizes", "given_up"),
    [
        ((4 * LEAST_READ, 3 * LEAST_READ, 2 * LEAST_READ, LEAST_READ, 0), False),
        ((4 * LEAST_READ, 3 * LEAST_READ, 3 * LEAST_READ), True),
        ((4 * LEAST_READ, 3 * LEAST_READ + 1), True),
        ((10, 0), False),
    ],
    ids=["slowly but steadily", "no more", "too little", "the rest"],
)
async def test_who_reads_slowly_but_steadily_is_waited_for(
    sizes: tuple[int, ...], given_up: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("maquignon.server.patience.BETWEEN_LOOKS", 0)
    protocol: Any = object.__new__(PatientProtocol)
    protocol.transport, protocol.loop, protocol.cycle = Unread(*sizes), asyncio.get_running_loop(), None
    protocol._watch()
    for _ in sizes:
        await asyncio.sleep(0.001)
    assert protocol.transport.aborted is given_up
    if protocol._reading is not None:
        protocol._reading.cancel()


@pytest.mark.parametrize("packet", [1_000_000, 3 * PIECE, 100], ids=["at once", "in packets", "bit by bit"])
def test_who_was_hung_up_on_is_read_no_further_than_a_farewell(packet: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somewhere in there may be the other side's goodbye."""
    read: list[int] = []
    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", lambda self, data: read.append(len(data)))
    protocol: Any = object.__new__(LineProtocol)
    protocol.close_sent, protocol.conn = False, SimpleNamespace(handshake_exc=None, reader=SimpleNamespace(buffer=b""))
    protocol.transport = pause = mock.Mock()
    protocol._read_by_pieces(bytes(100_000))
    assert sum(read) == 100_000
    read.clear()
    protocol.close_sent = True
    for _ in range(0, 1_000_000, packet):
        protocol._read_by_pieces(bytes(packet))
    assert len(read) == MOST_FAREWELL // PIECE
    assert pause.pause_reading.called, "not even taken in"
