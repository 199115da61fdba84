"""A bot as a guest of a remote table: it hears all that its seat may know, and answers when it is asked."""

import asyncio
from collections.abc import Sequence

from maquignon.bots.bot import Bot, Place, Visitor
from maquignon.client.client import Client
from maquignon.client.question import OpenQuestion
from maquignon.client.reading import read_event
from maquignon.client.refused import CommandRefused, LostTable
from maquignon.rules.events import AnimalsDealt, AuctionOpened, Event
from maquignon.tables.protocol import answers, messages
from maquignon.tables.protocol.wire import read_options, read_view


class BotGuest:
    """Plays one game to its end, over as many connections as it takes."""

    def __init__(self, client: Client, bot: Bot) -> None:
        self._client, self._bot = client, bot
        self._told = 0  # the version up to which the bot has heard everything
        self._decided = 0  # the version it last decided about
        self._joined = False

    async def play(self) -> answers.Finished:
        try:
            async for message in self._client.everything():
                match message:
                    case answers.StoryTold(version=version, events=told) | answers.Update(version=version, events=told):
                        await self._hear(message, version, [read_event(event) for event in told])
                    case answers.Finished():
                        return message
                    case answers.Gone(reason=reason) if reason != "elsewhere":
                        raise LostTable(reason)
                    case _:
                        pass
                await self._decide()
        finally:
            if self._joined and isinstance(self._bot, Visitor):
                await asyncio.to_thread(self._bot.leave)
        raise LostTable("the server is gone")

    async def _hear(self, message: answers.StoryTold | answers.Update, version: int, events: list[Event]) -> None:
        """Everything once: an update that comes after a gap waits for the story of what is between."""
        if self._told and message.since > self._told:
            await self._client.say(messages.Story(id=self._client.next_id(), since=self._told))
            return
        if version > self._told:
            self._sit_down(events)
            self._told = version
            if self._bot.listens and events:
                await asyncio.to_thread(self._bot.notice, events)

    def _sit_down(self, events: Sequence[Event]) -> None:
        """A game begins with a deal to the first player or with their auction; before that it is simply their turn."""
        table, update = self._client.table, self._client.update
        if self._joined or table is None or table.you is None or (update is None and not events):
            return
        match events[0] if events else None:
            case AuctionOpened(auctioneer=first) | AnimalsDealt(seats=(first, *_)):
                pass
            case _:
                first = 0 if update is None else update.view.active
        self._joined = True
        if isinstance(self._bot, Visitor):
            self._bot.join(Place(table.edition, table.you, len(table.seats), first))

    async def _decide(self) -> None:
        """Once about every position, when all that led to it was heard and the table is not paused."""
        table, update = self._client.table, self._client.update
        if update is None or table is None or table.status != "playing" or self._told < update.version:
            return
        if update.version <= self._decided or update.options is None or not update.options.choices:
            return
        self._decided = update.version
        seen, choices = read_view(update.view, table.edition), read_options(update.options)
        action = await asyncio.to_thread(self._bot.choose, seen, choices)
        try:
            await OpenQuestion(self._client.act, update, seen, choices).answer(action)
        except CommandRefused as refused:
            if refused.reason != "paused":
                raise
            self._decided = 0
