"""One connection, from the first frame to the last: what is said there is led to where it belongs."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from maquignon.tables.game.speaker import Speaker
from maquignon.tables.people.guests import Guest, Line, require_name
from maquignon.tables.protocol.answers import Done, Refused
from maquignon.tables.protocol.messages import (
    LONGEST_FRAME,
    Act,
    ClientMessage,
    Command,
    CreateTable,
    FollowLobby,
    Hello,
    Join,
    Leave,
    Pong,
    Rename,
    decoder,
)
from maquignon.tables.protocol.refusals import Refusal
from maquignon.tables.store.interface import StoreFailed
from maquignon.tables.telling.frames import frame

if TYPE_CHECKING:
    from maquignon.tables.hall.reception import Reception

_FOR_THE_HOUSE: Final = frozenset((Rename, FollowLobby, CreateTable, Join))
"""Commands that no table has to do with."""


class Visit:
    """One connection, from the first frame to the last."""

    def __init__(self, reception: "Reception", line: Line, admits: Callable[[], bool]) -> None:
        self._reception, self._line, self._admits = reception, line, admits
        self.guest: Guest | None = None

    async def hear(self, frame: bytes | str) -> str | None:
        """One frame; the next may be heard once this returns. Whatever it holds, it is answered and nothing breaks.

        The reason, if it is refused before any table has heard it.
        """
        id: str | None = None
        try:
            message = _read(frame.encode("utf-8", "surrogatepass") if isinstance(frame, str) else frame)
            id = getattr(message, "id", None)
            await self._hear(message)
        except Refusal as refusal:
            self.refuse(refusal, id)
            return refusal.reason
        return None

    def hear_at_once(self, frame: bytes) -> bool:
        """The short way for what a table can be told at once; False: nothing was heard, `hear` it."""
        guest = self.guest
        if guest is None or guest.table is None:
            return False
        try:
            message = decoder.decode(frame)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return False
        if isinstance(message, Command) and type(message) not in _FOR_THE_HOUSE:
            guest.table.hear(guest, message)
        elif isinstance(message, Pong):
            guest.measured(message.number, self._reception.time.now())
        else:
            return False
        return True

    def refuse(self, refusal: Refusal, id: str | None = None) -> None:
        self._line.send(_refused(refusal, id))

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

    async def _hear(self, message: ClientMessage) -> None:
        guest = self.guest
        if guest is None:
            if not isinstance(message, Hello):
                raise Refusal("hello_first")
            await self._greet(message)
        elif guest.table is not None and isinstance(message, Act):  # most of what is ever said
            guest.table.hear(guest, message)
        elif isinstance(message, Pong):
            guest.measured(message.number, self._reception.time.now())
        elif isinstance(message, Hello):
            raise Refusal("hello_twice")
        else:
            await self._lead(guest, message)

    async def _greet(self, hello: Hello) -> None:
        if hello.token is None and not self._admits():
            raise Refusal("too_fast")
        self.guest = await self._reception.greet(self._line, hello)
        if hello.table is not None:
            self._reception.lobby.require(hello.table).come(self.guest, seen=hello.seen)

    async def _lead(self, guest: Guest, message: Command) -> None:
        lobby = self._reception.lobby
        match message:
            case Rename(id=id, name=name):
                await self._rename(guest, require_name(name))
                guest.tell(Done(id=id, version=None))
            case FollowLobby(id=id, follow=follow):
                (lobby.followers.add if follow else lobby.followers.discard)(guest)
                guest.tell(Done(id=id, version=None))
                if follow:
                    guest.tell(lobby.listing())
            case CreateTable(id=id, terms=terms, start=start):
                host = Speaker(guest.player, guest.name, None)
                table = await lobby.create(host, terms, f"{guest.player}:{id}", start=start)
                self._bring(guest, table.code, id=id)
            case Join(id=id, code=code, sit=sit, seen=seen):
                self._bring(guest, code, id=id, sit=sit, seen=seen)
            case _ if guest.table is not None:
                guest.table.hear(guest, message)
            case Leave(id=id):
                guest.tell(Done(id=id, version=None))
            case _:
                raise Refusal("no_table")

    async def _rename(self, guest: Guest, name: str) -> None:
        try:
            await self._reception.store.update_player(guest.player, name, self._reception.time.now())
        except StoreFailed:
            raise Refusal("not_stored") from None
        guest.name = name

    def _bring(self, guest: Guest, code: str, *, id: str, sit: bool = False, seen: int = 0) -> None:
        table = self._reception.lobby.require(code)
        if guest.table is not None and guest.table is not table:
            guest.table.go(guest)
        table.come(guest, id=id, sit=sit, seen=seen)


def _read(frame: bytes) -> ClientMessage:
    if len(frame) > LONGEST_FRAME:
        raise Refusal("too_long")
    try:
        return decoder.decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("unreadable", str(error)) from None


def _refused(refusal: Refusal, id: str | None) -> bytes:
    return frame(Refused(id=id, reason=refusal.reason, sentence=refusal.sentence, case=refusal.case))
