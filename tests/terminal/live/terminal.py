"""`maquignon` in a process of its own, at which somebody types anything that comes to mind when they are asked."""

import asyncio
import os
import re
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.terminal.typist import SENSIBLE

PATIENCE = 60
ASKED = re.compile(
    r"\d: |Your bid|.*Which notes|Your notes|You can pay|Or type|You have \d+ second|You have no notes|You do not hold|"
    r"Type |That |Without|Lay|“|The bid is|These notes|The price|Too late|At least|This offer"
)
"""How a line begins after which an answer is waited for."""


@dataclass
class Terminal:
    """Everything it printed, line by line."""

    process: Process
    dice: Random
    plays: bool
    lines: list[str] = field(default_factory=list)
    fresh: asyncio.Event = field(default_factory=asyncio.Event)
    typed: list[str] = field(default_factory=list)

    async def read(self) -> None:
        assert self.process.stdout is not None
        asked = False
        while True:
            try:
                line = await asyncio.wait_for(self.process.stdout.readline(), 0.03 if asked else None)
            except TimeoutError:
                asked = False
                self.type(self.dice.choice(SENSIBLE))
                continue
            if not line:
                break
            self.lines.append(line.decode().rstrip("\n"))
            asked = self.plays and (asked or ASKED.match(self.lines[-1]) is not None)
            self.fresh.set()
        self.fresh.set()

    def type(self, line: str) -> None:
        assert self.process.stdin is not None
        self.typed.append(line)
        with suppress(ConnectionError):
            self.process.stdin.write(f"{line}\n".encode())

    async def hears(self, words: str, within: float = PATIENCE) -> str:
        """The first line that has these words in it, from the beginning on."""
        async with asyncio.timeout(within):
            while True:
                self.fresh.clear()
                for line in self.lines:
                    if words in line:
                        return line
                assert self.process.returncode is None, self.lines
                await self.fresh.wait()

    async def ends(self) -> int:
        async with asyncio.timeout(PATIENCE):
            return await self.process.wait()


@asynccontextmanager
async def terminal(state: Path, *words: str, seed: int = 1, plays: bool = True) -> AsyncIterator[Terminal]:
    """`plays`: answers whatever is asked; otherwise only what a test types."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "maquignon", *words, "--lang", "en", stdin=PIPE, stdout=PIPE, stderr=None,
        env={**os.environ, "XDG_STATE_HOME": str(state), "COLUMNS": "100"},
    )  # fmt: skip
    found = Terminal(process, Random(seed), plays)
    reading = asyncio.create_task(found.read())
    try:
        yield found
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()
        await reading
        assert process.stdin is not None
        process.stdin.close()
        with suppress(ConnectionError):
            await process.stdin.wait_closed()
