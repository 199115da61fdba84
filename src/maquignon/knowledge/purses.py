"""What one observer can deduce about every purse, as bounds that never exclude the truth.

Start notes, donkey payments, prices and numbers of notes are public; which notes changed hands only some have seen.
Knowledge is told such facts (`witness` and `hearsay` do the telling) and keeps, for each seat, the least
and the most there can be of each kind of note and of money. A pile on the table still counts as its owner's.
"""

from typing import Annotated, Final

from maquignon.knowledge.bounds import fit_worth, least_worth, most_worth, narrow
from maquignon.rules.cards import KINDS_OF_NOTES, NOTES, Purse, size, worth
from maquignon.rules.declared import Declared
from maquignon.rules.state import MOST_SEATS, Count, Purses

Hands = Annotated[list[int], "i2", (MOST_SEATS,)]
Money = Annotated[list[int], "i4", (MOST_SEATS,)]
InPlay = Annotated[list[int], "i2", (KINDS_OF_NOTES,)]
Sum = Annotated[int, "i4", ()]
PileSizes = Annotated[list[int], "i2", (2,)]
PileSeats = Annotated[list[int], "i1", (2,)]
PileNotes = Annotated[list[list[int]], "i1", (2, KINDS_OF_NOTES)]
PileMoney = Annotated[list[int], "i4", (2,)]

OFFERED: Final = 0  # or paid
COUNTERED: Final = 1
ANY_MONEY: Final = 1_000_000


class Knowledge(Declared):
    """Bounds for one observer. Its own purse is among the seats, and known exactly."""

    players: Count
    total: InPlay  # public: how many of each kind are in play
    money: Sum  # public: what they add up to
    size: Hands  # public: how many notes each seat owns
    low: Purses
    high: Purses
    poor: Money
    rich: Money
    # The piles in question: an offer, or a price that the seller may still hand back; and a counter-offer.
    pile_size: PileSizes
    pile_owner: PileSeats
    pile_low: PileNotes
    pile_high: PileNotes
    pile_poor: PileMoney
    pile_rich: PileMoney
    # How each seat laid its last offer or counter-offer: how many notes, and the bounds of what they were worth.
    laid_size: Hands
    laid_poor: Money
    laid_rich: Money


def begin_knowing(k: Knowledge, players: int, start: Purse) -> None:
    """R2 everybody starts with the same notes, and everybody knows which; `k` is all zero."""
    k.players = players
    for kind in range(KINDS_OF_NOTES):
        k.total[kind] = start[kind] * players
        for seat in range(players):
            k.low[seat][kind] = k.high[seat][kind] = start[kind]
    for seat in range(players):
        k.size[seat] = size(start)
        k.poor[seat] = k.rich[seat] = worth(start)
    k.money = worth(start) * players


def learn_donkey(k: Knowledge, kind: int) -> None:
    """R4.2 everybody gets one note of this kind, for all to see."""
    for seat in range(k.players):
        k.low[seat][kind] += 1
        k.high[seat][kind] += 1
        k.size[seat] += 1
        k.poor[seat] += NOTES[kind]
        k.rich[seat] += NOTES[kind]
    k.total[kind] += k.players
    k.money += NOTES[kind] * k.players


def learn_purse(k: Knowledge, seat: int, purse: Purse) -> None:
    """R4.7 a purse is shown."""
    for kind in range(KINDS_OF_NOTES):
        k.low[seat][kind] = k.high[seat][kind] = purse[kind]
    tighten(k)


def learn_worth(k: Knowledge, seat: int, least: int) -> None:
    """This seat can pay at least so much."""
    if least > k.poor[seat]:
        k.poor[seat] = least
        tighten(k)


def tighten(k: Knowledge) -> None:
    """Notes are neither made nor lost: what others must have, nobody else can have."""
    for seat in range(k.players):
        _tighten_seat(k, seat)
    news = False
    for kind in range(KINDS_OF_NOTES):
        news = _tighten_kind(k, kind) or news
    if news:
        for seat in range(k.players):
            _tighten_seat(k, seat)
    _tighten_money(k)


def _tighten_seat(k: Knowledge, seat: int) -> None:
    low, high, number = k.low[seat], k.high[seat], k.size[seat]
    if size(low) == number:  # nothing is open any more
        for kind in range(KINDS_OF_NOTES):
            high[kind] = low[kind]
        k.poor[seat] = k.rich[seat] = worth(low)
        return
    narrow(low, high, number)
    k.poor[seat] = max(k.poor[seat], least_worth(low, high, number))
    k.rich[seat] = min(k.rich[seat], most_worth(low, high, number))
    fit_worth(low, high, k.poor[seat], k.rich[seat])


def _tighten_kind(k: Knowledge, kind: int) -> bool:
    """Is anything narrower than before?"""
    least = 0
    most = 0
    for seat in range(k.players):
        least += k.low[seat][kind]
        most += k.high[seat][kind]
    news = False
    for seat in range(k.players):
        low, high = k.low[seat][kind], k.high[seat][kind]
        fewest = k.total[kind] - (most - high)
        utmost = k.total[kind] - (least - low)
        if fewest > low:
            k.low[seat][kind] = fewest
            news = True
        if utmost < high:
            k.high[seat][kind] = utmost
            news = True
    return news


def _tighten_money(k: Knowledge) -> None:
    least = 0
    most = 0
    for seat in range(k.players):
        least += k.poor[seat]
        most += k.rich[seat]
    for seat in range(k.players):
        poor, rich = k.poor[seat], k.rich[seat]
        k.poor[seat] = max(poor, k.money - (most - rich))
        k.rich[seat] = min(rich, k.money - (least - poor))
