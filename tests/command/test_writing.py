"""What a command is to write is looked at before anything is played: a wrong place is one sentence."""

from pathlib import Path

import pytest

from maquignon.command import main

PAIR = ["--bots", "thrifty,random"]


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "--save"],
        ["arena", "--seats", "random", "--save"],
        ["ladder", *PAIR, "--save"],
        ["league", "play", *PAIR, "--page", "page.html", "--save"],
        ["dataset", "--players", "random"],
    ],
)
def test_a_file_in_the_place_of_a_folder_is_refused(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("in the way")
    assert main([*words, "file"]) == 1
    assert capsys.readouterr().err == "maquignon: 'file' is a file: name a folder.\n"


@pytest.mark.parametrize(
    "words",
    [
        ["arena", "--seats", "random", "--report"],
        ["ladder", *PAIR, "--save", "games", "--page"],
        ["league", "play", *PAIR, "--save", "games", "--page"],
        ["calibration", "--plot"],
    ],
)
def test_a_folder_in_the_place_of_a_file_is_refused(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    assert main([*words, "folder"]) == 1
    assert capsys.readouterr().err == "maquignon: 'folder' is a folder: name a file in it.\n"


def test_a_folder_that_nobody_can_make_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--save", "/dev/null/games"]) == 1
    assert "The folder '/dev/null/games' cannot be written: Not a directory." in capsys.readouterr().err
