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
"""Lines of a table that whoever comes later can read."""
LINES: Final = 6
"""Nobody says more than so many,"""
WITHIN: Final = 10_000
"""within so many milliseconds."""
LINES_FROM_AN_ADDRESS: Final = 24
"""Nor do all at one address together, however many they call themselves."""


class Talk:
    def __init__(self, lines: list[ChatRow]) -> None:
        self._lines: deque[Said] = deque((_said(line) for line in lines), maxlen=REMEMBERED)
        self._spoke: dict[str, deque[int]] = {}
        """When, of late, by player and by address."""

    def line(self, speaker: Speaker, message: Chat | QuickPhrase, command: str, now: int, address: str = "") -> ChatRow:
        """What would be said, or a refusal."""
        text = require_text(message.text) if isinstance(message, Chat) else None
        phrase = message.phrase if isinstance(message, QuickPhrase) else None
        self._spoke = {who: spoke for who, spoke in self._spoke.items() if spoke[-1] > now - WITHIN}
        speakers = [(speaker.player, LINES), *([(address, LINES_FROM_AN_ADDRESS)] if address else [])]
        spoken = [self._spoke.get(who) or deque(maxlen=most) for who, most in speakers]
        if any(len(moments) == moments.maxlen and moments[0] > now - WITHIN for moments in spoken):
            raise Refusal("too_fast")
        for (who, _), moments in zip(speakers, spoken, strict=True):
            moments.append(now)
            self._spoke[who] = moments
        return ChatRow(now, speaker.name, speaker.seat, text, phrase, command)

    def say(self, line: ChatRow) -> Said:
        said = _said(line)
        self._lines.append(said)
        return said

    def so_far(self) -> ChatSoFar:
        return ChatSoFar(lines=list(self._lines))


def _said(line: ChatRow) -> Said:
    return Said(name=line.name, seat=line.seat, text=line.text, phrase=line.phrase, at=line.at)
