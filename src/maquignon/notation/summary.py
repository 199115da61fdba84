"""Where a game stands, as the one object that `maquignon replay --json` prints."""

from collections.abc import Sequence
from typing import Any, Final

from maquignon.languages import Language
from maquignon.notation.record import RecordError, read, steps
from maquignon.rules.cards import ANIMALS, list_notes
from maquignon.rules.game import Game, to_act, winners
from maquignon.rules.scoring import score
from maquignon.rules.state import HOUSE, NOBODY, OVER, PHASES, State

NO_GAME: Final[dict[str, Any]] = {
    "over": False, "phase": "setup", "to_act": [], "pile": 0, "players": [], "dove": None, "winners": [],
}  # fmt: skip
"""What there is to sum up when not even the header can be read."""


def summary_of_record(data: bytes, language: Language) -> dict[str, Any]:
    """The game after the last line of a record, or before the first line that is refused."""
    try:
        header, actions = read(data)
    except RecordError as error:
        return NO_GAME | {"refused": _refusal(error, language)}
    game = header.start()
    refused = None
    try:
        for _ in steps(game, actions):
            pass
    except RecordError as error:
        refused = _refusal(error, language)
    return summary(game, header.players) | {"refused": refused}


def _refusal(error: RecordError, language: Language) -> dict[str, Any]:
    return {"line": error.line, "reason": error.reason, "message": error.message(language)}


def summary(game: Game, names: Sequence[str]) -> dict[str, Any]:
    s = game.state
    return {
        "over": s.phase == OVER,
        "phase": PHASES[s.phase],
        "to_act": ["house" if seat == HOUSE else seat for seat in to_act(game)],
        "pile": s.pile_left,
        "players": [_player(s, seat, name) for seat, name in enumerate(names)],
        "dove": None if s.dove == NOBODY else s.dove,
        "winners": winners(game),
    }


def _player(s: State, seat: int, name: str) -> dict[str, Any]:
    herd = s.herd[seat]
    return {
        "name": name,
        "animals": {animal: number for animal, number in zip(ANIMALS, herd, strict=True) if number},
        "notes": list_notes(_notes(s, seat)),
        "families": [animal for animal, number in zip(ANIMALS, herd, strict=True) if number == s.family_size],
        "score": score(s, seat),
    }


def _notes(s: State, seat: int) -> list[int]:
    """The purse and what lies on the table: an offer is still the challenger's, a price paid the seller's."""
    if seat != s.active:
        return s.purse[seat]
    return [sum(counts) for counts in zip(s.purse[seat], s.offer, s.paid, strict=True)]
