#!/usr/bin/env python3
"""Write the lessons of the browser game: scripted games played by the law, with what the pupil is to do."""

import sys
from typing import Any

import msgspec
from generated import settle
from lessons import LESSONS
from lessons.script import PUPIL, Lesson

from maquignon.notation.action import action_from_json
from maquignon.notation.frames import encode_event, encode_options
from maquignon.rules.audience import seen_by
from maquignon.rules.game import Game, start
from maquignon.rules.options import options
from maquignon.rules.telling import play
from maquignon.rules.terms.charter import agree
from maquignon.rules.views import view


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


def played(lesson: Lesson) -> dict[str, Any]:
    game = start(agree(lesson.edition, [], {}, 3), 3, lesson.first)
    for line in lesson.before:
        play(game, action_from_json(line))
    frames = []
    events: list[Any] = []
    for text, move, point in lesson.script:
        mine = move is not None and move["seat"] == PUPIL
        expected = {key: value for key, value in move.items() if key != "seat"} if move and mine else None
        if text is not None or events:
            frames.append(frame(game, events, text, expected, point))
        events = []
        if move is not None:
            events = play(game, action_from_json(move))
    return {"edition": msgspec.to_builtins(game.edition, str_keys=True), "frames": frames}


if __name__ == "__main__":
    sys.exit(
        settle(
            {
                f"web/src/learn/lessons/{name}.json": msgspec.json.format(
                    msgspec.json.encode(played(lesson)), indent=0
                ).decode()
                + "\n"
                for name, lesson in LESSONS.items()
            }
        )
    )
