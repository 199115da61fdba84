"""How long `maquignon --help` takes, the price of every import at the top of the command."""

import subprocess
import sys
import time
from pathlib import Path
from statistics import median

RUNS = 20
COMMAND = [str(Path(sys.executable).with_name("maquignon")), "--help"]


def once() -> float:
    start = time.perf_counter()
    subprocess.run(COMMAND, check=True, capture_output=True)
    return time.perf_counter() - start


def main() -> None:
    seconds = sorted(once() for _ in range(RUNS))
    print(f"maquignon --help: median {median(seconds) * 1000:.0f} ms, best {seconds[0] * 1000:.0f} ms of {RUNS} runs")


if __name__ == "__main__":
    main()
