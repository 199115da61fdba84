"""Everything one seat has seen happen: line by line as text, and row by row as numbers."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any, Final, get_args

from maquignon.notation.frames import snake
from maquignon.rules import events as e
from maquignon.rules.audience import seen_by
from maquignon.rules.cards import KINDS_OF_NOTES
from maquignon.rules.events import Event, Notes
from maquignon.rules.scoring import WhyOver

# What follows from the rest by the rules (turns, donkeys, the hammer, families) is not told again.
TOLD: Final = (
    e.AnimalsDealt, e.AuctionOpened, e.LotTurnedUp, e.BidMade, e.Passed, e.Sold, e.Preempted, e.Defaulted, e.PricePaid,
    e.SaleStood, e.BoughtBack, e.TradeOpened, e.OfferRenewed, e.OfferAccepted, e.CounterLaid, e.TradeTied,
    e.TradeDecided, e.DoveClaimed, e.GameEnded,
)  # fmt: skip
NUMBERS: Final = 20  # the longest: twenty animals dealt; nineteen numbers of a trade
ROW: Final = len(TOLD) + NUMBERS
_ENDINGS: Final = get_args(WhyOver)
_SECRET: Final = (-1.0,) * KINDS_OF_NOTES
_THOUSANDS: Final = ("amount", "price", "scores")


@dataclass(frozen=True, slots=True)
class Recollection:
    """In an imagined game: what the seat itself holds, in place of a past that nobody has imagined."""

    seat: int
    purse: Notes


Happening = Event | Recollection


def story(log: Sequence[Happening], viewer: int) -> str:
    """All that this seat has seen happen, one line each."""
    return "\n".join(filter(None, [line(happening, viewer) for happening in log]))


@lru_cache(maxsize=65_536)
def line(happening: Happening, viewer: int) -> str:
    """Empty for what this seat cannot see or knows anyway."""
    if isinstance(happening, Recollection):
        return f"holds {_text(happening.purse)}" if happening.seat == viewer else ""
    if not isinstance(happening, TOLD):
        return ""
    seen = seen_by(happening, viewer)
    values = [_text(value) for _, value in _told(seen)]
    return " ".join([snake(type(seen).__name__), *values])


def _told(event: Event) -> Iterator[tuple[str, Any]]:
    """The fields of an event; of its sums and of notes changing hands, no more than does not follow from the rest."""
    for field in fields(event):
        if field.name not in ("moved", "counts"):
            yield field.name, getattr(event, field.name)
    if isinstance(event, e.TradeDecided):
        yield "changed_hands", sum(move.count for move in event.moved if move.giver != move.receiver)


def _text(value: object) -> str:
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return "?" if value is None else str(value)


def recent(log: Sequence[Happening], viewer: int, number: int) -> Iterator[tuple[float, ...]]:
    """The last rows, the latest first."""
    for happening in reversed(log):
        if number == 0:
            return
        if isinstance(happening, TOLD):
            yield row(happening, viewer)
            number -= 1


@lru_cache(maxsize=65_536)
def row(event: Event, viewer: int) -> tuple[float, ...]:
    """The kind, one-hot, and what is told; notes that this seat cannot see are -1, money is in thousands."""
    seen = seen_by(event, viewer)
    kind = [0.0] * len(TOLD)
    kind[TOLD.index(type(seen))] = 1.0
    numbers = [number for name, value in _told(seen) for number in _numbers(name, value)]
    return (*kind, *numbers, *[0.0] * (NUMBERS - len(numbers)))


def _numbers(name: str, value: int | str | tuple[int, ...] | None) -> tuple[float, ...]:
    if name == "seats":
        return ()  # D19 clockwise from the first player
    if isinstance(value, str):
        return (float(_ENDINGS.index(value)),)
    scale = 1000.0 if name in _THOUSANDS else 1.0
    if value is None:
        return _SECRET
    if isinstance(value, tuple):
        return tuple([number / scale for number in value])
    return (value / scale,)
