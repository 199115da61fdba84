"""A guest's line to the server, over as many connections as it takes: whatever was not answered is said again."""

import asyncio
from contextlib import suppress
from typing import Final, Protocol

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from maquignon.client.refused import CommandRefused, Unreachable
from maquignon.tables.protocol import answers, messages

FIRST_WAIT: Final = 0.2
"""Seconds before a lost line is tried again, at first."""
LONGEST_WAIT: Final = 5.0
"""Seconds, later."""
SILENCE: Final = 12.0
"""Seconds without a word after which the line is taken for dead; a server says something every four."""
_BROKEN: Final = (OSError, InvalidHandshake, InvalidURI, ConnectionClosed, msgspec.MsgspecError)
"""How a connection ends or does not come about; silence is an OSError, and who speaks otherwise is no such server."""
_encode: Final = msgspec.json.Encoder().encode


class OurEnd(Protocol):
    """Whoever is at our end of the line."""

    def where(self) -> str:
        """The address to connect to, now."""
        ...

    def hello(self) -> messages.Hello: ...

    def welcomed(self, welcome: answers.Welcome, *, again: bool) -> None: ...

    def hear(self, message: answers.ServerMessage) -> None:
        """Anything else that the server says."""
        ...

    def cut_off(self) -> None:
        """The connection is lost for a moment."""
        ...

    def over(self) -> None:
        """The line is given up."""
        ...


class GuestLine:
    def __init__(self, end: OurEnd) -> None:
        self._end = end
        self._unanswered: dict[str, tuple[bytes, asyncio.Future[answers.ServerMessage]]] = {}
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._welcomed = asyncio.Event()
        self.failure: Exception | None = None
        """Why it was given up."""

    async def open(self) -> None:
        """Until the server has welcomed us, or will not."""
        self._task = asyncio.create_task(self._stay_connected())
        waiting = asyncio.create_task(self._welcomed.wait())
        await asyncio.wait((self._task, waiting), return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        if self.failure is not None:
            raise self.failure

    async def close(self) -> None:
        assert self._task is not None
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    @property
    def is_welcome(self) -> bool:
        return self._welcomed.is_set()

    async def say(self, command: messages.Command) -> answers.ServerMessage:
        """Say a command until it is answered; `CommandRefused` when it is not carried out."""
        frame = _encode(command)
        future: asyncio.Future[answers.ServerMessage] = asyncio.get_running_loop().create_future()
        self._unanswered[command.id] = (frame, future)
        if self._socket is not None:
            with suppress(ConnectionClosed):  # it is said again on the next connection
                await self._socket.send(frame, text=True)
        return await future

    def answer(self, id: str | None, message: answers.ServerMessage) -> None:
        """The command of this id was answered by this message."""
        if id is None or id not in self._unanswered:
            return
        _, future = self._unanswered.pop(id)
        if future.done():
            return
        if isinstance(message, answers.Refused):
            future.set_exception(CommandRefused(message.reason, message.sentence, message.case))
        else:
            future.set_result(message)

    async def _stay_connected(self) -> None:
        wait = FIRST_WAIT
        try:
            while True:
                address = self._end.where()
                try:
                    async with connect(address, compression=None, max_size=None, ping_interval=None) as socket:
                        wait = await self._talk(socket)
                except _BROKEN as error:
                    if not self.is_welcome:
                        raise Unreachable(f"{address.partition('?')[0]} does not answer: {error}") from error
                    if self._socket is not None:
                        wait = FIRST_WAIT
                self._hang_up()
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)
        except (Unreachable, CommandRefused) as error:
            self.failure = error
        finally:
            self._end.over()
            for _, future in self._unanswered.values():
                future.cancel()

    async def _talk(self, socket: ClientConnection) -> float:
        """Until the connection ends, which raises, or the server sends us away: how long to wait then."""
        await socket.send(_encode(self._end.hello()), text=True)
        while True:
            async with asyncio.timeout(SILENCE):
                frame = await socket.recv()
            message = answers.decoder.decode(frame)
            match message:
                case answers.Ping(number=number):
                    await socket.send(_encode(messages.Pong(number=number)), text=True)
                case answers.Moved(wait=wait):
                    return wait / 1000
                case answers.Welcome():
                    await self._come_in(socket, message)
                case _:
                    self._end.hear(message)

    async def _come_in(self, socket: ClientConnection, welcome: answers.Welcome) -> None:
        self._socket = socket
        self._end.welcomed(welcome, again=self.is_welcome)
        self._welcomed.set()
        for frame, _ in list(self._unanswered.values()):
            await socket.send(frame, text=True)

    def _hang_up(self) -> None:
        if self._socket is not None:
            self._socket = None
            self._end.cut_off()
