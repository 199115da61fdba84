#!/usr/bin/env python3
"""Write the browser's types from the Python types that go over the wire; --check only says whether they are stale."""

import sys
from typing import Any

import msgspec
from generated import settle

from maquignon.notation.rulebook.book import Rulebook
from maquignon.rules import cards
from maquignon.server.api_editions import BotShown, Editions
from maquignon.server.api_games import GamesFound
from maquignon.server.api_service import Whereabouts
from maquignon.server.replays import Replay
from maquignon.tables.protocol import answers, messages, shown, wire

HEADING = "// Written by scripts/write_types.py from the Python types that go over the wire. Do not edit.\n"
ROOTS = {
    "Move": wire.AnyMove,
    "Position": wire.Position,
    "GameEvent": wire.ToldEvent,
    "Choice": wire.OpenChoice,
    "Options": wire.OpenOptions,
    "Phrase": messages.Phrase,
    "Status": shown.Status,
    "ClientMessage": messages.ClientMessage,
    "ServerMessage": answers.ServerMessage,
    "Editions": Editions,
    "Bots": list[BotShown],
    "Rulebook": Rulebook,
    "GamesFound": GamesFound,
    "Replay": Replay,
    "Whereabouts": Whereabouts,
}


def typescript(roots: dict[str, Any]) -> str:
    """A declaration for every named type, and an alias for every root that is a union of them."""
    schemas, components = msgspec.json.schema_components(list(roots.values()), ref_template="#{name}")
    _, heard = msgspec.json.schema_components([messages.ClientMessage])
    _, told = msgspec.json.schema_components([answers.ServerMessage])
    sent = told.keys() | (components.keys() - heard.keys())
    # The server writes every field; a guest may leave out what has a default.
    declared = [declaration(name, schema, complete=name in sent) for name, schema in sorted(components.items())]
    aliases = [
        f"export type {name} = {spelled(schema)};\n"
        for (name, schema) in zip(roots, schemas, strict=True)
        if name not in components
    ]
    return "\n".join([HEADING, *declared, *aliases])


def declaration(name: str, schema: dict[str, Any], *, complete: bool) -> str:
    comment = f"/** {schema['description'].strip().splitlines()[0]} */\n" if "description" in schema else ""
    if "properties" not in schema:
        return f"{comment}export type {name} = {spelled(schema)};\n"
    required = schema["properties"] if complete else schema.get("required", [])
    fields = "".join(
        f"  {field}{'' if field in required else '?'}: {spelled(kind)};\n"
        for field, kind in schema["properties"].items()
    )
    return f"{comment}export interface {name} {{\n{fields}}}\n"


def spelled(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    match schema:
        case {"$ref": reference}:
            return str(reference).removeprefix("#")
        case {"anyOf": choices}:
            return " | ".join(spelled(choice) for choice in choices)
        case {"enum": values}:
            return " | ".join(_literal(value) for value in values)
        case {"const": value}:
            return _literal(value)
        case {"type": "array", "items": {} as items}:
            inner = spelled(items)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case {"type": "object", "additionalProperties": {} as values}:
            return f"Record<string, {spelled(values)}>"
        case {"type": ("integer" | "number")}:
            return "number"
        case {"type": ("string" | "boolean" | "null") as plain}:
            return str(plain)
        case _:
            return "unknown"


def box() -> str:
    """The cards that there are: what every client draws, and none decides."""
    kinds = {"ANIMALS": cards.ANIMALS, "FAMILY_VALUES": cards.FAMILY_VALUES, "NOTES": cards.NOTES}
    spelled_out = {name: ", ".join(map(_literal, kind)) for name, kind in kinds.items()}
    constants = [f"export const {name} = [{kind}] as const;\n" for name, kind in spelled_out.items()]
    return "\n".join(["// Written by scripts/write_types.py from the cards of the law. Do not edit.\n", *constants])


def _literal(value: Any) -> str:
    return msgspec.json.encode(value).decode().replace('"', "'")


if __name__ == "__main__":
    sys.exit(settle({"web/src/lib/protocol.ts": typescript(ROOTS), "web/src/lib/box.ts": box()}))
