"""Broken records of every kind: exit status 0 or 1, an answer that can be read, and never a traceback."""

import json
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maquignon.command import main
from maquignon.languages import LANGUAGES
from maquignon.notation.reasons import ALL_REASONS
from tests.golden.games import RECORDS, record_of

STRANGE: list[Any] = [
    *(True, False, None, 0, -1, 1, 2, 7, 10, 10**30, -(10**18), 0.5, 1.0, "", "house", "cow", "unicorn", "0"),
    *([], [[]], {}, {"a": 1}, [0, 10], [True], ["cow"], ["cow"] * 50, [10] * 500, "\u0000", "x" * 10_000),
]
BROKEN = [
    b"",
    b"\n" * 10,
    b"\xef\xbb\xbf",
    b"\x00" * 1_000,
    bytes(range(256)),
    b"\x1f\x8b\x08\x00\x00\x00\x00\x00",
    b"{" * 50_000,
    b"[" * 500_000,
    b'{"maquignon": ' + b"1" * 10_000 + b"}",
    b'{"maquignon": 1e400}',
    b'{"maquignon": 1' + b', "a": 1' * 10_000 + b"}",
    b'{"maquignon": "' + b"\xf0\x9f\x90\xb4" * 10_000 + b'"}',
    b"null\ntrue\n1\n",
    "\u2028\u2029".encode(),
]


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("fuzz") / "game.mq.jsonl"


def _replay(file: Path, data: bytes, *options: str) -> tuple[int, str, str]:
    file.write_bytes(data)
    out, err = StringIO(), StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        status = main(["replay", str(file), *options])
    return status, out.getvalue(), err.getvalue()


def _require_answer(file: Path, data: bytes, language: str = "en") -> dict[str, Any]:
    """Both forms of the answer agree with each other and with the format."""
    status, out, err = _replay(file, data, "--json", "--lang", language)
    answer: dict[str, Any] = json.loads(out)
    assert err == ""
    assert set(answer) == {"over", "phase", "to_act", "pile", "players", "dove", "winners", "refused"}
    refused = answer["refused"]
    assert status == (0 if refused is None else 1)
    told, _, complaint = _replay(file, data, "--lang", language)
    assert told == status
    if refused is None:
        assert complaint == ""
    else:
        assert refused["reason"] in ALL_REASONS
        assert 1 <= refused["line"] <= data.count(b"\n") + 1
        assert refused["message"] in complaint
        assert complaint.count("\n") == 1
    return answer


@pytest.mark.parametrize("data", BROKEN, ids=[str(data[:20]) for data in BROKEN])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_is_no_record_is_refused_at_its_first_line(file: Path, data: bytes, language: str) -> None:
    refused = _require_answer(file, data, language)["refused"]
    assert refused is not None
    assert refused["line"] == 1


@given(data=st.binary(max_size=300))
def test_any_bytes_at_all_get_an_answer(file: Path, data: bytes) -> None:
    assert _require_answer(file, data)["refused"] is not None


@given(tail=st.binary(max_size=200))
def test_any_bytes_after_a_good_beginning_get_an_answer(file: Path, tail: bytes) -> None:
    beginning = record_of("bluff-plain").splitlines(keepends=True)[:20]
    answer = _require_answer(file, b"".join(beginning) + tail)
    assert len(answer["players"]) == 4


def _flip_a_byte(data: bytes, rng: Random) -> bytes:
    place = rng.randrange(len(data))
    return data[:place] + bytes([data[place] ^ (1 << rng.randrange(8))]) + data[place + 1 :]


def _cut_anywhere(data: bytes, rng: Random) -> bytes:
    return data[: rng.randrange(len(data))]


def _drop_a_line(data: bytes, rng: Random) -> bytes:
    lines = data.splitlines(keepends=True)
    del lines[rng.randrange(len(lines))]
    return b"".join(lines)


def _repeat_a_line(data: bytes, rng: Random) -> bytes:
    lines = data.splitlines(keepends=True)
    lines.insert(rng.randrange(len(lines)), rng.choice(lines))
    return b"".join(lines)


def _swap_a_value(data: bytes, rng: Random) -> bytes:
    """Somewhere another kind of value stands, or a key more, or a key less."""
    lines = data.splitlines()
    place = 0 if rng.random() < 0.3 else rng.randrange(len(lines))
    found = json.loads(lines[place])
    key = rng.choice([*found, "extra"])
    if rng.random() < 0.2:
        found.pop(key, None)
    elif isinstance(found.get(key), list) and found[key] and rng.random() < 0.5:
        found[key][rng.randrange(len(found[key]))] = rng.choice(STRANGE)
    else:
        found[key] = rng.choice(STRANGE)
    lines[place] = json.dumps(found).encode()
    return b"\n".join(lines)


MUTATIONS = [_flip_a_byte, _cut_anywhere, _drop_a_line, _repeat_a_line, _swap_a_value]


@pytest.mark.parametrize("mutate", MUTATIONS)
@pytest.mark.parametrize("game", ["bluff-super", "koehandel-short", "boursicocotte-2025-double"])
def test_a_golden_game_with_one_thing_wrong_gets_an_answer(
    file: Path, game: str, mutate: Callable[[bytes, Random], bytes]
) -> None:
    rng = Random(game)
    for _ in range(4):
        _require_answer(file, mutate(record_of(game), rng))


@pytest.mark.soak
@pytest.mark.parametrize("mutate", MUTATIONS)
@pytest.mark.parametrize("game", RECORDS)
def test_golden_games_with_many_things_wrong_get_an_answer(
    file: Path, game: str, mutate: Callable[[bytes, Random], bytes]
) -> None:
    rng = Random(f"{game} at length")
    for _ in range(300):
        data = record_of(game)
        for _ in range(rng.randint(1, 3)):
            data = mutate(data, rng) if data else data
        _require_answer(file, data)
