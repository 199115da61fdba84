"""The examples of docs/protocol.md are messages of the protocol, and every message is among them."""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from maquignon.tables.protocol import answers, messages

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


def test_every_message_has_an_example() -> None:
    shown = {arrow: {msgspec.json.decode(text)["type"] for mark, text in EXAMPLES if mark == arrow} for arrow in "→←"}
    assert shown["→"] == tags(messages.ClientMessage)
    assert shown["←"] == tags(answers.ServerMessage)
