"""Coming to a live table: as a new player or as one whom the server knows, to a seat, to look on, or as its host."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from maquignon.client import Client, CommandRefused, visit
from maquignon.client.lobby import address_for_others
from maquignon.languages import Language
from maquignon.tables.protocol.arrangement import Arrangement
from maquignon.terminal.live.evening import Evening
from maquignon.terminal.live.guest import LiveGuest
from maquignon.terminal.live.keyring import Keyring
from maquignon.terminal.live.table_address import TableAddress
from maquignon.terminal.screen import Screen


@dataclass(frozen=True, slots=True)
class Intent:
    """What somebody wants: to which table, by what name, to play or to look on; `arrangement`: to open one."""

    where: TableAddress
    name: str
    language: Language
    watch: bool = False
    arrangement: Arrangement | None = None


@asynccontextmanager
async def coming(intent: Intent, screen: Screen, width: int, keyring: Keyring | None = None) -> AsyncIterator[Evening]:
    """At the table; `Unreachable` or `CommandRefused` if it does not come to that."""
    async with known_visit(intent.where, intent.name, keyring or Keyring()) as client:
        guest = LiveGuest(client, screen, intent.language, width)
        evening = Evening(guest)
        if intent.arrangement is not None:
            code = await client.create_table(intent.arrangement)
            server = await asyncio.to_thread(address_for_others, intent.where.server)
            guest.say("live-invite", code=code, link=TableAddress(server, code).link)
        elif intent.where.code is not None:
            await client.join(intent.where.code, sit=not intent.watch)
        yield evening


@asynccontextmanager
async def known_visit(where: TableAddress, name: str, keyring: Keyring) -> AsyncIterator[Client]:
    """By the token from last time if it is still known there, and otherwise as somebody new."""
    server = where.server
    token = where.token or keyring.find(server, name)
    if token is not None and where.token is None and not await _is_known(server, token):
        token = None
    async with visit(server, name=name, token=token) as client:
        if where.token is None and client.token is not None:
            keyring.keep(server, name, client.token)
        yield client


async def _is_known(server: str, token: str) -> bool:
    try:
        async with visit(server, token=token):
            return True
    except CommandRefused as refused:
        if refused.reason != "unknown_token":
            raise
        return False
