"""A bot that is a program of its own, in any language, spoken to in lines of JSON (docs/howto/write-a-bot.md)."""

import threading
from collections.abc import Sequence
from dataclasses import fields
from random import Random
from time import monotonic
from typing import Any, Final

from maquignon.bots.bot import SECONDS, Place, Visitor
from maquignon.bots.external_program import Program, ProgramGone
from maquignon.bots.external_stable import STABLE, Misbehaved, Stable, read_line
from maquignon.bots.names import argv_of
from maquignon.bots.thrifty import ThriftyBot
from maquignon.notation.action import action_from_json, action_to_json
from maquignon.notation.frames import encode, encode_event, encode_options, encode_view
from maquignon.notation.reasons import RecordError
from maquignon.rules.actions import Action
from maquignon.rules.cards import ANIMALS, FAMILY_VALUES, NOTES
from maquignon.rules.events import Event, GameEnded
from maquignon.rules.options import Options
from maquignon.rules.views import View

MOST_RESTARTS: Final = 3
"""In one game; after that a stand-in plays it to the end."""
MOST_SILENCES: Final = 3
"""Answers in a row that did not come in time before the process is taken for hung and ended."""


class ExternalBot(Visitor):
    """Plays what its program answers; what it does not answer properly, a thrifty stand-in decides."""

    looks = True
    listens = True

    def __init__(self, name: str, rng: Random, seconds: float = SECONDS, stable: Stable = STABLE) -> None:
        super().__init__()
        self._argv = argv_of(name)
        self._seconds, self._stable = seconds, stable
        self._seed = rng.getrandbits(32)
        self._stand_in = ThriftyBot(rng)
        self._place: Place | None = None
        self._program: Program | None = None
        self._starts = 0
        self._story: list[bytes] = []
        self._result: GameEnded | None = None
        self._deciding = threading.Lock()
        self._left = False

    def join(self, place: Place) -> None:
        self._place = place

    def notice(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, GameEnded):
                self._result = event
        line = b'{"type":"events","events":[' + b",".join(map(encode_event, events)) + b"]}"
        self._story.append(line)
        if self._program is not None:
            self._program.send(line)

    def choose(self, view: View, options: Options) -> Action:
        with self._deciding:
            action = self._decide(view, options)
        if self._left:
            self._let_go()
        return action

    def leave(self) -> None:
        """A table may send a bot away while it still thinks, in another thread."""
        self._left = True
        self._let_go()

    def _let_go(self) -> None:
        if self._program is None or not self._deciding.acquire(blocking=False):
            return
        result = self._result
        scores, winners = (result.scores, result.winners) if result is not None else (None, None)
        self._program.send(encode({"type": "over", "scores": scores, "winners": winners}))
        self._stable.give_back(self._argv, self._program)
        self._program = None
        self._deciding.release()

    def _decide(self, view: View, options: Options) -> Action:
        question = 0
        try:
            program = self._program = self._program or self._sit_down()
            question = program.number_question()
            action = self._ask(program, question, view, options)
        except Misbehaved as misbehaved:
            return self._replace(misbehaved, question, view, options)
        self._stable.praise(self._argv)
        program.silences = 0
        return action

    def _sit_down(self) -> Program:
        """A process that knows where it sits and all that has happened; one that died is told everything again."""
        if self._starts > MOST_RESTARTS:
            raise Misbehaved("absent", f"{self._argv[0]} was restarted {MOST_RESTARTS} times in this game")
        self._starts += 1
        program = self._stable.take(self._argv)
        for line in [encode(self._start()), *self._story]:
            program.send(line)
        return program

    def _start(self) -> dict[str, Any]:
        assert self._place is not None
        place = {field.name: getattr(self._place, field.name) for field in fields(self._place)}
        cards = {"animals": ANIMALS, "family_values": FAMILY_VALUES, "notes": NOTES}
        return {"type": "start", **place, **cards, "seconds": self._seconds, "seed": self._seed}

    def _ask(self, program: Program, question: int, view: View, options: Options) -> Action:
        deadline = monotonic() + self._seconds
        program.forget()
        program.send(
            b'{"type":"choose","id":%d,"view":%b,"options":%b}' % (question, encode_view(view), encode_options(options))
        )
        try:
            while (found := _read_answer(program.receive(deadline), question)) is None:
                pass
        except TimeoutError:
            raise Misbehaved("late", f"There was no answer within {self._seconds:g} seconds") from None
        except ProgramGone:
            raise Misbehaved("crashed", f"{program.name} {program.epitaph()}") from None
        return _understand(found, options)

    def _replace(self, misbehaved: Misbehaved, question: int, view: View, options: Options) -> Action:
        """The stand-in decides, and the program hears what was wrong, if it still can."""
        fault = misbehaved.fault
        self.faults.append(fault)
        action = self._stand_in.choose(view, options)
        program = self._program
        if program is None:
            return action
        program.silences += fault.kind == "late"
        if fault.kind == "crashed" or program.silences >= MOST_SILENCES:
            self._program = None
            self._stable.bury(self._argv, program)
        else:
            instead = _without_seat(action)
            told = {"reason": fault.kind, "message": fault.sentence, "instead": instead}
            program.send(encode({"type": "refused", "id": question, **told}))
        return action


def _read_answer(line: bytes, question: int) -> dict[str, Any] | None:
    """What a line says to this question; None if it answers an older one, whose time is over."""
    found = read_line(line)
    number = found.get("id")
    if type(number) is int and 0 < number < question:
        return None
    if number != question or type(number) is not int:
        raise Misbehaved("nonsense", f'An answer must have "id": {question}, the number of the question')
    if not isinstance(found.get("action"), dict):
        raise Misbehaved("nonsense", 'An answer must have an "action", for example {"do": "pass"}')
    action: dict[str, Any] = found["action"]
    return action


def _understand(found: dict[str, Any], options: Options) -> Action:
    try:
        action = action_from_json(found, options.seat)
    except RecordError as error:
        raise Misbehaved("nonsense", str(error)) from None
    if not options.allows(action):
        raise Misbehaved("illegal", f"{encode(found).decode():.200} is not among the options")
    return action


def _without_seat(action: Action) -> dict[str, Any]:
    written = action_to_json(action)
    del written["seat"]
    return written
