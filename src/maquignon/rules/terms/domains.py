"""What the value of a house rule may be: a domain reads a JSON value, or says what it should have been."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, get_args

from maquignon.rules.cards import NOTES


@dataclass(frozen=True, slots=True, kw_only=True)
class Domain:
    """What may be said: numbers within bounds, one of `values`, yes or no, at most `most` notes or notes of a kind."""

    kind: Literal["number", "choice", "flag", "notes", "box"]
    least: int = 0
    most: int = 0
    step: int = 1
    values: tuple[str, ...] = ()

    def __call__(self, value: object) -> Any:
        """The value of the field, or a `ValueError` that says what it should be."""
        return _READERS[self.kind](self, value)


def number(least: int, most: int, step: int = 1) -> Domain:
    return Domain(kind="number", least=least, most=most, step=step)


def choice(literal: object) -> Domain:
    return Domain(kind="choice", values=get_args(literal))


def notes(most: int) -> Domain:
    return Domain(kind="notes", most=most)


def box(most: int) -> Domain:
    return Domain(kind="box", most=most)


FLAG: Final = Domain(kind="flag")


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _read_number(domain: Domain, value: object) -> int:
    if isinstance(value, int) and _is_whole(value) and domain.least <= value <= domain.most and not value % domain.step:
        return value
    kind = "whole number" if domain.step == 1 else f"multiple of {domain.step}"
    raise ValueError(f"a {kind} from {domain.least} to {domain.most}")


def _read_choice(domain: Domain, value: object) -> str:
    if isinstance(value, str) and value in domain.values:
        return value
    raise ValueError("one of " + ", ".join(f'"{word}"' for word in domain.values))


def _read_flag(_: Domain, value: object) -> bool:
    if isinstance(value, bool):
        return value
    raise ValueError("true or false")


def _read_notes(domain: Domain, value: object) -> tuple[int, ...]:
    found = tuple(value) if isinstance(value, list | tuple) else (None,)
    if len(found) <= domain.most and all(_is_whole(note) and note in NOTES for note in found):
        return found
    raise ValueError(f"a list of at most {domain.most} notes, each one of 0, 10, 50, 100, 200, 500")


def _read_box(domain: Domain, value: object) -> dict[int, int]:
    names = {str(note): note for note in NOTES}
    if isinstance(value, Mapping) and all(
        str(name) in names and _is_whole(number) and 0 <= number <= domain.most for name, number in value.items()
    ):
        return {names[str(name)]: number for name, number in value.items()}
    raise ValueError(f'an object such as {{"0": 10, "10": 20}}, with 0 to {domain.most} of each note')


_READERS: Final[dict[str, Callable[[Domain, object], Any]]] = {
    "number": _read_number,
    "choice": _read_choice,
    "flag": _read_flag,
    "notes": _read_notes,
    "box": _read_box,
}
