"""Whoever tells the person at the terminal what happens, and on demand what there is to know."""

from collections.abc import Iterable, Sequence

from maquignon.notation.rulebook import rulebook
from maquignon.notation.rulebook.typeset import plain
from maquignon.rules.events import Event, GameEnded, TurnBegan
from maquignon.rules.terms.edition import Edition
from maquignon.rules.views import View
from maquignon.terminal.count import final_count
from maquignon.terminal.screen import Screen
from maquignon.terminal.telling import tell_values
from maquignon.terminal.voice import Voice


class Narrator:
    """Speaks through a screen, and remembers what it has told."""

    def __init__(self, screen: Screen, voice: Voice, width: int) -> None:
        self._screen = screen
        self.voice = voice
        self._width = width
        self.log: list[str] = []

    def tell(self, events: Sequence[Event], view: View) -> None:
        """Everything this seat may know, as it happens."""
        for event in events:
            if isinstance(event, TurnBegan | GameEnded):
                self._screen.gap()
            if isinstance(event, GameEnded):
                self.say_all(final_count(view, self.voice))
            self._screen.tell(self.note(event), event)

    def note(self, event: Event) -> str:
        """Remember a sentence without saying it."""
        self.log.append(self.voice.tell(event))
        return self.log[-1]

    def obey(self, word: str, view: View) -> bool:
        """Tell what is asked for at any time; False when the word is none of these."""
        voice = self.voice
        if word in voice.words("terminal-typed-table"):
            self._screen.table(view, voice)
        elif word in voice.words("terminal-typed-values"):
            self.say_all(tell_values(view, voice))
        elif word in voice.words("terminal-typed-rules"):
            self.say_rules(view.edition)
        elif word in voice.words("terminal-typed-log"):
            self.say_all(self.log)
        else:
            return False
        return True

    def say_rules(self, edition: Edition) -> None:
        self.say_all(plain(rulebook(edition, self.voice.language), self._width).splitlines())

    def say_all(self, sentences: Iterable[str]) -> None:
        for sentence in sentences:
            self._screen.say(sentence)
