"""Whom the server gives up on, seen from within: by what is still unread, and by what comes after a farewell."""

import asyncio
from types import SimpleNamespace
from typing import Any
from unittest import mock

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from maquignon.server.limits import Bucket
from maquignon.server.patience import LEAST_READ, SECONDS_AT_THE_END, PatientProtocol
from maquignon.server.wire import MOST_FAREWELL, PIECE, SECONDS_TO_ANSWER, SECONDS_TO_READ, LineProtocol


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


@pytest.mark.parametrize("scrap", ["handle_ping", "handle_pong", "handle_cont"])
def test_every_kind_of_frame_that_says_nothing_by_itself_is_counted(
    scrap: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pings, pongs, and the pieces of messages: whoever sends them without end is hung up on."""
    monkeypatch.setattr(WebSocketsSansIOProtocol, scrap, lambda *_: None)
    protocol: Any = object.__new__(LineProtocol)
    protocol._scraps, protocol.line = Bucket.full(1e-9, 3), mock.Mock()
    for _ in range(3):
        getattr(protocol, scrap)(*[object()] * (scrap != "handle_ping"))
    protocol.line.close.assert_not_called()
    getattr(protocol, scrap)(*[object()] * (scrap != "handle_ping"))
    protocol.line.close.assert_called_once_with("too_fast")


@pytest.mark.parametrize("was_read", [True, False])
def test_who_is_hung_up_on_hears_why_and_is_a_guest_no_more(was_read: bool) -> None:
    """Whoever was not read just then is read again: somewhere in what they said is their goodbye."""
    protocol: Any = object.__new__(LineProtocol)
    protocol.queue, protocol.transport, protocol.loop = asyncio.Queue(), mock.Mock(), mock.Mock()
    protocol.conn, protocol.read_paused = mock.Mock(), not was_read
    protocol.listener = protocol.close_timer = None
    protocol.conn.data_to_send.return_value = [b"good", b"bye"]
    protocol.hang_up(1012, "shutting_down")
    protocol.conn.send_close.assert_called_once_with(1012, "shutting_down")
    protocol.transport.write.assert_called_once_with(b"goodbye")
    assert protocol.transport.resume_reading.called is not was_read
    told = {"type": "websocket.disconnect", "code": 1012, "reason": "shutting_down"}
    assert protocol.queue.get_nowait() == told, "the table hears of it at once"
    assert protocol.close_sent
    protocol.loop.call_later.assert_called_once_with(SECONDS_TO_ANSWER, protocol._leave)


@pytest.mark.parametrize("ending", ["eof_received", "handle_close", "handle_parser_exception"])
@pytest.mark.parametrize("unread", [0, 5])
def test_an_end_waits_for_nobody_who_does_not_read_it(
    ending: str, unread: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("handle_close", "handle_parser_exception"):
        monkeypatch.setattr(WebSocketsSansIOProtocol, name, lambda *_: None)
    protocol: Any = object.__new__(LineProtocol)
    protocol.transport, protocol.loop = mock.Mock(), mock.Mock()
    protocol.transport.get_write_buffer_size.return_value = unread
    getattr(protocol, ending)(*[object()] * (ending == "handle_close"))
    protocol.transport.close.assert_called_once_with()
    aborts = [mock.call(SECONDS_TO_READ, protocol.transport.abort)] if unread else []
    assert protocol.loop.call_later.mock_calls == aborts


def test_a_line_learns_when_its_reader_is_slow_and_when_not_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("pause_writing", "resume_writing"):
        monkeypatch.setattr(WebSocketsSansIOProtocol, name, lambda _: None)
    protocol: Any = object.__new__(LineProtocol)
    protocol.line = mock.Mock()
    protocol.pause_writing()
    protocol.resume_writing()
    assert protocol.line.mock_calls == [mock.call.pause(), mock.call.catch_up()]
    protocol.line = None  # before there is one
    protocol.pause_writing()
    protocol.resume_writing()


@pytest.mark.parametrize(
    ("is_asking", "is_slow", "is_hurried"),
    [(False, False, False), (True, False, True), (False, True, True), (True, True, True)],
)
def test_the_end_of_the_server_hurries_whoever_is_in_the_middle_of_something(
    is_asking: bool, is_slow: bool, is_hurried: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(HttpToolsProtocol, "shutdown", lambda _: None)
    protocol: Any = object.__new__(PatientProtocol)
    protocol._knows_head, protocol.flow = is_asking, SimpleNamespace(write_paused=is_slow)
    protocol.loop = mock.Mock()
    protocol.shutdown()
    hurried = [mock.call(SECONDS_AT_THE_END, protocol._give_up)] if is_hurried else []
    assert protocol.loop.call_later.mock_calls == hurried


@pytest.mark.parametrize("cycle", [None, SimpleNamespace(disconnected=False)])
def test_who_is_given_up_while_an_answer_is_written_is_known_to_be_gone(cycle: Any) -> None:
    protocol: Any = object.__new__(PatientProtocol)
    protocol.transport, protocol.cycle = mock.Mock(), cycle
    protocol._give_up()
    protocol.transport.abort.assert_called_once_with()
    assert cycle is None or cycle.disconnected
