"""One line of JSON, read without trusting it: whatever the bytes are, an object or a `RecordError` comes out."""

import json
from codecs import BOM_UTF8
from math import isinf
from typing import Any, Final, NoReturn

from maquignon.notation.reasons import RecordError

MANY_DIGITS: Final = 400
"""No number of a record is longer; a conversion of millions of digits would take minutes."""


def read_object(line: bytes) -> dict[str, Any]:
    """The JSON object on this line."""
    if not line.strip():
        raise RecordError("unreadable", "empty")
    if line.startswith(BOM_UTF8):
        raise RecordError("unreadable", "mark")
    try:
        text = line.decode("utf-8")
        found = json.loads(
            text,
            object_pairs_hook=_without_repeats,
            parse_int=_whole,
            parse_float=_fraction,
            parse_constant=_no_constant,
        )
        if "\\u" in text:  # half a character can be written so, and then no file or screen could hold it
            write_object(found).encode("utf-8")
    except UnicodeError:
        raise RecordError("unreadable", "utf-8") from None
    except RecursionError:
        raise RecordError("unreadable", "nesting") from None
    except json.JSONDecodeError:
        raise RecordError("unreadable", "json") from None
    if not isinstance(found, dict):
        raise RecordError("unreadable", "object")
    return found


def write_object(found: dict[str, Any]) -> str:
    return json.dumps(found, ensure_ascii=False, allow_nan=False)


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise RecordError("unreadable", "repeated")
    return found


def _whole(digits: str) -> int:
    if len(digits) > MANY_DIGITS:
        raise RecordError("unreadable", "number")
    return int(digits)


def _fraction(digits: str) -> float:
    value = float(digits)
    if isinf(value):
        raise RecordError("unreadable", "number")
    return value


def _no_constant(name: str) -> NoReturn:
    raise RecordError("unreadable", "number")
