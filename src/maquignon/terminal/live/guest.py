"""Somebody at a live table: what the server has told them last, and the ways to speak to the server and to them."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from maquignon.client import Client, CommandRefused
from maquignon.languages import Language, speech
from maquignon.languages.values import Value
from maquignon.rules.views import View
from maquignon.tables.protocol import answers, messages
from maquignon.tables.protocol.wire import read_view
from maquignon.terminal.live.refusing import why_refused
from maquignon.terminal.live.room import NOBODY_HERE
from maquignon.terminal.narrator import Narrator
from maquignon.terminal.screen import Screen
from maquignon.terminal.voice import Voice


class LiveGuest:
    """`table`, `update` and `finished` are as they were told to the person, never ahead of the sentences."""

    def __init__(self, client: Client, screen: Screen, language: Language, width: int) -> None:
        self.client, self.screen, self.language = client, screen, language
        self.narrator = Narrator(screen, Voice(language, (), NOBODY_HERE), width)
        self.table: answers.TableShown | None = None
        self.update: answers.Update | None = None
        self.finished: answers.Finished | None = None
        self.game_over = asyncio.Event()
        self.tells_time = True  # how long there is for a decision, where no clock shows it
        self.after_refusal: Callable[[], None] = lambda: None
        self.chores: set[asyncio.Task[None]] = set()

    @property
    def voice(self) -> Voice:
        return self.narrator.voice

    @property
    def view(self) -> View | None:
        """The game as it stands."""
        return None if self.update is None or self.table is None else read_view(self.update.view, self.table.edition)

    @property
    def is_seated(self) -> bool:
        return self.table is not None and self.table.you is not None

    @property
    def is_playing(self) -> bool:
        return self.is_seated and self.table is not None and self.table.status in ("playing", "paused")

    @property
    def is_replaced(self) -> bool:
        """A bot plays on this person's seat."""
        table = self.table
        return table is not None and table.you is not None and table.seats[table.you].standing_in

    def say(self, message: str, /, **values: Value) -> None:
        self.screen.say(speech(self.language).say(message, **values))

    def chore(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do this beside everything else; a refusal is told."""

        async def do() -> None:
            try:
                await work
            except CommandRefused as refused:
                self.screen.say(why_refused(refused, self.language))
                self.after_refusal()

        task = asyncio.create_task(do())
        self.chores.add(task)
        task.add_done_callback(self.chores.discard)

    def command(self, command: messages.Command) -> None:
        self.chore(self.client.say(command))

    def next_id(self) -> str:
        return self.client.next_id()

    @property
    def question(self) -> int:
        """The number of the question that is open at the table."""
        return 0 if self.update is None else self.update.question
