"""`maquignon ladder` plays every bot among copies of every other, goes on where it stopped, and writes a page."""

import json
from pathlib import Path
from typing import Any

import pytest

from maquignon.command import cell_games, main
from maquignon.command.progress import track
from maquignon.play.ladder import cells
from maquignon.play.ladder.cells import Setting


@pytest.fixture(autouse=True)
def two_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cells, "SETTINGS", (Setting("boursicocotte-2025", 3), Setting("bluff", 3)))


def found(capsys: pytest.CaptureFixture[str], folder: Path, *words: str) -> Any:
    assert main(["ladder", "--save", str(folder), "--games", "3", "--json", *words]) == 0
    return json.loads(capsys.readouterr().out)


def test_every_pair_is_played_both_ways_at_every_setting(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    results = found(capsys, tmp_path, "--bots", "thrifty,random")
    assert results["games"] == 2 * 2 * 3
    assert {(cell["edition"], cell["row"], cell["column"]) for cell in results["cells"]} == {
        (edition, *pair)
        for edition in ("boursicocotte-2025", "bluff")
        for pair in (("thrifty", "random"), ("random", "thrifty"))
    }
    assert {bot["bot"] for bot in results["bots"]} == {"thrifty", "random"}


def test_a_newcomer_is_measured_against_the_pool_and_nobody_else(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    results = found(capsys, tmp_path, "--bots", "thrifty,merchant", "--newcomer", "random")
    pairs = {(cell["row"], cell["column"]) for cell in results["cells"]}
    assert pairs == {("random", "thrifty"), ("thrifty", "random"), ("random", "merchant"), ("merchant", "random")}


def test_steps_are_played_between_neighbours_alone(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    results = found(capsys, tmp_path, "--bots", "random,thrifty,merchant", "--steps", "--edition", "bluff")
    pairs = {(cell["row"], cell["column"]) for cell in results["cells"]}
    assert pairs == {("random", "thrifty"), ("thrifty", "random"), ("thrifty", "merchant"), ("merchant", "thrifty")}


def test_a_newcomer_has_no_place_among_the_steps(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["--bots", "thrifty,random", "--newcomer", "merchant", "--steps"]
    assert main(["ladder", "--save", str(tmp_path / "run"), *words]) == 1
    assert "a newcomer has no place" in capsys.readouterr().err


def test_one_edition_or_one_number_of_players_can_be_asked_for(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    results = found(capsys, tmp_path, "--bots", "thrifty,random", "--edition", "bluff", "--players", "3")
    assert {(cell["edition"], cell["players"]) for cell in results["cells"]} == {("bluff", 3)}


def test_an_interrupted_run_goes_on_and_ends_the_same(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def pulled_plug(items: Any, total: int) -> Any:
        for number, item in enumerate(track(items, total)):
            if number == 5:
                raise KeyboardInterrupt
            yield item

    words = ["--bots", "thrifty,random"]
    straight = found(capsys, tmp_path / "straight", *words)
    monkeypatch.setattr(cell_games, "track", pulled_plug)
    assert main(["ladder", "--save", str(tmp_path / "run"), "--games", "3", *words]) == 130
    assert "5 games are in" in capsys.readouterr().err
    monkeypatch.setattr(cell_games, "track", track)
    assert found(capsys, tmp_path / "run", *words) == straight


@pytest.mark.slow
def test_the_page_holds_ratings_habits_and_a_matrix_for_every_setting(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    page = tmp_path / "ladder.md"
    words = ["--bots", "easy,medium", "--games", "3", "--page", str(page)]
    assert main(["ladder", "--save", str(tmp_path / "run"), *words]) == 0
    assert f"The page is {page}." in capsys.readouterr().out
    text = page.read_text("utf-8")
    assert "`maquignon ladder --save FOLDER --bots easy,medium --games 3 --seed 0`" in text
    assert "| medium among easy | easy among medium |" in text
    step, *settings, together = [
        line.split("|")[2] for line in text.splitlines() if line.startswith(("| setting", "| `", "| tog"))
    ]
    assert step.strip() == "medium among easy"
    shares = [float(cell.split()[0]) for cell in settings]
    assert float(together.split()[0]) == pytest.approx(sum(shares) / len(shares), abs=0.01)
    assert text.count("\n| easy | –") == text.count("\n## `") == 2
    assert all(len(line.split("|")) > 4 for line in text.splitlines() if line.startswith("|"))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bots", "easy"], "A ladder needs at least two different bots."),
        (["--bots", "easy,nobody"], "There is no bot 'nobody'."),
        (["--newcomer", "nobody"], "There is no bot 'nobody'."),
        (["--edition", "bluff", "--players", "5"], "The ladder is not played with 5 players of bluff"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, words: list[str], sentence: str
) -> None:
    assert main(["ladder", "--save", str(tmp_path), *words]) == 1
    assert sentence in capsys.readouterr().err


def test_our_pool_holds_the_levels_first_and_everybody_else_once() -> None:
    pool = cells.our_pool()
    assert pool[:4] == ["easy", "medium", "hard", "expert:0"]
    assert len(set(pool)) == len(pool)
    assert "thrifty" in pool
