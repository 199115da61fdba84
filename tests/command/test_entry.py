"""The command answers before anything else is asked of it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from maquignon import __version__
from maquignon.command import main


def test_the_command_names_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--version"])
    assert stop.value.code == 0
    assert capsys.readouterr().out == f"maquignon {__version__}\n"


def test_help_says_what_the_command_is(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--help"])
    assert stop.value.code == 0
    assert "usage: maquignon" in capsys.readouterr().out


@pytest.mark.parametrize(
    "command",
    [[sys.executable, "-m", "maquignon"], [str(Path(sys.executable).with_name("maquignon"))]],
    ids=["module", "script"],
)
def test_the_command_is_installed(command: list[str]) -> None:
    environment = {"PATH": os.environ["PATH"]}
    run = subprocess.run([*command, "--version"], capture_output=True, text=True, check=True, env=environment)
    assert run.stdout == f"maquignon {__version__}\n"
    assert run.stderr == ""
