#!/usr/bin/env python3
"""Write the reference pages of protocol and record from the types; --check only says whether they are stale."""

import ast
import inspect
import sys
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from itertools import pairwise
from typing import Any, get_args

import msgspec
from generated import settle
from msgspec.inspect import Field, StructType, multi_type_info

from maquignon.notation.reasons import LAW_REASONS, NOTATION_REASONS
from maquignon.rules import actions
from maquignon.rules.terms import edition as terms
from maquignon.rules.terms.charter import CHARTER_REASONS
from maquignon.tables.protocol import answers, messages, shown, wire
from maquignon.tables.protocol.arrangement import Arrangement

PLAIN = {"integer": "whole number", "boolean": "true or false"}
WRITTEN = "<!-- Written by scripts/write_reference.py from the types. Do not edit. -->\n"
Rows = list[list[str]]


def table(head: list[str], rows: Rows) -> list[str]:
    lines = [head, ["---"] * len(head), *rows]
    return ["| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines] + [""]


@cache
def remarks(kind: type) -> dict[str, str]:
    """What stands below each field of a class, and of those it is made from."""
    found = remarks(kind.__base__) if kind.__base__ not in (None, object, msgspec.Struct) else {}
    try:
        tree = ast.parse(inspect.cleandoc("\n" + inspect.getsource(kind)))
    except (OSError, TypeError, SyntaxError):
        return found
    body = tree.body[0].body if isinstance(tree.body[0], ast.ClassDef) else []
    for field, below in pairwise(body):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                found = {**found, name: " ".join(text.split())}
            case _:
                pass
    return found


def spelled(schema: dict[str, Any]) -> str:
    """A JSON schema in words."""
    match schema:
        case {"$ref": reference}:
            name = str(reference).rpartition("/")[2]
            return f"[{name}](#{name.lower()})"
        case {"anyOf": choices}:
            return " or ".join(spelled(choice) for choice in choices)
        case {"enum": values}:
            return ", ".join(f"`{msgspec.json.encode(value).decode()}`" for value in values)
        case {"const": value}:
            return f"`{msgspec.json.encode(value).decode()}`"
        case {"type": "array", "items": {} as items}:
            return f"list of {spelled(items)}"
        case {"type": "object", "additionalProperties": {} as values}:
            return f"object of {spelled(values)}"
        case {"type": str(plain)}:
            return PLAIN.get(plain, plain) + limits(schema)
        case _:
            return "anything"


def limits(schema: dict[str, Any]) -> str:
    """What more a value must be."""
    match schema:
        case {"minLength": least, "maxLength": most}:
            return f" ({least} to {most} letters)"
        case {"maxLength": most}:
            return f" (at most {most} letters)"
        case {"minimum": least, "maximum": most}:
            return f" (from {least} to {most})"
        case {"minimum": least}:
            return f" (from {least})"
        case _:
            return ""


def components() -> tuple[dict[str, Any], dict[str, StructType]]:
    """Every named type as a schema, and as msgspec knows it."""
    roots = [messages.ClientMessage, answers.ServerMessage]
    _, schemas = msgspec.json.schema_components(roots, ref_template="#/{name}")
    kinds: dict[str, StructType] = {}
    waiting: list[Any] = list(multi_type_info(roots))
    while waiting:
        info = waiting.pop()
        if isinstance(info, Field):
            info = info.type
        if isinstance(info, StructType) and info.cls.__name__ in kinds:
            continue
        if isinstance(info, StructType):
            kinds[info.cls.__name__] = info
        for name in ("types", "fields", "item_type", "type", "value_type", "item_types"):
            part = getattr(info, name, None)
            waiting += part if isinstance(part, tuple) else [] if part is None else [part]
    return schemas, kinds


def section(name: str, schema: dict[str, Any], *, said_by_guest: bool, cls: type | None) -> Iterator[str]:
    yield f"### {name}"
    yield ""
    if "description" in schema:
        yield " ".join(schema["description"].split())
        yield ""
    if "properties" not in schema:
        yield spelled(schema)
        yield ""
        return
    about = remarks(cls) if cls is not None else {}
    names = {}
    if cls is not None and issubclass(cls, msgspec.Struct):
        names = {field.encode_name: field.name for field in msgspec.structs.fields(cls)}
    rows: Rows = []
    for field, kind in schema["properties"].items():
        optional = said_by_guest and field not in schema.get("required", [])
        told = [about.get(names.get(field, field), "")]
        if optional and "default" in kind:
            told.insert(0, f"may be left out: {default(kind['default'])}.")
        elif optional:
            told.insert(0, "may be left out.")
        rows.append([f"`{field}`", spelled(kind), " ".join(filter(None, told))])
    yield from table(["field", "what it holds", ""], rows) if rows else ["It has no fields.", ""]


def default(value: Any) -> str:
    written = msgspec.json.encode(value).decode()
    return f"`{written}`" if len(written) < 40 else "then as its own defaults say"


def protocol_page() -> str:
    schemas, kinds = components()
    by_guests = [kind.__name__ for kind in get_args(messages.ClientMessage)]
    by_server = [kind.__name__ for kind in get_args(answers.ServerMessage)]
    law = sorted(set(schemas) - set(by_guests) - set(by_server))
    lines = ["# Messages and fields", "", WRITTEN]
    lines += ["Every message of [the protocol](../protocol.md), every field, and every type they are made of.", ""]
    parts = {"What a guest says": by_guests, "What the server says": by_server, "What they are made of": law}
    for title, names in parts.items():
        lines += [f"## {title}", ""]
        for name in names:
            cls = kinds[name].cls if name in kinds else getattr(wire, name, getattr(shown, name, None))
            guest = name in by_guests or name == Arrangement.__name__
            lines += section(name, schemas[name], said_by_guest=guest, cls=cls if isinstance(cls, type) else None)
    return "\n".join(lines).rstrip() + "\n"


def record_page() -> str:
    about = (
        "Every action that [a record](../record.md) can hold, every term of a table, and every reason to refuse a line."
    )
    lines = ["# Lines of a record", "", WRITTEN, about, "", "## Actions", ""]
    lines += table(["`do`", "who", "further keys", "meaning"], action_rows())
    lines += ["## Terms", "", "Fields of `terms`; those of `house_rules` have the same names and values.", ""]
    rows = [[f"`{field.name}`", allowed(field.type)] for field in fields(terms.Edition) if field.name != "name"]
    lines += table(["field", "what it holds"], rows)
    lines += ["## Reasons", "", "Why a line is refused, by the word that programs are told.", ""]
    kinds = {"About the line": NOTATION_REASONS, "About the table": CHARTER_REASONS, "By the law": LAW_REASONS}
    for title, reasons in kinds.items():
        lines += [f"{title}: " + ", ".join(f"`{reason}`" for reason in reasons) + ".", ""]
    return "\n".join(lines).rstrip() + "\n"


def action_rows() -> Rows:
    rows: Rows = []
    for kind in get_args(actions.Action):
        own = [field.name for field in fields(kind)]
        keys = ", ".join(f"`{name}`" for name in own if name != "seat")
        who = "a seat" if "seat" in own else "the house"
        rows.append([f"`{actions.KINDS[kind.kind]}`", who, keys, " ".join(kind.__doc__.partition(";")[0].split())])
    return rows


def allowed(kind: Any) -> str:
    """A type of an edition's field, in words."""
    if words := get_args(kind):
        if all(isinstance(word, str) for word in words):
            return ", ".join(f'`"{word}"`' for word in words)
        return "an object: how many of each note" if len(words) == 2 else "a list of whole numbers"
    return {int: "a whole number", bool: "true or false"}[kind]


if __name__ == "__main__":
    pages = {"docs/reference/messages.md": protocol_page(), "docs/reference/record-lines.md": record_page()}
    sys.exit(settle(pages))
