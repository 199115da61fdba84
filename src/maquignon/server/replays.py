"""A record played again, step by step, as a seat or a spectator saw it or with all cards open."""

import gzip
from dataclasses import replace
from typing import Any, Literal

import msgspec

from maquignon.judgement.watching import Watcher
from maquignon.notation.record import Header, RecordError, action_to_json, read, steps
from maquignon.rules.audience import seen_by
from maquignon.rules.events import Event
from maquignon.rules.game import Game
from maquignon.rules.terms.edition import Edition
from maquignon.rules.views import View, view
from maquignon.tables.protocol.wire import EVENT_MIRRORS, Position, ToldEvent

Viewpoint = Literal["open", "spectator", "0", "1", "2", "3", "4"]

MOST_STEPS = 5_000
"""No game that people play is a tenth as long."""


class TooManySteps(Exception):
    """A record longer than anybody would watch."""


class ReplayStep(msgspec.Struct, frozen=True):
    """The position after one line of the record; the first is the position before anything happened."""

    line: int
    action: dict[str, Any] | None
    """Only with all cards open: a line of the record tells which notes were laid."""
    events: list[ToldEvent]
    view: Position
    purses: list[list[int]] | None
    """Everybody's notes, with all cards open."""


class Replay(msgspec.Struct, frozen=True):
    edition: Edition
    players: list[str]
    first: int
    tags: dict[str, Any]
    steps: list[ReplayStep]
    chances: list[list[float]] | None
    """After every step each seat's chance to win, as the seat looked through could judge it; with all cards open the
    mean of what all seats could. A spectator has no notes to judge by, and is told none."""


def replay(record: str | bytes, viewpoint: Viewpoint) -> Replay:
    """Play a record again; `RecordError` if it is none, or if there is no such seat."""
    header, lines = read(record)
    game = header.start()
    shown = [_step(1, None, [], game, viewpoint, header)]
    watcher = None if viewpoint == "spectator" else Watcher(game, _seat(viewpoint))
    if watcher:
        watcher.look([])
    for step in steps(game, lines):
        if len(shown) > MOST_STEPS:
            raise TooManySteps
        action = action_to_json(step.action) if viewpoint == "open" else None
        shown.append(_step(step.line, action, step.events, game, viewpoint, header))
        if watcher:
            watcher.look(step.events)
    chances = watcher.chances() if watcher else None
    return Replay(game.edition, list(header.players), header.first, dict(header.tags), shown, chances)


def encoded_replay(record: str | bytes, viewpoint: Viewpoint, squeeze: bool) -> bytes:
    """The same as JSON, squeezed if wanted."""
    body = msgspec.json.encode(replay(record, viewpoint))
    return gzip.compress(body, 5) if squeeze else body


def _step(
    line: int, action: dict[str, Any] | None, events: list[Event], game: Game, viewpoint: Viewpoint, header: Header
) -> ReplayStep:
    seat = _seat(viewpoint)
    if seat is not None and seat >= len(header.players):
        raise RecordError("no_such_seat", line=line)
    is_open = viewpoint == "open"
    seen = _with_open_cards(game) if is_open else view(game, seat)
    told = events if is_open else [seen_by(event, seat) for event in events]
    purses = [list(purse) for purse in game.state.purse[: game.state.players]] if is_open else None
    return ReplayStep(line, action, [_mirrored(event) for event in told], _position(seen), purses)


def _seat(viewpoint: Viewpoint) -> int | None:
    return int(viewpoint) if viewpoint.isdigit() else None


def _with_open_cards(game: Game) -> View:
    s = game.state
    seen = view(game, None)
    return replace(
        seen,
        offer=tuple(s.offer) if seen.offer_size else None,
        paid=tuple(s.paid) if seen.paid_size else None,
    )


def _position(seen: View) -> Position:
    return msgspec.convert(seen, Position, from_attributes=True)


def _mirrored(event: Event) -> ToldEvent:
    told: ToldEvent = msgspec.convert(event, EVENT_MIRRORS[type(event)], from_attributes=True)
    return told
