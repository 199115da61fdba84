"""Events and advice out of what came over the wire, in the law's own types."""

from typing import Any, Final, get_args

import msgspec

from maquignon.notation.frames import snake
from maquignon.notation.why import Why
from maquignon.rules.actions import Action
from maquignon.rules.events import Event
from maquignon.tables.protocol.answers import Advice
from maquignon.tables.protocol.wire import EVENT_MIRRORS, AnyMove, ToldEvent, read_move

_LAW: Final = {mirror: law for law, mirror in EVENT_MIRRORS.items()}
_WHYS: Final = {snake(kind.__name__): kind for kind in get_args(Why)}


def read_event(told: ToldEvent) -> Event:
    """What happened, as far as this guest may know it."""
    event: Event = msgspec.convert(msgspec.to_builtins(told), _LAW[type(told)])
    return event


def read_advice(advice: Advice, seat: int) -> tuple[Action, Why]:
    """What a good bot would do on this seat, and why."""
    move: AnyMove = msgspec.convert(advice.action, AnyMove)
    fact: dict[str, Any] = {key: value for key, value in advice.why.items() if key != "type"}
    why: Why = msgspec.convert(fact, _WHYS[advice.why["type"]])
    return read_move(move, seat), why
