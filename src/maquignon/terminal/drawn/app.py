"""The live table as an application: pictures of the table, the story beside it, and a dock to decide in."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from typing import Final

from rich.text import Text
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.theme import Theme
from textual.widgets import Footer, Input, RichLog, Static

from maquignon.client import CommandRefused, Unreachable
from maquignon.languages import speech
from maquignon.rules.cards import list_notes
from maquignon.rules.events import Event
from maquignon.rules.views import View
from maquignon.terminal.drawing import style_of
from maquignon.terminal.drawn import pictures
from maquignon.terminal.drawn.dock import Hand, OrderButtons, Pressed
from maquignon.terminal.drawn.shortcuts import shortcuts
from maquignon.terminal.live.coming import Intent, coming
from maquignon.terminal.live.evening import Evening
from maquignon.terminal.live.herald import LeftTable
from maquignon.terminal.live.keyring import Keyring
from maquignon.terminal.voice import Voice

TICK: Final = 0.25
WIDE: Final = 120
"""Columns from which on the story has its place beside the table."""
TALL: Final = 36
"""Lines from which on there is room for cards, frames and some air."""
KEYS: Final = (
    ("f1", "order('?')", None),
    ("f2", "order('/hint')", "terminal-typed-hint"),
    ("f3", "fill('/say ')", "terminal-typed-say"),
    ("f4", "order('/values')", "terminal-typed-values"),
    ("f5", "order('/log')", "terminal-typed-log"),
    ("f8", "order('/pause')", "terminal-typed-pause"),
    ("f10", "order('/quit')", "terminal-typed-quit"),
)
"""Keys that type; the English words are understood in every language."""
LAMPLIGHT: Final = Theme(
    name="lamplight",
    primary="#d9a441",
    secondary="#8fb8de",
    accent="#7fb069",
    success="#7fb069",
    warning="#d9765f",
    error="#c8503c",
    foreground="#f6e8cb",
    background="#17130e",
    surface="#221c14",
    panel="#2c2419",
    dark=True,
)


class TableApp(App[str]):
    """Ends with the sentence that is to be said last; `failure` is why it did not come to a table."""

    TITLE = "Maquignon"
    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012  # as the base class has it
    VERTICAL_BREAKPOINTS = [(0, "-short"), (TALL, "-tall")]  # noqa: RUF012  # the same

    def __init__(self, intent: Intent, width: int, keyring: Keyring | None = None) -> None:
        super().__init__()
        self._intent, self._width, self._keyring = intent, width, keyring
        self.evening: Evening | None = None
        self.failure: CommandRefused | Unreachable | None = None
        self.sentences: list[str] = []
        self._lines: asyncio.Queue[str] = asyncio.Queue()
        self._asked, self._note = "", ""
        self._shown: tuple[object, ...] = (None,) * 5  # what the pictures were made of
        self._heard: tuple[object, float] = (None, 0.0)  # the last word about the clock, and when it came

    def compose(self) -> ComposeResult:
        say = speech(self._intent.language).say
        yield Static(id="head")
        with Horizontal(id="middle"):
            with VerticalScroll(id="table"):
                yield Static(id="stage")  # first: what it is all about must never be the part that is out of sight
                yield Static(id="players")
                yield Static(id="values")
            yield RichLog(id="story", wrap=True, min_width=20, highlight=False)
        with Vertical(id="dock"):
            yield Static(id="question")
            yield OrderButtons(id="buttons")
            yield Hand(id="hand")
            yield Input(id="line", placeholder=say("terminal-ask-for-help"))
        yield Footer()

    def on_mount(self) -> None:
        self.register_theme(LAMPLIGHT)
        self.theme = LAMPLIGHT.name
        for key, action, words in KEYS:
            self.bind(key, action, description="?" if words is None else speech(self._intent.language).words(words)[0])
        self.query_one("#story").border_title = speech(self._intent.language).say("log-title")
        self.query_one(Input).focus()
        self.set_interval(TICK, self.redraw)
        self.run_worker(self._spend())

    async def _spend(self) -> None:
        farewell = ""
        try:
            async with coming(self._intent, self, self._width, self._keyring) as self.evening:
                self.evening.guest.tells_time = False  # the clock does
                await self.evening.spend(self._typed())
        except LeftTable as left:
            farewell = str(left)
        except (CommandRefused, Unreachable) as failure:
            self.failure = failure
        self.exit(farewell)

    async def _typed(self) -> AsyncIterator[str]:
        while True:
            yield await self._lines.get()

    # --- what is typed and pressed ------------------------------------------------------------------------------------

    def action_order(self, line: str) -> None:
        self._lines.put_nowait(line)

    def action_fill(self, line: str) -> None:
        box = self.query_one(Input)
        box.value, box.cursor_position = line, len(line)
        box.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self._lines.put_nowait(event.value)
        event.input.value = ""

    def on_pressed(self, event: Pressed) -> None:
        if event.does == "send":
            self.action_order(event.line)
        elif event.does == "fill":
            self.action_fill(event.line)
        else:
            self.action_fill(f"{self.query_one(Input).value} {event.line}".strip())

    def on_input_changed(self, event: Input.Changed) -> None:
        self.query_one(Hand).laid = tuple(
            int(word) for word in event.value.split() if word.isascii() and word.isdigit()
        )

    # --- what is told -------------------------------------------------------------------------------------------------

    def say(self, sentence: str) -> None:
        self._write(Text(sentence, style="#d9a441"))

    def tell(self, sentence: str, event: Event) -> None:
        self._write(Text(sentence, style=style_of(event)))

    def gap(self) -> None:
        self.query_one(RichLog).write("")

    def glance(self, view: View, voice: Voice) -> None:
        """The table is always before one's eyes."""

    def table(self, view: View, voice: Voice) -> None:
        self.redraw()

    def ask(self, question: str, menu: Sequence[str], note: str) -> None:
        """What was typed for another question is no answer to this one."""
        box = self.query_one(Input)
        if question != self._asked and box.value.replace(" ", "").isdigit():
            box.value = ""
        self._asked, self._note = question, note
        self.redraw()

    def _write(self, text: Text) -> None:
        self.sentences.append(text.plain)
        self.query_one(RichLog).write(text)
        self.redraw()

    # --- what is drawn ------------------------------------------------------------------------------------------------

    def redraw(self) -> None:
        if self.evening is None or not self.is_running:
            return
        guest, decisions = self.evening.guest, self.evening.decisions
        self._draw_head()
        inquiry = decisions.inquiry
        shown = (guest.table, guest.update, guest.finished, inquiry and inquiry.now, self._asked)
        if all(new is old for new, old in zip(shown, self._shown, strict=True)):
            return
        self._shown = shown
        view, table = guest.view, guest.table
        if view is not None:
            self.query_one("#players", Static).update(pictures.players(guest, view))
            self.query_one("#stage", Static).update(
                pictures.stage(view, guest.voice, roomy=self.size.width >= WIDE and self.size.height >= TALL)
            )
            self.query_one("#values", Static).update(pictures.values(view, guest.voice))
        elif table is not None:
            self.query_one("#players", Static).update(pictures.room(table, guest.voice))
        asked = inquiry is not None
        question = Text(self._asked if asked else pictures.waiting(guest), style="bold" if asked else "dim")
        if asked and self._note:
            question.append(f"  {self._note}", style="not bold dim")
        self.query_one("#question", Static).update(question)
        self.query_one(OrderButtons).offered = shortcuts(guest, decisions)
        self.call_after_refresh(self.query_one(RichLog).scroll_end, animate=False)  # the dock may have grown
        self.query_one(Hand).notes = tuple(list_notes(view.purse)) if view is not None and view.purse else ()

    def _draw_head(self) -> None:
        assert self.evening is not None
        guest = self.evening.guest
        if guest.table is None:
            return
        if self._heard[0] is not guest.update:
            self._heard = (guest.update, time.monotonic())
        say = guest.voice.say
        head = Text("Maquignon", style="bold #d9a441")
        head.append(f"  {say('lobby-table', code=guest.table.code)}  ", style="bold")
        head.append_text(pictures.clock(guest, int((time.monotonic() - self._heard[1]) * 1000)))
        head.append("  " + say(f"editions.{guest.table.arrangement.edition}"), style="dim")  # last: it may be cut off
        self.query_one("#head", Static).update(head)
