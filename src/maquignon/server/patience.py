"""How much and how long the server listens before it knows what somebody wants."""

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LONGEST_HEAD: Final = 32 * 1024
"""Bytes of a request before its content; browsers need a tenth of it."""
SECONDS_FOR_A_HEAD: Final = 20


class PatientProtocol(HttpToolsProtocol):
    """uvicorn's own protocol, which hangs up on requests that never end or never begin."""

    _head = 0
    _knows = False
    _too_late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._too_late = self.loop.call_later(SECONDS_FOR_A_HEAD, self._give_up)

    def data_received(self, data: bytes) -> None:
        if not self._knows:
            self._head += len(data)
            if self._head > LONGEST_HEAD:
                self.send_400_response("The request is too long.")
                return
        super().data_received(data)

    def on_message_begin(self) -> None:
        self._head, self._knows = 0, False
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._knows = True
        self._forget_time()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget_time()
        super().connection_lost(exc)

    def _forget_time(self) -> None:
        if self._too_late is not None:
            self._too_late.cancel()
            self._too_late = None

    def _give_up(self) -> None:
        self.transport.abort()
