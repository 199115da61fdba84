"""The other servers of the same database: this one shows them that it lives, learns what is new, and knows the ways."""

import asyncio
import hmac
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from maquignon.server.limits import address_of
from maquignon.server.passage import Way
from maquignon.server.readiness import is_ready
from maquignon.server.tallies import Tallies
from maquignon.server.trusted import Trusted
from maquignon.tables.hall.lobby import Lobby
from maquignon.tables.protocol.refusals import Refusal
from maquignon.tables.store.interface import StoreFailed, Unsure
from maquignon.tables.store.postgres.store import PostgresStore
from maquignon.tables.store.rows import TableRow

log = logging.getLogger(__name__)

BETWEEN_BEATS: Final = 0.5
"""Seconds between two signs of life: a lease outlives three that are lost."""
BETWEEN_LOOKS: Final = 2.0
"""Seconds between two looks for what is new, should nobody announce anything."""
LEASES_OF_SILENCE: Final = 2
"""A lease without an answer may be a busy machine, and what is written late is fenced; so many are a database away."""
_encode: Final = msgspec.json.Encoder().encode
_decode_attendance: Final = msgspec.json.Decoder(dict[str, list[str]]).decode


class Neighbours:
    """To the lobby, its cluster."""

    def __init__(self, store: PostgresStore, address: str, lobby: Lobby, trusted: Trusted) -> None:
        self._store, self._address, self._lobby, self._trusted = store, address, lobby, trusted
        self._errands: list[asyncio.Task[None]] = []
        self._news = asyncio.Event()
        self.secret = ""
        """What servers of one cluster show each other."""
        self.silences = 0
        """How often our lease was over before it was renewed."""
        self.alive = 0
        """Servers, this one among them."""
        self.tallies = Tallies(store.allowances, self.mark)
        """What addresses have taken, at all servers together."""
        self._end_of_patience: asyncio.TimerHandle | None = None
        self._others: list[str] = []
        """Where the others were to be found when we last knew."""
        self._seeking: asyncio.Task[None] | None = None
        """As long as we are cut off and nobody was found who is not."""

    async def open(self) -> None:
        self.secret = await self._store.leases.secret()
        spoke = asyncio.get_running_loop().time()
        await self._store.leases.beat(self._address)
        self._count_from(spoke)
        self._lobby.cluster = self
        self._errands = [asyncio.create_task(errand) for errand in (self._beat(), self._listen(), self._look())]

    async def hand_over(self) -> None:
        """After the last move: whoever is asked for our tables now may have them."""
        errands, self._errands = self._errands, []
        for errand in errands:
            errand.cancel()
        self.tallies.close()
        if self._end_of_patience is not None:
            self._end_of_patience.cancel()
        if self._seeking is not None:
            self._seeking.cancel()
        await asyncio.gather(*errands, return_exceptions=True)
        if errands:
            try:
                await self._store.leases.hand_over()
            except StoreFailed as error:
                log.error("the others have to wait until the lease is over", extra={"error": str(error)})

    # --- the cluster of the lobby -------------------------------------------------------------------------------------

    async def find(self, code: str) -> TableRow | None:
        try:
            return await self._store.table(code)
        except StoreFailed:
            raise Refusal("not_stored") from None

    async def claim(self, table: str, address: str) -> bool:
        try:
            return await self._store.allowances.claim(table, self.mark(address), self._lobby.limits.tables_per_address)
        except StoreFailed as error:
            raise Unsure(str(error)) from error

    def mark(self, address: str) -> str:
        """How an address is known in the database: the same at all servers, and nothing to whoever reads it there."""
        return hmac.new(self.secret.encode(), address.encode(), "sha256").hexdigest()[:24]

    async def catch_up(self) -> None:
        try:
            self._lobby.learn(*await self._store.news.read())
        except StoreFailed:
            raise Refusal("not_stored") from None

    def way_to(self, address: str, code: str) -> Way:
        return Way(address, code, self.secret, self._lobby.find)

    # --- errands ------------------------------------------------------------------------------------------------------

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BETWEEN_BEATS)
            await _plainly(self._renew())

    async def _renew(self) -> None:
        sent = asyncio.get_running_loop().time()
        was_in_time = await self._store.leases.beat(self._address, _encode(self._lobby.attendance()))
        self._count_from(sent)
        if was_in_time and not self._store.is_away:
            return
        self._store.come_back()
        self.silences += 1
        log.warning("others may have taken tables while this server was silent")
        self._lobby.keep_only(await self._store.leases.held())

    def _count_from(self, sent: float) -> None:
        """A lease runs by the database's clock from when it heard us, and that was not before we spoke."""
        if self._end_of_patience is not None:
            self._end_of_patience.cancel()
        loop, lease = asyncio.get_running_loop(), self._store.leases.lease.total_seconds()
        self._end_of_patience = loop.call_at(sent + LEASES_OF_SILENCE * lease, self._cut_off)

    def _cut_off(self) -> None:
        """Our tables may be another's by now, for all we know: everybody there is told so, and nobody waits in vain."""
        log.error("the database has not answered for longer than a lease lasts")
        self._store.give_up()
        self._lobby.stand_still()
        if self._seeking is None or self._seeking.done():
            self._seeking = asyncio.create_task(self._seek())

    async def _seek(self) -> None:
        """If any of the others can store moves, the database is not away, but we are: our guests play on over there."""
        while self._store.is_away:
            ready = await asyncio.gather(*map(is_ready, self._others))
            if any(ready) and self._store.is_away:
                log.error("other servers reach the database: the guests are sent to them")
                self._lobby.keep_only(set())
                return
            await asyncio.sleep(BETWEEN_BEATS)

    async def _listen(self) -> None:
        while True:
            await _plainly(self._store.news.listen(self._news.set))
            await asyncio.sleep(BETWEEN_BEATS)

    async def _look(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(BETWEEN_LOOKS):
                    await self._news.wait()
            self._news.clear()
            with suppress(Refusal):  # a sign of life fails as well then, and says so
                await self.catch_up()
            await _plainly(self._look_round())

    async def _look_round(self) -> None:
        told = [_decode_attendance(said) for said in await self._store.leases.attendance()]
        self._lobby.learn_attendance({code: present for one in told for code, present in one.items()})
        servers = [server for server in await self._store.leases.servers() if server.seconds_left > 0]
        self.alive = len(servers)
        self._others = [server.address for server in servers if server.id != self._store.leases.server]
        hosts = {urlsplit(server.address).hostname or "" for server in servers}
        self._trusted.servers = frozenset([address for host in hosts for address in await _addresses(host)])


async def _plainly(errand: Coroutine[Any, Any, None]) -> None:
    """It is tried again in a moment anyway."""
    try:
        await errand
    except StoreFailed as error:
        log.error("the database does not answer", extra={"error": str(error)})
    except Exception:  # without signs of life this server would lose its tables
        log.exception("an errand stumbled")


async def _addresses(host: str) -> list[str]:
    """As limits go by them; none of a name that nobody knows."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, None)
    except OSError:
        return []
    return [address_of((str(where[0]), 0)) for *_, where in found]
