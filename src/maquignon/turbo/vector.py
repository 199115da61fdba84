"""A vector as both speeds write it."""

from typing import Protocol


class Vector(Protocol):
    """Numbers to be written, one after the other: a list, or an array of numpy."""

    def __getitem__(self, place: int, /) -> float: ...
    def __setitem__(self, place: int, number: float, /) -> None: ...
