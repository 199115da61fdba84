"""`maquignon simulate` plays, counts and says so."""

import json
from pathlib import Path

import pytest

from maquignon.command import main

QUICK = ["simulate", "--bots", "random", "--players", "3", "--games", "3"]


def answer(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main([*words]) == 0
    return capsys.readouterr().out


def test_it_says_who_won_and_what_happened(capsys: pytest.CaptureFixture[str]) -> None:
    out = answer(capsys, "simulate", "--bots", "thrifty,random,random", "--games", "4", "--seed", "5")
    assert out.startswith("4 games of boursicocotte-2025, 3 players, seed 5\n")
    ranking = [line.split() for line in out.splitlines() if line.startswith(("bot", "thrifty", "random"))]
    assert ranking[0] == ["bot", "seats", "wins", "±", "score", "least", "most"]
    assert {(row[0], row[1]) for row in ranking[1:]} == {("thrifty", "4"), ("random", "8")}
    for words in ("bids beyond the purse", "insolvencies", "trades opened", "A game took"):
        assert words in out
    assert max(len(line) for line in out.splitlines()) <= 80


def test_json_tells_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(answer(capsys, *QUICK, "--edition", "bluff", "--variants", "coup-double", "--json"))
    assert (found["edition"], found["variants"], found["games"]) == ("bluff", ["coup-double"], 3)
    assert found["bots"] == ["random"] * 3
    (result,) = found["results"]
    assert result["seats"] == 9
    assert result["win_share"] == pytest.approx(1 / 3)
    assert result["total"]["bluffs"] == pytest.approx(9 * result["per_game"]["bluffs"])
    assert found["turns"]["least"] <= found["turns"]["mean"] <= found["turns"]["most"]


def test_the_same_seed_gives_the_same_answer(capsys: pytest.CaptureFixture[str]) -> None:
    first = answer(capsys, *QUICK, "--seed", "9", "--json")
    assert answer(capsys, *QUICK, "--seed", "9", "--json") == first
    assert answer(capsys, *QUICK, "--seed", "10", "--json") != first


@pytest.mark.slow  # starts processes
def test_jobs_do_not_change_the_answer(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(capsys, *QUICK, "--jobs", "2") == answer(capsys, *QUICK)


def test_saved_games_can_be_replayed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "new" / "games"
    out = answer(capsys, *QUICK, "--house-rule", "opening_deal=1", "--save", str(folder))
    assert f"The records are in {folder}." in out
    assert len(list(folder.iterdir())) == 3
    found = json.loads(answer(capsys, "replay", "--json", str(folder / "game-0.mq.jsonl")))
    assert found["over"]
    assert [player["name"] for player in found["players"]] == ["random 0", "random 1", "random 2"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bots", "nobody"], "There is no bot 'nobody'. Choose from: easy, medium, hard, expert"),
        (["--bots", ""], "There is no bot ''"),
        (["--bots", "random,thrifty"], "The game is for 3 to 5 players, not 2."),
        (["--bots", "random,thrifty", "--players", "4"], "2 bots cannot seat 4 players: name one for all, or one for"),
        (["--players", "6"], "The game is for 3 to 5 players, not 6."),
        (["--players", "0"], "The game is for 3 to 5 players, not 0."),
        (["--edition", "poker"], "There is no edition 'poker'."),
        (["--house-rule", "lot_size=9"], "The house rule 'lot_size' must be a whole number from 1 to 3."),
        (["--house-rule", "lot_size"], "A house rule is written KEY=VALUE"),
        (["--variants", "super-marchandage"], "super-marchandage means nothing here"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(
    capsys: pytest.CaptureFixture[str], words: list[str], sentence: str
) -> None:
    assert main(["simulate", *words]) == 1
    found = capsys.readouterr()
    assert found.out == ""
    assert sentence in found.err
    assert found.err.count("\n") == 1


@pytest.mark.parametrize("words", [["--games", "0"], ["--games", "x"], ["--jobs", "-1"], ["--seed", "x"], ["more"]])
def test_bad_words_are_explained_with_the_usage(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["simulate", *words])
    assert stop.value.code == 2
    assert "usage: maquignon simulate" in capsys.readouterr().err


def test_help_has_examples_and_names_the_bots(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["simulate", "--help"])
    assert stop.value.code == 0
    out = capsys.readouterr().out
    assert "examples:\n  maquignon simulate" in out
    assert "thrifty       Knows what a family is worth" in out
