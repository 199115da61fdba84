"""A server in a process of its own, which can be killed."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from urllib.request import urlopen

PLENTY = "100000"
GENEROUS = [
    "--messages-per-second", PLENTY, "--messages-per-second-per-address", PLENTY,
    "--requests-per-second-per-address", PLENTY, "--new-players-per-minute", PLENTY,
    "--max-guests-per-address", PLENTY, "--max-tables-per-player", PLENTY,
]  # fmt: skip
PATIENCE = 60
PROGRAM = ("-m", "maquignon")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class ServerProcess:
    def __init__(self, data: Path, *flags: str, generous: bool = True) -> None:
        """`generous`: with limits under which no honest test is ever too fast."""
        self.data, self.port = data, free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._flags = [*(GENEROUS if generous else ()), *flags]
        self._process: subprocess.Popen[bytes] | None = None
        self.log = data.with_name(f"{data.name}.log")

    def start(self, program: Sequence[str] = PROGRAM) -> None:
        """`program`: what Python is told to run, should the world around the server be another."""
        words = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.data), "--no-qr"]
        # a file: a pipe that nobody empties would stop the server when it is full
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, *program, *words, *self._flags],
                stdout=subprocess.DEVNULL,
                stderr=log,
                env={**os.environ, "MAQUIGNON_LOG": "json"},
            )
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            assert self._process.poll() is None, self.log.read_text()
            with suppress(OSError), urlopen(f"{self.url}/api/health", timeout=5):
                return
            time.sleep(0.02)
        raise AssertionError("the server did not start")

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def send(self, number: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(number)

    def kill(self) -> None:
        assert self._process is not None
        self.send(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> int:
        """Ask it to end, as a service manager does; its exit status."""
        assert self._process is not None
        self.send(signal.SIGTERM)
        return self._process.wait(timeout=PATIENCE)

    def is_alive(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def resident_kilobytes(self) -> int:
        return self._status("VmRSS:")

    def cpu_seconds(self) -> float:
        """User and system time of all its threads."""
        spent = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()[11:13]
        return sum(map(int, spent)) / os.sysconf("SC_CLK_TCK")

    def threads(self) -> int:
        return self._status("Threads:")

    def _status(self, figure: str) -> int:
        status = Path(f"/proc/{self.pid}/status").read_text()
        return int(status.split(figure)[1].split()[0])
