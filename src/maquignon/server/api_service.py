"""The service itself: is it alive, is it ready, what does it count, and how is it spoken to."""

from html import escape
from typing import Any, Final

import msgspec

from maquignon import __version__
from maquignon.server.address import on_the_network
from maquignon.server.documents import asyncapi, openapi
from maquignon.server.door import Denied
from maquignon.server.limits import address_of
from maquignon.server.metrics import MEDIA_TYPE
from maquignon.server.operation import Asked, Endpoint, Operation, Text
from maquignon.server.site import Site

_LOCAL: Final = ("127.0.0.1", "0:0:0:0")
"""An IPv6 household is known by its first half, and that of `::1` is all zeros."""


class Health(msgspec.Struct, frozen=True):
    """The process answers."""

    status: str
    version: str


class Readiness(msgspec.Struct, frozen=True):
    """The server can store moves and takes new guests."""

    ready: bool
    guests: int
    tables: int


class Whereabouts(msgspec.Struct, frozen=True):
    """Where other computers find this server, if they can."""

    address: str | None


def operations(site: Site, others: list[Operation]) -> list[tuple[Operation, Endpoint]]:
    async def health(asked: Asked) -> Health:
        return Health("ok", __version__)

    async def readiness(asked: Asked) -> Readiness:
        if site.closing:
            raise Denied("not_ready", said="The server is shutting down.")
        await site.store.probe()
        return Readiness(True, site.guests.taken, site.tables)

    async def metrics(asked: Asked) -> Text:
        local = address_of(asked.request.client) in _LOCAL
        if site.settings.metrics == "none" or (site.settings.metrics == "local" and not local):
            raise Denied("not_for_you")
        return Text(MEDIA_TYPE, site.metrics.text())

    async def whereabouts(asked: Asked) -> Whereabouts:
        if address_of(asked.request.client) not in _LOCAL:
            raise Denied("not_for_you")
        url = asked.request.url
        port = url.port or (443 if url.scheme == "https" else 80)
        return Whereabouts(site.settings.base_url or on_the_network(url.scheme, site.settings.host, port))

    async def openapi_document(asked: Asked) -> dict[str, Any]:
        return document

    async def asyncapi_document(asked: Asked) -> dict[str, Any]:
        return live_document

    async def docs(asked: Asked) -> Text:
        return Text("text/html", page(document))

    own: list[tuple[Operation, Endpoint]] = [
        (_HEALTH, health),
        (_READY, readiness),
        (_METRICS, metrics),
        (_WHEREABOUTS, whereabouts),
        (_OPENAPI, openapi_document),
        (_ASYNCAPI, asyncapi_document),
        (_DOCS, docs),
    ]
    live_document = asyncapi()
    document = openapi([*(operation for operation, _ in own), *others])
    return own


def page(document: dict[str, Any]) -> str:
    """The operations as a plain page; the documents themselves say the rest."""
    lines = [
        f"<dt><code>{method.upper()} {escape(path)}</code></dt><dd>{escape(described['summary'])}</dd>"
        for path, methods in document["paths"].items()
        for method, described in methods.items()
    ]
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>maquignon {__version__}</title><h1>The interface of this server</h1>"
        "<p>A game is played over the WebSocket <code>/api/live</code>, described by "
        '<a href="/api/asyncapi.json">AsyncAPI</a>. Everything else is HTTP, described by '
        '<a href="/api/openapi.json">OpenAPI</a>:</p>'
        f"<dl>{''.join(lines)}</dl></html>"
    )


_HEALTH: Final = Operation(method="GET", path="/health", name="health", summary="Is the process alive?", answer=Health)
_READY: Final = Operation(method="GET", path="/ready", name="ready", summary="Can it do its work?", answer=Readiness)
_METRICS: Final = Operation(
    method="GET", path="/metrics", name="metrics", summary="Figures for Prometheus", answer=Text(MEDIA_TYPE),
    refusals=("not_for_you",),
)  # fmt: skip
_WHEREABOUTS: Final = Operation(
    method="GET", path="/address", name="address", summary="Where others find it, told to this computer only",
    answer=Whereabouts, refusals=("not_for_you",),
)  # fmt: skip
_OPENAPI: Final = Operation(
    method="GET", path="/openapi.json", name="openapi", summary="This interface, for machines", answer=dict[str, Any]
)
_ASYNCAPI: Final = Operation(
    method="GET", path="/asyncapi.json", name="asyncapi", summary="The WebSocket, for machines", answer=dict[str, Any]
)
_DOCS: Final = Operation(
    method="GET", path="/docs", name="docs", summary="This interface, for people", answer=Text("text/html")
)
