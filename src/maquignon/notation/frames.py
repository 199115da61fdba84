"""What is seen and what happened, as JSON: the same for guests of a server and for programs that play."""

import re
from collections.abc import Iterable
from dataclasses import asdict, fields
from operator import attrgetter
from typing import Any, Final

import msgspec

from maquignon.notation.why import Why
from maquignon.rules.audience import seen_by
from maquignon.rules.choices import Choice, Settlement
from maquignon.rules.events import Event
from maquignon.rules.options import Options
from maquignon.rules.views import View

NOT_IN_EVERY_VIEW: Final = ("edition", "seen")
"""Sent once, at the start; and what everybody has seen for themselves."""
_SEEN: Final = tuple(field.name for field in fields(View) if field.name not in NOT_IN_EVERY_VIEW)
_Seen: Final[Any] = msgspec.defstruct("_Seen", list(_SEEN), gc=False)
_seen_of: Final = attrgetter(*_SEEN)

encode: Final = msgspec.json.Encoder().encode
_TYPES: Final[dict[type, bytes]] = {}


def snake(name: str) -> str:
    """`BidMade` is `bid_made` in JSON."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def encode_event(event: Event) -> bytes:
    """The law's dataclass with its type in front."""
    kind = type(event)
    head = _TYPES.get(kind)
    if head is None:
        head = _TYPES[kind] = b'{"type":"%s",' % snake(kind.__name__).encode()
    return head + encode(event)[1:]


def why_to_json(why: Why) -> dict[str, Any]:
    """A reason in the same manner."""
    return {"type": snake(type(why).__name__), **asdict(why)}


def encode_events(events: Iterable[Event], viewer: int | None) -> bytes:
    return b"[" + b",".join([encode_event(seen_by(event, viewer)) for event in events]) + b"]"


def encode_options(options: Options) -> bytes:
    """The law's options; what a choice can work out for whoever draws it goes with its fields."""
    for choice in options.choices:
        if isinstance(choice, Settlement):
            choices = list(map(_shown, options.choices))
            return encode({"seat": options.seat, "choices": choices, "own_raise": options.own_raise})
    return encode(options)  # most of all options: nothing to work out


def _shown(choice: Choice) -> Any:
    return _Settled(*_settled(choice)) if isinstance(choice, Settlement) else choice


def worked_out(kind: type) -> list[str]:
    """What an object of this kind tells besides its fields."""
    return [name for name, value in vars(kind).items() if isinstance(value, property)]


_SETTLEMENT: Final = (*Settlement.__slots__, *worked_out(Settlement))
_settled: Final = attrgetter(*_SETTLEMENT)
_Settled: Final[Any] = msgspec.defstruct("_Settled", list(_SETTLEMENT), gc=False)


def encode_view(view: View) -> bytes:
    return encode(_Seen(*_seen_of(view)))
