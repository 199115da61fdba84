"""What a server can say no to."""

from collections.abc import Mapping


class CommandRefused(Exception):
    """The command was not carried out: a reason for programs and a sentence for people."""

    def __init__(self, reason: str, sentence: str, case: Mapping[str, str | int] | None = None) -> None:
        """`sentence` is English; `reason` and `case` say the same to whoever speaks another language."""
        super().__init__(f"{sentence} ({reason})")
        self.reason = reason
        self.sentence = sentence
        self.case = dict(case or {})


class Unreachable(ConnectionError):
    """Nobody answers at this address, or something that is no such server."""


class LostTable(Exception):
    """The guest is at no table any more."""
