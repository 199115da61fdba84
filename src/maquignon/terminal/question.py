"""A question to the person at the table: a sentence, numbered answers, and perhaps something to type instead."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Union

from maquignon.rules.actions import Action
from maquignon.terminal.reading import Misread, read_choice
from maquignon.terminal.voice import Voice


@dataclass(frozen=True, slots=True)
class Decline:
    """To do nothing: the dove may be left alone, and one's own bid as it is."""


Reply = Union[Action, Decline, "Question"]
"""What an answer leads to: an action, or a further question."""


@dataclass(frozen=True, slots=True)
class Question:
    text: str
    menu: list[tuple[str, Reply]] = field(default_factory=list)
    note: str = ""  # what may be typed besides a number
    read: Callable[[str], "Action | Decline"] | None = None  # reads what is no number of the menu, or raises `Misread`
    help: list[str] = field(default_factory=list)

    def answer(self, typed: str, voice: Voice) -> Reply:
        """What this answer leads to; a `Misread` says why it is none."""
        if self.read is None:
            return self.menu[read_choice(typed, len(self.menu), voice)][1]
        if self.menu:
            try:
                return self.menu[read_choice(typed, len(self.menu), voice)][1]
            except Misread:
                pass  # no number of the menu, so notes: none of them is worth 1 to 9
        return self.read(typed)
