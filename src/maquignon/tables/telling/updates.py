"""Frames for the guests of a table: what all see is encoded once, and each viewer's own part is put in front of it."""

from collections.abc import Sequence
from dataclasses import fields
from operator import attrgetter
from typing import Any, Final

import msgspec

from maquignon.notation.frames import NOT_IN_EVERY_VIEW, encode, encode_event, encode_options
from maquignon.rules.audience import insiders, seen_from_outside
from maquignon.rules.events import Event
from maquignon.rules.game import Game
from maquignon.rules.options import options
from maquignon.rules.spoken import CHANGED_BY_WORDS, SPOKEN_EVENTS
from maquignon.rules.state import MOST_SEATS, NOBODY, PHASES, State
from maquignon.rules.views import View, seen_offer, seen_payment, seen_purse, view
from maquignon.tables.protocol.shown import ClockShown

_OWN: Final = ("viewer", "purse", "paid", "offer")
"""The fields of a view that depend on who looks."""
_SPOKEN: Final = (*CHANGED_BY_WORDS, "to_act")
"""The fields that change while no card moves. Tests hold every frame against the law's own view."""
_QUIET: Final = tuple(field.name for field in fields(View) if field.name not in (*_OWN, *_SPOKEN, *NOT_IN_EVERY_VIEW))
_Own: Final[Any] = msgspec.defstruct("_Own", list(_OWN), gc=False)
_Spoken: Final[Any] = msgspec.defstruct("_Spoken", list(_SPOKEN), gc=False)
_Quiet: Final[Any] = msgspec.defstruct("_Quiet", list(_QUIET), gc=False)
_quiet_of: Final = attrgetter(*_QUIET)
_SPOKEN_KINDS: Final = frozenset(SPOKEN_EVENTS)
_NOTHING_TO_DO: Final[dict[int | None, bytes]] = {
    None: b"null",
    **{seat: b'{"seat":%d,"choices":[],"own_raise":null}' % seat for seat in range(MOST_SEATS)},
}


class Still:
    """The parts of a frame that last as long as no card moves: from the turning up of a lot to the payment."""

    def __init__(self, game: Game) -> None:
        self.shared = encode(_Quiet(*_quiet_of(view(game, None))))[1:] + b"}"
        self.own = {viewer: _own(game.state, viewer) for viewer in (*range(game.state.players), None)}


def no_card_moves(events: Sequence[Event]) -> bool:
    return _SPOKEN_KINDS.issuperset(map(type, events))


class Showing:
    """One position with its events, for as many viewers as there are; every part is made at most once."""

    def __init__(
        self, game: Game, may_act: list[int], still: Still, head: bytes, clock: ClockShown, events: Sequence[Event]
    ) -> None:
        self._game, self._may_act, self._own = game, may_act, still.own
        self._head, self._clock = head, b',"clock":' + encode(clock) + b',"options":'
        self._begin = head + b"null" + self._clock
        self._events = [_encoded(event) for event in events]
        self._public = None if any(known_to for known_to, _, _ in self._events) else self._told(None)
        self._rest = _spoken(game.state, may_act) + still.shared

    def frame(self, viewer: int | None, done: str | None = None) -> bytes:
        begin = self._begin if done is None else self._head + encode(done) + self._clock
        if viewer is not None and (viewer in self._may_act or viewer == self._game.state.leader):
            open_to = encode_options(options(self._game, viewer))
        else:
            open_to = _NOTHING_TO_DO[viewer]
        return b"".join((begin, open_to, self._public or self._told(viewer), self._own[viewer], self._rest))

    def _told(self, viewer: int | None) -> bytes:
        seen = [
            whole if known_to is None or viewer in known_to else outside for known_to, whole, outside in self._events
        ]
        return b',"events":[' + b",".join(seen) + b'],"view":'


def _own(s: State, viewer: int | None) -> bytes:
    seen = _Own(viewer, seen_purse(s, viewer), seen_payment(s, viewer), seen_offer(s, viewer))
    return encode(seen)[:-1] + b","


def _spoken(s: State, may_act: list[int]) -> bytes:
    passed, has_bid = list(map(bool, s.passed[: s.players])), list(map(bool, s.has_bid[: s.players]))
    leader = None if s.leader == NOBODY else s.leader
    debtor = None if s.debtor == NOBODY else s.debtor
    spoken = _Spoken(
        phase=PHASES[s.phase],
        to_act=may_act,
        high_bid=s.high_bid,
        leader=leader,
        passed=passed,
        has_bid=has_bid,
        debtor=debtor,
    )
    return encode(spoken)[1:-1] + b","


def update_head(version: int, since: int, question: int, now: int) -> bytes:
    """The opening of an update, up to the id of the command that is done."""
    return b'{"type":"update","version":%d,"since":%d,"question":%d,"now":%d,"done":' % (version, since, question, now)


def _encoded(event: Event) -> tuple[tuple[int, ...] | None, bytes, bytes]:
    """Who may know all of it, the whole of it, and what everybody else may know."""
    known_to, whole = insiders(event), encode_event(event)
    return known_to, whole, whole if known_to is None else encode_event(seen_from_outside(event))
