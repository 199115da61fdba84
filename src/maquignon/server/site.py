"""All that one server process holds: the reception with its tables, the store, the limits and the figures."""

import asyncio
import logging
from typing import Final

from maquignon.server.arrivals import Arrivals
from maquignon.server.callers import AddressCaller, Ledger
from maquignon.server.heavy import Heavy
from maquignon.server.hosts import Hosts
from maquignon.server.keeping import neighbours_of, store_of
from maquignon.server.lateness import watch_lateness
from maquignon.server.metrics import Metrics
from maquignon.server.origins import Origins
from maquignon.server.settings import Settings
from maquignon.server.traffic import traffic
from maquignon.server.trusted import Trusted
from maquignon.tables.hall.places import Limits
from maquignon.tables.hall.reception import Reception
from maquignon.tables.people.waiting import Places
from maquignon.tables.store.interface import Retention

log = logging.getLogger(__name__)

SPARE_CONNECTIONS: Final = 2_000
"""Besides those of guests: pages being loaded, requests of programs."""
SPARE_CONNECTIONS_PER_ADDRESS: Final = 60
"""The same, of one address."""
DAY: Final = 86_400_000
SOON: Final = 100
"""Milliseconds after which guests come again where another server takes over, and up to twice as many."""


class Site:
    """Made before the loop runs; opened, left and closed within it."""

    def __init__(self, settings: Settings, room: int | None = None) -> None:
        """`room`: how many connections the operating system has room for; all that are allowed if nobody asked it."""
        self.settings = settings
        room = settings.max_guests + SPARE_CONNECTIONS if room is None else room
        self.store = store_of(settings)
        limits = Limits(
            tables=settings.max_tables,
            tables_per_player=settings.max_tables_per_player,
            tables_per_address=settings.max_tables_per_address or 10 * settings.max_tables_per_player,
            guests=settings.max_guests,
        )
        retention = Retention(games=settings.keep_games * DAY or None)
        self.reception = Reception(self.store, limits=limits, retention=retention)
        self.metrics = Metrics()
        self.hosts = Hosts(settings.base_url, settings.hosts)
        self.origins = Origins(settings.base_url, settings.origins)
        self.trusted = Trusted(settings.proxy)
        per_address = settings.max_guests_per_address + SPARE_CONNECTIONS_PER_ADDRESS
        self.connections = Places(room, per_address, self.trusted.knows)
        self.arrivals = Arrivals(self.connections, settings.requests_per_second_per_address, self.trusted)
        self.guests = Places(min(settings.max_guests, room), settings.max_guests_per_address)
        self.ledger = Ledger(settings)
        self.heavy = Heavy()
        self.neighbours = neighbours_of(self.store, settings, self.reception.lobby, self.trusted)
        if self.neighbours is not None:
            self.ledger.tallies = self.neighbours.tallies
        self.closing = False
        self._leaving: asyncio.Task[None] | None = None
        self._watching: asyncio.Task[None] | None = None
        self._watch()

    @property
    def tables(self) -> int:
        return self.reception.lobby.size

    def caller(self, address: str) -> AddressCaller:
        return AddressCaller(address, self.ledger)

    async def open(self) -> None:
        if self.neighbours is not None:
            await self.neighbours.open()
        log.info("ready", extra={"tables": await self.reception.open()})
        self._watching = asyncio.create_task(watch_lateness(self.metrics.late))

    def farewell(self) -> None:
        """Nobody new comes in, and everybody who is here is asked to come again."""
        self.closing = True
        self.heavy.close()
        if self.neighbours is None:
            self.reception.farewell()
        else:
            self.reception.farewell(SOON)
            self._leaving = asyncio.create_task(self._hand_over())

    async def _hand_over(self) -> None:
        """Before the connections have ended: guests who come again elsewhere find their table free."""
        assert self.neighbours is not None
        await self.reception.lobby.finish()
        await self.neighbours.hand_over()

    async def close(self) -> None:
        self.heavy.close()
        if self._watching is not None:
            self._watching.cancel()
        if self._leaving is not None:
            await self._leaving
        await self.reception.close()
        if self.neighbours is not None:
            await self.neighbours.hand_over()
        await self.store.close()
        log.info("closed")

    def _watch(self) -> None:
        watch = self.metrics.watch
        watch("maquignon_guests", "Connections.", lambda: self.guests.taken)
        watch("maquignon_tables", "Open tables.", lambda: self.tables)
        watch("maquignon_messages_received_total", "Messages from guests.", lambda: traffic.received)
        watch("maquignon_frames_sent_total", "Frames sent to guests.", lambda: traffic.frames)
        watch("maquignon_bytes_sent_total", "Bytes sent to guests.", lambda: traffic.bytes)
        watch("maquignon_guests_given_up_total", "Guests who did not read.", lambda: traffic.given_up)
        reception, neighbours = self.reception, self.neighbours
        if neighbours is not None:
            watch(
                "maquignon_tables_held", "Tables that are leased to this server.", lambda: len(reception.lobby.tables)
            )
            watch("maquignon_servers", "Servers of the cluster that live.", lambda: neighbours.alive)
            watch(
                "maquignon_silences_total", "Leases that ended before they were renewed.", lambda: neighbours.silences
            )
            watch(
                "maquignon_guests_passed_on",
                "Guests whose table is at another server.",
                lambda: sum(guest.passage is not None for guest in reception.guests),
            )
