"""A server to be measured, in a process of its own."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parents[2]
PLENTY = "1000000"
PATIENCE = 60


@dataclass(frozen=True)
class Server:
    pid: int
    port: int

    def cpu_seconds(self) -> float:
        """User and system time of all its threads, more finely than in ticks of the clock."""
        threads = Path(f"/proc/{self.pid}/task").iterdir()
        return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e9

    def resident_bytes(self) -> int:
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


@contextmanager
def maquignon(*more: str) -> Iterator[Server]:
    """Ours, with limits that do not limit and the log on a real disk, and `more` flags."""
    flags = [
        f"--{name}={PLENTY}"
        for name in (
            "messages-per-second", "messages-per-second-per-address", "requests-per-second-per-address",
            "new-players-per-minute", "max-guests", "max-guests-per-address", "max-tables", "max-tables-per-player",
        )
    ]  # fmt: skip
    with TemporaryDirectory(prefix="maquignon-bench-") as data:
        port = free_port()
        argv = ["serve", "--host=127.0.0.1", f"--port={port}", f"--data={data}", "--no-qr", "--log=none", *flags, *more]
        with running([sys.executable, "-m", "maquignon", *argv], port, "/api/health") as server:
            yield server


@contextmanager
def floor(app: str, size: int) -> Iterator[Server]:
    port = free_port()
    with running([sys.executable, "-m", "bench.load.floor", app, str(port), str(size)], port, "/") as server:
        yield server


@contextmanager
def running(command: Sequence[str], port: int, path: str, folder: Path = ROOT) -> Iterator[Server]:
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL)
    try:
        _wait(process, f"http://127.0.0.1:{port}{path}")
        yield Server(process.pid, port)
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _wait(process: subprocess.Popen[bytes], url: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if process.poll() is not None:
            raise SystemExit(f"The server ended with status {process.returncode}.")
        with suppress(OSError), urlopen(url, timeout=5):
            return
        time.sleep(0.05)
    raise SystemExit(f"No answer from {url}.")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
