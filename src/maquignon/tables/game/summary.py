"""What the hall knows of a table without reading its log: kept beside it, and written whenever it changes."""

from collections.abc import Mapping
from operator import attrgetter
from typing import Final, Protocol

import msgspec

from maquignon.tables.game.entries import Chair
from maquignon.tables.game.sheet import Sheet
from maquignon.tables.protocol.arrangement import Arrangement
from maquignon.tables.protocol.shown import Status


class Outline(Protocol):
    """A table as everybody may know it, whether its log was read or not: a `Sheet` or a `Summary`."""

    @property
    def arrangement(self) -> Arrangement: ...
    @property
    def host(self) -> str: ...
    @property
    def chairs(self) -> tuple[Chair, ...]: ...
    @property
    def status(self) -> Status: ...
    @property
    def closed(self) -> bool: ...
    @property
    def seats(self) -> Mapping[str, int]:
        """By player."""
        ...


class Summary(msgspec.Struct, frozen=True, omit_defaults=True):
    arrangement: Arrangement
    host: str
    chairs: tuple[Chair, ...]
    status: Status
    closed: bool = False
    command: str | None = None
    """`player:id` of the command that opened the table."""

    @property
    def seats(self) -> Mapping[str, int]:
        """By player."""
        return {chair.player: seat for seat, chair in enumerate(self.chairs) if chair.player is not None}


_summed_up: Final = attrgetter("arrangement", "host", "chairs", "status", "closed")
_decode: Final = msgspec.json.Decoder(Summary).decode


def read_summary(summary: bytes | None) -> Summary | None:
    """None: the log itself has to be read."""
    try:
        return None if summary is None else _decode(summary)
    except msgspec.DecodeError:
        return None


def sum_up(sheet: Sheet, command: str | None) -> Summary:
    """`command` opened the table."""
    return Summary(sheet.arrangement, sheet.host, sheet.chairs, sheet.status, sheet.closed, command)


def encode_summary(sheet: Sheet, command: str | None) -> bytes:
    return msgspec.json.encode(sum_up(sheet, command))


def new_summary(old: Sheet, draft: Sheet, command: str | None) -> bytes | None:
    """The summary of the draft, if it is not that of the sheet before."""
    return None if old.version and _summed_up(draft) == _summed_up(old) else encode_summary(draft, command)
