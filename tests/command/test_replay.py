"""`maquignon replay`: told, summed up, and never at a loss, whatever the file."""

import io
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from maquignon.command import main
from maquignon.languages import LANGUAGES
from maquignon.notation import record as notation
from maquignon.notation.position import read_position
from maquignon.notation.terms import whole_terms
from maquignon.rules.terms.editions import EDITIONS
from tests.golden.games import FOLDER

GOLDEN = FOLDER / "koehandel-plain.mq.jsonl"
OPENING = b"""\
{"maquignon": 1, "edition": "bluff", "variants": [], "house_rules": {}, "players": ["Ana", "Ben", "Cleo"], "first": 0}
{"seat": 0, "do": "auction"}
{"seat": "house", "do": "turn_up", "animals": ["cow"]}
{"seat": 1, "do": "bid", "amount": 30}
{"seat": 2, "do": "bid", "amount": 30}
"""
Replay = Callable[..., tuple[int, str, str]]


@pytest.fixture
def replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Replay:
    """Replay these bytes with these options: exit status, output, errors."""

    def run(data: bytes, *options: str) -> tuple[int, str, str]:
        file = tmp_path / "game.mq.jsonl"
        file.write_bytes(data)
        status = main(["replay", str(file), *options])
        out, err = capsys.readouterr()
        return status, out, err

    return run


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finished_game_is_told_in_sentences(replay: Replay, language: str) -> None:
    told = (FOLDER / f"koehandel-plain.{language}.txt").read_text("utf-8")
    assert replay(GOLDEN.read_bytes(), "--lang", language) == (0, told, "")


def test_it_is_told_in_the_language_of_the_environment(replay: Replay, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "nl_NL.UTF-8")
    assert replay(GOLDEN.read_bytes())[1] == (FOLDER / "koehandel-plain.nl.txt").read_text("utf-8")


def test_a_finished_game_is_summed_up_in_one_object(replay: Replay) -> None:
    status, out, err = replay(GOLDEN.read_bytes(), "--json")
    assert (status, err, out.count("\n")) == (0, "", 1)
    assert json.loads(out) == json.loads((FOLDER / "koehandel-plain.json").read_text("utf-8"))


def test_a_refused_line_ends_the_telling_with_status_1(replay: Replay) -> None:
    status, out, err = replay(OPENING)
    assert status == 1
    assert out.endswith("Under the hammer: a cow.\nBen bids 30.\n")
    assert err == "Line 5 is refused. The bid is too low.\n"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", "La ligne 5 est refusée. L’offre est trop basse.\n"),
        ("de", "Zeile 5 wird abgelehnt. Das Gebot ist zu niedrig.\n"),
    ],
)
def test_a_refusal_is_said_in_the_language_asked_for(replay: Replay, language: str, said: str) -> None:
    assert replay(OPENING, "--lang", language)[2] == said


def test_a_refused_line_leaves_the_state_before_it(replay: Replay) -> None:
    status, out, _ = replay(OPENING, "--json")
    before = json.loads(replay(OPENING.rsplit(b"\n", 2)[0], "--json")[1])
    refused = {"line": 5, "reason": "too_low", "message": "The bid is too low."}
    assert (status, json.loads(out)) == (1, before | {"refused": refused})
    assert before["to_act"] == [2, "house"]


def test_a_refused_header_leaves_no_table(replay: Replay) -> None:
    status, out, _ = replay(OPENING.replace(b"bluff", b"poker"), "--json", "--lang", "nl")
    answer = json.loads(out)
    assert (status, answer["phase"], answer["players"]) == (1, "setup", [])
    assert answer["refused"] == {
        "line": 1,
        "reason": "unknown_edition",
        "message": "Een editie ‘poker’ bestaat niet.",
    }


def test_the_position_can_be_had_instead(replay: Replay) -> None:
    status, out, err = replay(OPENING, "--position")
    assert status == 1
    assert out.startswith("maquignon position 1\nedition: bluff\nphase: bidding\nactive: 0\n")
    assert out.endswith("lot: cow\nbid: 30 by 1\nhas bid: 1\n")
    assert err == "Line 5 is refused. The bid is too low.\n"


def test_the_position_of_a_game_by_terms_of_its_own_is_that_game(replay: Replay) -> None:
    """Variants and house rules are what the game is called; what is played stands in the terms."""
    first, *lines = OPENING.splitlines(keepends=True)
    called = json.loads(first) | {"variants": ["coup-double"], "house_rules": {"lot_size": 3}}
    terms = whole_terms(EDITIONS["bluff"]) | {"bids_each": "one", "start_notes": [10, 10, 10], "own_raise": "forbidden"}
    record = json.dumps(called | {"terms": terms}).encode() + b"\n" + b"".join(lines[:-1])
    status, out, _ = replay(record, "--position")
    assert status == 0
    game = read_position(out)
    assert whole_terms(game.edition) == terms
    assert game.state == notation.replay(notation.loads(record)).state
    status, out, _ = replay(record + b'{"seat": 1, "do": "bid", "amount": 40}\n', "--json")
    assert json.loads(out)["refused"]["reason"] == "own_bid_stands"


def test_a_record_can_come_from_a_pipe(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(GOLDEN.read_bytes())))
    assert main(["replay", "-", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["over"]


def test_a_file_that_is_not_there_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path in (tmp_path / "nowhere", tmp_path):
        assert main(["replay", str(path), "--json"]) == 1
        out, err = capsys.readouterr()
        assert out == ""
        assert err.startswith(f"maquignon: {path} cannot be read: ")
        assert err.count("\n") == 1


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_terminal_that_knows_few_letters_is_spoken_to_all_the_same(encoding: str) -> None:
    command = [sys.executable, "-m", "maquignon", "replay", str(GOLDEN), "--lang", "fr"]
    run = subprocess.run(command, capture_output=True, env={"PYTHONIOENCODING": encoding}, check=False)
    assert run.returncode == 0
    assert run.stderr == b""
    assert "C?est au tour d?Ana." in run.stdout.decode(encoding)


def test_an_own_raise_is_replayed_and_the_leader_is_not_asked_to_act(replay: Replay) -> None:
    *opening, _ = OPENING.splitlines(keepends=True)
    raised = b"".join(opening) + b'{"seat": 1, "do": "bid", "amount": 50}\n'
    status, out, _ = replay(raised, "--json")
    found = json.loads(out)
    assert (status, found["refused"], found["to_act"]) == (0, None, [2, "house"])
    forbidden = raised.replace(b'"house_rules": {}', b'"house_rules": {"own_raise": "forbidden"}')
    status, out, _ = replay(forbidden, "--json")
    found = json.loads(out)
    assert (status, found["refused"]["line"], found["refused"]["reason"]) == (1, 5, "own_bid_stands")
