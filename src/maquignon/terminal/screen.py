"""Where the game appears and answers are typed; here line by line, fit for screen readers and pipes."""

from collections.abc import Sequence
from typing import Protocol, TextIO

from maquignon.rules.events import Event
from maquignon.rules.views import View
from maquignon.terminal.telling import tell_purse, tell_table
from maquignon.terminal.voice import Voice


class EndOfInput(Exception):
    """Nobody will answer any more."""


class Screen(Protocol):
    def say(self, sentence: str) -> None: ...

    def tell(self, sentence: str, event: Event) -> None:
        """Say what just happened."""
        ...

    def gap(self) -> None:
        """Something new begins."""
        ...

    def glance(self, view: View, voice: Voice) -> None:
        """What should be before one's eyes when the first question of a turn is asked."""
        ...

    def table(self, view: View, voice: Voice) -> None: ...

    def ask(self, question: str, menu: Sequence[str], note: str) -> None:
        """Put a question with numbered answers, and what may be typed beside them."""
        ...


class Desk(Screen, Protocol):
    """A screen at which one waits for what is typed."""

    def read(self) -> str:
        """One line from the person, or `EndOfInput`."""
        ...


class PlainScreen:
    """One fact per sentence, one sentence per line, nothing drawn."""

    def __init__(self, source: TextIO, sink: TextIO) -> None:
        self._source = source
        self._sink = sink

    def say(self, sentence: str) -> None:
        print(sentence, file=self._sink)

    def tell(self, sentence: str, event: Event) -> None:
        self.say(sentence)

    def gap(self) -> None:
        self.say("")

    def glance(self, view: View, voice: Voice) -> None:
        """The whole table at the beginning of one's own turn only: `table` tells it at any time."""
        if view.phase == "turn":
            self.table(view, voice)
        elif view.phase in ("bidding", "deciding"):  # other questions name the notes themselves
            self.say(tell_purse(view, voice))

    def table(self, view: View, voice: Voice) -> None:
        for sentence in tell_table(view, voice):
            self.say(sentence)

    def ask(self, question: str, menu: Sequence[str], note: str) -> None:
        self.say(question)
        for number, answer in enumerate(menu, start=1):
            self.say(f"{number}: {answer}")
        if note:
            self.say(note)

    def read(self) -> str:
        self._sink.flush()
        line = self._source.readline()
        if not line:
            raise EndOfInput
        return line
