"""Frames that nobody honest sends, most of them nearly right."""

from random import Random
from typing import Any, get_args

import msgspec

from maquignon.tables.protocol.messages import ClientMessage

KINDS = [kind.__struct_config__.tag for kind in get_args(ClientMessage)]
VALUES: list[Any] = [
    None, True, False, 0, -1, 4, 10**18, -(10**30), 1.5, 1e308, "", "x", "x" * 500, "\x00", "\u202e", "<script>",
    "é" * 90, "p_0000", "A" * 43, [], {}, [[]], [None] * 50, {"do": "bid", "amount": 10},
    {"do": "pay", "notes": [0] * 99}, {"do": "trade", "target": 99, "animal": "cow", "notes": []},
    {"edition": "koehandel", "seats": [None] * 3}, {"seats": ["thrifty"] * 3}, {"house_rules": {"family_size": 2}},
    {"house_rules": {str(n): n for n in range(30)}},
]  # fmt: skip
FIELDS = (
    "id", "name", "token", "table", "seen", "follow", "terms", "start", "code", "sit", "seat", "bot", "fill_with_bots",
    "question", "action", "text", "phrase", "wish", "since", "number", "protocol", "constructor", "__proto__",
)  # fmt: skip


def hostile(dice: Random) -> str | bytes:
    """A frame that nobody honest sends, most of them nearly right."""
    kind = dice.randrange(12)
    if kind == 0:
        return dice.randbytes(dice.randrange(64))
    if kind == 1:
        return dice.choice("[{") * dice.randrange(1, 3000)
    if kind == 2:
        return "x" * dice.choice((1, 4096, 4097, 16_000, 20_000))
    message = {field: dice.choice(VALUES) for field in dice.sample(FIELDS, dice.randrange(5))}
    message |= {"type": dice.choice(KINDS), "id": f"f{dice.randrange(1000)}"}
    if dice.random() < 0.7:  # likely enough to be understood
        message = {field: value for field, value in message.items() if field in ("type", "id") or dice.random() < 0.5}
    text = msgspec.json.encode(message).decode()
    if kind == 3:
        return text[: dice.randrange(len(text))]
    if kind == 4:
        return text.encode()
    return text
