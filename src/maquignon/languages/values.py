"""What a message can be told: text, numbers, lists, records of these, and what is not known."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

Value: TypeAlias = "str | int | Mapping[str, Value] | Sequence[Value] | None"
"""A truth is the number 1 or 0 in Python, and said as `yes` or `no`."""
Scope = Mapping[str, Value]


def fields_of(value: Value) -> dict[str, Value]:
    """What a message about this value can name: the value as `$it`, and the fields of a record."""
    record = value if isinstance(value, Mapping) else {}
    return {**record, "it": value}


def items_of(value: Value) -> Sequence[Value]:
    if isinstance(value, Sequence) and not isinstance(value, str):
        return value
    raise TypeError(f"{value!r} is no list.")


def number_of(value: Value) -> int:
    if isinstance(value, int):
        return value
    raise TypeError(f"{value!r} is no number.")


def text_of(value: Value) -> str:
    if isinstance(value, str):
        return value
    raise TypeError(f"{value!r} is no text.")
