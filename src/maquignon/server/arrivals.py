"""Connections as they are opened, before a byte of them is read: not too many at a time, and not too often."""

from collections.abc import Callable
from typing import Final

from maquignon.server.limits import Buckets, address_of
from maquignon.server.trusted import Trusted
from maquignon.tables.people.waiting import Places

BURST: Final = 3
"""Seconds of new connections that may come at once from one address."""
PER_REQUEST: Final = 2
"""New connections for each request that is answered: somebody who is a little too fast is still told so."""


class Arrivals:
    def __init__(self, places: Places, requests_per_second: float, trusted: Trusted) -> None:
        self._places, self._trusted = places, trusted
        rate = requests_per_second * PER_REQUEST
        self._often = Buckets(rate, rate * BURST)

    def admit(self, client: tuple[str, int] | None) -> Callable[[], None] | None:
        """Whatever gives the place back, or None where there is none for this client."""
        address = address_of(client)
        is_too_often = not self._often.of(address).take() and not self._trusted.knows(address)
        if is_too_often or not self._places.reserve(address):
            return None
        return lambda: self._places.release(address)
