"""Under which names this server may be asked for: a foreign name that points here is somebody else's page at work.

A page of another site can let its own name point to a computer in the visitor's network and then speak to it as if it
came from there. Addresses in numbers, `localhost`, the computer's own name and names that only a local network gives
cannot be made to do that; any other name has to be named in the settings.
"""

import ipaddress
import socket
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

_LOCAL: Final = (".local", ".lan", ".home", ".home.arpa", ".internal", ".localdomain", ".localhost")
"""No name that ends so can be bought."""
_MISDIRECTED: Final = 421


class Hosts:
    def __init__(self, base_url: str, others: Iterable[str]) -> None:
        named = {urlsplit(base_url).hostname or "", socket.gethostname().lower(), *map(str.lower, others)}
        self._named: Final = {name for name in named if name}

    def allow(self, headers: Headers) -> bool:
        """A program may leave the name out; a browser cannot. Whoever gives several is held to each."""
        return all(self._knows(_name(host)) for host in headers.getlist("host"))

    def _knows(self, name: str) -> bool:
        if name in self._named or name == "localhost" or name.endswith(_LOCAL):
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def _name(host: str) -> str:
    """Without the port, and without the brackets of an IPv6 address."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].lower().rstrip(".")


class KnownHosts:
    """Answers nobody who asks for another name."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self._app, self._hosts = app, hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self._hosts.allow(Headers(scope=scope)):
            await self._app(scope, receive, send)
            return
        name = _name(Headers(scope=scope)["host"])[:100]
        sentence = (
            f"This server does not know itself as {name!r}. Whoever runs it can say so with --base-url or --hosts.\n"
        )
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        # nothing counts these answers, but a new connection is counted
        await PlainTextResponse(sentence, _MISDIRECTED, {"connection": "close"})(scope, receive, send)
