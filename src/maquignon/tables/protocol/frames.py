"""Frames: a message of the table as bytes, and what a guest said read out of them."""

from typing import Final

import msgspec

from maquignon.notation.frames import encode
from maquignon.tables.protocol.messages import ClientMessage, Message, decoder
from maquignon.tables.protocol.refusals import Refusal

LONGEST_FRAME: Final = 4096
"""Bytes; whatever is longer is refused unread."""


def frame(message: Message) -> bytes:
    return encode(message)


def read_frame(data: bytes) -> ClientMessage:
    """What a guest said, or a `Refusal`."""
    if len(data) > LONGEST_FRAME:
        raise Refusal("too_long")
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("unreadable", str(error)) from None
