"""HTTP connections that are given up: heads, contents and answers that never end, and more than one's share of them."""

import asyncio
from collections.abc import Callable
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from maquignon.server.arrivals import Arrivals
from maquignon.server.limits import unmapped

LONGEST_HEAD: Final = 32 * 1024
"""Bytes of a request before its content; browsers need a tenth of it."""
LONGEST_PATH: Final = 2 * 1024
"""Bytes: each sign of it may have to be looked at many times."""
LONGEST_ADDRESS: Final = 16 * 1024
"""Bytes of the path and what is asked for there."""
MOST_FIELDS: Final = 100
"""Of a head, each of which is looked at for every name that is looked up; browsers send twenty."""
MOST_PIPELINED: Final = 8
"""Requests of one connection that wait for the answer to the one before; browsers send none."""
MOST_CHUNKS: Final = 10_000
"""Of one content: twice the lines of the longest record."""
SECONDS_FOR_A_HEAD: Final = 20.0
"""Of a request, from its first byte or from the connection."""
SECONDS_FOR_A_BODY: Final = 45.0
"""The longest content there is comes over a slow phone in half of it."""
SECONDS_AT_THE_END: Final = 1.0
"""For whoever is still sending a content or reading an answer when the server ends."""
BETWEEN_LOOKS: Final = 10.0
"""Seconds between two looks at how far an answer has been read."""
LEAST_READ: Final = 4 * 1024
"""Bytes that even a slow reader takes from one look to the next."""
MOST_LOOKS: Final = 30
"""At one answer: whoever reads a long one drop by drop would have it kept for hours, on every connection there is."""


class HeadTooLong(Exception):
    """The parser makes a refusal of it."""


class TooManyHeads(Exception):
    """Likewise."""


class Trailers(Exception):
    """Likewise: fields after the content, which nobody needs and nobody bounds."""


class TooManyChunks(Exception):
    """Likewise: content in crumbs, each of which costs more than it brings."""


class PatientProtocol(HttpToolsProtocol):
    """uvicorn's own protocol, which hangs up on whoever keeps a connection and does not use it."""

    arrivals: Arrivals
    """Where connections are counted."""
    release: Callable[[], None] | None = None
    """Gives the place back; set beforehand, where the place was taken before there was anything to read."""
    _head = 0
    """Bytes of an unfinished head."""
    _heads = 0
    """Finished ones."""
    _knows_head = False
    _chunks = 0
    _too_late: asyncio.TimerHandle | None = None
    _reading: asyncio.TimerHandle | None = None
    _unread = 0
    _least_read = LEAST_READ

    @classmethod
    def counted_by(cls, arrivals: Arrivals) -> "type[PatientProtocol]":
        """The protocol of one server: uvicorn makes an object of it for each connection."""
        return type("CountedProtocol", (cls,), {"arrivals": arrivals})

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.client = unmapped(self.client)
        self.release = self.release or self.arrivals.admit(self.client)
        if self.release is None:
            transport.abort()
            return
        self._expect(SECONDS_FOR_A_HEAD)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if not self.arrivals.hears(self.client, len(data)):
            self._give_up()
            return
        if not self._knows_head and self._too_late is None:  # a further head begins, or what is meant to become one
            self._expect(SECONDS_FOR_A_HEAD)
        knew, heads = self._knows_head, self._heads
        super().data_received(data)
        if not knew and self._heads == heads:
            self._head += len(data)
            if self._head > LONGEST_HEAD and not self.transport.is_closing():
                self.send_400_response("The head of the request is too long.")

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._knows_head:
            raise Trailers
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            raise TooManyHeads
        path, _, _ = self.url.partition(b"?")
        if len(path) > LONGEST_PATH or len(self.url) > LONGEST_ADDRESS or len(self.headers) > MOST_FIELDS:
            raise HeadTooLong
        if len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers) > LONGEST_HEAD:
            raise HeadTooLong
        self._knows_head, self._head, self._chunks = True, 0, 0
        self._heads += 1
        self._expect(SECONDS_FOR_A_BODY)
        super().on_headers_complete()

    def on_chunk_header(self) -> None:
        self._chunks += 1
        if self._chunks > MOST_CHUNKS:
            raise TooManyChunks

    def on_message_complete(self) -> None:
        self._knows_head = False
        self._expect(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The place goes on with the connection, which is another protocol's now."""
        self._expect(None)
        super().handle_websocket_upgrade()
        self.transport.get_protocol().on_lost, self.release = self.release, None  # type: ignore[attr-defined]
        self._let_go()

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(None)
        if self._reading is not None:
            self._reading.cancel()
        if self.release is not None:
            self.release()
            self.release = None
        super().connection_lost(exc)
        self._let_go()

    def shutdown(self) -> None:
        super().shutdown()
        if self._knows_head or self.flow.write_paused:
            self._expect(SECONDS_AT_THE_END)

    def _let_go(self) -> None:
        """Of all that has hold of us: whatever waits for the garbage collector waits long."""
        self.parser = self.cycle = None  # type: ignore[assignment]  # as uvicorn itself has it
        self.pipeline.clear()

    def _expect(self, seconds: float | None) -> None:
        """Whatever comes next must have come by then."""
        if self._too_late is not None:
            self._too_late.cancel()
        self._too_late = None if seconds is None else self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        if self.cycle is not None:
            self.cycle.disconnected = True  # an answer that is just being written would find the transport closed
        self.transport.abort()

    # --- answers that nobody reads ------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if (
            self.transport.get_write_buffer_size()
        ):  # too little to pause for, but a transport closes only when it is gone
            self._watch()

    def _watch(self) -> None:
        if self._reading is None:
            self._unread = self.transport.get_write_buffer_size()
            self._least_read = max(LEAST_READ, self._unread // MOST_LOOKS)
            self._reading = self.loop.call_later(BETWEEN_LOOKS, self._look)

    def _look(self) -> None:
        unread, before = self.transport.get_write_buffer_size(), self._unread
        self._unread = unread
        if unread and unread > before - self._least_read:
            self._give_up()
        self._reading = self.loop.call_later(BETWEEN_LOOKS, self._look) if unread else None
