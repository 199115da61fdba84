"""The door of the HTTP API: whatever comes in is checked here, and whatever goes out is written here."""

import asyncio
import gzip
import logging
import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final
from weakref import WeakValueDictionary

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from maquignon.server.limits import Buckets, address_of
from maquignon.server.operation import JSON, MOST_BODY, Asked, Endpoint, Operation, RefusedRequest, Text
from maquignon.server.origins import Origins
from maquignon.tables.protocol.refusals import Refusal, sentence
from maquignon.tables.store.interface import StoreFailed

log = logging.getLogger(__name__)

STATUSES: Final = {
    "unreadable": 400, "unknown_token": 401, "foreign_origin": 403, "not_for_you": 403, "no_spectators": 403,
    "unknown_table": 404, "unknown_game": 404, "unknown_edition": 404, "unknown_address": 404, "wrong_method": 405,
    "too_long": 413, "wrong_type": 415, "bad_name": 422, "bad_terms": 422, "bad_record": 422, "unknown_bot": 422,
    "no_such_seat": 422, "too_fast": 429, "busy": 503, "failed": 500, "too_many_guests": 503, "too_many_tables": 503,
    "not_stored": 503, "shutting_down": 503, "not_ready": 503,
}  # fmt: skip
"""The HTTP status of every reason this API can give."""

HTTP_REASONS: Final = (
    "foreign_origin", "not_for_you", "unknown_game", "unknown_edition", "unknown_address", "wrong_method", "wrong_type",
    "bad_record", "failed", "not_ready",
)  # fmt: skip
"""Those that only the HTTP API has; the tables have the others."""

MOST_LONG_CONTENTS: Final = 8
"""That are read at a time from one address: each may be as long as a record, and as slow as is just allowed."""
MOST_PARAMETERS: Final = 20
"""Of a query, each of which has to be taken apart; no operation knows half as many."""
SOON: Final = 2
"""Seconds after which it is worth asking again a server that is away for a moment, or whose database is."""
_PASSING: Final = ("not_stored", "not_ready", "shutting_down")
_KNOCKS_AGAIN: Final = ("too_fast", "wrong_method")
"""Whoever goes on has to open a new connection, and that is counted before it is read: no bucket counts these."""
SQUEEZED: Final = {"content-encoding": "gzip", "vary": "accept-encoding"}
_WORTH_SQUEEZING: Final = 2048
_UNWANTED: Final = re.compile(r";\s*q\s*=\s*0(\.0*)?\s*$")
_encode: Final = msgspec.json.Encoder().encode


Answering = Callable[[Request], Awaitable[Response]]


class Denied(Exception):
    """A request that is not carried out, for a reason of the HTTP API."""

    def __init__(self, reason: str, detail: str = "", said: str = "") -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.sentence = said or sentence(reason, detail)
        self.case: dict[str, str | int] = {}
        self.wait: int | None = None


class Door:
    """Asks of everybody the same: not too often, from no foreign page, and nothing but what the operation declares."""

    def __init__(self, origins: Origins, requests: Buckets) -> None:
        self._origins, self._requests = origins, requests
        self._long_contents: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        """By address, while anybody there sends one."""

    def routes(self, known: Sequence[tuple[Operation, Endpoint]]) -> list[Route]:
        """One route for each path, whatever methods it understands."""
        by_path: dict[str, dict[str, Answering]] = {}
        for operation, endpoint in known:
            by_path.setdefault(operation.path, {})[operation.method] = self._answer(operation, endpoint)
        return [_route(path, answers) for path, answers in by_path.items()]

    def guard(self, answer: Answering) -> Answering:
        """For whatever is no operation: at least not too often."""

        async def guarded(request: Request) -> Response:
            if not self._requests.of(address_of(request.client)).take():
                return refused("too_fast", wait=1)
            return await answer(request)

        return guarded

    def _answer(self, operation: Operation, endpoint: Endpoint) -> Answering:
        async def answer(request: Request) -> Response:
            try:
                asked = await self._read(request, operation)
                found = await endpoint(asked)
            except (Refusal, Denied) as refusal:
                return refused(refusal.reason, refusal.sentence, refusal.case, refusal.wait)
            except StoreFailed:
                return refused("not_ready")
            except ClientDisconnect:
                return Response(status_code=400)
            except Exception:
                log.exception("request failed", extra={"operation": operation.name})
                return refused("failed")
            return await written(request, found, operation.status)

        return answer

    async def _read(self, request: Request, operation: Operation) -> Asked:
        bucket = self._requests.of(address_of(request.client))
        if not bucket.take():
            raise Refusal("too_fast", wait=1)
        if operation.method != "GET" and not self._origins.allow(request.headers):
            raise Denied("foreign_origin")
        return Asked(
            request=request,
            path=_convert(dict(request.path_params), operation.path_fields, "path"),
            query=_query(request, operation),
            body=await self._body(request, operation) if operation.body is not None else None,
            token=_token(request) if operation.needs_token else None,
        )

    async def _body(self, request: Request, operation: Operation) -> Any:
        """A long content takes as much of the memory until all of it is there; those that wait are not read."""
        _require_type(request, operation)
        if operation.most_body <= MOST_BODY:
            return await _body(request, operation)
        turns = self._long_contents.setdefault(address_of(request.client), asyncio.Semaphore(MOST_LONG_CONTENTS))
        async with turns:
            return await _body(request, operation)


def _route(path: str, answers: dict[str, Answering]) -> Route:
    async def dispatch(request: Request) -> Response:
        return await answers["GET" if request.method == "HEAD" else request.method](request)

    return Route(f"/api{path}", dispatch, methods=list(answers))


def _query(request: Request, operation: Operation) -> Any:
    if request.scope["query_string"].count(b"&") >= MOST_PARAMETERS:
        raise Refusal("unreadable", "too many parameters")
    given = request.query_params.multi_items()
    if len(given) > len({key for key, _ in given}):
        raise Refusal("unreadable", "a parameter is given twice")
    return _convert(dict(given), operation.query, "query")


def _convert(found: Any, wanted: type[Any], where: str) -> Any:
    try:
        return msgspec.convert(found, wanted, strict=False)
    except msgspec.ValidationError as error:
        raise Refusal("unreadable", f"{error} of the {where}") from None


def _token(request: Request) -> str:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Refusal("unknown_token")
    return token


def _require_type(request: Request, operation: Operation) -> None:
    media_type = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media_type != operation.body_media_type:
        raise Denied("wrong_type", operation.body_media_type)


async def _body(request: Request, operation: Operation) -> Any:
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > operation.most_body:
            raise Denied("too_long", said=f"The content may have at most {operation.most_body} bytes.")
    if operation.body_media_type != JSON:
        return bytes(data)
    try:
        return msgspec.json.decode(bytes(data), type=operation.body)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Refusal("unreadable", str(error)) from None


def refused(reason: str, said: str = "", case: dict[str, str | int] | None = None, wait: int | None = None) -> Response:
    """`wait`: seconds after which it is worth another try."""
    if wait is None and reason in _PASSING:
        wait = SOON
    headers = {} if wait is None else {"retry-after": str(wait)}
    if reason in _KNOCKS_AGAIN:
        headers["connection"] = "close"
    if reason == "unknown_token":
        headers["www-authenticate"] = "Bearer"
    answer = RefusedRequest(reason, said or sentence(reason), case or {})
    return Response(_encode(answer), STATUSES[reason], headers, JSON)


async def written(request: Request, found: Any, status: int) -> Response:
    if isinstance(found, Response):
        return found
    media_type, headers = (found.media_type, dict(found.headers)) if isinstance(found, Text) else (JSON, {})
    body = found.body.encode() if isinstance(found, Text) else _encode(found)
    if len(body) > _WORTH_SQUEEZING and takes_gzip(request):
        body = await asyncio.to_thread(gzip.compress, body, 5)
        headers |= SQUEEZED
    return Response(body, status, headers, media_type)


def takes_gzip(request: Request) -> bool:
    """Named, and not with the weight of nothing."""
    wanted = request.headers.get("accept-encoding", "").lower().split(",")
    return any(coding.strip().startswith("gzip") and not _UNWANTED.search(coding) for coding in wanted)
