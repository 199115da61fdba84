"""What a server tells without becoming its guest: the public tables, and where others find it."""

import json
from http.client import HTTPException
from typing import Final
from urllib.parse import urlsplit
from urllib.request import urlopen

import msgspec

from maquignon.client.refused import Unreachable
from maquignon.tables.protocol.shown import PublicTable

PATIENCE: Final = 10
"""Seconds for an answer of the server."""
_AT_HOME: Final = ("localhost", "127.0.0.1", "::1")


class _Listing(msgspec.Struct):
    tables: list[PublicTable]


def public_tables(server: str) -> list[PublicTable]:
    """Those of the lobby, the ones with a free seat first."""
    try:
        return msgspec.json.decode(_fetch(f"{server}/api/tables"), type=_Listing).tables
    except (OSError, HTTPException, msgspec.MsgspecError) as error:
        raise Unreachable(f"{server} does not answer: {error}") from error


def address_for_others(server: str) -> str:
    """The address that others can use: a server on this computer is asked for its own."""
    if urlsplit(server).hostname not in _AT_HOME:
        return server
    try:
        address = json.loads(_fetch(f"{server}/api/address")).get("address")
    except (OSError, HTTPException, ValueError, AttributeError):
        return server
    return address if isinstance(address, str) else server


def _fetch(address: str) -> bytes:
    with urlopen(address, timeout=PATIENCE) as answer:
        found: bytes = answer.read()
        return found
