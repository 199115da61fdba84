"""One guest's way to a table that another server has: what is said goes there, and what is told comes back."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import uniform
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from maquignon.server.ticket import PASSAGE, Ticket, encode_ticket
from maquignon.tables.hall.cluster import ReachableTable
from maquignon.tables.people.guests import Guest
from maquignon.tables.protocol.answers import Moved
from maquignon.tables.protocol.messages import Command, Pong
from maquignon.tables.protocol.refusals import Refusal
from maquignon.tables.table.table import MOST_PENDING

log = logging.getLogger(__name__)

PATIENCE: Final = 8.0
"""Seconds to reach the table: as long as the lease of a dead server lasts, and more."""
BETWEEN_TRIES: Final = 0.1
"""Seconds, at first; more and more then, and never the same for all who lost one server together."""
LONGEST_BETWEEN_TRIES: Final = 0.4
"""Seconds, in the end."""
IN_SILENCE: Final = 2.0
"""Seconds after which somebody is told that the store cannot be asked where the table is."""
ELSEWHERE: Final = "elsewhere"
"""Why a passage ends whose table is not where it was thought to be."""
_HANGING_UP: Final = ("silent", "too_slow", "too_fast")
"""The guest's own fault."""
COME_AGAIN: Final = 100
"""Milliseconds after which somebody comes again whose passage broke, and up to twice as many."""
_encode: Final = msgspec.json.Encoder().encode

Passing = Command | Pong
Find = Callable[[str], Awaitable[ReachableTable | None]]
"""The table of a code, or the way to it."""


class Way:
    """A table at another server, for whoever wants to go there."""

    burden = 0.0

    def __init__(self, address: str, code: str, secret: str, find: Find) -> None:
        self.address, self.code, self.secret, self.find = address, code, secret, find

    def come(self, guest: Guest, *, id: str | None = None, sit: bool = False, seen: int = 0) -> None:
        ticket = Ticket(
            player=guest.player, name=guest.name, address=guest.address, code=self.code, id=id, sit=sit, seen=seen
        )
        guest.table = guest.passage = Passage(self, guest, ticket)


class Passage:
    """To the guest, the table itself."""

    burden = 0.0

    def __init__(self, way: Way, guest: Guest, ticket: Ticket) -> None:
        self.code = way.code
        self._way, self._guest, self._ticket = way, guest, ticket
        self._said: asyncio.Queue[Passing] = asyncio.Queue(MOST_PENDING)
        self._task = asyncio.create_task(self._pass(), name=f"passage {way.code}")

    def hear(self, guest: Guest, message: Command) -> None:
        self.pass_on(message)

    def pass_on(self, message: Passing) -> None:
        """As many wait as would at a table; more are refused, and a pong that is not passed on measures nothing."""
        if not self._said.full():
            self._said.put_nowait(message)
        elif isinstance(message, Command):
            self._guest.refuse(Refusal("too_fast"), message.id)

    def go(self, guest: Guest) -> None:
        self._task.cancel()
        self._leave()

    def _leave(self) -> None:
        if self._guest.passage is self:
            self._guest.passage = None
        if self._guest.table is self:
            self._guest.table = None

    async def _pass(self) -> None:
        """Try the server that has the table, and whoever has it next, until somebody lets the guest in."""
        clock = asyncio.get_running_loop().time
        began, wait = clock(), BETWEEN_TRIES
        while clock() < began + PATIENCE:
            try:
                async with connect(
                    self._way.address.replace("http", "ws", 1) + PASSAGE,
                    additional_headers={"authorization": f"Bearer {self._way.secret}"},
                    compression=None, max_size=None, proxy=None,
                    open_timeout=1, ping_interval=1, ping_timeout=2, close_timeout=0.5,
                ) as socket:  # fmt: skip
                    reason = await self._hold(socket)
            except (OSError, InvalidHandshake, InvalidURI, ConnectionClosed):
                reason = ELSEWHERE
            if reason != ELSEWHERE:
                self._part(reason)
                return
            await asyncio.sleep(wait * uniform(0.5, 1.5))
            wait = min(1.5 * wait, LONGEST_BETWEEN_TRIES)
            try:
                if await self._is_found_here():
                    return
            except Refusal as refusal:  # the store cannot be asked just now
                if clock() > began + IN_SILENCE:
                    self._guest.refuse(refusal, None)
                    break
        self._part("shutting_down")

    async def _is_found_here(self) -> bool:
        """Look for the table anew; whether there is nothing left to pass on."""
        table = await self._way.find(self.code)
        if isinstance(table, Way):
            self._way = table
            return False
        self._leave()
        if table is None:
            self._guest.refuse(Refusal("unknown_table", self.code), self._ticket.id)
            return True
        table.come(self._guest, id=self._ticket.id, sit=self._ticket.sit, seen=self._ticket.seen)
        while not self._said.empty():
            message = self._said.get_nowait()
            if isinstance(message, Command) and self._guest.table is not None:
                self._guest.table.hear(self._guest, message)
        return True

    async def _hold(self, socket: ClientConnection) -> str:
        """Until one of both ends it; why. Who is not let in hears nothing, and has said nothing that would be lost."""
        await socket.send(encode_ticket(self._ticket), text=True)
        speaking: asyncio.Task[None] | None = None
        try:
            while True:
                sort, _, frame = (await socket.recv(decode=False)).partition(b"\n")
                speaking = speaking or asyncio.create_task(self._speak(socket))
                self._guest.line.send(frame, replaces=sort.decode() or None)
        except ConnectionClosed as closed:
            return closed.rcvd.reason if closed.rcvd is not None else "shutting_down"
        finally:
            if speaking is not None:
                speaking.cancel()

    async def _speak(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            while True:
                await socket.send(_encode(await self._said.get()), text=True)

    def _part(self, reason: str) -> None:
        """The guest comes again, and is led to whoever has the table by then."""
        self._leave()
        if reason not in _HANGING_UP:
            self._guest.tell(Moved(wait=round(uniform(COME_AGAIN, 2 * COME_AGAIN))))
            reason = "shutting_down"
        self._guest.line.close(reason)
