"""The API described for machines: OpenAPI for HTTP and AsyncAPI for the WebSocket, both made from the types in use."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, get_args

import msgspec

from maquignon import __version__
from maquignon.server.door import STATUSES
from maquignon.server.operation import JSON, Operation, RefusedRequest, Text
from maquignon.tables.protocol.answers import ServerMessage
from maquignon.tables.protocol.frames import LONGEST_FRAME
from maquignon.tables.protocol.messages import ClientMessage

_REF: Final = "#/components/schemas/{name}"
_ALWAYS: Final = ("unreadable", "too_fast", "failed", "not_ready")
_MEANINGS: Final = {
    400: "The request cannot be read.",
    401: "The token is missing or unknown.",
    403: "This caller may not do that.",
    404: "There is no such thing.",
    413: "The content is too long.",
    415: "The content is of the wrong type.",
    422: "The request can be read but not be carried out.",
    429: "Too many requests.",
    500: "The server failed.",
    503: "The server cannot do that at the moment.",
}


def openapi(operations: Sequence[Operation]) -> dict[str, Any]:
    types: list[Any] = [RefusedRequest]
    for operation in operations:
        types += [kind for kind in (operation.answer, operation.body) if kind is not None and not _is_text(kind)]
    schemas, components = msgspec.json.schema_components(types, ref_template=_REF)
    by_type = {id(kind): schema for kind, schema in zip(types, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for operation in operations:
        paths.setdefault(f"/api{operation.path}", {})[operation.method.lower()] = _described(operation, by_type)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "maquignon",
            "version": __version__,
            "description": "Everything about the game but the game itself, which is played over a WebSocket.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _is_text(kind: Any) -> bool:
    return isinstance(kind, Text) or kind is bytes


def _described(operation: Operation, schemas: dict[int, Any]) -> dict[str, Any]:
    described: dict[str, Any] = {
        "operationId": operation.name,
        "summary": operation.summary,
        "parameters": [*_parameters(operation.path_fields, "path"), *_parameters(operation.query, "query")],
        "responses": {str(operation.status): _answer(operation, schemas), **_refusals(operation)},
    }
    if operation.body is not None:
        schema = {"type": "string"} if operation.body is bytes else schemas[id(operation.body)]
        described["requestBody"] = {"required": True, "content": {operation.body_media_type: {"schema": schema}}}
    if operation.needs_token:
        described["security"] = [{"token": []}]
    return described


def _parameters(fields: type[msgspec.Struct], place: str) -> list[dict[str, Any]]:
    (_,), found = msgspec.json.schema_components([fields], ref_template=_REF)
    schema = found[fields.__name__]
    return [
        {"name": name, "in": place, "required": name in schema["required"], "schema": _spoken(kind)}
        for name, kind in schema["properties"].items()
    ]


def _spoken(schema: dict[str, Any]) -> dict[str, Any]:
    """A parameter that is left out is null; one that is there never is."""
    choices = [choice for choice in schema.get("anyOf", ()) if choice != {"type": "null"}]
    rest = {key: value for key, value in schema.items() if key not in ("anyOf", "default")}
    return {**rest, **choices[0]} if choices else dict(schema)


def _answer(operation: Operation, schemas: dict[int, Any]) -> dict[str, Any]:
    answer = operation.answer
    content = (
        {answer.media_type: {"schema": {"type": "string"}}}
        if isinstance(answer, Text)
        else {JSON: {"schema": schemas[id(answer)]}}
    )
    return {"description": operation.summary, "content": content}


def _refusals(operation: Operation) -> dict[str, Any]:
    reasons = [*_ALWAYS, *operation.refusals]
    if operation.needs_token:
        reasons.append("unknown_token")
    if operation.method != "GET":
        reasons.append("foreign_origin")
    if operation.body is not None:
        reasons += ["too_long", "wrong_type"]
    found: dict[int, list[str]] = {}
    for reason in reasons:
        found.setdefault(STATUSES[reason], []).append(f"`{reason}`")
    schema = {"$ref": _REF.format(name=RefusedRequest.__name__)}
    return {
        str(status): {
            "description": f"{_MEANINGS[status]} Reasons: {', '.join(names)}.",
            "content": {JSON: {"schema": schema}},
        }
        for status, names in sorted(found.items())
    }


def asyncapi() -> dict[str, Any]:
    said, told = get_args(ClientMessage), get_args(ServerMessage)
    _, components = msgspec.json.schema_components([ClientMessage, ServerMessage], ref_template=_REF)
    live = {"$ref": "#/channels/live"}
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "maquignon",
            "version": __version__,
            "description": f"A live table. Text frames of JSON, at most {LONGEST_FRAME} bytes towards the server.",
            "license": {"name": "MIT"},
        },
        "defaultContentType": JSON,
        "channels": {
            "live": {
                "address": "/api/live",
                "description": "One WebSocket for everything a guest does; `hello` comes first.",
                "messages": {
                    kind.__name__: {"$ref": f"#/components/messages/{kind.__name__}"} for kind in (*said, *told)
                },
                "bindings": {"ws": {"method": "GET"}},
            }
        },
        "operations": {
            "hear": {"action": "receive", "channel": live, "messages": _references(said), "summary": "From a guest"},
            "tell": {"action": "send", "channel": live, "messages": _references(told), "summary": "To a guest"},
        },
        "components": {"schemas": components, "messages": {kind.__name__: _message(kind) for kind in (*said, *told)}},
    }


def _references(kinds: Iterable[Any]) -> list[dict[str, str]]:
    return [{"$ref": f"#/channels/live/messages/{kind.__name__}"} for kind in kinds]


def _tag(kind: Any) -> str:
    tag: str = kind.__struct_config__.tag
    return tag


def _message(kind: Any) -> dict[str, Any]:
    summary = (kind.__doc__ or "").strip().partition("\n")[0]
    message = {"name": _tag(kind), "payload": {"$ref": _REF.format(name=kind.__name__)}}
    return {**message, "summary": summary} if summary else message
