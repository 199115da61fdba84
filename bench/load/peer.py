"""boardgame.io's server under the same load: four clients at each table, one move at a time, everything in memory."""

import json
import shutil
import subprocess
from pathlib import Path
from threading import Timer
from typing import IO

from bench.load.server import Server, free_port, running

FOLDER = Path(__file__).resolve().parents[1] / "boardgame_io"
PATIENCE = 150
"""Seconds for everything."""
MOVES = 2_000
"""In one round, shared among the tables."""


def can_be_measured() -> bool:
    """Installs it at the first use, into its own folder; False where there is no npm or no registry."""
    if shutil.which("npm") is None or shutil.which("node") is None:
        return False
    if not (FOLDER / "node_modules").exists():
        print("Installing boardgame.io into", FOLDER.name)
        done = subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--silent"], cwd=FOLDER)
        return done.returncode == 0
    return True


def measure_peer(tables: int, rounds: int) -> dict[str, float]:
    port = free_port()
    with running(["node", "server.js", str(port)], port, "/games", FOLDER) as server:
        each = max(5, MOVES // tables)
        argv = ["node", "load.js", str(port), str(tables), str(each)]
        load = subprocess.Popen(argv, cwd=FOLDER, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        patience = Timer(PATIENCE, load.kill)
        patience.start()
        assert load.stdin is not None
        assert load.stdout is not None
        try:
            if load.stdout.readline() != "ready\n":
                raise SystemExit("The clients of boardgame.io could not sit down.")
            cpu, rate = min(_round(server, load.stdin, load.stdout) for _ in range(rounds))
        finally:
            patience.cancel()
            load.kill()
            load.wait()
            load.stdin.close()
            load.stdout.close()
    return {"tables": tables, "cpu_us_per_move": cpu, "moves_per_second": rate}


def _round(server: Server, said: IO[str], heard: IO[str]) -> tuple[float, float]:
    before = server.cpu_seconds()
    said.write("go\n")
    said.flush()
    line = heard.readline()
    if not line:
        raise SystemExit("The clients of boardgame.io were not done in time.")
    result = json.loads(line)
    return (server.cpu_seconds() - before) / result["moves"] * 1e6, result["moves"] / result["seconds"]
