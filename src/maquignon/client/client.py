"""One guest of a server: what was told last, what is heard, and ways to say something."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from types import TracebackType

from maquignon.client.address import live_address
from maquignon.client.line import GuestLine
from maquignon.client.question import OpenQuestion
from maquignon.client.refused import CommandRefused, LostTable
from maquignon.tables.protocol import answers, messages
from maquignon.tables.protocol.arrangement import Arrangement
from maquignon.tables.protocol.wire import AnyMove, read_options, read_view


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
        self._heard: asyncio.Queue[answers.ServerMessage | None] = asyncio.Queue()
        self._line = GuestLine(self)
        self.line_changed: Callable[[bool], None] = lambda connected: None
        """Called when the connection is lost, and when it is there again."""

    async def __aenter__(self) -> "Client":
        await self._line.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._line.close()

    # --- at our end of the line ---------------------------------------------------------------------------------------

    def where(self) -> str:
        """The table is in the address, so that a proxy can lead us to the server that has it."""
        code = self._code()
        return self._address if code is None else f"{self._address}?table={code}"

    def _code(self) -> str | None:
        return self.table.code if self.table is not None else self._table_wanted

    def hello(self) -> messages.Hello:
        code = self._code()
        seen = self.update.version if self.update is not None else 0
        return messages.Hello(token=self.token, name=None if self.token else self._name, table=code, seen=seen)

    def welcomed(self, welcome: answers.Welcome, *, again: bool) -> None:
        self.welcome = welcome
        self.token = welcome.token or self.token
        if again:
            self.line_changed(True)

    def cut_off(self) -> None:
        self.line_changed(False)

    def over(self) -> None:
        self._heard.put_nowait(None)

    def hear(self, message: answers.ServerMessage) -> None:
        match message:
            case answers.TableShown():
                if self.table is not None and self.table.code != message.code:
                    self.update = self.finished = None
                self.table = message
            case answers.Update():
                self.update = message
                self._line.answer(message.done, message)
            case answers.Finished():
                self.finished = message
            case answers.Gone(reason="elsewhere"):
                pass  # another server has the table, and we are about to be sent there
            case answers.Gone():
                self.table = self.update = None
            case answers.Done(id=id) | answers.Advice(id=id):
                self._line.answer(id, message)
            case answers.Refused(id=id):
                if id is None and not self._line.is_welcome:
                    raise CommandRefused(message.reason, message.sentence, message.case)
                self._line.answer(id, message)
            case _:
                pass
        self._heard.put_nowait(message)

    # --- hearing ------------------------------------------------------------------------------------------------------

    async def everything(self) -> AsyncIterator[answers.ServerMessage]:
        """Everything the server says, until it cannot be reached any more."""
        while (message := await self._heard.get()) is not None:
            yield message
        if self._line.failure is not None:
            raise self._line.failure

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
        return await self._line.say(command)

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
