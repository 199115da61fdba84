"""One connection, from the first frame to the last: what is said there is led to where it belongs."""

from random import randrange
from typing import Final

from maquignon.tables.game.speaker import Speaker
from maquignon.tables.hall.caller import Anybody, Caller
from maquignon.tables.hall.reception import Reception
from maquignon.tables.people.guests import Guest, Line
from maquignon.tables.people.names import require_name
from maquignon.tables.protocol.answers import Done, Moved, Refused
from maquignon.tables.protocol.frames import frame, read_frame
from maquignon.tables.protocol.messages import (
    ClientMessage,
    Command,
    CreateTable,
    FollowLobby,
    Hello,
    Hint,
    Join,
    Leave,
    Pong,
    Rematch,
    Rename,
    Story,
)
from maquignon.tables.protocol.refusals import Refusal
from maquignon.tables.store.interface import StoreFailed

_COSTS: Final[dict[type[ClientMessage], float]] = {
    CreateTable: 5, FollowLobby: 4, Join: 4, Story: 2, Hint: 40, Rematch: 5, Rename: 1,
}  # fmt: skip
"""Milliseconds of the processor, about, of what costs more than a move."""
_ABOUT_ALL_OF_IT: Final = (Story, Hint)
"""What costs the more, the longer the story of the table is; joining does, too."""
_PASSING: Final = ("not_stored", "shutting_down")
"""Why somebody is not greeted now, and may be in a moment."""
COME_AGAIN: Final = 500
"""Milliseconds after which they try again, and up to twice as many."""
_FOR_THE_HALL: Final = frozenset((Rename, FollowLobby, CreateTable, Join))
"""Commands that no table has to do with."""


class Visit:
    """One connection, from the first frame to the last."""

    def __init__(self, reception: Reception, line: Line, caller: Caller | None = None) -> None:
        self._reception, self._line, self._caller = reception, line, caller or Anybody()
        self.guest: Guest | None = None

    async def hear(self, data: bytes | str) -> str | None:
        """One frame; the next may be heard once this returns. Whatever it holds, it is answered and nothing breaks.

        The reason, if it is refused before any table has heard it.
        """
        id, message = None, None
        try:
            message = read_frame(data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data)
            id = getattr(message, "id", None)
            if not self._passed_on(message):
                await self._lead(message)
        except Refusal as refusal:
            self.refuse(refusal, id)
            if isinstance(message, Hello):
                self._send_away(refusal.reason)
            return refusal.reason
        return None

    def hear_at_once(self, data: bytes) -> bool:
        """The same without waiting, if that is possible; False: nothing was heard, `hear` it."""
        try:
            return self.guest is not None and self._passed_on(read_frame(data))
        except Refusal:
            return False

    def refuse(self, refusal: Refusal, id: str | None = None) -> None:
        refused = Refused(id=id, reason=refusal.reason, sentence=refusal.sentence, case=refusal.case)
        self._line.send(frame(refused))

    def _send_away(self, reason: str) -> None:
        """Who could not be greeted, or not be led to their table, is not left standing: they come again in a moment."""
        if reason in _PASSING or (reason == "too_fast" and self.guest is not None):
            self._line.send(frame(Moved(wait=COME_AGAIN + randrange(COME_AGAIN))))
            self._line.close("shutting_down")

    def end(self) -> None:
        """The connection is gone."""
        guest = self.guest
        if guest is None:
            return
        self.guest = None
        self._reception.guests.discard(guest)
        self._reception.lobby.followers.discard(guest)
        if guest.table is not None:
            guest.table.go(guest)

    def _passed_on(self, message: ClientMessage) -> bool:
        """Most of what is ever said goes straight to the guest's table."""
        guest = self.guest
        if guest is None:
            return False
        is_for_hall = type(message) in _FOR_THE_HALL
        if guest.passage is not None and isinstance(message, Command | Pong) and not is_for_hall:
            self._pay_for(message)
            guest.passage.pass_on(message)
        elif guest.table is not None and isinstance(message, Command) and not is_for_hall:
            self._pay_for(message)
            guest.table.hear(guest, message)
        elif isinstance(message, Pong):
            guest.measured(message.number, self._reception.time.now())
        else:
            return False
        return True

    async def _lead(self, message: ClientMessage) -> None:
        guest = self.guest
        if guest is None:
            if not isinstance(message, Hello):
                raise Refusal("hello_first")
            await self._greet(message)
            return
        self._pay_for(message)
        lobby = self._reception.lobby
        match message:
            case Hello():
                raise Refusal("hello_twice")
            case Rename(id=id, name=name):
                await self._rename(guest, require_name(name))
                if guest.table is not None:
                    guest.table.hear(guest, message)
                else:
                    guest.tell(Done(id=id, version=None))
            case FollowLobby(id=id, follow=follow):
                (lobby.followers.add if follow else lobby.followers.discard)(guest)
                guest.tell(Done(id=id, version=None))
                if follow:
                    guest.tell(lobby.listing())
            case CreateTable(id=id, arrangement=arrangement, start=start):
                host = Speaker(guest.player, guest.name, None)
                table = await lobby.create(host, arrangement, f"{guest.player}:{id}", self._caller, start=start)
                await lobby.bring(guest, table.code, id=id)
            case Join(id=id, code=code, sit=sit, seen=seen):
                table = await lobby.require(code, self._caller)
                self._pay(table.burden)
                await lobby.bring(guest, table.code, id=id, sit=sit, seen=seen)
            case Leave(id=id):
                guest.tell(Done(id=id, version=None))
            case _:
                raise Refusal("no_table")

    async def _greet(self, hello: Hello) -> None:
        if hello.token is None and not self._caller.admit_player():
            raise Refusal("too_fast")
        self.guest = await self._reception.greet(self._line, hello, self._caller.address)
        if hello.table is not None:
            self._pay(_COSTS[Join])
            table = await self._reception.lobby.require(hello.table, self._caller)
            self._pay(table.burden)
            table.come(self.guest, seen=hello.seen)

    def _pay_for(self, message: ClientMessage) -> None:
        """Whoever takes a message in has it paid for: what was not passed on at once is heard a second time."""
        kind, table = type(message), None if self.guest is None else self.guest.table
        if kind in _COSTS:
            self._pay(_COSTS[kind])
        if kind in _ABOUT_ALL_OF_IT and table is not None:
            self._pay(table.burden)

    def _pay(self, milliseconds: float) -> None:
        if not self._caller.afford(milliseconds):
            raise Refusal("too_fast")

    async def _rename(self, guest: Guest, name: str) -> None:
        try:
            await self._reception.store.update_player(guest.player, name, self._reception.time.now())
        except StoreFailed:
            raise Refusal("not_stored") from None
        guest.name = name
