#!/usr/bin/env python3
"""Write positions of real games, one for every kind of decision of every edition, for web/gallery.html."""

import sys
from random import Random
from typing import Any

import msgspec
from generated import ROOT

from maquignon.notation.frames import encode_options
from maquignon.rules.choices import Draw
from maquignon.rules.game import start, to_act
from maquignon.rules.options import options
from maquignon.rules.state import HOUSE
from maquignon.rules.telling import play
from maquignon.rules.terms.charter import agree
from maquignon.rules.terms.editions import EDITIONS
from maquignon.rules.views import view

NAMES = ["Ana", "Ben", "Cleo", "Dan", "Eve"]


def positions(edition: str, players: int, seed: int) -> dict[str, Any]:
    """The last position of each kind that seat 0 was asked about."""
    dice = Random(seed)
    game = start(agree(edition, [], {}, players), players, 0)
    found: dict[str, Any] = {}
    while seats := to_act(game):
        mine = options(game, 0)
        kind = "+".join(sorted({choice.do for choice in mine.choices})) or f"watch-{view(game, 0).phase}"
        kind = "own_raise" if mine.own_raise else kind
        found[kind] = {
            "edition": msgspec.to_builtins(game.edition, str_keys=True),
            "position": msgspec.to_builtins(view(game, 0)),
            "options": msgspec.Raw(encode_options(mine)),
            "names": NAMES[:players],
        }
        bidders = [seat for seat in seats if seat != HOUSE]
        seat = dice.choice(bidders) if bidders and dice.random() < 0.8 else dice.choice(seats)
        choice = dice.choice(options(game, seat).choices)
        if isinstance(choice, Draw):
            pile = [animal for animal, left in enumerate(choice.pile) for _ in range(left)]
            lot = dice.sample(pile, choice.number)
            choice = Draw(choice.do, choice.number, tuple(lot.count(animal) for animal in range(10)))
        actions = list(choice.actions(seat))
        play(game, dice.choice(actions[:3] if choice.do == "bid" else actions))
    found["over"] = {
        "edition": msgspec.to_builtins(game.edition, str_keys=True),
        "position": msgspec.to_builtins(view(game, 0)),
        "options": {"seat": 0, "choices": [], "own_raise": None},
        "names": NAMES[:players],
    }
    return found


if __name__ == "__main__":
    gallery = {
        f"{name}/{players}": positions(name, players, seed)
        for seed, name in enumerate(EDITIONS)
        for players in (3, 4, 5)
    }
    path = ROOT / "web/.gallery.json"
    path.write_bytes(msgspec.json.encode(gallery))
    print(
        f"Wrote {path.name}: " + ", ".join(sorted({kind for kinds in gallery.values() for kind in kinds})),
        file=sys.stderr,
    )
