"""Variants and house rules inside OpenSpiel's one-line name of a game, which has no room for commas or brackets."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

_LISTS: Final = ("start_notes", "donkey_payments")
_BOX: Final = "money_box"


def write_variants(variants: Sequence[str]) -> str:
    return "+".join(variants)


def read_variants(text: str) -> list[str]:
    return [name for name in text.split("+") if name]


def write_house_rules(rules: Mapping[str, Any]) -> str:
    """`family_size:2;dove:true;start_notes:0+10+10;money_box:0x20+10x30`."""
    return ";".join(f"{key}:{_write(key, value)}" for key, value in rules.items())


def _write(key: str, value: Any) -> str:
    if key == _BOX:
        return "+".join(f"{note}x{number}" for note, number in value.items())
    if key in _LISTS:
        return "+".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_house_rules(text: str) -> dict[str, object]:
    """The values as `charter.agree` wants them; whether they can be played is for the charter to say."""
    rules: dict[str, object] = {}
    for rule in filter(None, text.split(";")):
        key, colon, value = rule.partition(":")
        if not colon:
            raise ValueError(f"A house rule is written key:value, for example family_size:2, not {rule!r}.")
        rules[key] = _read(key, value)
    return rules


def _read(key: str, value: str) -> object:
    if key == _BOX:
        pairs = [entry.partition("x") for entry in value.split("+")]
        return {note: _number(number) for note, _, number in pairs}
    if key in _LISTS:
        return [_number(note) for note in value.split("+") if note]
    return {"true": True, "false": False}.get(value, _number(value))


def _number(text: str) -> int | str:
    return int(text) if text.removeprefix("-").isdecimal() else text
