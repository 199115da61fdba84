"""The reception: greets whoever connects, knows who is here, and runs the regular errands."""

import asyncio
import logging
import secrets
from random import Random
from typing import Final

import msgspec

from maquignon import __version__
from maquignon.tables.bots.thinkers import Thinkers
from maquignon.tables.clocks.time import BETWEEN_BEATS, RealTime, Time
from maquignon.tables.hall.lobby import Lobby
from maquignon.tables.hall.places import Limits
from maquignon.tables.people.guests import Guest, Line
from maquignon.tables.people.names import require_name
from maquignon.tables.people.tokens import hash_token, new_token
from maquignon.tables.protocol.answers import Moved, Ping, Welcome
from maquignon.tables.protocol.frames import frame
from maquignon.tables.protocol.messages import PROTOCOL, Hello
from maquignon.tables.protocol.refusals import Refusal
from maquignon.tables.store.interface import Retention, Store, StoreFailed
from maquignon.tables.store.rows import PlayerRow

log = logging.getLogger(__name__)

BETWEEN_PINGS: Final = 4.0
"""Seconds, of one guest."""
PINGED_AT_ONCE: Final = 50
"""Guests, so that not all are asked in one moment."""
BETWEEN_UPKEEPS: Final = 3600.0
"""Seconds between two looks for what is too old to be kept."""
REMEMBERED_PINGS: Final = 5
"""A guest who has answered none of so many is gone."""


class Reception:
    """Who is here, and who they are; a `Visit` is made for each connection."""

    def __init__(
        self,
        store: Store,
        *,
        limits: Limits | None = None,
        retention: Retention | None = None,
        time: Time | None = None,
        thinkers: Thinkers | None = None,
        dice: Random | None = None,
    ) -> None:
        self.store = store
        self.time = time or RealTime()
        self.limits = limits or Limits()
        self._thinkers = thinkers or Thinkers.hire()
        self._retention = retention or Retention()
        self.lobby = Lobby(store, self.time, self._thinkers, dice or secrets.SystemRandom(), self.limits)
        self.guests: set[Guest] = set()
        self._coming = 0
        """Guests who are being recognised, each with a place."""
        self._errands: list[asyncio.Task[None]] = []
        self._leaving = False

    async def open(self) -> int:
        """Bring the running tables back, and begin with the regular errands; how many tables there are."""
        number = await self.lobby.restore()
        self._errands = [asyncio.create_task(self._ping_regularly()), asyncio.create_task(self._keep_up())]
        self._errands.append(asyncio.create_task(self._beat()))
        return number

    def farewell(self, wait: int = 1_000) -> None:
        """Tell everybody to come again in a moment, each at a moment of their own."""
        self._leaving = True
        for guest in list(self.guests):
            guest.tell(Moved(wait=wait + secrets.randbelow(wait)))
            guest.line.close("shutting_down")

    async def close(self) -> None:
        for errand in self._errands:
            errand.cancel()
        await asyncio.gather(*self._errands, return_exceptions=True)
        await self.lobby.close()
        self._thinkers.close()

    # --- people -------------------------------------------------------------------------------------------------------

    async def new_player(self, name: str | None) -> tuple[PlayerRow, str]:
        """Somebody who was never here, and the token that only they will know."""
        token, now = new_token(), self.time.now()
        player = PlayerRow("p_" + secrets.token_urlsafe(12), require_name(name), hash_token(token), now, now)
        try:
            await self.store.add_player(player)
        except StoreFailed:
            raise Refusal("not_stored") from None
        return player, token

    async def known_player(self, token: str) -> PlayerRow:
        try:
            player = await self.store.player_by_token(hash_token(token))
        except StoreFailed:
            raise Refusal("not_stored") from None
        if player is None:
            raise Refusal("unknown_token")
        return player

    async def greet(self, line: Line, hello: Hello, address: str) -> Guest:
        if self._leaving:
            raise Refusal("shutting_down")
        if hello.protocol != PROTOCOL:
            raise Refusal("unknown_protocol", str(PROTOCOL))
        if len(self.guests) + self._coming >= self.limits.guests:
            raise Refusal("too_many_guests")
        self._coming += 1
        try:
            player, token = await self._recognise(hello)
        finally:
            self._coming -= 1
        guest = Guest(player.id, player.name, line, address)
        self.guests.add(guest)
        seats = self.lobby.seats_of(player.id)
        guest.tell(
            Welcome(
                player=player.id, name=player.name, token=token, seats=seats, now=self.time.now(), server=__version__
            )
        )
        self.ping(guest)
        return guest

    async def _recognise(self, hello: Hello) -> tuple[PlayerRow, str | None]:
        if hello.token is None:
            return await self.new_player(hello.name)
        player = await self.known_player(hello.token)
        return await self._seen_again(player, hello.name), None

    async def _seen_again(self, player: PlayerRow, name: str | None) -> PlayerRow:
        """A name said together with the token is a new name."""
        current = player.name if name is None else require_name(name)
        seen = self.time.now()
        try:
            await self.store.update_player(player.id, current, seen)
        except StoreFailed:  # who can prove who they are comes in all the same
            log.error("cannot note that a player was seen", extra={"player": player.id})
        return msgspec.structs.replace(player, name=current, seen=seen)

    # --- errands ------------------------------------------------------------------------------------------------------

    def ping(self, guest: Guest) -> None:
        if guest.passage is not None:
            guest.pings.clear()
            return
        if len(guest.pings) == REMEMBERED_PINGS:
            guest.line.close("silent")
            return
        now = self.time.now()
        number = guest.next_ping = guest.next_ping + 1
        guest.pings[number] = now
        guest.pings.pop(number - REMEMBERED_PINGS, None)
        guest.line.send(frame(Ping(number=number, round_trip=guest.round_trip, now=now)), replaces="ping")

    async def _ping_regularly(self) -> None:
        """A few at a time: thousands of guests in one breath would hold up everybody's moves."""
        while True:
            guests = list(self.guests)
            groups = [guests[begin : begin + PINGED_AT_ONCE] for begin in range(0, len(guests), PINGED_AT_ONCE)] or [[]]
            for group in groups:
                await asyncio.sleep(BETWEEN_PINGS / len(groups))
                for guest in self.guests.intersection(group):
                    self.ping(guest)

    async def _beat(self) -> None:
        """Ask for the time so often that a silence of the whole process is noticed."""
        silences = self.time.silences
        while True:
            await asyncio.sleep(BETWEEN_BEATS)
            self.time.now()
            if self.time.silences != silences:
                silences = self.time.silences
                log.warning("the server stood still for a while; everybody has a time of grace")
                for table in self.lobby.tables.values():
                    table.forgive()

    async def _patient(self) -> Retention:
        """Nobody is forgotten for the time in which nobody at all was seen: perhaps only the clock is wrong."""
        kept, latest = self._retention.players, await self.store.last_seen()
        if kept is None or latest is None:
            return self._retention
        return msgspec.structs.replace(self._retention, players=kept + max(0, self.time.now() - latest))

    async def _keep_up(self) -> None:
        retention: Retention | None = None
        while True:
            try:
                retention = retention or await self._patient()
                forgotten = await self.store.forget(retention, self.time.now())
                log.info("kept long enough", extra={"forgotten": forgotten})
            except StoreFailed as error:
                log.error("upkeep failed", extra={"error": str(error)})
            await asyncio.sleep(BETWEEN_UPKEEPS)
