"""`maquignon play` in a terminal that can draw."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest

from tests.command.children import heed_interrupts
from tests.terminal.typist import SENSIBLE

ENVIRONMENT = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "TERM": "xterm-256color", "COLUMNS": "100"}


class Terminal:
    """A game in a pseudo-terminal: `seen` is what it has printed so far."""

    def __init__(self, game: "subprocess.Popen[bytes]", hand: int) -> None:
        self.game = game
        self.seen = ""
        self._hand = hand

    def read(self, end: str) -> bool:
        """Read on until this ends the text, or the game is over."""
        while select.select([self._hand], [], [], 30)[0]:
            try:
                data = os.read(self._hand, 65536)
            except OSError:  # the other end has been closed
                return False
            self.seen += data.decode("utf-8", "replace")
            if self.seen.endswith(end):
                return True
        raise AssertionError(f"nothing but {self.seen[-500:]!r}")

    def interrupt(self) -> None:
        """Press Ctrl-C until it is heard: between the prompt and the wait for a key an interrupt wakes nobody."""
        heard = False
        while not heard:
            self.game.send_signal(signal.SIGINT)
            heard = bool(select.select([self._hand], [], [], 2)[0])

    def type(self, keys: str) -> None:
        os.write(self._hand, keys.encode())

    @property
    def text(self) -> str:
        return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", self.seen)


@contextmanager
def playing(*words: str, **environment: str) -> Iterator[Terminal]:
    hand, line = pty.openpty()
    command = [sys.executable, "-m", "maquignon", "play", *words]
    game = subprocess.Popen(
        command, stdin=line, stdout=line, stderr=line, env={**ENVIRONMENT, **environment}, preexec_fn=heed_interrupts
    )
    os.close(line)
    try:
        yield Terminal(game, hand)
        game.wait(timeout=30)
    finally:
        game.kill()
        game.wait()
        os.close(hand)


@pytest.mark.slow
def test_a_whole_game_is_drawn_and_counted() -> None:
    rng = Random(2)
    with playing("--seed", "2", "--players", "3") as terminal:
        while terminal.read("> "):
            terminal.type(rng.choice(SENSIBLE) + "\n")
    assert terminal.game.returncode == 0
    assert "╭─ Animals left in the pile: 28. ─" in terminal.text
    assert "Ana (you)" in terminal.text
    assert "★" in terminal.text
    assert "The count:" in terminal.text
    assert "\x1b[" in terminal.seen


def test_ctrl_c_says_goodbye() -> None:
    with playing() as terminal:
        terminal.read("> ")
        terminal.interrupt()
        terminal.read("Goodbye!\r\n")
    assert terminal.game.returncode == 130


def test_ctrl_d_says_that_there_is_nothing_more_to_read() -> None:
    with playing() as terminal:
        terminal.read("> ")
        terminal.type("\x04")
        terminal.read("so the game ends here.\r\n")
    assert terminal.game.returncode == 0


@pytest.mark.parametrize(("words", "environment"), [(["--plain"], {}), ([], {"TERM": "dumb"})])
def test_nothing_is_drawn_for_who_cannot_see_it(words: list[str], environment: dict[str, str]) -> None:
    with playing(*words, **environment) as terminal:
        terminal.type("quit\n")
        terminal.read("Goodbye!\r\n")
    assert terminal.game.returncode == 0
    assert "\x1b" not in terminal.seen
    assert "╭" not in terminal.seen


def test_colours_are_left_out_on_request() -> None:
    with playing(NO_COLOR="1") as terminal:
        terminal.read("> ")
        terminal.type("quit\n")
        terminal.read("Goodbye!\r\n")
    assert "╭" in terminal.seen
    assert not re.search(r"\x1b\[[0-9;]*3[0-7]m", terminal.seen)
