"""Frames for the guests of a table: what all see is encoded once, and each viewer's own part is put in front of it."""

from collections.abc import Iterable, Sequence
from dataclasses import fields
from operator import attrgetter
from typing import Any, Final

import msgspec

from maquignon.rules.events import Event, seen_by
from maquignon.rules.game import Game
from maquignon.rules.legality import may_act
from maquignon.rules.options import options
from maquignon.rules.views import View, seen_offer, seen_payment, seen_purse, view
from maquignon.tables.answers import ClockShown
from maquignon.tables.messages import Message
from maquignon.tables.wire import NOT_IN_EVERY_VIEW, snake

_OWN: Final = ("viewer", "purse", "paid", "offer")
"""The fields of a view that depend on who looks: a test holds all others equal for everybody."""
_SHARED: Final = tuple(
    field.name for field in fields(View) if field.name not in _OWN and field.name not in NOT_IN_EVERY_VIEW
)
_Shared: Final[Any] = msgspec.defstruct("_Shared", list(_SHARED), gc=False)
_shared_of: Final = attrgetter(*_SHARED)

_encode: Final = msgspec.json.Encoder().encode
_TYPES: Final[dict[type, bytes]] = {}


def frame(message: Message) -> bytes:
    return _encode(message)


def encode_event(event: Event) -> bytes:
    """The law's dataclass with its type in front."""
    kind = type(event)
    head = _TYPES.get(kind)
    if head is None:
        head = _TYPES[kind] = b'{"type":"%s",' % snake(kind.__name__).encode()
    return head + _encode(event)[1:]


def encode_events(events: Iterable[Event], viewer: int | None) -> bytes:
    return b"[" + b",".join([encode_event(seen_by(event, viewer)) for event in events]) + b"]"


class Showing:
    """One position with its events, for as many viewers as there are; every frame is made at most once."""

    def __init__(self, game: Game, head: bytes, clock: ClockShown, events: Sequence[Event]) -> None:
        self._game = game
        self._head = head
        self._clock = b',"clock":' + _encode(clock) + b',"options":'
        self._events: Final = [(event, _public(event)) for event in events]
        self._shared = _encode(_Shared(*_shared_of(view(game, None))))[1:] + b"}"
        self._to_act = [may_act(game.state, seat) for seat in range(game.state.players)]

    def frame(self, viewer: int | None, done: str | None = None) -> bytes:
        return b"".join(
            (
                self._head,
                b"null" if done is None else _encode(done),
                self._clock,
                self._options(viewer),
                b',"events":[',
                b",".join([public or encode_event(seen_by(event, viewer)) for event, public in self._events]),
                b'],"view":',
                self._own(viewer),
                self._shared,
            )
        )

    def _options(self, viewer: int | None) -> bytes:
        if viewer is None:
            return b"null"
        if not self._to_act[viewer]:
            return b'{"seat":%d,"choices":[]}' % viewer
        return _encode(options(self._game, viewer))

    def _own(self, viewer: int | None) -> bytes:
        if viewer is None:
            return b'{"viewer":null,"purse":null,"paid":null,"offer":null,'
        s = self._game.state
        return b'{"viewer":%d,"purse":%b,"paid":%b,"offer":%b,' % (
            viewer,
            _encode(seen_purse(s, viewer)),
            _encode(seen_payment(s, viewer)),
            _encode(seen_offer(s, viewer)),
        )


def update_head(version: int, since: int, question: int, now: int) -> bytes:
    """The opening of an update, up to the id of the command that is done."""
    return b'{"type":"update","version":%d,"since":%d,"question":%d,"now":%d,"done":' % (version, since, question, now)


def _public(event: Event) -> bytes | None:
    """The encoded event if everybody may know all of it."""
    return encode_event(event) if seen_by(event, None) is event else None
