"""The WebSocket frames that nearly all guests send nearly always: whole, short texts. The library reads all others."""

from typing import Final

from websockets.speedups import apply_mask

from maquignon.tables.protocol.frames import LONGEST_FRAME

WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
_SHORT: Final = 126
_LONG: Final = 1 << 16


def read_plain_frames(data: bytes, texts: list[bytes]) -> tuple[int, bool]:
    """Add the texts found (RFC 6455, 5.2); how many bytes they took, and whether what follows may become another."""
    place, end = 0, len(data)
    while end - place >= 2:
        length = data[place + 1] - MASKED
        if data[place] != WHOLE_TEXT or length < 0 or length == 127:
            return place, False
        begin = place + 6
        if length == 126:
            if end - place < 4:
                break
            length, begin = data[place + 2] << 8 | data[place + 3], place + 8
        if length > LONGEST_FRAME:
            return place, False
        if end < begin + length:
            break
        texts.append(apply_mask(data[begin : begin + length], data[begin - 4 : begin]))
        place = begin + length
    return place, True


def text_frame(text: bytes) -> bytes:
    """RFC 6455 section 5.2: a final text frame, unmasked."""
    length = len(text)
    if length < _SHORT:
        return b"\x81" + length.to_bytes(1, "big") + text
    if length < _LONG:
        return b"\x81\x7e" + length.to_bytes(2, "big") + text
    return b"\x81\x7f" + length.to_bytes(8, "big") + text


def is_text(parts: list[bytes]) -> bool:
    try:
        b"".join(parts).decode()
    except UnicodeDecodeError:
        return False
    return True
