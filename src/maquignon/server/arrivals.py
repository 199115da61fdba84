"""Connections as they are opened, not too many and not too often; and what comes over them, before anybody reads it."""

from collections.abc import Callable
from typing import Final

from maquignon.server.limits import Buckets, address_of
from maquignon.server.trusted import Trusted
from maquignon.tables.people.waiting import Places

BURST: Final = 3
"""Seconds of new connections, and of packets, that may come at once from one address."""
PER_REQUEST: Final = 2
"""New connections for each request that is answered: somebody who is a little too fast is still told so."""
PACKETS_PER_REQUEST: Final = 40
"""Packets for each request: a whole one is two or three, and the longest content comes in hundreds."""
PACKET: Final = 4 * 1024
"""Bytes; a longer one counts as several."""


class Arrivals:
    def __init__(self, places: Places, requests_per_second: float, trusted: Trusted) -> None:
        self._places, self._trusted = places, trusted
        rate = requests_per_second * PER_REQUEST
        self._often = Buckets(rate, rate * BURST)
        packets = requests_per_second * PACKETS_PER_REQUEST
        self._packets = Buckets(packets, packets * BURST)

    def admit(self, client: tuple[str, int] | None) -> Callable[[], None] | None:
        """Whatever gives the place back, or None where there is none for this client."""
        address = address_of(client)
        is_too_often = not self._often.of(address).take() and not self._trusted.knows(address)
        if is_too_often or not self._places.reserve(address):
            return None
        return lambda: self._places.release(address)

    def hears(self, client: tuple[str, int] | None, size: int) -> bool:
        """Whether a packet of so many bytes is taken in: content in crumbs or without end costs more than it brings."""
        address = address_of(client)
        return self._packets.of(address).take(1 + size / PACKET) or self._trusted.knows(address)
