"""One guest of a server, over as many connections as it takes: whatever was not answered is said again."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from types import TracebackType
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from maquignon.client.address import live_address
from maquignon.client.question import OpenQuestion
from maquignon.client.refused import CommandRefused, LostTable, Unreachable
from maquignon.tables.protocol import answers, messages
from maquignon.tables.protocol.arrangement import Arrangement
from maquignon.tables.protocol.wire import AnyMove, read_options, read_view

FIRST_WAIT: Final = 0.2
LONGEST_WAIT: Final = 5.0
SILENCE: Final = 12.0
"""Seconds without a word after which the line is taken for dead; a server says something every four."""
_BROKEN: Final = (OSError, InvalidHandshake, InvalidURI, ConnectionClosed, msgspec.MsgspecError)
"""How a connection ends or does not come about; silence is an OSError, and who speaks otherwise is no such server."""
_encode: Final = msgspec.json.Encoder().encode


class Client:
    """Everything the server has told us last: `welcome`, `table`, `update`; and ways to say something."""

    def __init__(self, url: str, *, name: str | None, token: str | None, table: str | None) -> None:
        self._address = live_address(url)
        self._name, self._table_wanted = name, table
        self.token = token
        self.welcome: answers.Welcome | None = None
        self.table: answers.TableShown | None = None
        self.update: answers.Update | None = None
        self.finished: answers.Finished | None = None
        self._prefix = secrets.token_hex(4)
        self._count = 0
        self._unanswered: dict[str, tuple[bytes, asyncio.Future[answers.ServerMessage]]] = {}
        self._heard: asyncio.Queue[answers.ServerMessage | None] = asyncio.Queue()
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._welcomed = asyncio.Event()
        self._failure: Exception | None = None
        self.line_changed: Callable[[bool], None] = lambda connected: None
        """Called when the connection is lost, and when it is there again."""

    # --- coming and going ---------------------------------------------------------------------------------------------

    async def __aenter__(self) -> "Client":
        self._task = asyncio.create_task(self._stay_connected())
        waiting = asyncio.create_task(self._welcomed.wait())
        await asyncio.wait((self._task, waiting), return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        if self._failure is not None:
            raise self._failure
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._task is not None
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _stay_connected(self) -> None:
        wait = FIRST_WAIT
        try:
            while True:
                try:
                    async with connect(self._where(), compression=None, max_size=None, ping_interval=None) as socket:
                        wait = await self._talk(socket)
                except _BROKEN as error:
                    if not self._welcomed.is_set():
                        raise Unreachable(f"{self._address} does not answer: {error}") from error
                    if self._socket is not None:
                        wait = FIRST_WAIT
                self._hang_up()
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)
        except (Unreachable, CommandRefused) as error:
            self._failure = error
        finally:
            self._heard.put_nowait(None)
            for _, future in self._unanswered.values():
                future.cancel()

    async def _talk(self, socket: ClientConnection) -> float:
        """Until the connection ends, which raises, or the server sends us away: how long to wait then."""
        await socket.send(_encode(self._hello()), text=True)
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
                    self._hear(message)

    def _hang_up(self) -> None:
        if self._socket is not None:
            self._socket = None
            self.line_changed(False)

    def _where(self) -> str:
        """The table is in the address, so that a proxy can lead us to the server that has it."""
        code = self._code()
        return self._address if code is None else f"{self._address}?table={code}"

    def _code(self) -> str | None:
        return self.table.code if self.table is not None else self._table_wanted

    def _hello(self) -> messages.Hello:
        code = self._code()
        seen = self.update.version if self.update is not None else 0
        return messages.Hello(token=self.token, name=None if self.token else self._name, table=code, seen=seen)

    async def _come_in(self, socket: ClientConnection, welcome: answers.Welcome) -> None:
        self.welcome = welcome
        self.token = welcome.token or self.token
        self._socket = socket
        if self._welcomed.is_set():
            self.line_changed(True)
        self._welcomed.set()
        for frame, _ in list(self._unanswered.values()):
            await socket.send(frame, text=True)

    def _hear(self, message: answers.ServerMessage) -> None:
        match message:
            case answers.TableShown():
                if self.table is not None and self.table.code != message.code:
                    self.update = self.finished = None
                self.table = message
            case answers.Update():
                self.update = message
                self._answer(message.done, message)
            case answers.Finished():
                self.finished = message
            case answers.Gone(reason="elsewhere"):
                pass  # another server has the table, and we are about to be sent there
            case answers.Gone():
                self.table = self.update = None
            case answers.Done(id=id) | answers.Advice(id=id):
                self._answer(id, message)
            case answers.Refused(id=id):
                if id is None and not self._welcomed.is_set():
                    raise CommandRefused(message.reason, message.sentence, message.case)
                self._answer(id, message)
            case _:
                pass
        self._heard.put_nowait(message)

    def _answer(self, id: str | None, message: answers.ServerMessage) -> None:
        if id is None or id not in self._unanswered:
            return
        _, future = self._unanswered.pop(id)
        if future.done():
            return
        if isinstance(message, answers.Refused):
            future.set_exception(CommandRefused(message.reason, message.sentence, message.case))
        else:
            future.set_result(message)

    # --- hearing ------------------------------------------------------------------------------------------------------

    async def everything(self) -> AsyncIterator[answers.ServerMessage]:
        """Everything the server says, until it cannot be reached any more."""
        while (message := await self._heard.get()) is not None:
            yield message
        if self._failure is not None:
            raise self._failure

    async def updates(self) -> AsyncIterator[answers.Update]:
        """Every position of the game, until it is over."""
        async for message in self.everything():
            match message:
                case answers.Update():
                    yield message
                case answers.Finished():
                    return
                case answers.Gone(reason=reason) if reason != "elsewhere":
                    raise LostTable(reason)
                case _:
                    pass

    async def questions(self) -> AsyncIterator[OpenQuestion]:
        """Every position in which our seat may act, until the game is over; one that is overtaken is skipped."""
        async for update in self.updates():
            if update is self.update and update.options is not None and update.options.choices:
                assert self.table is not None
                view = read_view(update.view, self.table.edition)
                yield OpenQuestion(self.act, update, view, read_options(update.options))

    # --- saying -------------------------------------------------------------------------------------------------------

    async def say(self, command: messages.Command) -> answers.ServerMessage:
        """Say a command until it is answered; `CommandRefused` when it is not carried out."""
        frame = _encode(command)
        future: asyncio.Future[answers.ServerMessage] = asyncio.get_running_loop().create_future()
        self._unanswered[command.id] = (frame, future)
        if self._socket is not None:
            with suppress(ConnectionClosed):  # it is said again on the next connection
                await self._socket.send(frame, text=True)
        return await future

    def next_id(self) -> str:
        self._count += 1
        return f"{self._prefix}.{self._count}"

    async def create_table(self, arrangement: Arrangement | None = None, *, start: bool = False) -> str:
        """Open a table and sit down; its code."""
        await self.say(messages.CreateTable(id=self.next_id(), arrangement=arrangement or Arrangement(), start=start))
        assert self.table is not None
        return self.table.code

    async def join(self, code: str, *, sit: bool = True) -> None:
        await self.say(messages.Join(id=self.next_id(), code=code, sit=sit))

    async def start(self, *, fill_with_bots: bool = False) -> None:
        await self.say(messages.Start(id=self.next_id(), fill_with_bots=fill_with_bots))

    async def act(self, action: AnyMove, question: int | None = None) -> None:
        """Answer the question of the latest update, or another."""
        assert self.update is not None
        asked = self.update.question if question is None else question
        await self.say(messages.Act(id=self.next_id(), question=asked, action=action))

    async def leave(self) -> None:
        await self.say(messages.Leave(id=self.next_id()))


@asynccontextmanager
async def visit(
    url: str, *, name: str | None = None, token: str | None = None, table: str | None = None
) -> AsyncIterator[Client]:
    """Come as a new guest (`name`) or as one the server knows (`token`), and straight to a table if one is named."""
    async with Client(url, name=name, token=token, table=table) as guest:
        yield guest
