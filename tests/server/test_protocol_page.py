"""The examples of docs/protocol.md are messages of the protocol, and every message is among them."""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec import inspect

from maquignon.tables.protocol import answers, arrangement, messages

SHOWN_IN_FULL = [module.__name__ for module in (answers, arrangement, messages)]
"""Views, options, events and actions are the law's: the page explains them, and the types say the rest."""
PAGE = (Path(__file__).parents[2] / "docs/protocol.md").read_text("utf-8")
BLOCKS = re.findall(r"```\n(.*?)```", PAGE, re.DOTALL)
EXAMPLES = [found for block in BLOCKS for found in re.findall(r"([→←]) (.*?)\n(?=[→←]|\Z)", block, re.DOTALL)]


def tags(union: Any) -> set[str]:
    return {kind.__struct_config__.tag for kind in get_args(union)}


@pytest.mark.parametrize(("arrow", "text"), EXAMPLES)
def test_an_example_is_a_whole_message(arrow: str, text: str) -> None:
    decoder: msgspec.json.Decoder[Any] = messages.decoder if arrow == "→" else answers.decoder
    read = msgspec.json.decode(msgspec.json.encode(decoder.decode(text)))
    assert holds(read, msgspec.json.decode(text))


def holds(read: Any, written: Any) -> bool:
    """Everything that was written has been read; what was left out has its default."""
    if isinstance(written, dict):
        return all(key in read and holds(read[key], value) for key, value in written.items())
    return bool(read == written)


def test_every_field_of_every_message_is_in_an_example() -> None:
    shown: dict[type, set[str]] = {}
    for arrow, text in EXAMPLES:
        union = messages.ClientMessage if arrow == "→" else answers.ServerMessage
        look(inspect.type_info(union), msgspec.json.decode(text), shown)
    declared = {kind for kind in shown if kind.__module__ in SHOWN_IN_FULL}
    assert len(declared) > len(tags(messages.ClientMessage)) + len(tags(answers.ServerMessage))
    missing = {kind.__name__: fields(kind) - shown[kind] for kind in declared if fields(kind) - shown[kind]}
    assert missing == {}


def fields(kind: type) -> set[str]:
    return {field.encode_name for field in msgspec.structs.fields(kind)}


def look(kind: inspect.Type, written: Any, shown: dict[type, set[str]]) -> None:
    """Note which fields of which types are written here; a type that is never written has none."""
    match kind:
        case inspect.Metadata(type=inner):
            look(inner, written, shown)
        case inspect.UnionType(types=choices):
            for choice in choices:
                look(choice, written, shown)
        case inspect.ListType(item_type=item):
            for one in written if isinstance(written, list) and written else [None]:
                look(item, one, shown)
        case inspect.StructType(cls=cls, tag=tag, tag_field=tag_field, fields=parts):
            mine = isinstance(written, dict) and (tag_field is None or written.get(tag_field) == tag)
            found = written if mine else {}
            if cls in shown and not found:
                return
            shown.setdefault(cls, set()).update(found)
            for part in parts:
                look(part.type, found.get(part.encode_name), shown)
        case _:
            pass


def test_every_message_has_an_example() -> None:
    shown = {arrow: {msgspec.json.decode(text)["type"] for mark, text in EXAMPLES if mark == arrow} for arrow in "→←"}
    assert shown["→"] == tags(messages.ClientMessage)
    assert shown["←"] == tags(answers.ServerMessage)
