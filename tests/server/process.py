"""A server in a process of its own, which can be killed."""

import os
import signal
import socket
import subprocess
import sys
import time
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


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class ServerProcess:
    def __init__(self, data: Path, *flags: str) -> None:
        self.data, self.port = data, free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._flags = [*GENEROUS, *flags]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        words = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.data), "--no-qr"]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "maquignon", *words, *self._flags],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            env={**os.environ, "MAQUIGNON_LOG": "json"},
        )
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            assert self._process.poll() is None, self.errors()
            with suppress(OSError), urlopen(f"{self.url}/api/health", timeout=5):
                return
            time.sleep(0.02)
        raise AssertionError("the server did not start")

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        self._close()

    def stop(self) -> int:
        """Ask it to end, as a service manager does; its exit status."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        status = self._process.wait(timeout=PATIENCE)
        self._close()
        return status

    def is_alive(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def errors(self) -> str:
        assert self._process is not None
        assert self._process.stderr is not None
        return self._process.stderr.read().decode()

    def _close(self) -> None:
        assert self._process is not None
        assert self._process.stderr is not None
        self._process.stderr.close()

    def resident_kilobytes(self) -> int:
        status = Path(f"/proc/{self.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0])
