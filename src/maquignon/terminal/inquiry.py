"""A question and those that its answers lead to, until something is decided."""

from maquignon.rules.actions import Action
from maquignon.terminal.question import Decline, Question
from maquignon.terminal.reading import Misread
from maquignon.terminal.screen import Screen
from maquignon.terminal.voice import Voice


class Inquiry:
    """An answer may lead to a further question, and `back` to the one before."""

    def __init__(self, first: Question, screen: Screen, voice: Voice) -> None:
        self._asked = [first]
        self._screen = screen
        self._voice = voice

    @property
    def now(self) -> Question:
        return self._asked[-1]

    @property
    def can_go_back(self) -> bool:
        return len(self._asked) > 1

    def put(self) -> None:
        self._screen.ask(self.now.text, [text for text, _ in self.now.menu], self.now.note)

    def hear(self, typed: str) -> Action | Decline | None:
        """What is decided, or None: there is a further question, or this was no answer."""
        if self.can_go_back and typed.lower() in self._voice.words("terminal-typed-back"):
            self._asked.pop()
        elif typed:
            try:
                answer = self.now.answer(typed, self._voice)
            except Misread as misread:
                self._screen.say(str(misread))
                return None
            if not isinstance(answer, Question):
                return answer
            self._asked.append(answer)
        self.put()
        return None
