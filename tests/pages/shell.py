"""A line of a shell block carried out so that it comes to an end."""

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tomllib
from pathlib import Path
from urllib.request import urlopen

from tests.project.checkout import ROOT, texts

BIN = Path(sys.executable).parent
SECONDS = 240
FEW_GAMES = "3"
BRIEF = {"--games": FEW_GAMES, "--minutes": "0.05", "--jobs": "1"}
"""What makes a command take long, and what is enough to see that it works."""


def furnish(folder: Path) -> None:
    """What the pages suppose to lie in the reader's folder."""
    (folder / "examples").symlink_to(ROOT / "examples")
    shutil.copy(ROOT / "examples/first_bot.py", folder / "my-bot")
    (folder / "my-bot").chmod(0o755)


def run_line(line: str, folder: Path) -> None:
    words = shlex.split(line, comments=True)
    if not words:
        return
    if words[0] == "make":
        look_up_targets([word for word in words[1:] if "=" not in word])
    elif words[:2] == ["pip", "install"]:
        look_up_extras(words[2:])
    elif words[:2] == ["maquignon", "serve"]:
        serve_for_a_moment(words[2:], folder)
    else:
        subprocess.run(
            briefly(words), cwd=folder, env=environment(folder), stdin=subprocess.DEVNULL, check=True, timeout=SECONDS
        )


def environment(folder: Path) -> dict[str, str]:
    return os.environ | {
        "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}",
        "MAQUIGNON_DATA": str(folder / "data"),
        "XDG_DATA_HOME": str(folder / "home"),  # where the key of a league is kept
    }


def briefly(words: list[str]) -> list[str]:
    short = [BRIEF.get(before, word) for before, word in zip(["", *words[:-1]], words, strict=True)]
    if words[:2] == ["maquignon", "ladder"] or words[:3] == [
        "maquignon",
        "league",
        "play",
    ]:  # every bot at every table is not for a moment
        short += ["--edition", "koehandel", "--players", "3", "--bots", "easy,thrifty"]
    return short


def look_up_targets(targets: list[str]) -> None:
    helped = re.findall(r"^([a-z][a-z-]*):.*## \S", texts()["Makefile"], re.MULTILINE)
    missing = [target for target in targets if target not in helped]
    assert not missing, f"make has no target {missing}"


def look_up_extras(packages: list[str]) -> None:
    there = tomllib.loads(texts()["pyproject.toml"])["project"]["optional-dependencies"]
    extras = [extra for package in packages for extra in re.findall(r"[\w-]+", package.partition("[")[2])]
    missing = [extra for extra in extras if extra not in there]
    assert not missing, f"there are no extras {missing}"


def serve_for_a_moment(words: list[str], folder: Path) -> None:
    """A server is one that says where it is, answers there, and ends when it is asked to."""
    command = ["maquignon", "serve", *words, "--host", "127.0.0.1", "--port", "0", "--no-qr"]
    with subprocess.Popen(command, cwd=folder, env=environment(folder), stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            address = next(found[0] for told in server.stdout if (found := re.search(r"http://[\w.:]+", told)))
            with urlopen(f"{address}/api/health", timeout=SECONDS) as answer:
                assert answer.status == 200
        finally:
            server.send_signal(signal.SIGINT)
        server.stdout.read()
        assert server.wait(SECONDS) in (0, 130)
