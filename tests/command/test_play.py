"""`maquignon play` through a pipe, as a screen reader or a script would have it."""

import os
import signal
import subprocess
import sys
from itertools import cycle
from pathlib import Path
from random import Random

import pytest

from maquignon.command import main
from maquignon.languages import LANGUAGES
from maquignon.notation.record import loads, replay
from maquignon.rules.state import OVER
from maquignon.rules.terms.editions import EDITIONS
from tests.command.children import heed_interrupts
from tests.terminal.typist import SENSIBLE

PLAY = [sys.executable, "-m", "maquignon", "play"]
ENVIRONMENT = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8"}


def run(*words: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
    return subprocess.run([*PLAY, *words], input=typed, capture_output=True, text=True, timeout=60, env=ENVIRONMENT)


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "language"), list(zip(EDITIONS, cycle(LANGUAGES))))
def test_a_whole_game_goes_through_a_pipe_into_a_record(edition: str, language: str, tmp_path: Path) -> None:
    rng, path = Random(edition), tmp_path / "game.mq.jsonl"
    typed = "".join(rng.choice(SENSIBLE) + "\n" for _ in range(20_000))
    done = run("--edition", edition, "--lang", language, "--seed", "7", "--save", str(path), typed=typed)
    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout.splitlines()[-1].endswith(f"{path}.")
    assert replay(loads(path.read_bytes())).state.phase == OVER


def test_a_bare_play_starts_at_once_and_ends_with_the_input(tmp_path: Path) -> None:
    done = run()
    assert done.returncode == 0
    assert "Ana, Ben, Cleo and Dan are playing" in done.stdout
    assert done.stdout.splitlines()[-1] == "There is nothing more to read, so the game ends here."
    assert done.stderr == ""


def test_the_same_seed_gives_the_same_game() -> None:
    games = [run("--seed", "3", "--players", "3", typed="p\n" * 20).stdout for _ in range(2)]
    assert games[0] == games[1]


def test_quitting_keeps_the_record(tmp_path: Path) -> None:
    path = tmp_path / "game.mq.jsonl"
    done = run("--save", str(path), "--seed", "1", typed="p\nquit\n")
    assert done.returncode == 0
    assert done.stdout.splitlines()[-2:] == ["The game ends here. Goodbye!", f"The game is written down in {path}."]
    assert loads(path.read_bytes()).header.tags == {"bots": ["medium"] * 3, "seed": 1}


def test_an_interruption_keeps_the_record(tmp_path: Path) -> None:
    path = tmp_path / "game.mq.jsonl"
    game = subprocess.Popen(
        [*PLAY, "--seed", "1", "--save", str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=ENVIRONMENT,
        preexec_fn=heed_interrupts,
    )
    with game:
        assert game.stdout
        while "Or p to pass" not in game.stdout.readline():
            pass
        game.stdout.readline()
        game.send_signal(signal.SIGINT)
        rest, error = game.communicate(timeout=20)
    assert game.returncode == 130
    assert error == ""
    assert rest.splitlines()[-2:] == ["The game ends here. Goodbye!", f"The game is written down in {path}."]
    assert loads(path.read_bytes()).actions


def test_bytes_that_are_no_text_are_no_problem() -> None:
    done = subprocess.run(PLAY, input=b"\xff\xfe\x00\n" * 5, capture_output=True, timeout=60, env=ENVIRONMENT)
    assert done.returncode == 0
    assert done.stderr == b""


def test_a_terminal_without_accents_is_no_problem() -> None:
    environment = {**ENVIRONMENT, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run([*PLAY, "--lang", "fr"], input=b"table\n", capture_output=True, timeout=60, env=environment)
    assert done.returncode == 0
    assert done.stderr == b""


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--players", "2"], "The game is for 3 to 5 players, not 2."),
        (["--bots", "nobody"], "There is no bot 'nobody'."),
        (["--bots", ","], "Name at least one bot to play against."),
        (["--bots", "thrifty,random", "--players", "5"], "5 players are you and 4 bots, but 2 are named."),
        (["--name", "  "], "A name has 1 to 20 letters."),
        (["--name", "A" * 21], "A name has 1 to 20 letters."),
        (["--save", "no/such/folder/game"], "no/such/folder/game cannot be written: No such file or directory."),
        (["--edition", "poker"], "There is no edition 'poker'."),
    ],
)
def test_what_cannot_be_played_is_answered_with_a_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *words]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert sentence in printed.err


def test_several_bots_decide_how_many_play() -> None:
    done = run("--bots", "thrifty,random", "--name", "ben")
    assert "ben, Ana and Cleo are playing" in done.stdout
    assert "Cleo is played by the program (Scatterbrain)." in done.stdout
