"""Requests that schemathesis makes up from the server's own description, right and wrong ones."""

import asyncio
import sys
from pathlib import Path

from tests.project.checkout import ROOT
from tests.siege.accidents import Accident

TEST = "tests/server/test_schema.py"
"""Starts a server of its own, and asks it for everything in every way."""


async def schemathesis(data: Path, seconds: float) -> list[str]:
    argv = ["-m", "pytest", TEST, "-q", "-n", "0", "-p", "no:cacheprovider", "--no-header", "--tb", "line"]
    process = await asyncio.create_subprocess_exec(sys.executable, *argv, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    said, _ = await process.communicate()
    return [] if process.returncode == 0 else [said.decode().strip().rpartition("\n")[2]]


MADE_UP: dict[str, Accident] = {"schemathesis": schemathesis}
