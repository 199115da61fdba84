"""The line to one guest: frames go out without a task for each, and nobody waits for a slow reader."""

from asyncio import BaseTransport
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

from maquignon.server.limits import Bucket
from maquignon.server.plain_frames import is_text, read_plain_frames, text_frame
from maquignon.server.post import Post
from maquignon.server.traffic import traffic
from maquignon.tables.telling.outbox import Outbox

LINE: Final = "maquignon.line"
"""The name of this extension in an ASGI scope."""

CLOSE_CODES: Final = {"too_slow": 1013, "too_fast": 1008, "hello_first": 1008, "shutting_down": 1012}
"""RFC 6455 and its register: try again later, policy violation, service restart."""
_UNHEARD: Final = ("too_slow", "silent")
"""Who does not read would not read a farewell either."""
_NORMAL: Final = 1000
MOST_UNHEARD: Final = 256
"""Messages of one guest that may wait to be heard."""
MOST_AT_ONCE: Final = 64 * 1024
"""Bytes that wait for the post."""
SECONDS_TO_ANSWER: Final = 2.0
SCRAPS_PER_SECOND: Final = 20
"""Control frames and pieces of messages that one guest may send, on the long run."""
MOST_SCRAPS: Final = 200
PIECE: Final = 2 * 1024
MOST_FAREWELL: Final = 8 * 1024
"""Bytes: somewhere in there is the other side's goodbye, unless it is not worth waiting for."""


Listener = Callable[[bytes], bool]
"""Hears a text at once, or says that it has to wait its turn."""


class LineProtocol(WebSocketsSansIOProtocol):
    """uvicorn's own protocol, which also puts a `SocketLine` into the scope of the connection."""

    line: "SocketLine | None" = None
    listener: Listener | None = None
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
        if self.listener is None:
            self._early = self.line is not None
            self._read_by_pieces(data)
            return
        texts: list[bytes] = []
        data = self._rest + data if self._rest else data
        used, is_plain = read_plain_frames(data, texts)
        for text in texts:
            self._hear(text)
        self._rest = data[used:]
        if not is_plain:  # from here on the library reads
            self.listener, rest, self._rest = None, self._rest, b""
            self._read_by_pieces(rest)

    def _read_by_pieces(self, data: bytes) -> None:
        """One packet can hold thousands of frames: whoever is hung up on after the first is not read to the last."""
        for begin in range(0, len(data), PIECE):
            if self.close_sent:
                self._farewell += PIECE
                if self._farewell > MOST_FAREWELL:
                    return
            super().data_received(data[begin : begin + PIECE])

    def _hear(self, text: bytes) -> None:
        if self.listener is None or not self.queue.empty() or not self.listener(text):
            self.curr_msg_data_type = "text"
            self.frames = [text]
            self.send_receive_event_to_app()

    def listen(self, listener: Listener) -> None:
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
        self.close_timer = self.loop.call_later(SECONDS_TO_ANSWER, self.transport.close)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.line is not None:
            self.line.pause()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.line is not None:
            self.line.catch_up()


class SocketLine:
    """While the transport takes frames they go straight there; once it is full they wait in a bounded outbox."""

    __slots__ = ("_data", "_is_full", "_outbox", "_post", "_protocol", "_transport")

    def __init__(self, protocol: LineProtocol) -> None:
        self._protocol: LineProtocol | None = protocol
        """Until the connection is lost."""
        self._transport = protocol.transport
        self._post = Post.of(protocol.loop)
        self._data = b""
        """What goes out with the next post."""
        self._is_full = False
        self._outbox: Outbox | None = None
        """As long as something has to wait."""

    def listen(self, listener: Listener) -> None:
        if self._protocol is not None:
            self._protocol.listen(listener)

    def lose(self) -> None:
        """The connection is gone, and whatever goes on speaking to it shall not keep it."""
        self._protocol, self._data, self._outbox = None, b"", None

    @property
    def is_over(self) -> bool:
        return self._protocol is None or self._protocol.close_sent or self._transport.is_closing()

    def send(self, frame: bytes, *, replaces: str | None = None) -> None:
        """Send a text frame of UTF-8, with the next post or as soon as the reader has caught up."""
        if self._protocol is None:
            return
        if self._outbox is None:
            if not self._data:
                self._post.wait_for(self, self._protocol.loop)
            elif len(self._data) > MOST_AT_ONCE:  # a transport says that it is full when it is written to
                self.write()
            self._data += text_frame(frame)
            traffic.frames += 1
            return
        self._outbox.send(frame, replaces=replaces)
        if self._outbox.closed is not None:
            self.close(self._outbox.closed)

    def close(self, reason: str) -> None:
        """Say why, and end the line."""
        protocol = self._protocol
        if protocol is None or self.is_over:
            return
        if reason in _UNHEARD:
            traffic.given_up += 1
            protocol.transport.abort()
        else:
            self.write()
            protocol.hang_up(CLOSE_CODES.get(reason, _NORMAL), reason)

    def pause(self) -> None:
        """The transport is full."""
        self._is_full = True
        if self._outbox is None:
            self._outbox = Outbox()

    def catch_up(self) -> None:
        """The transport takes frames again, at least for a while."""
        self._is_full = False
        self.write()
        while self._outbox is not None and not self._is_full:
            frame = self._outbox.take()
            if frame is None:
                self._outbox = None
            else:
                self._data = text_frame(frame)
                traffic.frames += 1
                self.write()

    def write(self) -> None:
        """Whatever is to go out."""
        data, self._data = self._data, b""
        if data and not self.is_over:
            self._transport.write(data)
            traffic.bytes += len(data)
