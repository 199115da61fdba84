#!/usr/bin/env python3
"""Write the words the browser shares with the notation, and what its tests hold it to: sentences and payments."""

import sys
from collections.abc import Iterator
from random import Random

import msgspec
from generated import settle

from maquignon.notation.frames import encode_event
from maquignon.notation.sentences import NARRATORS
from maquignon.notation.words import WORDS
from maquignon.rules import events as e
from maquignon.rules.audience import seen_by
from maquignon.rules.cards import worth
from maquignon.rules.choices import Draw
from maquignon.rules.events import Event
from maquignon.rules.game import start, to_act
from maquignon.rules.options import options
from maquignon.rules.payment import payments
from maquignon.rules.state import HOUSE
from maquignon.rules.telling import play
from maquignon.rules.terms.charter import agree

NAMES = ("Ana", "Ben", "Cleo")
EDITIONS = ("boursicocotte-2025", "koehandel", "bluff")
EACH = 6  # sentences of each kind of event


def played(edition: str, seed: int) -> Iterator[Event]:
    """Everything that happens in one random game with an opening deal."""
    dice = Random(seed)
    game = start(agree(edition, [], {"opening_deal": 1}, 3), 3, 0)
    while seats := to_act(game):
        bidders = [seat for seat in seats if seat != HOUSE]
        seat = dice.choice(bidders) if bidders and dice.random() < 0.8 else dice.choice(seats)
        choice = dice.choice(options(game, seat).choices)
        if isinstance(choice, Draw):
            pile = [animal for animal, left in enumerate(choice.pile) for _ in range(left)]
            lot = tuple(dice.sample(pile, choice.number))
            action = next(iter(type(choice)(choice.do, choice.number, _only(lot)).actions(seat)))
        else:
            action = dice.choice(list(choice.actions(seat)))
        yield from play(game, action)


def _only(lot: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(lot.count(animal) for animal in range(10))


def corpus() -> list[dict[str, object]]:
    """A few events of every kind, as those who know and those who do not may see them, with their sentences."""
    found: dict[type[Event], list[Event]] = {}
    for edition in EDITIONS:
        for seed in range(12):
            for event in played(edition, seed):
                for seen in (event, seen_by(event, None)):
                    kind = found.setdefault(type(event), [])
                    if seen not in kind and len(kind) < EACH:
                        kind.append(seen)
    found[e.GameEnded].append(e.GameEnded(scores=(1200, 1200, 0), winners=(0, 1)))
    return [
        {
            "event": msgspec.Raw(encode_event(event)),
            **{language: narrator.tell(event, NAMES) for language, narrator in NARRATORS.items()},
        }
        for kind in sorted(found, key=lambda law: law.__name__)
        for event in found[kind]
    ]


def priced() -> list[dict[str, object]]:
    """Purses, prices, and every set of notes that settles them."""
    dice = Random(7)
    found: list[dict[str, object]] = []
    while len(found) < 60:
        purse = tuple(dice.randrange(most) for most in (3, 6, 4, 3, 3, 3))
        price = dice.randrange(1, 90) * 10
        if worth(purse) >= price:
            found.append({"purse": purse, "price": price, "sets": list(payments(purse, price, False))})
    return found


def pretty(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=1).decode() + "\n"


if __name__ == "__main__":
    sys.exit(
        settle(
            {
                **{
                    f"web/src/lib/i18n/words/{language}.json": pretty(
                        {
                            "animals": words.animals,
                            "reasons": {k: v for k, v in words.reasons.items() if "{" not in v},
                            "unplayable": words.unplayable,
                        }
                    )
                    for language, words in WORDS.items()
                },
                "web/tests/sentences.json": pretty({"names": NAMES, "told": corpus()}),
                "web/tests/payments.json": msgspec.json.encode(priced()).decode() + "\n",
            }
        )
    )
