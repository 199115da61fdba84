"""Chat and quick phrases at one table, within limits."""

from collections import deque
from typing import Final

from maquignon.tables.game.speaker import Speaker
from maquignon.tables.people.names import require_text
from maquignon.tables.protocol.answers import ChatSoFar, Said
from maquignon.tables.protocol.messages import Chat, QuickPhrase
from maquignon.tables.protocol.refusals import Refusal
from maquignon.tables.store.rows import ChatRow

REMEMBERED: Final = 100
LINES: Final = 6
WITHIN: Final = 10_000
"""Nobody says more than so many lines within so many milliseconds."""


class Talk:
    def __init__(self, lines: list[ChatRow]) -> None:
        self._lines: deque[Said] = deque((_said(line) for line in lines), maxlen=REMEMBERED)
        self._spoke: dict[str, deque[int]] = {}

    def line(self, speaker: Speaker, message: Chat | QuickPhrase, command: str, now: int) -> ChatRow:
        """What would be said, or a refusal."""
        text = require_text(message.text) if isinstance(message, Chat) else None
        phrase = message.phrase if isinstance(message, QuickPhrase) else None
        moments = self._spoke.setdefault(speaker.player, deque(maxlen=LINES))
        if len(moments) == LINES and moments[0] > now - WITHIN:
            raise Refusal("too_fast")
        moments.append(now)
        return ChatRow(now, speaker.name, speaker.seat, text, phrase, command)

    def say(self, line: ChatRow) -> Said:
        said = _said(line)
        self._lines.append(said)
        return said

    def so_far(self) -> ChatSoFar:
        return ChatSoFar(lines=list(self._lines))


def _said(line: ChatRow) -> Said:
    return Said(name=line.name, seat=line.seat, text=line.text, phrase=line.phrase, at=line.at)
