"""What a server can say no to."""


class CommandRefused(Exception):
    """The command was not carried out: a reason for programs and a sentence for people."""

    def __init__(self, reason: str, sentence: str) -> None:
        super().__init__(f"{sentence} ({reason})")
        self.reason = reason
        self.sentence = sentence


class Unreachable(ConnectionError):
    """Nobody answers at this address, or something that is no such server."""


class LostTable(Exception):
    """The guest is at no table any more."""
