"""Somebody at a live table, as the server has told it, without a server."""

import io
from typing import Any

import msgspec

from maquignon.client import Client
from maquignon.rules.views import view
from maquignon.tables.protocol.answers import TableShown, Update
from maquignon.tables.protocol.arrangement import Arrangement
from maquignon.tables.protocol.shown import ClockShown, SeatShown
from maquignon.tables.protocol.wire import Position
from maquignon.terminal.live.guest import LiveGuest
from maquignon.terminal.live.room import voice_at
from maquignon.terminal.screen import PlainScreen
from tests.table import Table

QUIET = ClockShown(paused=False, calls=0, next_call=None, hammer=None, out=[], thinking=[], decide_by=None)


def guest_at(table: Table, seats: list[SeatShown], clock: ClockShown = QUIET) -> LiveGuest:
    """Ana, on the first seat."""
    screen = PlainScreen(io.StringIO(), io.StringIO())
    guest = LiveGuest(Client("http://x", name="Ana", token=None, table=None), screen, "en", 80)
    guest.table = TableShown(
        code="KX4M2", status="playing", arrangement=Arrangement(edition="koehandel"), edition=table.game.edition,
        seats=seats, host=0, hosting=True, you=0, spectators=0, commitment=None, trouble=None, next=None, now=0,
    )  # fmt: skip
    guest.narrator.voice = voice_at(guest.table, "en")
    seen = msgspec.convert(view(table.game, 0), Position, from_attributes=True)
    guest.update = Update(
        version=1, since=0, question=1, now=1000, done=None, clock=clock, options=None, events=[], view=seen
    )
    return guest


def person(name: str, **more: Any) -> SeatShown:
    return SeatShown(kind="person", name=name, **{"present": True, **more})
