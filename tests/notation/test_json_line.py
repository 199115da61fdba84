"""One line of JSON from anybody at all."""

import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maquignon.notation.json_line import read_object, write_object
from maquignon.notation.reasons import RecordError

_NUMBERS = st.integers(-(10**300), 10**300) | st.floats(allow_nan=False, allow_infinity=False)
JSON = st.recursive(
    st.none() | st.booleans() | _NUMBERS | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)


@given(st.dictionaries(st.text(), JSON, max_size=4))
def test_every_object_comes_back_as_it_was_written(found: dict[str, object]) -> None:
    assert read_object(write_object(found).encode()) == found
    assert read_object(json.dumps(found).encode()) == found


@given(st.binary())
def test_any_bytes_are_an_object_or_a_refusal(line: bytes) -> None:
    with suppress(RecordError):
        assert isinstance(read_object(line), dict)


UNREADABLE = [
    (b"", "empty"),
    (b" \t\r", "empty"),
    (b'\xef\xbb\xbf{"a": 1}', "mark"),
    (b"\xff\xfe{\x00}\x00", "utf-8"),
    (b'{"a": "\xe9"}', "utf-8"),
    (b'{"a": "\\ud800"}', "utf-8"),
    (b'{"a": [{"\\udfff": 1}]}', "utf-8"),
    (b'{"seat": 0, "do": "auc', "json"),
    (b"{'seat': 0}", "json"),
    (b'{"a": 1} {"b": 2}', "json"),
    (b'{"a": 1,}', "json"),
    (b'{"a": "\x00"}', "json"),
    (b"\x00" * 20, "json"),
    (b"[1, 2]", "object"),
    (b"null", "object"),
    (b"17", "object"),
    (b'{"a": 1, "a": 1}', "repeated"),
    (b'{"a": {"b": 1, "b": 2}}', "repeated"),
    (b"[" * 200_000, "nesting"),
    (b'{"a":' * 200_000, "nesting"),
    (b'{"a": ' + b"[" * 200_000 + b"]" * 200_000 + b"}", "nesting"),
    (b'{"a": ' + b"9" * 5_000 + b"}", "number"),
    (b'{"a": 1e999}', "number"),
    (b'{"a": NaN}', "number"),
    (b'{"a": -Infinity}', "number"),
]


@pytest.mark.parametrize(("line", "detail"), UNREADABLE, ids=[str(line[:24]) for line, _ in UNREADABLE])
def test_what_is_wrong_with_a_line_is_said(line: bytes, detail: str) -> None:
    with pytest.raises(RecordError) as refused:
        read_object(line)
    assert (refused.value.reason, refused.value.detail) == ("unreadable", detail)


def test_an_escaped_character_beyond_the_first_plane_is_fine() -> None:
    assert read_object(b'{"a": "\\ud83d\\udc34"}') == {"a": "\N{HORSE FACE}"}


def test_a_line_may_end_as_other_systems_end_lines() -> None:
    assert read_object(b'{"a": 1}\r') == {"a": 1}
