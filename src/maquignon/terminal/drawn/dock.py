"""Where one decides: the question, buttons for its answers, one's own notes, and a line to type."""

from collections import Counter
from typing import Literal

from textual.app import ComposeResult
from textual.containers import Grid
from textual.message import Message
from textual.reactive import reactive
from textual.widgets import Button

from maquignon.terminal.drawn.shortcuts import Shortcut


class Pressed(Message):
    """A button was pressed: its line is sent, put where one types, or added to what stands there."""

    def __init__(self, line: str, does: Literal["send", "fill", "add"]) -> None:
        super().__init__()
        self.line, self.does = line, does


class OrderButton(Button, can_focus=False):
    """Pressed by the mouse; what is typed goes where one types."""

    def __init__(self, shortcut: Shortcut) -> None:
        classes = "plain" if shortcut.tone == "default" else ""
        super().__init__(shortcut.label, variant=shortcut.tone, compact=True, classes=classes)
        self.shortcut = shortcut


class OrderButtons(Grid):
    """The buttons of the moment."""

    offered: reactive[tuple[Shortcut, ...]] = reactive((), recompose=True)

    def compose(self) -> ComposeResult:
        for shortcut in self.offered:
            yield OrderButton(shortcut)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        event.stop()
        if isinstance(event.button, OrderButton):
            shortcut = event.button.shortcut
            self.post_message(Pressed(shortcut.line, "send" if shortcut.sends else "fill"))


class NoteButton(Button, can_focus=False):
    def __init__(self, note: int, laid: bool) -> None:
        super().__init__(str(note), compact=True, disabled=laid, classes="zero" if note == 0 else "note")
        self.note = note


class Hand(Grid):
    """One's own notes; those that are typed already are laid aside."""

    notes: reactive[tuple[int, ...]] = reactive((), recompose=True)
    laid: reactive[tuple[int, ...]] = reactive((), recompose=True)

    def compose(self) -> ComposeResult:
        laid = Counter(self.laid)
        for note in self.notes:
            laid[note] -= 1
            yield NoteButton(note, laid[note] >= 0)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        event.stop()
        if isinstance(event.button, NoteButton):
            self.post_message(Pressed(str(event.button.note), "add"))
