"""The application: every route, and what is around all of them."""

import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from maquignon.server import api_editions, api_games, api_service, api_tables
from maquignon.server.door import Door, refused
from maquignon.server.headers import SafeHeaders
from maquignon.server.hosts import KnownHosts
from maquignon.server.live import Live
from maquignon.server.metrics import Metrics
from maquignon.server.passage_door import PassageDoor
from maquignon.server.shelf import Shelf
from maquignon.server.site import Site
from maquignon.server.ticket import PASSAGE


def build(site: Site) -> Starlette:
    door, pages = Door(site.origins, site.ledger.requests), Door(site.origins, site.ledger.pages)
    games = api_games.operations(site.store, site.heavy, site.caller)
    known = [*api_tables.operations(site), *games, *api_editions.OPERATIONS]
    service = api_service.operations(site, [operation for operation, _ in known])
    return Starlette(
        routes=[
            WebSocketRoute("/api/live", Live(site)),
            WebSocketRoute(PASSAGE, PassageDoor(site)),
            *door.routes([*service, *known]),
            Route("/api/{path:path}", door.guard(_nothing_here)),
            Route("/{path:path}", pages.guard(Shelf().answer)),
        ],
        middleware=[
            Middleware(SafeHeaders),
            Middleware(Counting, metrics=site.metrics),
            Middleware(KnownHosts, hosts=site.hosts),
        ],
        exception_handlers={HTTPException: _plainly},
        lifespan=_open(site),
    )


def _open(site: Site) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await site.open()
        try:
            yield
        finally:
            await site.close()

    return lifespan


async def _nothing_here(request: Request) -> Response:
    return refused("unknown_address")


async def _plainly(request: Request, error: Exception) -> Response:
    """What the router refuses by itself, in the words of the API."""
    assert isinstance(error, HTTPException)
    reason = "wrong_method" if error.status_code == 405 else "unknown_address"
    answer = refused(reason)
    answer.headers.update(error.headers or {})
    return answer


class Counting:
    """Counts answers and how long they took."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app, self._metrics = app, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()

        async def send_and_count(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._metrics.answered(message["status"], time.perf_counter() - began)
            await send(message)

        await self._app(scope, receive, send_and_count)
