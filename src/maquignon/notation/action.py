"""One action as a line of a record, and back."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from reprlib import repr as in_short
from typing import Any, Final, get_args

from maquignon.notation.reasons import RecordError
from maquignon.rules.actions import KINDS, Action
from maquignon.rules.cards import ANIMALS, NOTES, count_notes, list_notes
from maquignon.rules.state import HOUSE

_ACTIONS: Final[dict[str, type[Action]]] = {KINDS[kind.kind]: kind for kind in get_args(Action)}
_FIELDS: Final = {do: tuple(field.name for field in fields(kind)) for do, kind in _ACTIONS.items()}


def action_to_json(action: Action) -> dict[str, Any]:
    """The action in the words of a record: animals and notes by name, the house as "house"."""
    do = KINDS[action.kind]
    written: dict[str, Any] = {"seat": "house" if action.seat == HOUSE else action.seat, "do": do}
    for field in _FIELDS[do]:
        if field != "seat":
            written[field] = _WRITERS[field](getattr(action, field))
    return written


def action_from_json(found: object, seat: int | None = None) -> Action:
    """The action an object stands for, or a `RecordError`; nothing in it is guessed, converted or ignored.

    With `seat` given, as at a table that knows who is speaking, the object must not name one.
    """
    if not isinstance(found, Mapping):
        raise RecordError("unreadable", "object")
    do = _known_action(found)
    wanted = [field for field in _FIELDS[do] if field != "seat"]
    allowed = {"do", *wanted} if seat is not None else {"do", "seat", *wanted}
    for key in found:
        if key not in allowed:
            raise RecordError("unknown_field", str(key))
    who = _require(found, "seat") if seat is None else seat
    values = {field: _READERS[field](_require(found, field)) for field in wanted}
    if "seat" in _FIELDS[do]:
        values["seat"] = _read_seat(who)
    elif who != "house":
        raise RecordError("house_only")
    return _ACTIONS[do](**values)


def _known_action(found: Mapping[Any, Any]) -> str:
    do = _require(found, "do")
    if not isinstance(do, str) or do not in _ACTIONS:
        raise RecordError("unknown_action", do if isinstance(do, str) else in_short(do))
    return do


def _require(found: Mapping[Any, Any], field: str) -> Any:
    if field not in found:
        raise RecordError("missing_field", field)
    return found[field]


def _is_whole(value: object) -> bool:
    return type(value) is int  # not isinstance: true and false are no numbers here


def _read_seat(value: object) -> int:
    if value == "house":
        raise RecordError("not_for_the_house")
    seat = _whole("seat")(value)
    if seat < 0:
        raise RecordError("no_such_seat")
    return seat


def _whole(field: str) -> Callable[[object], int]:
    def read(value: object) -> int:
        if type(value) is int:
            return value
        raise RecordError("bad_field", field)

    return read


def _read_animal(value: object) -> int:
    if not isinstance(value, str):
        raise RecordError("bad_field", "animal")
    if value not in ANIMALS:
        raise RecordError("unknown_animal", value)
    return ANIMALS.index(value)


def _read_animals(value: object) -> tuple[int, ...]:
    if not isinstance(value, list) or not all(isinstance(animal, str) for animal in value):
        raise RecordError("bad_field", "animals")
    return tuple(_read_animal(animal) for animal in value)


def _read_notes(value: object) -> tuple[int, ...]:
    if not isinstance(value, list) or not all(_is_whole(note) for note in value):
        raise RecordError("bad_field", "notes")
    strange = next((note for note in value if note not in NOTES), None)
    if strange is not None:
        raise RecordError("unknown_note", str(strange))
    return count_notes(value)


_READERS: Final[dict[str, Callable[[object], Any]]] = {
    "amount": _whole("amount"),
    "target": _whole("target"),
    "animal": _read_animal,
    "animals": _read_animals,
    "notes": _read_notes,
}
_WRITERS: Final[dict[str, Callable[[Any], Any]]] = {
    "amount": int,
    "target": int,
    "animal": lambda animal: ANIMALS[animal],
    "animals": lambda animals: [ANIMALS[animal] for animal in animals],
    "notes": list_notes,
}
