"""`maquignon arena` measures, goes on where it stopped, and says what it found."""

import json
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from maquignon.command import arena, main
from maquignon.command.progress import track
from maquignon.play.arena.logbook import NAME
from tests.command.children import heed_interrupts

QUICK = ["arena", "--edition", "boursicocotte-2025", "--seats", "thrifty,random,random", "--games", "6"]
ROGUE = Path(__file__).parents[1] / "bots" / "rogue.py"


def answer(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main([*words]) == 0
    return capsys.readouterr().out


def found(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    """The answer as JSON, without the only part that is not the same every time."""
    results = json.loads(answer(capsys, *words, "--json"))
    for bot in results["bots"]:
        del bot["milliseconds"]
    return results


def test_it_says_who_won_and_how_sure_that_is(capsys: pytest.CaptureFixture[str]) -> None:
    out = answer(capsys, *QUICK, "--seed", "5")
    assert out.startswith("6 games of boursicocotte-2025, 3 players, seed 5\n")
    rows = [line.split() for line in out.splitlines() if line.startswith(("bot ", "thrifty", "random"))]
    assert rows[0] == ["bot", "seats", "wins", "95", "%", "score", "95", "%"]
    assert {(row[0], row[1]) for row in rows[1:3]} == {("thrifty", "6"), ("random", "12")}
    assert "An equal share of the wins would be 33.3%" in out
    assert "median ms  p99 ms" in out


def test_mixes_of_a_pair(capsys: pytest.CaptureFixture[str]) -> None:
    out = answer(capsys, "arena", "--seats", "thrifty,random", "--mixes", "--players", "3", "--games", "3")
    assert out.startswith("6 games of boursicocotte-2025, 3 players, seed 0\n")
    assert "\n1 × thrifty / 2 × random" in out
    assert "\n2 × thrifty / 1 × random" in out


def test_json_tells_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    results = json.loads(answer(capsys, *QUICK, "--json"))
    assert (results["players"], results["seats"], results["games"]) == (3, ["thrifty", "random", "random"], 6)
    (contest,) = results["contests"]
    best = contest["results"][0]
    assert best["bot"] == "thrifty"
    assert best["win_share"]["low"] <= best["win_share"]["value"] <= best["win_share"]["high"]
    assert {bot["bot"] for bot in results["bots"]} == {"thrifty", "random"}
    assert all(bot["milliseconds"]["median"] <= bot["milliseconds"]["p99"] for bot in results["bots"])


def test_an_interrupted_run_goes_on_without_playing_a_game_twice(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    straight = found(capsys, *QUICK)
    folder = tmp_path / "run"
    whole = track

    def pulled_plug(items: Any, total: int, done: int) -> Any:
        for number, item in enumerate(whole(items, total, done=done)):
            if number == 4:
                raise KeyboardInterrupt
            yield item

    monkeypatch.setattr(arena, "track", pulled_plug)
    assert main([*QUICK, "--save", str(folder)]) == 130
    assert f"4 games are in {folder}; the same command goes on from there." in capsys.readouterr().err
    logbook = folder / NAME
    assert len(logbook.read_text("utf-8").splitlines()) == 1 + 4
    begun = logbook.read_bytes()
    monkeypatch.setattr(arena, "track", whole)
    assert found(capsys, *QUICK, "--save", str(folder)) == straight
    assert logbook.read_bytes().startswith(begun)
    assert len(logbook.read_text("utf-8").splitlines()) == 1 + 6
    ended = logbook.read_bytes()
    assert found(capsys, *QUICK, "--save", str(folder)) == straight
    assert logbook.read_bytes() == ended
    assert len(list((folder / "games").iterdir())) == 6
    record = str(folder / "games" / "contest-0-game-5.mq.jsonl")
    assert json.loads(answer(capsys, "replay", "--json", record))["over"]


@pytest.mark.slow  # starts processes
def test_jobs_do_not_change_the_answer(capsys: pytest.CaptureFixture[str]) -> None:
    assert found(capsys, *QUICK, "--jobs", "2") == found(capsys, *QUICK)


def test_a_folder_of_another_run_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    answer(capsys, *QUICK, "--save", str(tmp_path))
    assert main([*QUICK, "--save", str(tmp_path), "--seed", "1"]) == 1
    assert "belongs to another run: its seed is 0, not 1." in capsys.readouterr().err


def test_the_report_is_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = tmp_path / "new" / "report.html"
    assert f"The report is {page}." in answer(capsys, *QUICK, "--report", str(page))
    assert "<svg" in page.read_text("utf-8")


def test_faults_of_programs_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    rogue = "exec:" + shlex.join([sys.executable, str(ROGUE), "illegal", "10"])
    words = ["arena", "--seats", f"{rogue},random,random", "--games", "3"]
    out = answer(capsys, *words)
    assert f"times for {rogue} (" in out
    assert "is not among the options" in out
    (bot, _) = found(capsys, *words)["bots"]
    assert bot["faults"]["number"]["illegal"] > 0
    out = answer(capsys, "simulate", "--bots", f"{rogue},random,random", "--games", "1")
    assert f"times for {rogue} (" in out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--seats", "nobody"], "There is no bot 'nobody'. Choose from: easy, medium, hard, expert"),
        (["--seats", "exec:./no-such-bot,thrifty,random"], "There is no program './no-such-bot'"),
        (["--seats", "thrifty", "--mixes"], "Mixed tables need at least two different bots."),
        (["--seats", "thrifty,random", "--players", "6"], "The game is for 3 to 5 players, not 6."),
        (["--seats", "thrifty", "--edition", "poker"], "There is no edition 'poker'."),
    ],
)
def test_what_cannot_be_measured_is_refused_with_a_sentence(
    capsys: pytest.CaptureFixture[str], words: list[str], sentence: str
) -> None:
    assert main(["arena", *words]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert sentence in told.err
    assert told.err.count("\n") == 1


@pytest.mark.parametrize("words", [[], ["--seats", "random", "--games", "0"], ["--seats", "random", "--seconds", "0"]])
def test_bad_words_are_explained_with_the_usage(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["arena", *words])
    assert stop.value.code == 2
    assert "usage: maquignon arena" in capsys.readouterr().err


@pytest.mark.slow  # waits
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_whoever_is_ended_leaves_no_program_behind(tmp_path: Path, jobs: str, number: int) -> None:
    diary = tmp_path / "diary"
    hung = "exec:" + shlex.join([sys.executable, str(ROGUE), "hang", "1", str(diary)])
    words = ["arena", "--seats", f"{hung},random,random", "--games", "50", "--jobs", jobs, "--seconds", "30"]
    command = [sys.executable, "-m", "maquignon", *words]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL, preexec_fn=heed_interrupts) as run:
        while not (diary.exists() and '"choose"' in diary.read_text("utf-8")):
            assert run.poll() is None
            time.sleep(0.05)
        run.send_signal(number)
        time.sleep(0.1)
        run.send_signal(number)
        children = {json.loads(line)["pid"] for line in diary.read_text("utf-8").splitlines()}
        assert run.wait(60) == 130
    assert not [pid for pid in children if Path(f"/proc/{pid}").exists()]
