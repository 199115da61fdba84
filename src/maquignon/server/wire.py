"""The WebSocket of one guest as bytes: read without a task for each frame, and given up where it leads nowhere."""

from asyncio import BaseTransport
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

from maquignon.server.limits import Bucket, unmapped
from maquignon.server.line import LINE, Hearer, SocketLine
from maquignon.server.plain_frames import is_text, read_plain_frames

MOST_UNHEARD: Final = 256
"""Messages of one guest that may wait to be heard."""
SECONDS_TO_ANSWER: Final = 2.0
"""A farewell."""
SECONDS_TO_READ: Final = 10.0
"""Whatever was still to be sent when the connection ended."""
SCRAPS_PER_SECOND: Final = 20
"""Control frames and pieces of messages that one guest may send, in the long run."""
MOST_SCRAPS: Final = 200
"""The same, at once."""
PIECE: Final = 2 * 1024
"""Bytes that are taken in at a time: whoever is to be given up is noticed in between."""
MOST_FAREWELL: Final = 8 * 1024
"""Bytes: somewhere in there is the other side's goodbye, unless it is not worth waiting for."""
_NO_HANDSHAKE: Final = (
    b"HTTP/1.1 400 Bad Request\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: 48\r\n"
    b"connection: close\r\n\r\nNo WebSocket can be opened with such a request.\n"
)


class LineProtocol(WebSocketsSansIOProtocol):
    """uvicorn's own protocol, which also puts a `SocketLine` into the scope of the connection."""

    line: "SocketLine | None" = None
    listener: Hearer | None = None
    on_lost: Callable[[], None] | None = None
    """Whoever counts connections wants to know."""
    _early = False
    """Something came before anybody listened."""
    _rest = b""
    _farewell = 0
    """Bytes that came after we hung up."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            self.line = scope["extensions"][LINE] = SocketLine(self)

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.client = unmapped(self.client)
        self._scraps = Bucket.full(SCRAPS_PER_SECOND, MOST_SCRAPS)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.on_lost is not None:
            self.on_lost()
        self._let_go()

    def _let_go(self) -> None:
        """Of all that has hold of us: whatever waits for the garbage collector waits long."""
        self.listener = None
        self.conn.parser.close()
        if self.line is not None:
            self.line.lose()

    def data_received(self, data: bytes) -> None:
        data, self._rest = self._rest + data if self._rest else data, b""
        if self.listener is None:
            self._early = self.line is not None
            self._read_by_pieces(data)
            return
        texts: list[bytes] = []
        used, is_plain = read_plain_frames(data, texts)
        for text in texts:
            self._hear(text)
        self._rest = data[used:]
        if not texts:
            self._count_scrap()
        if not is_plain:  # from here on the library reads
            self.listener, rest, self._rest = None, self._rest, b""
            self._read_by_pieces(rest)

    def _read_by_pieces(self, data: bytes) -> None:
        """One packet can hold thousands of frames: whoever is hung up on after the first is not read to the last."""
        for begin in range(0, len(data), PIECE):
            if self.close_sent:
                self._farewell += PIECE
                if self._farewell > MOST_FAREWELL:
                    self.transport.pause_reading()
                    return
            super().data_received(data[begin : begin + PIECE])
        if self.conn.reader.buffer:
            self._count_scrap()
        if self.conn.handshake_exc is not None and not self.transport.is_closing():
            self.transport.write(_NO_HANDSHAKE)
            self.transport.close()

    def _hear(self, text: bytes) -> None:
        if self.listener is None or not self.queue.empty() or not self.listener(text):
            self.curr_msg_data_type = "text"
            self.frames = [text]
            self.send_receive_event_to_app()

    def listen(self, listener: Hearer) -> None:
        """Let plain texts be heard at once, if they can be; they wait their turn otherwise."""
        if not self._early:
            self.listener = listener

    def send_receive_event_to_app(self) -> None:
        """One packet can hold thousands of small messages; nobody honest has so many waiting."""
        if self.line is not None and self.queue.qsize() >= MOST_UNHEARD:
            self.frames = []
            self.line.close("too_fast")
        elif self.curr_msg_data_type == "text" and not is_text(self.frames):
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    # --- frames that say nothing --------------------------------------------------------------------------------------

    def handle_ping(self) -> None:
        super().handle_ping()
        self._count_scrap()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self._count_scrap()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        self._count_scrap()

    def _count_scrap(self) -> None:
        if self.line is not None and not self._scraps.take():
            self.line.close("too_fast")

    def hang_up(self, code: int, reason: str) -> None:
        """Say so, and give the other side a moment to answer: closed with something unread, nobody would hear why."""
        self.listener = None
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(SECONDS_TO_ANSWER, self._leave)

    # --- ends that need the other side, which may never read again ----------------------------------------------------

    def _leave(self) -> None:
        """A transport closes only when all is sent."""
        self.transport.close()
        if self.transport.get_write_buffer_size():
            self.loop.call_later(SECONDS_TO_READ, self.transport.abort)

    def eof_received(self) -> None:
        self._leave()

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self._leave()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self._leave()

    # --- readers that are slow ----------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.line is not None:
            self.line.pause()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.line is not None:
            self.line.catch_up()
