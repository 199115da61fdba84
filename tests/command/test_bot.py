"""`maquignon bot check`: good bots pass, and each kind of fault is told in plain words."""

import json
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from maquignon.command import main
from maquignon.play import bot_check
from maquignon.rules.terms.editions import EDITIONS
from tests.project.checkout import ROOT

FIRST = (ROOT / "examples/first_bot.py").read_text("utf-8")


@pytest.fixture
def few_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """One edition and one odd table are enough to see what is told of a fault."""
    monkeypatch.setattr(bot_check, "EDITIONS", {"koehandel": EDITIONS["koehandel"]})
    monkeypatch.setattr(bot_check, "ODD_TABLES", bot_check.ODD_TABLES[:1])


def spoiled(folder: Path, old: str, new: str) -> str:
    """The command of a first bot with one thing changed."""
    assert old in FIRST
    path = folder / "bot.py"
    path.write_text(FIRST.replace(old, new), "utf-8")
    return shlex.join([sys.executable, str(path)])


@pytest.mark.slow
def test_the_starter_in_python_makes_no_fault_at_any_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", "check", "--json", sys.executable, str(ROOT / "examples/first_bot.py")]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["name"], report["faults"], report["same_game_from_same_seed"]) == ("first bot", [], True)
    assert report["trials"] == 23
    assert report["decisions"] > 1000


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("node") is None, reason="Node is not here")
def test_the_starter_in_javascript_makes_no_fault(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", "check", f"node {shlex.quote(str(ROOT / 'examples/first_bot.js'))}"]) == 0
    assert "first bot in JavaScript made" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("rustc") is None, reason="Rust is not here")
def test_the_starter_in_rust_makes_no_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    program = tmp_path / "bot"
    words = ["rustc", "-O", "-D", "warnings", "-o", str(program), str(ROOT / "examples/first_bot.rs")]
    if subprocess.run(words, capture_output=True, env=os.environ | {"TMPDIR": str(tmp_path)}).returncode:
        pytest.fail("it does not compile")
    assert main(["bot", "check", str(program)]) == 0
    assert "It made no fault." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("sum(purse) // 3", "10 ** 6", None),
        ('"amount": choices["bid"]["minimum"]}', '"amount": 7}', "is not among the options"),
        ('print(json.dumps({"id"', 'print("hm"); print(json.dumps({"id"', "it is not JSON"),
        (
            'elif message["type"] == "choose":',
            'elif message["type"] == "over":\n            1 / 0\n        elif message["type"] == "choose":',
            "ZeroDivisionError",
        ),
        ('{"do": do}', '{"do": "dance"}', "dance"),
    ],
    ids=["bids a lot", "illegal", "nonsense", "crashed", "unknown action"],
)
def test_a_fault_is_told_with_what_helps(
    old: str, new: str, told: str | None, tmp_path: Path, few_tables: None, capsys: pytest.CaptureFixture[str]
) -> None:
    status = main(["bot", "check", spoiled(tmp_path, old, new)])
    said = capsys.readouterr().out
    if told is None:
        assert (status, "It made no fault." in said) == (0, True)
    else:
        assert status == 1
        assert told in said
        assert "What helps:" in said


def test_dice_of_its_own_and_a_late_farewell_are_noticed(
    tmp_path: Path, few_tables: None, capsys: pytest.CaptureFixture[str]
) -> None:
    command = spoiled(tmp_path, "sum(purse) // 3", "sum(purse) // __import__('random').randint(1, 9)")
    with (tmp_path / "bot.py").open("a") as file:
        file.write("\nimport time\ntime.sleep(30)\n")
    assert main(["bot", "check", command]) == 1
    said = capsys.readouterr().out
    assert "It plays differently from the same seed" in said
    assert "did not end within a second of bye" in said


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["no-such-program"], "There is no program 'no-such-program'"),
        ([f"{shlex.quote(sys.executable)} -c 'print(1)'"], "it is not a JSON object. Write one line"),
        ([f"{shlex.quote(sys.executable)} -c pass"], "did not say hello"),
        (["--seconds", "0", "true"], "--seconds must be above 0"),
    ],
)
def test_what_cannot_even_begin_is_a_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bot", "check", *words]) == 1
    assert sentence in capsys.readouterr().err
