"""What one observer can deduce about every purse, as bounds that never exclude the truth.

Start notes, donkey payments, prices and numbers of notes are public; which notes changed hands only some have seen.
Knowledge is told such facts (`witness` and `hearsay` do the telling) and keeps, for each seat, the least
and the most there can be of each kind of note and of money. A pile on the table still counts as its owner's.
"""

from typing import Annotated, Final

from maquignon.knowledge.bounds import fit_pile, fit_worth, least_worth, most_worth, narrow
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


def see_pile(k: Knowledge, pile: int, owner: int, notes: Purse) -> None:
    """These very notes lie on the table."""
    number = 0
    for kind in range(KINDS_OF_NOTES):
        k.pile_low[pile][kind] = k.pile_high[pile][kind] = notes[kind]
        number += notes[kind]
    k.pile_owner[pile] = owner
    k.pile_size[pile] = number
    k.pile_poor[pile] = k.pile_rich[pile] = worth(notes)


def guess_pile(k: Knowledge, pile: int, owner: int, number: int) -> None:
    """So many notes of this owner lie on the table, face down."""
    k.pile_owner[pile] = owner
    k.pile_size[pile] = number
    k.pile_poor[pile] = 0
    k.pile_rich[pile] = ANY_MONEY
    others = k.size[owner] - number
    for kind in range(KINDS_OF_NOTES):
        k.pile_low[pile][kind] = max(0, k.low[owner][kind] - others)
        k.pile_high[pile][kind] = min(k.high[owner][kind], number)
    weigh_pile(k, pile)


def guess_payment(k: Knowledge, payer: int, price: int, number: int, freely: int) -> None:
    """D12, D13 so many notes settle this price, and unless paid freely none of them is needless."""
    guess_pile(k, OFFERED, payer, number)
    k.pile_poor[OFFERED] = max(k.pile_poor[OFFERED], price)
    if not freely:
        strip_zeros(k, OFFERED, number)
        k.pile_rich[OFFERED] = min(k.pile_rich[OFFERED], _most_paid(price, number))
    weigh_pile(k, OFFERED)


def strip_zeros(k: Knowledge, pile: int, number: int) -> None:
    """Without its worthless notes the pile has so many left."""
    k.pile_low[pile][0] = k.pile_high[pile][0] = 0
    k.pile_size[pile] = number


def _most_paid(price: int, number: int) -> int:
    """Without its smallest note a payment falls short: each of the others is at least as much, and they stay below."""
    if number < 2:
        return NOTES[KINDS_OF_NOTES - 1]
    smallest = 0
    for kind in range(KINDS_OF_NOTES):
        if NOTES[kind] * (number - 1) < price:
            smallest = NOTES[kind]
    return price - 10 + smallest


def compare_piles(k: Knowledge, least: int, most: int) -> None:
    """The offer exceeds the counter-offer by something between `least` and `most`."""
    k.pile_poor[OFFERED] = max(k.pile_poor[OFFERED], k.pile_poor[COUNTERED] + least)
    k.pile_rich[COUNTERED] = min(k.pile_rich[COUNTERED], k.pile_rich[OFFERED] - least)
    k.pile_rich[OFFERED] = min(k.pile_rich[OFFERED], k.pile_rich[COUNTERED] + most)
    k.pile_poor[COUNTERED] = max(k.pile_poor[COUNTERED], k.pile_poor[OFFERED] - most)
    weigh_pile(k, OFFERED)
    weigh_pile(k, COUNTERED)


def remember_pile(k: Knowledge, pile: int) -> None:
    """How somebody laid their last pile says something about how they trade."""
    owner = k.pile_owner[pile]
    k.laid_size[owner] = k.pile_size[pile]
    k.laid_poor[owner] = k.pile_poor[pile]
    k.laid_rich[owner] = k.pile_rich[pile]


def weigh_pile(k: Knowledge, pile: int) -> None:
    """Bring the number, the kinds and the worth of a pile into line with one another."""
    low, high, number = k.pile_low[pile], k.pile_high[pile], k.pile_size[pile]
    narrow(low, high, number)
    least = least_worth(low, high, number)
    most = most_worth(low, high, number)
    if least < k.pile_poor[pile] or most > k.pile_rich[pile]:
        fit_pile(low, high, number, k.pile_poor[pile], k.pile_rich[pile])
        least = least_worth(low, high, number)
        most = most_worth(low, high, number)
    k.pile_poor[pile] = max(k.pile_poor[pile], least)
    k.pile_rich[pile] = min(k.pile_rich[pile], most)


def move_pile(k: Knowledge, pile: int, receiver: int) -> None:
    """The pile changes hands."""
    own_pile(k, pile)
    owner = k.pile_owner[pile]
    for kind in range(KINDS_OF_NOTES):
        least, most = k.pile_low[pile][kind], k.pile_high[pile][kind]
        k.low[owner][kind] = max(0, k.low[owner][kind] - most)
        k.high[owner][kind] -= least
        k.low[receiver][kind] += least
        k.high[receiver][kind] = min(k.total[kind], k.high[receiver][kind] + most)
    k.size[owner] -= k.pile_size[pile]
    k.size[receiver] += k.pile_size[pile]
    k.poor[owner] = max(0, k.poor[owner] - k.pile_rich[pile])
    k.rich[owner] -= k.pile_poor[pile]
    k.poor[receiver] += k.pile_poor[pile]
    k.rich[receiver] = min(k.money, k.rich[receiver] + k.pile_rich[pile])
    tighten(k)


def own_pile(k: Knowledge, pile: int) -> None:
    """Whoever lays a pile owns at least what is in it."""
    owner = k.pile_owner[pile]
    for kind in range(KINDS_OF_NOTES):
        k.low[owner][kind] = max(k.low[owner][kind], k.pile_low[pile][kind])
    k.poor[owner] = max(k.poor[owner], k.pile_poor[pile])


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
