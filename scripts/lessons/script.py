"""How a lesson is written down: lines of a game, and what is said before them."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

PUPIL, BEN, CLEO = 0, 1, 2
HOUSE = "house"

COUNTER = "[data-key='c']"
OFFER = ".stakes .stake"
HAND_OVER = ".settling .act"

Line = tuple[str | None, dict[str, Any] | None, str | None]
"""What is said before a move is made; where it is the pupil's, the lesson waits for that very move.

The third part is the control that the pupil should press; which note to lay next, the lesson sees for itself.
"""


@dataclass(frozen=True)
class Lesson:
    """A game of three, what was played before the pupil came, and what is told and played then."""

    edition: str
    first: int
    script: list[Line]
    before: list[dict[str, Any]]


def offer(place: int) -> str:
    """The control of a trade that is one of several."""
    return f".stakes li:nth-child({place}) .stake"


def said(key: str) -> Line:
    return key, None, None


def others(*lines: dict[str, Any]) -> list[Line]:
    """What the others do, without a word."""
    return [(None, line, None) for line in lines]


def free(seat: int, *animals: str) -> list[dict[str, Any]]:
    """An auction in which nobody bids: the auctioneer gets the lot for nothing."""
    return [*shown(seat, *animals), fallen()]


def shown(seat: int, *animals: str) -> list[dict[str, Any]]:
    return [{"seat": seat, "do": "auction"}, {"seat": HOUSE, "do": "turn_up", "animals": list(animals)}]


def fallen() -> dict[str, Any]:
    return {"seat": HOUSE, "do": "hammer"}


def dealt(order: Iterator[int], *lots: tuple[str, ...]) -> list[dict[str, Any]]:
    """Lots that nobody bids for, one for each auctioneer in turn."""
    return [line for seat, lot in zip(order, lots, strict=False) for line in free(seat, *lot)]
