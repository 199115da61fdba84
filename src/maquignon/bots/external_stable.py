"""Where programs that play wait between games: one process serves many games, and one that keeps dying is given up."""

import atexit
import threading
from collections import Counter
from collections.abc import Sequence
from time import monotonic
from typing import Any, Final

from maquignon import __version__
from maquignon.bots.bot import Fault, FaultKind
from maquignon.bots.external_program import LONGEST_LINE, Program, ProgramGone
from maquignon.notation.frames import encode
from maquignon.notation.json_line import read_object
from maquignon.notation.reasons import RecordError

PROTOCOL: Final = 1
HELLO: Final = encode({"type": "hello", "protocol": PROTOCOL, "name": "maquignon", "version": __version__})
BYE: Final = encode({"type": "bye"})
SECONDS_TO_START: Final = 10.0
MOST_DEATHS: Final = 3
"""How often in a row a program may die without one good answer before it is given up."""


class Misbehaved(Exception):
    """A program did not do its part."""

    def __init__(self, kind: FaultKind, sentence: str) -> None:
        super().__init__(sentence)
        self.fault = Fault(kind, sentence)


class Stable:
    """Programs by their command; used by all games of this process, from any thread."""

    def __init__(self) -> None:
        self._idle: dict[tuple[str, ...], list[Program]] = {}
        self._all: set[Program] = set()
        self._deaths: Counter[tuple[str, ...]] = Counter()
        self._lock = threading.RLock()  # closing may be the work of a signal that comes at any moment

    def take(self, argv: Sequence[str]) -> Program:
        """A program that has said hello, waiting or new."""
        command = tuple(argv)
        with self._lock:
            if self._idle.get(command):
                return self._idle[command].pop()
            if self._deaths[command] > MOST_DEATHS:
                raise Misbehaved("absent", f"{command[0]} has died too often and is not started again")
        try:
            program = Program(command)
        except OSError as error:
            self._count_death(command)
            raise Misbehaved("crashed", f"{command[0]} cannot be started: {error.strerror}") from None
        with self._lock:
            self._all.add(program)
        try:
            _greet(program, command[0])
        except Misbehaved:
            self.bury(command, program)
            raise
        return program

    def give_back(self, argv: Sequence[str], program: Program) -> None:
        with self._lock:
            self._idle.setdefault(tuple(argv), []).append(program)

    def bury(self, argv: Sequence[str], program: Program) -> None:
        """A program that died, or has to."""
        program.close()
        self._count_death(tuple(argv))
        with self._lock:
            self._all.discard(program)

    def _count_death(self, command: tuple[str, ...]) -> None:
        with self._lock:
            self._deaths[command] += 1

    def praise(self, argv: Sequence[str]) -> None:
        """A program of this command has given a good answer."""
        with self._lock:
            self._deaths.pop(tuple(argv), None)

    def close(self) -> None:
        """Send all away, and forget who died."""
        with self._lock:
            self._idle.clear()
            self._deaths.clear()
        while self._all:
            program = next(iter(self._all))
            program.close(BYE)
            self._all.discard(program)  # only now: whoever is impatient and interrupts us finds it again at the exit


def _greet(program: Program, name: str) -> None:
    program.send(HELLO)
    try:
        program.name = _read_hello(program.receive(monotonic() + SECONDS_TO_START))
    except TimeoutError:
        raise Misbehaved("late", f"{name} did not say hello within {SECONDS_TO_START:g} seconds") from None
    except ProgramGone:
        raise Misbehaved("crashed", f"{name} did not say hello and {program.epitaph()}") from None


def _read_hello(line: bytes) -> str:
    """The name of a program that speaks our protocol."""
    found = read_line(line)
    if found.get("type") != "hello" or not isinstance(found.get("name"), str):
        raise Misbehaved("nonsense", 'The first line must be a hello with a name, {"type": "hello", "protocol": 1, …}')
    if found.get("protocol") != PROTOCOL:
        raise Misbehaved("nonsense", f"It speaks protocol {found.get('protocol')!r:.40}, we speak {PROTOCOL}")
    return str(found["name"])[:40]


def read_line(line: bytes) -> dict[str, Any]:
    """The object on a line of a program."""
    if len(line) > LONGEST_LINE:
        raise Misbehaved("nonsense", f"A line must not be longer than {LONGEST_LINE} bytes")
    try:
        return read_object(line)
    except RecordError as error:
        raise Misbehaved("nonsense", str(error)) from None


STABLE: Final = Stable()
atexit.register(STABLE.close)
