"""The line to one guest: frames go out without a task for each, and nobody waits for a slow reader."""

from asyncio import AbstractEventLoop, Transport
from collections.abc import Callable
from typing import Final, Protocol

from maquignon.server.plain_frames import text_frame
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
MOST_AT_ONCE: Final = 64 * 1024
"""Bytes that wait for the post."""

Hearer = Callable[[bytes], bool]
"""Hears a text at once, or says that it has to wait its turn."""


class Connection(Protocol):
    """What a line needs of it."""

    transport: Transport
    loop: AbstractEventLoop
    close_sent: bool

    def listen(self, listener: Hearer) -> None:
        """Let plain texts be heard at once, if they can be; they wait their turn otherwise."""
        ...

    def hang_up(self, code: int, reason: str) -> None: ...


class SocketLine:
    """While the transport takes frames they go straight there; once it is full they wait in a bounded outbox."""

    __slots__ = ("_data", "_is_full", "_outbox", "_post", "_protocol", "_transport")

    def __init__(self, protocol: Connection) -> None:
        self._protocol: Connection | None = protocol
        """Until the connection is lost."""
        self._transport = protocol.transport
        self._post = Post.of(protocol.loop)
        self._data = b""
        """What goes out with the next post."""
        self._is_full = False
        self._outbox: Outbox | None = None
        """As long as something has to wait."""

    def listen(self, listener: Hearer) -> None:
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
        protocol = self._protocol
        if data and protocol is not None and not protocol.close_sent and not self._transport.is_closing():
            self._transport.write(data)
            traffic.bytes += len(data)
