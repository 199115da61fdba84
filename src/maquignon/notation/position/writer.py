"""A position printed."""

import json
from collections.abc import Iterable, Iterator
from typing import Final

from maquignon.notation.terms import changes
from maquignon.rules.cards import ANIMALS, Purse, list_notes
from maquignon.rules.game import Game
from maquignon.rules.state import NOBODY, NUMBERS_OF_A_TURN, PHASES, State

TITLE: Final = "maquignon position 1"
NOTHING: Final = "-"


def write_position(game: Game) -> str:
    """The whole game; what follows from the rest (the pile, the donkeys, the stake of a trade) is not written."""
    return "".join(f"{line}\n" for line in (TITLE, *_table(game), *_seats(game.state), *_moment(game.state)))


def _table(game: Game) -> Iterator[str]:
    variants, house_rules = changes(game.edition)
    yield f"edition: {game.edition.name}"
    if variants:
        yield f"variants: {' '.join(variants)}"
    if house_rules:
        yield f"house rules: {json.dumps(house_rules)}"
    yield f"phase: {PHASES[game.state.phase]}"
    yield f"active: {game.state.active}"


def _seats(s: State) -> Iterator[str]:
    for seat in range(s.players):
        herd = ", ".join(f"{number} {animal}" for animal, number in zip(ANIMALS, s.herd[seat], strict=True) if number)
        yield f"seat {seat}: {herd or NOTHING} | {_notes(s.purse[seat])}"


def _moment(s: State) -> Iterator[str]:
    """What is not always there: a line is left out when it would say nothing."""
    if s.must_auction:
        yield "must auction: yes"
    if s.standstill:
        yield f"standstill: {s.standstill}"
    if s.turns_seen:
        yield f"seen: {_words(s.seen[: s.turns_seen * NUMBERS_OF_A_TURN])}"
    if s.returns:
        yield f"returned: {s.returns}"
    if s.dove != NOBODY:
        yield f"dove: {s.dove}"
    if any(s.dove_claims):
        claims = sorted((number, seat) for seat, number in enumerate(s.dove_claims) if number)
        yield f"claims: {_words(seat for _, seat in claims)}"
    yield from _auction(s)
    yield from _trade(s)


def _auction(s: State) -> Iterator[str]:
    if s.lot_count:
        yield f"lot: {' '.join(ANIMALS[animal] for animal in s.lot[: s.lot_count])}"
    if s.leader != NOBODY:
        yield f"bid: {s.high_bid} by {s.leader}"
    for key, flags in (("passed", s.passed), ("has bid", s.has_bid), ("shown", s.defaulted)):
        if any(flags):
            yield f"{key}: {_words(seat for seat, flag in enumerate(flags) if flag)}"
    if s.debtor != NOBODY:
        yield f"owes: {s.debtor}"
    if any(s.paid):
        yield f"paid: {_notes(s.paid)}"


def _trade(s: State) -> Iterator[str]:
    if s.target != NOBODY:
        yield f"trade: {ANIMALS[s.animal]} with {s.target}, round {s.round}"
    if any(s.offer):
        yield f"offer: {_notes(s.offer)}"


def _notes(purse: Purse) -> str:
    return _words(list_notes(purse)) or NOTHING


def _words(numbers: Iterable[int]) -> str:
    return " ".join(str(number) for number in numbers)
