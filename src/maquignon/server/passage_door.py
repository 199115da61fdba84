"""The door for guests of other servers: whoever proves to be one of them brings guests to the tables here."""

import secrets

import msgspec
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from maquignon.server.door import refused
from maquignon.server.line import LINE, SocketLine
from maquignon.server.passage import ELSEWHERE
from maquignon.server.site import Site
from maquignon.server.ticket import Ticket, decode_ticket
from maquignon.tables.hall.visit import Visit
from maquignon.tables.people.guests import Guest
from maquignon.tables.protocol.refusals import Refusal
from maquignon.tables.table.table import Table


class SortedLine:
    """The line to the other server: each frame says of what sort it is, should the guest read slowly there."""

    def __init__(self, line: SocketLine) -> None:
        self._line = line

    def send(self, frame: bytes, *, replaces: str | None = None) -> None:
        self._line.send((replaces or "").encode() + b"\n" + frame, replaces=replaces)

    def close(self, reason: str) -> None:
        self._line.close(reason)


class PassageDoor:
    """The endpoint, as an ASGI application of its own, like that of the guests who come by themselves."""

    def __init__(self, site: Site) -> None:
        self._site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self._knows(Headers(scope=scope)):
            await WebSocket(scope, receive, send).send_denial_response(refused("not_for_you"))
            return
        await receive()
        await send({"type": "websocket.accept"})
        line: SocketLine = scope["extensions"][LINE]
        try:
            ticket = decode_ticket((await receive()).get("text") or "")
        except msgspec.DecodeError:
            line.close("unreadable")
            return
        await self._lead(ticket, line, receive)

    def _knows(self, headers: Headers) -> bool:
        neighbours = self._site.neighbours
        given = headers.get("authorization", "").encode()
        return neighbours is not None and secrets.compare_digest(given, f"Bearer {neighbours.secret}".encode())

    async def _lead(self, ticket: Ticket, line: SocketLine, receive: Receive) -> None:
        """To the table if it is here, and from there wherever the guest wants to go."""
        reception = self._site.reception
        try:
            table = None if self._site.closing else await reception.lobby.find(ticket.code)
        except Refusal:
            table = None
        if not isinstance(table, Table):
            line.close(ELSEWHERE)
            return
        visit = Visit(reception, sorted_line := SortedLine(line))  # the other server has counted what is said
        guest = visit.guest = Guest(ticket.player, ticket.name, sorted_line, ticket.address)
        reception.guests.add(guest)
        reception.ping(guest)
        table.come(guest, id=ticket.id, sit=ticket.sit, seen=ticket.seen)
        is_hearing = False
        line.listen(lambda text: not is_hearing and visit.hear_at_once(text))
        try:
            while (event := await receive())["type"] == "websocket.receive" and not line.is_over:
                is_hearing = True
                await visit.hear(event.get("text") or "")
                is_hearing = False
        finally:
            visit.end()
