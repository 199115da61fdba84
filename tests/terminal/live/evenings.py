"""People at terminals within the test's own loop: what they are told can be read, what they type is up to the test."""

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from maquignon.languages import Language
from maquignon.tables.protocol.arrangement import Arrangement
from maquignon.terminal.live.coming import Intent, coming
from maquignon.terminal.live.evening import Evening
from maquignon.terminal.live.herald import LeftTable
from maquignon.terminal.live.keyring import Keyring
from maquignon.terminal.live.table_address import TableAddress
from maquignon.terminal.screen import PlainScreen

PATIENCE = 20


class Page(io.StringIO):
    """Says when something more is written on it."""

    def __init__(self) -> None:
        super().__init__()
        self.fresh = asyncio.Event()

    def write(self, text: str, /) -> int:
        self.fresh.set()
        return super().write(text)


@dataclass
class Seated:
    evening: Evening
    printed: Page
    typing: asyncio.Queue[str | None] = field(default_factory=asyncio.Queue)
    farewell: asyncio.Future[str] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def lines(self) -> list[str]:
        return self.printed.getvalue().splitlines()

    def type(self, *lines: str | None) -> None:
        for line in lines:
            self.typing.put_nowait(line)

    async def typed(self) -> AsyncIterator[str]:
        while (line := await self.typing.get()) is not None:
            yield line

    async def hears(self, words: str, times: int = 1) -> str:
        """The line with these words that comes for the so many-th time."""
        async with asyncio.timeout(PATIENCE):
            while len(found := [line for line in self.lines if words in line]) < times:
                self.printed.fresh.clear()
                await self.printed.fresh.wait()
        return found[times - 1]

    async def leaves(self) -> str:
        """The sentence with which it ends."""
        return await asyncio.wait_for(asyncio.shield(self.farewell), PATIENCE)

    async def spend(self) -> None:
        try:
            await self.evening.spend(self.typed())
        except LeftTable as left:
            self.farewell.set_result(str(left))


@asynccontextmanager
async def seated(
    folder: Path,
    url: str,
    name: str,
    code: str | None = None,
    *,
    arrangement: Arrangement | None = None,
    watch: bool = False,
    language: Language = "en",
) -> AsyncIterator[Seated]:
    printed = Page()
    intent = Intent(TableAddress(url, code), name, language, watch, arrangement)
    async with coming(intent, PlainScreen(io.StringIO(), printed), 80, Keyring(folder)) as evening:
        found = Seated(evening, printed)
        spending = asyncio.create_task(found.spend())
        try:
            yield found
        finally:
            spending.cancel()
            with suppress(asyncio.CancelledError):
                await spending


def code_of(host: Seated) -> str:
    table = host.evening.guest.client.table
    assert table is not None
    return table.code
