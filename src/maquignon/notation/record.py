"""A whole game as text, the PGN of this game: a header, then one action per line."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from maquignon.notation.action import action_from_json, action_to_json
from maquignon.notation.header import Header, header_from_json, header_to_json
from maquignon.notation.json_line import read_object, write_object
from maquignon.notation.reasons import RecordError
from maquignon.rules.actions import Action
from maquignon.rules.events import Event
from maquignon.rules.game import Game, IllegalAction
from maquignon.rules.telling import play

__all__ = [
    "Header", "Record", "RecordError", "Step", "action_from_json", "action_to_json",
    "dump_action", "dump_header", "dumps", "loads", "read", "replay", "steps",
]  # fmt: skip


@dataclass(slots=True)
class Record:
    """A game, finished or not, as everybody's actions in order."""

    header: Header
    actions: list[Action] = field(default_factory=list)


class Step(NamedTuple):
    """One line replayed: `game` is one object, changed in place from step to step."""

    line: int
    action: Action
    events: list[Event]
    game: Game


def dumps(record: Record) -> str:
    return dump_header(record.header) + "".join(dump_action(action) for action in record.actions)


def dump_header(header: Header) -> str:
    return write_object(header_to_json(header)) + "\n"


def dump_action(action: Action) -> str:
    return write_object(action_to_json(action)) + "\n"


def loads(text: str | bytes) -> Record:
    """Read a record without playing it; a `RecordError` names the first line that cannot be read."""
    header, lines = read(text)
    return Record(header, [action for _, action in lines])


def read(text: str | bytes) -> tuple[Header, Iterator[tuple[int, Action]]]:
    """The header at once, then the actions with their line numbers, each read only when asked for."""
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    first, *rest = data.removesuffix(b"\n").split(b"\n")
    try:
        header = header_from_json(read_object(first))
    except RecordError as error:
        raise error.on_line(1) from None
    return header, _actions(rest)


def _actions(lines: Iterable[bytes]) -> Iterator[tuple[int, Action]]:
    for number, line in enumerate(lines, start=2):
        try:
            action = action_from_json(read_object(line))
        except RecordError as error:
            raise error.on_line(number) from None
        yield number, action


def steps(game: Game, actions: Iterable[tuple[int, Action]]) -> Iterator[Step]:
    """Play numbered actions one by one; the law's refusal is a `RecordError` and leaves the game before that line."""
    for number, action in actions:
        try:
            events = play(game, action)
        except IllegalAction as refused:
            raise RecordError(refused.reason, line=number) from None
        yield Step(number, action, events, game)


def replay(record: Record) -> Game:
    """The game after the last action of the record."""
    game = record.header.start()
    for _ in steps(game, enumerate(record.actions, start=2)):
        pass
    return game
