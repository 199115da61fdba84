"""One operation of the HTTP API, declared once: the route, the checks and the OpenAPI document all come from it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from starlette.requests import Request

JSON: Final = "application/json"
MOST_BODY: Final = 16 * 1024
"""Bytes of a request, unless the operation says otherwise."""


class RefusedRequest(msgspec.Struct, frozen=True):
    """Why a request was not carried out."""

    reason: str
    """A word from a closed list, for programs."""
    sentence: str
    """For people."""
    case: dict[str, str | int] = {}
    """The names and numbers of the sentence, for whoever says it in another language."""


class NoFields(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing can be asked here."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A request whose parts have been checked; whose the token is, if there is one, is for the endpoint to ask."""

    request: Request
    path: Any
    query: Any
    body: Any
    token: str | None


@dataclass(frozen=True, slots=True)
class Text:
    """An answer that is not JSON."""

    media_type: str
    body: str = ""
    headers: dict[str, str] = field(default_factory=dict)


Endpoint = Callable[[Asked], Awaitable[Any]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Operation:
    """`answer` is the type of the answer, or a `Text`; `refusals` are the reasons beyond those of every operation."""

    method: str
    path: str
    name: str
    summary: str
    answer: Any
    path_fields: type[msgspec.Struct] = NoFields
    query: type[msgspec.Struct] = NoFields
    body: type[Any] | None = None
    body_media_type: str = JSON
    most_body: int = MOST_BODY
    needs_token: bool = False
    status: int = 200
    refusals: tuple[str, ...] = ()
