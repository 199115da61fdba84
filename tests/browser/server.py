"""A real server for the browser tests, which can be killed and started again on the same data and port."""

import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class GameServer:
    """The server process; `program` is the command `maquignon`, this checkout's if none is given."""

    def __init__(self, data: Path, program: Sequence[str] = (sys.executable, "-m", "maquignon")) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._data = data
        self._program = program
        self._process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        argv = [
            *self._program, "serve", "--host", "127.0.0.1", "--port", str(self.port),
            "--data", str(self._data), "--no-qr", "--log", "none", "--max-tables-per-player", "50",
            "--new-players-per-minute", "1000", "--requests-per-second-per-address", "1000",
        ]  # fmt: skip
        self._process = subprocess.Popen(argv, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until = time.monotonic() + 60
        while time.monotonic() < until:
            try:
                with urlopen(f"{self.address}/api/bots", timeout=1):
                    return
            except (URLError, ConnectionError, TimeoutError):
                time.sleep(0.05)
        raise AssertionError("The server did not come up within a minute.")

    def kill(self) -> None:
        """Without a word of warning."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def close(self) -> None:
        assert self._process is not None
        self._process.terminate()
        self._process.wait(timeout=60)
