#!/usr/bin/env python3
"""Write the positions that the pages of rules show: played by the law of each edition, one for each chapter."""

import sys
from itertools import islice
from typing import Any

import msgspec
from generated import settle
from lessons.script import BEN, CLEO, PUPIL, free, shown

from maquignon.notation.action import action_from_json
from maquignon.notation.frames import encode_options
from maquignon.rules.game import Game, start
from maquignon.rules.options import options
from maquignon.rules.telling import play
from maquignon.rules.terms.charter import agree
from maquignon.rules.terms.edition import Edition
from maquignon.rules.terms.editions import EDITIONS
from maquignon.rules.views import view

SEATS = (PUPIL, BEN, CLEO)
COLLECTED = {PUPIL: ("horse", "rooster"), BEN: ("cat", "dog"), CLEO: ("cow", "goose")}


def lots(edition: Edition, *animals: tuple[str, str]) -> list[dict[str, Any]]:
    """Lots for nothing, in turn; where one animal is sold at a time, the second of each stays in the pile."""
    turns = zip((seat for _ in animals for seat in SEATS), animals, strict=False)
    return [line for seat, lot in turns for line in free(seat, *lot[: edition.lot_size])]


def families(edition: Edition) -> list[dict[str, Any]]:
    """Everybody collects until one family of each is complete, and begins another."""
    herds = {seat: iter([one] * edition.family_size + [two]) for seat, (one, two) in COLLECTED.items()}
    rounds = -(-edition.family_size // edition.lot_size)
    return [
        line for _ in range(rounds) for seat in SEATS for line in free(seat, *islice(herds[seat], edition.lot_size))
    ]


def played(edition: Edition, lines: list[dict[str, Any]]) -> dict[str, Any]:
    game: Game = start(edition, 3, PUPIL)
    for line in lines:
        play(game, action_from_json(line))
    seen = msgspec.to_builtins(view(game, PUPIL))
    del seen["edition"]
    return {"view": seen, "choices": msgspec.json.decode(encode_options(options(game, PUPIL)))["choices"]}


def pictures(edition: Edition) -> dict[str, Any]:
    """By the number of the chapter."""
    dealt = lots(edition, ("pig", "goat"), ("dog", "sheep"), ("pig", "cow"))
    later = lots(edition, ("pig", "goat"), ("dog", "sheep"), ("pig", "cow"), ("rooster", "cat"), ("goose", "sheep"))
    bid = [*shown(BEN, *("horse", "goat")[: edition.lot_size]), {"seat": CLEO, "do": "bid", "amount": 30}]
    asked = {"seat": CLEO, "do": "trade", "target": PUPIL, "animal": "pig", "notes": [0, 10]}
    return {
        "2": played(edition, []),
        "3": played(edition, dealt),
        "4": played(edition, [*dealt, *free(PUPIL, *("rooster", "cat")[: edition.lot_size]), *bid]),
        "5": played(edition, [*later, asked]),
        "6": played(edition, families(edition)),
    }


def book(name: str) -> str:
    edition = agree(name, [], {}, 3)
    shown = {"edition": msgspec.to_builtins(edition, str_keys=True), "pictures": pictures(edition)}
    return msgspec.json.format(msgspec.json.encode(shown), indent=0).decode() + "\n"


if __name__ == "__main__":
    sys.exit(settle({f"web/src/rules/{name}.json": book(name) for name in EDITIONS}))
