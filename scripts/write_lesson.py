#!/usr/bin/env python3
"""Write the first game of the browser's lesson: a scripted game played by the law, with what the pupil is to do."""

import sys
from typing import Any

import msgspec
from generated import settle

from maquignon.notation.action import action_from_json
from maquignon.notation.frames import encode_event, encode_options
from maquignon.rules.audience import seen_by
from maquignon.rules.game import Game, start
from maquignon.rules.options import options
from maquignon.rules.telling import play
from maquignon.rules.terms.charter import agree
from maquignon.rules.views import view

PUPIL, BEN, CLEO = 0, 1, 2
HOUSE = "house"

# What is said before a line is played; where the pupil plays it, the lesson waits for that very move.
# `point` is the control that the pupil should press; which note to lay next, the lesson sees for itself.
COUNTER = "[data-key='c']"
OFFER = ".stakes .stake"
SCRIPT: list[tuple[str | None, dict[str, Any] | None, str | None]] = [
    ("welcome", None, None),
    ("notes", None, None),
    (None, {"seat": BEN, "do": "auction"}, None),
    (None, {"seat": HOUSE, "do": "turn_up", "animals": ["goat", "goose"]}, None),
    (None, {"seat": CLEO, "do": "bid", "amount": 10}, None),
    ("bid", {"seat": PUPIL, "do": "bid", "amount": 60}, "[data-key='m']"),
    (None, {"seat": CLEO, "do": "pass"}, None),
    (None, {"seat": HOUSE, "do": "hammer"}, None),
    (None, {"seat": BEN, "do": "sell"}, None),
    ("pay", {"seat": PUPIL, "do": "pay", "notes": [10, 50]}, ".settling .act"),
    ("won", None, None),
    (None, {"seat": CLEO, "do": "auction"}, None),
    (None, {"seat": HOUSE, "do": "turn_up", "animals": ["donkey", "goose"]}, None),
    ("donkey", None, None),
    (None, {"seat": BEN, "do": "bid", "amount": 80}, None),
    ("pass", {"seat": PUPIL, "do": "pass"}, "[data-key='p']"),
    (None, {"seat": HOUSE, "do": "hammer"}, None),
    (None, {"seat": CLEO, "do": "sell"}, None),
    (None, {"seat": BEN, "do": "pay", "notes": [10, 10, 10, 50]}, None),
    ("auction", {"seat": PUPIL, "do": "auction"}, "[data-key='a']"),
    (None, {"seat": HOUSE, "do": "turn_up", "animals": ["goat", "cat"]}, None),
    (None, {"seat": BEN, "do": "bid", "amount": 40}, None),
    (None, {"seat": CLEO, "do": "bid", "amount": 90}, None),
    (None, {"seat": BEN, "do": "pass"}, None),
    (None, {"seat": HOUSE, "do": "hammer"}, None),
    ("decide", {"seat": PUPIL, "do": "preempt"}, "[data-key='k']"),
    ("price", {"seat": PUPIL, "do": "pay", "notes": [100]}, ".settling .act"),
    (None, {"seat": BEN, "do": "auction"}, None),
    (None, {"seat": HOUSE, "do": "turn_up", "animals": ["goat", "sheep"]}, None),
    (None, {"seat": CLEO, "do": "bid", "amount": 90}, None),
    ("leave", {"seat": PUPIL, "do": "pass"}, "[data-key='p']"),
    (None, {"seat": HOUSE, "do": "hammer"}, None),
    (None, {"seat": BEN, "do": "sell"}, None),
    (None, {"seat": CLEO, "do": "pay", "notes": [10, 10, 10, 10, 50]}, None),
    (None, {"seat": CLEO, "do": "trade", "target": PUPIL, "animal": "goat", "notes": [0, 10]}, None),
    ("counter", {"seat": PUPIL, "do": "counter", "notes": [50]}, COUNTER),
    ("family", None, None),
    (
        "trade",
        {"seat": PUPIL, "do": "trade", "target": BEN, "animal": "goose", "notes": [0, 10]},
        OFFER,
    ),
    (None, {"seat": BEN, "do": "accept"}, None),
    ("traded", None, None),
    ("score", None, None),
    ("end", None, None),
]


def frame(
    game: Game, events: list[Any], text: str | None, move: dict[str, Any] | None, point: str | None
) -> dict[str, Any]:
    seen = msgspec.to_builtins(view(game, PUPIL))
    del seen["edition"]
    return {
        "view": seen,
        "choices": msgspec.json.decode(encode_options(options(game, PUPIL)))["choices"],
        "events": [msgspec.Raw(encode_event(seen_by(event, PUPIL))) for event in events],
        "text": text,
        "expect": move,
        "point": point,
    }


def lesson() -> dict[str, Any]:
    game = start(agree("boursicocotte-2025", [], {}, 3), 3, BEN)
    frames = []
    events: list[Any] = []
    for text, line, point in SCRIPT:
        mine = line is not None and line["seat"] == PUPIL
        expected = {key: value for key, value in line.items() if key != "seat"} if line and mine else None
        if text is not None or events:
            frames.append(frame(game, events, text, expected, point))
        events = []
        if line is not None:
            events = play(game, action_from_json(line))
    return {"edition": msgspec.to_builtins(game.edition, str_keys=True), "frames": frames}


if __name__ == "__main__":
    sys.exit(
        settle(
            {"web/src/learn/lesson.json": msgspec.json.format(msgspec.json.encode(lesson()), indent=0).decode() + "\n"}
        )
    )
