"""Who may know what of an event: an event is public as a whole, or only some may know which notes it was about."""

from dataclasses import replace
from typing import assert_never

from maquignon.rules.events import (
    BoughtBack,
    CounterLaid,
    Event,
    NotesMoved,
    OfferAccepted,
    OfferRenewed,
    PricePaid,
    Public,
    TradeDecided,
    TradeOpened,
    TradeTied,
)


def insiders(event: Event) -> tuple[int, ...] | None:
    """The seats that may know all of an event; None: everybody. A kind without a line here does not type-check."""
    if isinstance(event, Public):
        return None
    match event:
        case PricePaid(payer=one, payee=other) | BoughtBack(seller=one, bidder=other):
            return one, other
        case OfferAccepted(challenger=one, target=other):
            return one, other
        case TradeOpened(challenger=layer) | OfferRenewed(challenger=layer) | CounterLaid(target=layer):
            return (layer,)
        case TradeTied(challenger=one, target=other) | TradeDecided(challenger=one, target=other):
            return None if event.open else (one, other)
        case _:
            assert_never(event)


def seen_from_outside(event: Event) -> Event:
    """What everybody else may know of it; a kind without a line here does not type-check either."""
    if isinstance(event, Public):
        return event
    match event:
        case TradeOpened() | OfferRenewed() | CounterLaid():
            return replace(event, notes=None)
        case PricePaid() | BoughtBack() | OfferAccepted():
            return replace(event, notes=None, moved=_face_down(event.moved))
        case TradeTied() | TradeDecided():
            return event if event.open else replace(event, offer=None, counter=None, moved=_face_down(event.moved))
        case _:
            assert_never(event)


def _face_down(moved: tuple[NotesMoved, ...]) -> tuple[NotesMoved, ...]:
    return tuple(replace(move, notes=None) for move in moved)


def seen_by(event: Event, viewer: int | None) -> Event:
    """The event as `viewer` may know it; None is a spectator."""
    known_to = insiders(event)
    return event if known_to is None or viewer in known_to else seen_from_outside(event)
