"""What a sentence about an event or a reason can name: players by name, animals and notes as they are counted."""

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Final

from maquignon.languages.values import Value
from maquignon.notation.why import Why
from maquignon.rules.cards import ANIMALS, list_notes, worth
from maquignon.rules.events import AnimalsDealt, Event, GameEnded, TradeDecided

SEATS: Final = frozenset(
    ("seat", "auctioneer", "leader", "bidder", "payer", "payee", "seller", "challenger", "target", "winner", "rival")
)
NOTES: Final = frozenset(("notes", "offer", "counter"))


def facts(thing: Event | Why, names: Sequence[str], reader: int | None = None) -> dict[str, Value]:
    """Its fields, said as a table would, and who the reader is in it; `web/src/lib/i18n/facts.ts` does the same."""
    found = {field.name: _said(field.name, getattr(thing, field.name), names) for field in fields(thing)}
    found["me"] = _role(thing, reader)
    if "stake" in found:
        found["stake"] = {"animal": found["animal"], "number": found["stake"]}
    match thing:
        case AnimalsDealt(seats, animals):
            found["hands"] = [
                {"name": names[seat], "mine": _is(seat, reader), "animals": herd(dealt)}
                for seat, dealt in _dealt(seats, animals)
            ]
        case TradeDecided(challenger=challenger, target=target, winner=winner, offer=offer, counter=counter):
            found["loser"] = names[target if winner == challenger else challenger]
            found["even"] = offer is not None and counter is not None and worth(offer) == worth(counter)
        case GameEnded(scores=scores, winners=winners):
            found["scores"] = [
                {"name": names[seat], "mine": _is(seat, reader), "score": score} for seat, score in enumerate(scores)
            ]
            found["winners"] = [names[seat] for seat in winners]
            found["partners"] = [names[seat] for seat in winners if seat != reader]
        case _:
            pass
    return found


def _role(thing: Event | Why, reader: int | None) -> str | None:
    """What a sentence calls the reader: the payer, the bidder, the loser of a trade."""
    match thing:
        case _ if reader is None:
            return None
        case TradeDecided(challenger=challenger, target=target, winner=winner) if reader in (challenger, target):
            return "winner" if reader == winner else "loser"
        case GameEnded(winners=winners) if reader in winners:
            return "winner"
        case _:
            seats = (field.name for field in fields(thing) if field.name in SEATS)
            return next((field for field in seats if getattr(thing, field) == reader), None)


def _is(seat: int, reader: int | None) -> str:
    return "yes" if seat == reader else "no"


def _said(field: str, value: Any, names: Sequence[str]) -> Any:
    if value is None:
        return None
    if field in SEATS:
        return names[value]
    if field in NOTES:
        return list_notes(value)
    if field == "animal":
        return ANIMALS[value]
    if field == "animals":
        return herd(value)
    return value


def herd(animals: Sequence[int]) -> list[Value]:
    """Each kind of animal and how many there are of it, in order of appearance."""
    return [so_many(animal, animals.count(animal)) for animal in dict.fromkeys(animals)]


def so_many(animal: int, number: int) -> Value:
    return {"animal": ANIMALS[animal], "number": number}


def _dealt(seats: Sequence[int], animals: Sequence[int]) -> list[tuple[int, list[int]]]:
    """What each seat was dealt, in dealing order."""
    dealt: dict[int, list[int]] = {}
    for seat, animal in zip(seats, animals, strict=True):
        dealt.setdefault(seat, []).append(animal)
    return list(dealt.items())
