"""Waiting lines: so many places in all and for one address, and a word about when to come again where none is free."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil
from time import monotonic
from typing import Final

from maquignon.tables.protocol.refusals import Refusal

_FIRST_GUESS: Final = 0.5
"""Seconds that a turn takes, before anything is known about it."""
_WEIGHT: Final = 0.3
"""How much the latest turn says about the next."""


class Places:
    """Something of which there is only so much: in all, and for one address."""

    def __init__(self, most: int, most_per_address: int, knows: Callable[[str], bool] = lambda address: False) -> None:
        """An address that somebody `knows` may have as many as there are."""
        self._most = most
        self._most_per_address = most_per_address
        self._knows = knows
        self._by_address: dict[str, int] = {}
        self.taken = 0

    def reserve(self, address: str) -> bool:
        """Take a place at once, before anything waits for anything; False if there is none."""
        own = self._by_address.get(address, 0)
        if self.taken >= self._most or (own >= self._most_per_address and not self._knows(address)):
            return False
        self.taken += 1
        self._by_address[address] = own + 1
        return True

    def release(self, address: str) -> None:
        self.taken -= 1
        left = self._by_address[address] - 1
        if left:
            self._by_address[address] = left
        else:
            del self._by_address[address]


class WaitingLine:
    """Turns in the order people came; whoever comes while too many wait is told when to come again."""

    def __init__(self, most: int, most_per_address: int) -> None:
        self._places = Places(most, most_per_address)
        self._usual = _FIRST_GUESS

    @contextmanager
    def turn(self, address: str) -> Iterator[None]:
        if not self._places.reserve(address):
            raise self.busy()
        ahead, began = self._places.taken, monotonic()
        try:
            yield
        finally:
            self._places.release(address)
        self._usual += _WEIGHT * ((monotonic() - began) / ahead - self._usual)

    def busy(self) -> Refusal:
        wait = max(1, ceil(self._usual * self._places.taken))
        return Refusal("busy", case={"seconds": wait}, wait=wait)
