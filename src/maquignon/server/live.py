"""The WebSocket: whoever comes in is checked at the door, heard frame by frame, and missed when gone."""

import asyncio
from typing import Any, Final

from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from maquignon.server.door import refused
from maquignon.server.limits import Bucket, address_of
from maquignon.server.line import LINE, SocketLine
from maquignon.server.site import Site
from maquignon.server.traffic import traffic
from maquignon.tables.hall.visit import Visit
from maquignon.tables.protocol.frames import LONGEST_FRAME
from maquignon.tables.protocol.refusals import Refusal

BURST: Final = 6
"""Seconds of messages that may come at once."""
MOST_STRIKES: Final = 40
"""Frames of one connection that may be refused for their form or their number."""
STRIKING: Final = ("unreadable", "too_long", "not_text", "hello_first", "hello_twice", "unknown_token", "too_fast")
SECONDS_TO_SAY_HELLO: Final = 20
"""After the connection; whoever says nothing is not a guest."""


class Live:
    """The endpoint, as an ASGI application of its own: a layer less between the guest and the table."""

    def __init__(self, site: Site) -> None:
        self._site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope["client"])
        reason = self._why_not(Headers(scope=scope), address)
        if reason is not None:
            self._site.metrics.turned_away(reason)
            await WebSocket(scope, receive, send).send_denial_response(refused(reason))
            return
        try:
            await receive()
            await send({"type": "websocket.accept"})
            await Conversation(self._site, scope["extensions"][LINE], address).hold(receive)
        finally:
            self._site.guests.release(address)

    def _why_not(self, headers: Headers, address: str) -> str | None:
        """Why this guest cannot come in; None: a place is reserved."""
        if self._site.closing:
            return "shutting_down"
        if not self._site.origins.allow(headers):
            return "foreign_origin"
        if not self._site.ledger.requests.of(address).take():
            return "too_fast"
        return None if self._site.guests.reserve(address) else "too_many_guests"


class Conversation:
    """One connection: a guest may not say too much, and not too much nonsense."""

    def __init__(self, site: Site, line: SocketLine, address: str) -> None:
        rate = site.settings.messages_per_second
        self._site, self._line = site, line
        self._own, self._shared = Bucket.full(rate, rate * BURST), site.ledger.messages.of(address)
        self._visit = Visit(site.reception, line, site.caller(address))
        self._strikes = 0
        self._is_hearing = False

    async def hold(self, receive: Receive) -> None:
        self._line.listen(self._hear_at_once)
        loop = asyncio.get_running_loop()
        too_late = loop.call_later(SECONDS_TO_SAY_HELLO, self._line.close, "hello_first")
        try:
            while (event := await receive())["type"] == "websocket.receive" and not self._line.is_over:
                self._is_hearing = True
                wait = await self._hear(event)
                if self._visit.guest is not None:
                    too_late.cancel()
                if self._strikes > MOST_STRIKES:
                    self._line.close("too_fast")
                    return
                if wait:
                    await asyncio.sleep(wait)  # nothing more is read meanwhile: the flood stays with its sender
                self._is_hearing = False
        finally:
            too_late.cancel()
            self._visit.end()

    def _hear_at_once(self, text: bytes) -> bool:
        """The short way for what goes straight to a table: no task has to wake up for it."""
        if self._is_hearing or not self._own.holds() or not self._shared.holds() or not self._visit.hear_at_once(text):
            return False
        self._own.take()
        self._shared.take()
        traffic.received += 1
        return True

    async def _hear(self, event: Any) -> float:
        """Treat one frame; how long to wait before the next."""
        if not self._own.take() or not self._shared.take():
            self._refuse("too_fast")
            return max(self._own.wait, self._shared.wait)
        text: str | None = event.get("text")
        if text is None:
            self._refuse("not_text")
        # a letter has up to four bytes
        elif 4 * len(text) > LONGEST_FRAME and len(text.encode()) > LONGEST_FRAME:
            self._refuse("too_long")
        else:
            reason = await self._visit.hear(text)
            traffic.received += 1
            if reason is not None:
                self._count(reason)
        return 0

    def _refuse(self, reason: str) -> None:
        self._visit.refuse(Refusal(reason))
        self._count(reason)

    def _count(self, reason: str) -> None:
        self._strikes += reason in STRIKING
        self._site.metrics.refused(reason)
