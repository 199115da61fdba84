"""An evening at a live table: from coming until leaving, over as many games as are played there."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Final

from maquignon.client import CommandRefused
from maquignon.terminal.live.decisions import Decisions
from maquignon.terminal.live.guest import LiveGuest
from maquignon.terminal.live.herald import LeftTable, TableHerald
from maquignon.terminal.live.orders import Orders

GOODBYE_WITHIN: Final = 3.0


class Evening:
    """Listens to the server and to the person at the same time."""

    def __init__(self, guest: LiveGuest) -> None:
        self.guest = guest
        self.decisions = Decisions(guest)
        self._herald = TableHerald(guest, self.decisions)
        self.orders = Orders(guest, self.decisions)
        guest.client.line_changed = self._line_changed

    async def spend(self, lines: AsyncIterator[str]) -> None:
        """Until the person or the table wants no more: a `LeftTable` says which."""
        hearing, reading = asyncio.create_task(self._listen()), asyncio.create_task(self._read(lines))
        try:
            done, _ = await asyncio.wait((hearing, reading), return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            tasks = (hearing, reading, *self.guest.chores)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _listen(self) -> None:
        async for message in self.guest.client.everything():
            self._herald.hear(message)

    async def _read(self, lines: AsyncIterator[str]) -> None:
        async for line in lines:
            self.orders.obey(line.strip())
        table = self.guest.client.table
        if table is not None and table.you is None:  # whoever only looks on needs to type nothing
            await self.guest.game_over.wait()
        await self._say_goodbye()
        raise LeftTable(self.guest.voice.say("terminal-end-of-input"))

    async def _say_goodbye(self) -> None:
        """Give the seat up, if the server still answers."""
        with suppress(TimeoutError, CommandRefused):
            async with asyncio.timeout(GOODBYE_WITHIN):
                await self.guest.client.leave()

    def _line_changed(self, connected: bool) -> None:
        self.guest.say("live-line-back" if connected else "connection-lost")
