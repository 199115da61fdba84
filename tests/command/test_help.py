"""`--help` of every command and of every deed says what it does and explains each word that it takes."""

import re

import pytest

from maquignon.command import COMMANDS, main

DEEDS = [["bot", "check"], ["bot", "join"], ["league", "play"], ["league", "verify"], ["league", "key"]]


@pytest.fixture(autouse=True)
def a_wide_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")


def help_of(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    with pytest.raises(SystemExit) as stop:
        main([*words, "--help"])
    assert stop.value.code == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("words", [*([name] for name in COMMANDS), *DEEDS], ids=" ".join)
def test_it_says_what_it_does_and_what_each_word_means(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    text = help_of(words, capsys)
    usage, description, *rest = text.split("\n\n")
    assert usage.startswith(f"usage: maquignon {' '.join(words)} ")
    assert re.match(r"[A-Z].*[.:]", description, re.DOTALL), "no sentence says what it does"
    options = "\n".join(part for part in rest if part.startswith(("options:", "positional")))
    named = re.findall(r"^  (?!  )(\S.*)$", options, re.MULTILINE)
    for line in named:
        assert re.search(r"\S  +\S", line) or re.search(re.escape(line) + r"\n {4,}\S", text), line


@pytest.mark.parametrize(
    "words", [["train"], ["judgement"], ["simulate"], ["arena"], ["ladder"], ["play"]], ids=" ".join
)
def test_the_same_thing_has_the_same_name_everywhere(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    text = help_of(words, capsys)
    assert not re.search(r"\bDIR\b|\[--seed SEED\]|\] folder\n", text)


def test_only_bots_that_a_server_can_seat_are_offered_for_its_tables(capsys: pytest.CaptureFixture[str]) -> None:
    offered = help_of(["host"], capsys).partition("bots of every server:")[2]
    assert "thrifty" in offered
    assert not re.search("exec:|weights:|expert:", offered)
