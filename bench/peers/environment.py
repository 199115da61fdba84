"""The peers' own environment: made once for each list of pinned versions, far from the project's."""

import hashlib
import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from rich.console import Console

from bench.measured import Measured

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / ".bench"
REQUIREMENTS: Final = ROOT / "bench" / "requirements-peers.txt"


def python(console: Console) -> Path:
    """The interpreter that has the peers installed."""
    interpreter = FOLDER / "bin" / "python"
    stamp = FOLDER / f".peers-{hashlib.sha256(REQUIREMENTS.read_bytes()).hexdigest()[:16]}"
    if not stamp.exists():
        with console.status("Installing the peers into .bench (a minute, once) …"):
            subprocess.run([ROOT / "scripts" / "make_venv.sh", FOLDER], check=True)
            pip = [str(interpreter), "-m", "pip", "--disable-pip-version-check", "--no-input", "-qq"]
            subprocess.run([*pip, "install", "--require-hashes", "-r", str(REQUIREMENTS)], check=True)
        stamp.touch()
    return interpreter


class Peers:
    """A process in that environment, which measures when it is asked to, so that all can take turns."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self.names: list[str] = json.loads(self._hear())

    def measure(self, name: str) -> Measured:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{name}\n")
        self._process.stdin.flush()
        return Measured(*json.loads(self._hear()))

    def _hear(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("The process that measures the peers has ended; what it said is above.")
        return line


@contextmanager
def peers(console: Console) -> Iterator[Peers]:
    worker = [str(python(console)), "-m", "bench.peers.worker"]
    with subprocess.Popen(worker, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield Peers(process)
        assert process.stdin is not None
        process.stdin.close()
